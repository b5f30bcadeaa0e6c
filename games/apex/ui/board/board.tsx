import { useBoardRoom } from '@conclave/kit';
import { MapText, useSight } from '@conclave/kit/table';
import { memo } from 'react';
import { usePicture } from '../art/pictures.ts';
import { GalaxyText } from '../board-text.tsx';
import { type Props, useDraft } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { useShown } from '../shown.ts';
import { askedStep } from '../situation.ts';
import { BattlePanel } from './battle-panel.tsx';
import { Galaxy } from './galaxy.tsx';
import { Inspect } from './inspect.tsx';
import { Reveal } from './reveal.tsx';
import { Track } from './track.tsx';

/** What stays as it is while one looks about and puts a move together. */
const Steady = { Track: memo(Track), Reveal: memo(Reveal), Motion: memo(Motion) };

/** Questions that are answered by cards rather than on the galaxy. */
const BY_CARDS = ['setup.civilisation', 'round.choose'];

/** The middle of the table: where the game stands, the galaxy, what is asked of a sector, and the galaxy as text. */
export function Board(props: Props) {
  const { view, seats } = props;
  const { looked: inspected, look: inspect } = useSight();
  const sky = usePicture('sky');
  const draft = useDraft(props);
  const shown = useShown(props, draft);
  const step = askedStep(props);
  const fought = step === 'war.battle' ? draft.from : null;
  // What is asked on the galaxy is not covered by the own area.
  useBoardRoom(step !== null && !BY_CARDS.includes(step));
  return (
    <section className="ax map-board ax-board" data-seats={view.seats} aria-label="Galaxy">
      {sky && <div className="map-sky" style={{ backgroundImage: `url(${sky})` }} />}
      <Steady.Track {...props} />
      <div className="map-chart ax-chart">
        <Galaxy table={props} shown={shown} inspected={inspected} inspect={inspect} />
      </div>
      {fought !== null && (inspected === null || inspected === fought) && (
        <BattlePanel view={view} seats={seats} sector={fought} />
      )}
      {inspected !== null && inspected !== fought && (
        <Inspect
          view={shown}
          isAfter={shown !== view}
          viewer={props.viewer}
          seats={seats}
          sector={inspected}
          why={draft.whyNot(inspected)}
          close={() => inspect(null)}
        />
      )}
      <MapText label="Galaxy as text">
        <GalaxyText view={view} seats={seats} />
      </MapText>
      <Steady.Reveal {...props} />
      <Steady.Motion {...props} />
    </section>
  );
}
