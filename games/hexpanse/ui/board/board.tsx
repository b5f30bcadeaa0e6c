import { kept, useBoardRoom, useEscape } from '@conclave/kit';
import { MapText, useSight } from '@conclave/kit/table';
import { useCallback, useMemo, useState } from 'react';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { type Lifted, useLifted, useLifting } from '../lifted.ts';
import { Missions } from '../mine/missions.tsx';
import { Motion } from '../motion/motion.tsx';
import { usePictures } from '../pictures.ts';
import { Track } from '../track/track.tsx';
import { PlanetText } from './board-text.tsx';
import { FormationList } from './formation-list.tsx';
import { type Outlook, outlooksOf } from './formations.ts';
import { Inspect } from './inspect.tsx';
import { LiftedPanel } from './lifted-panel.tsx';
import { PlanetMap } from './map.tsx';
import { useSince } from './since.tsx';
import { isChanged } from './states.ts';

/** Whether formations are drawn without being asked for. */
const auto = kept('hexpanse.formations', true);

/** A place of which less than half is held says nothing yet; a formation that is complete is always seen. */
function isDrawn({ isOwn, isNear, places: [best] }: Outlook, isBest: boolean, isOver: boolean): boolean {
  if (best === undefined) return false;
  if (best.missing.length === 0 || isOver) return best.missing.length === 0;
  return isOwn ? isBest && 2 * best.missing.length <= best.cells.length : isNear;
}

/** What is drawn unasked has no label: how much it lacks stands in the list, and the label would lie over what stands there. */
const isLabelled = ({ places: [best] }: Outlook, isAsked: boolean): boolean =>
  isAsked || best?.missing.length === 0;

/** Which formations are drawn: those asked for, else the own best one and what others can finish within a turn. */
function useOverlays({ view, viewer }: Props, lifted: Lifted | null) {
  const outlooks = outlooksOf(view, viewer);
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set());
  useEscape(pinned.size > 0, () => setPinned(new Set()));
  const pin = useCallback(
    (key: string) =>
      setPinned((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const [pointed, point] = useState<string | null>(null);
  const isAuto = auto.use();
  const asked = outlooks.filter(({ key }) => key === pointed || pinned.has(key));
  const isAsked = asked.length > 0;
  const unasked = outlooks.filter((outlook, i) => isAuto && isDrawn(outlook, i === 0, view.outcome !== null));
  // What is tried out lies alone over the planet.
  const drawn = lifted ? [] : isAsked ? asked : unasked;
  return {
    outlooks,
    overlays: drawn.map((outlook) => ({
      outlook,
      isLabelled: isLabelled(outlook, isAsked),
      isHeld: outlook.isOwn || outlook.places[0]?.missing.length === 0,
    })),
    list: {
      outlooks,
      pinned,
      point,
      isAuto,
      setAuto: auto.set,
      pin,
    },
  };
}

/** Whether a territory is drawn as the moves chosen would leave it: a panel would say what is, and cover what will be. */
const isForeseen = ({ complete, course }: Draft, view: Props['view'], territory: number): boolean =>
  complete !== null && isChanged(course.view, view, territory);

/** What does not depend on where one looks, so that it is not drawn again for every territory pointed at. */
const useUnmoved = (table: Props) =>
  useMemo(
    () => ({
      track: <Track table={table} />,
      text: (
        <MapText label="Planet as text">
          <PlanetText view={table.view} viewer={table.viewer} seats={table.seats} />
        </MapText>
      ),
      over: <Motion table={table} />,
    }),
    [table],
  );

/** The middle of the table: the planet, and over it where the game stands, formations and what is looked at. */
export function Board(table: Props) {
  const { view, viewer, seats } = table;
  const { looked, look, isPinned, pin, release } = useSight();
  const draft = useDraft(table);
  const { pattern, asked, chosen, lit } = draft;
  useBoardRoom(lit.territories.size > 0 && `${asked.step} ${chosen.action ?? ''}`);
  const tried = useLifted(table);
  // One shape at a time follows the pointer.
  const lifted = pattern === null ? tried : null;
  useEscape(lifted !== null, useLifting().putBack);
  const { outlooks, overlays, list } = useOverlays(table, lifted);
  const { track, text, over } = useUnmoved(table);
  const since = useSince(table);
  const pictures = usePictures();
  // Neither a pattern that follows the pointer must be covered, nor what may be chosen next beside it.
  const isFree = (territory: number) =>
    pattern === null &&
    !isForeseen(draft, view, territory) &&
    (draft.byHand === 0 || draft.whyNot(territory) !== null);
  const isSeen = looked !== null && (isPinned || isFree(looked));
  const inspected = lifted === null && isSeen ? looked : null;
  return (
    <section className="hx map-board hx-board" data-board={view.board} aria-label="Planet">
      {pictures && <div className="map-sky" style={{ backgroundImage: `url(${pictures.sky})` }} />}
      {track}
      <PlanetMap
        table={table}
        looked={looked}
        look={look}
        pin={pin}
        overlays={overlays}
        lifted={lifted}
        since={since}
      />
      {inspected !== null && (
        <Inspect
          view={view}
          seats={seats}
          territory={inspected}
          outlooks={outlooks}
          isPinned={isPinned}
          why={draft.whyNot(inspected)}
          close={release}
        />
      )}
      {lifted && viewer !== 'table' && <LiftedPanel view={view} seat={viewer} lifted={lifted} />}
      <div className="map-foot hx-board-foot">
        <div className="hx-over hx-missions">
          <Missions view={view} seat={viewer === 'table' ? null : viewer} isOwn={viewer !== 'table'} />
        </div>
        {view.common >= 0 && <FormationList seats={seats} {...list} />}
        {text}
      </div>
      {over}
    </section>
  );
}
