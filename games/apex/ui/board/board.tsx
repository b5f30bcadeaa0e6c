import { useSight } from '@conclave/kit/table';
import { usePicture } from '../art/pictures.ts';
import { GalaxyText } from '../board-text.tsx';
import { type Props, useDraft } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { askedStep } from '../situation.ts';
import { BattlePanel } from './battle-panel.tsx';
import { Galaxy } from './galaxy.tsx';
import { Inspect } from './inspect.tsx';
import { Reveal } from './reveal.tsx';
import { Track } from './track.tsx';

/** The middle of the table: where the game stands, the galaxy, what is asked of a sector, and the galaxy as text. */
export function Board(props: Props) {
  const { view, seats } = props;
  const { looked: inspected, look: inspect } = useSight();
  const sky = usePicture('sky');
  const { from, whyNot } = useDraft(props);
  const fought = askedStep(props) === 'war.battle' ? from : null;
  return (
    <section className="ax ax-board" data-seats={view.seats} aria-label="Galaxy">
      {sky && <div className="ax-sky" style={{ backgroundImage: `url(${sky})` }} />}
      <Track {...props} />
      <div className="ax-chart">
        <Galaxy table={props} inspected={inspected} inspect={inspect} />
      </div>
      {fought !== null && (inspected === null || inspected === fought) && (
        <BattlePanel view={view} seats={seats} sector={fought} />
      )}
      {inspected !== null && inspected !== fought && (
        <Inspect
          view={view}
          seats={seats}
          sector={inspected}
          why={whyNot(inspected)}
          close={() => inspect(null)}
        />
      )}
      <GalaxyText view={view} seats={seats} />
      <Reveal {...props} />
      <Motion {...props} />
    </section>
  );
}
