import { useBoardRoom, useWide } from '@conclave/kit';
import { useEdition } from '@conclave/kit/table';
import { useRef } from 'react';
import { Zoom } from '../card/zoom.tsx';
import { Hand } from '../mine/hand.tsx';
import { useBeat } from '../motion/use-beat.ts';
import { stepAsked } from '../situation.ts';
import { type Props, useTable } from '../table.ts';
import { Ending } from './ending.tsx';
import { useFresh } from './fresh.ts';
import { isOffering, Offer } from './offer.tsx';
import { Own } from './own.tsx';
import { Revealed } from './revealed.tsx';
import { Supply } from './supply.tsx';
import { Tableau } from './tableau.tsx';
import { Track } from './track.tsx';

const GROUNDS = {
  dark: new URL('../art/table-dark.webp', import.meta.url).href,
  light: new URL('../art/table-light.webp', import.meta.url).href,
};

/** The table itself, painted. */
function Ground() {
  const edition = useEdition();
  const style = edition ? { backgroundImage: `url(${GROUNDS[edition]})` } : {};
  return <div className="map-sky si-ground" style={style} aria-hidden="true" />;
}

/**
 * The round table: the tableaus clockwise from the viewer's left, the viewer's own large below, the piles in the middle. Where
 * there is no line for the hand at the foot of the window it lies here too.
 */
export function Board(props: Props) {
  const { view, viewer } = props;
  const table = useTable(props);
  const root = useRef<HTMLElement>(null);
  const isWide = useWide();
  const step = stepAsked(props);
  useFresh(props);
  useBeat(root, props);
  // Cards to choose from need all the room that a phone has.
  useBoardRoom(isOffering(step));
  const isPlaying = viewer !== 'table';
  const from = isPlaying ? viewer + 1 : view.first;
  const others = Array.from({ length: view.seats - (isPlaying ? 1 : 0) }, (_, i) => (from + i) % view.seats);
  return (
    <section ref={root} className="si map-board si-board" aria-label="Table">
      <Ground />
      <div className="si-round" data-count={others.length} data-mine={isPlaying || undefined}>
        {others.map((seat) => (
          <Tableau key={seat} props={props} table={table} seat={seat} />
        ))}
        {isPlaying ? (
          <Own props={props} table={table} seat={viewer} />
        ) : (
          <div className="si-own">
            <Ending {...props} />
            <Supply view={view} />
          </div>
        )}
      </div>
      <Track view={view} />
      {isPlaying && !isWide && (
        <section className="si-hand-place" aria-label="Hand">
          <Hand props={props} table={table} seat={viewer} />
        </section>
      )}
      <Offer props={props} table={table} step={step} />
      <Revealed {...props} />
      <Zoom {...props} />
    </section>
  );
}
