import { useBoardRoom } from '@conclave/kit';
import { MapText, useSight } from '@conclave/kit/table';
import { type FocusEvent, type PointerEvent, useMemo, useRef } from 'react';
import { AgeEnd } from '../age-end/age-end.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { Omens } from '../omens/omens.tsx';
import { Rack } from '../rack/rack.tsx';
import { Track } from '../track/track.tsx';
import { useSheet } from '../tree/shown.ts';
import { TreeView } from '../tree/tree-view.tsx';
import { near, useAimed } from './aimed.ts';
import { Bag } from './bag.tsx';
import { LandText } from './board-text.tsx';
import { Carried } from './carried.tsx';
import { Inspect } from './inspect.tsx';
import { Land } from './land.tsx';
import { handOutlooks, type Marks, marksOf } from './marks.ts';
import { Sea } from './sea.tsx';

/** The place of the map that an event is about, if any. */
const placeOf = (target: EventTarget | null): number | null => {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-sector]') : null;
  return element ? Number(element.dataset.sector) : null;
};

/** The handlers of the element that holds the map, which tell what is pointed at. */
function usePointing() {
  const point = near.useSet();
  return {
    onPointerOver: (e: PointerEvent) => e.pointerType === 'mouse' && point(placeOf(e.target)),
    onPointerLeave: () => point(null),
    onFocus: (e: FocusEvent) => e.target.matches(':focus-visible') && point(placeOf(e.target)),
    onBlur: (e: FocusEvent) => placeOf(e.relatedTarget) === null && point(null),
  };
}

const NO_MARKS: Marks = new Map();

/** What each place would bring: with the tile in hand, in its best turn until it is turned, or else with the best of all. */
function useMarks({ view, viewer, moves }: Props, { tile, rotation, isTurned }: Draft): Marks {
  const isPlacing = moves.some(([label]) => label === 'place');
  return useMemo(() => {
    if (!isPlacing || viewer === 'table') return NO_MARKS;
    return marksOf(handOutlooks(view, viewer), tile, isTurned ? rotation : null);
  }, [view, viewer, isPlacing, tile, rotation, isTurned]);
}

/** What does not depend on where one looks, so that it is not drawn again for every place pointed at. */
const useUnmoved = (table: Props) =>
  useMemo(
    () => ({
      before: <Track table={table} />,
      foot: (
        <>
          <Bag view={table.view} />
          <MapText label="Map as text">
            <LandText view={table.view} seats={table.seats} />
          </MapText>
        </>
      ),
      rack: <Rack table={table} />,
      after: (
        <>
          <Omens table={table} />
          <TreeView table={table} />
          <Catalogue table={table} />
          <AgeEnd table={table} />
          <Motion table={table} />
        </>
      ),
    }),
    [table],
  );

/** The middle of the table: the map, and over it where the game stands, what is looked at, Trees and cards. */
export function Board(table: Props) {
  const draft = useDraft(table);
  const { looked, look, isPinned, pin, release } = useSight();
  const marks = useMarks(table, draft);
  const chart = useRef<HTMLDivElement>(null);
  const { before, foot, rack, after } = useUnmoved(table);
  const { sheet, seat } = useSheet(table, draft);
  const isCovered = sheet !== 'map';
  const { tile, rotation } = draft;
  const aimed = useAimed(draft);
  const pointing = usePointing();
  // Placing a tile, a Tree and the catalogue need all the room that a phone has.
  useBoardRoom(isCovered ? `${sheet} ${seat}` : marks !== NO_MARKS);
  return (
    <>
      <Sea />
      <section className="dm dm-board map-board" aria-label="Map">
        <div className="dm-under" inert={isCovered}>
          {before}
        </div>
        <div ref={chart} className="dm-chart map-chart" data-covered={isCovered || undefined} {...pointing}>
          <Land table={table} looked={looked} aimed={aimed} look={look} pin={pin} marks={marks} />
          {tile !== null && <Carried tile={tile} rotation={rotation} over={chart} />}
        </div>
        {looked !== null && !(tile !== null && draft.lit.cells.has(looked)) && (
          <Inspect
            key={looked}
            table={table}
            cell={looked}
            outlook={tile === null ? marks.get(looked) : undefined}
            isPinned={isPinned}
            why={draft.whyNot(looked)}
            close={release}
          />
        )}
        <div className="dm-board-foot map-foot" inert={isCovered}>
          {foot}
        </div>
        <div className="dm-under" inert={isCovered}>
          {rack}
        </div>
        {after}
      </section>
    </>
  );
}
