import { useRef } from 'react';
import { Zoom } from '../card/zoom.tsx';
import { Hand } from '../mine/hand.tsx';
import { useBeat } from '../motion/use-beat.ts';
import { stepAsked } from '../situation.ts';
import { type Props, useTable } from '../table.ts';
import { useWide } from '../wide.ts';
import { Ending } from './ending.tsx';
import { useFresh } from './fresh.ts';
import { Offer } from './offer.tsx';
import { Own } from './own.tsx';
import { Revealed } from './revealed.tsx';
import { Supply } from './supply.tsx';
import { Tableau } from './tableau.tsx';
import { Track } from './track.tsx';

/**
 * The round table: the tableaus clockwise from the viewer's left, the viewer's own large below, the piles in the middle. Where
 * there is no line for the hand at the foot of the window it lies here too.
 */
export function Board(props: Props) {
  const { view, viewer } = props;
  const table = useTable(props);
  const root = useRef<HTMLElement>(null);
  const fresh = useFresh(props);
  const isWide = useWide();
  useBeat(root, props);
  const isPlaying = viewer !== 'table';
  const from = isPlaying ? viewer + 1 : view.first;
  const others = Array.from({ length: view.seats - (isPlaying ? 1 : 0) }, (_, i) => (from + i) % view.seats);
  return (
    <section ref={root} className="si si-board" aria-label="Table">
      <div className="si-ground" aria-hidden="true" />
      <div className="si-round" data-count={others.length} data-mine={isPlaying || undefined}>
        {others.map((seat) => (
          <Tableau key={seat} props={props} table={table} seat={seat} fresh={fresh} />
        ))}
        {isPlaying ? (
          <Own props={props} table={table} seat={viewer} />
        ) : (
          <div className="si-own">
            <Ending props={props} />
            <div className="si-own-head">
              <Supply view={view} />
            </div>
          </div>
        )}
      </div>
      <Track view={view} />
      {isPlaying && !isWide && (
        <section className="si-hand-place" aria-label="Hand">
          <Hand props={props} table={table} seat={viewer} />
        </section>
      )}
      <Offer props={props} table={table} step={stepAsked(props)} />
      <Revealed {...props} />
      <Zoom {...props} />
    </section>
  );
}
