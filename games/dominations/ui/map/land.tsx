import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import {
  type Aim,
  bestPlace,
  type Look,
  MapFrame,
  PlaceButton,
  type PlaceState,
  pen,
  placeOf,
  valuesOf,
} from '@conclave/kit/table';
import { isDown } from '@conclave/mechanics/triangles';
import { useMemo, useRef, useState } from 'react';
import { production } from '../../rules/production.ts';
import { cradleText, tileLine } from '../../words/land.ts';
import { tileName } from '../../words/names.ts';
import { placeName } from '../../words/place-names.ts';
import { outlookText } from '../../words/production.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { phone } from '../phone.ts';
import { Activated } from './activated.tsx';
import { CradleDrawing } from './cradle.tsx';
import { useDone } from './done.ts';
import { useGround } from './ground/ground.tsx';
import { TileDrawing } from './land-tile.tsx';
import type { Marks } from './marks.ts';
import { newThere, Pieces } from './pieces.tsx';
import { type OnPlace, OUTLINE, Place } from './place-buttons.tsx';
import { planOf } from './plan.ts';
import { CRADLE_PLACE, EDGE, middleOf, REACH } from './shape.ts';
import { useTurnKey, useTurnWheel } from './turning.ts';
import { YieldMarks } from './yield-marks.tsx';

const CENTRE = { x: 0, y: 0 };
const HEXAGON = pen.loop(pen.range(6).map((i) => pen.polar((i * Math.PI) / 3, EDGE - 3)));

interface LandProps {
  readonly table: Props;
  /** The place looked at, null for none, and that over which the tile in hand is held. */
  readonly looked: number | null;
  readonly aimed: number | null;
  readonly look: Look;
  /** A press on a place that leads to nothing else. */
  readonly pin: (cell: number) => void;
  /** What places would bring; empty while no tile is placed. */
  readonly marks: Marks;
}

/** On a phone, pixels of a unit: how near the map comes by itself. */
const NEAR = 0.5;
/** There the buttons that lead back from near would cover what is left of the map. */
const low = globalThis.matchMedia?.('(max-height: 559px)');

/** What is to be in sight on a phone: where one is asked for a place all of the map and these, or else what was placed last. */
function useAim({ view, moves }: Props): Aim | null {
  const asked = [...valuesOf(offersOf(moves), 'cell')];
  const isChoosing = asked.length > 0;
  const key = (isChoosing ? [...view.cells, ...asked] : view.cells.slice(-1)).join(' ');
  return useMemo(
    () =>
      key === '' || !phone?.matches || low?.matches
        ? null
        : {
            places: key.split(' ').map((cell) => middleOf(Number(cell))),
            reach: REACH,
            scale: isChoosing ? NEAR : 0,
          },
    [key, isChoosing],
  );
}

const stateOf = ({ cell, lit }: Draft, place: number): PlaceState =>
  place === cell ? 'to' : lit.cells.has(place) ? 'lit' : undefined;

/** A line in the colour of a seat, parted from any ground. */
const DONE = [
  { stroke: 'rgb(16 8 4 / 0.85)', strokeWidth: 5.5 },
  { stroke: 'currentColor', strokeWidth: 3 },
] as const;

/** What others have done since my last tile keeps a line in their colour. */
function Marked({ table }: { readonly table: Props }) {
  return useDone(table).map(({ cell, seat, isTile }) => (
    <g key={cell} transform={placeOf(middleOf(cell))} style={{ color: seatColor(seat) }}>
      {DONE.map((line) => (
        <path
          key={line.strokeWidth}
          {...line}
          fill="none"
          strokeLinejoin="round"
          d={OUTLINE[isDown(cell) ? 1 : 0]}
        />
      ))}
      {isTile && (
        <g transform="translate(15 -25)">
          <circle fill="rgb(18 9 4 / 0.92)" cx={5.5} cy={5.5} r={9} />
          <Emblem seat={seat} size={11} />
        </g>
      )}
    </g>
  ));
}

const NOWHERE: ReadonlySet<number> = new Set();

/** Every tile in words. */
const useLabels = ({ view, seats }: Props) =>
  useMemo(() => {
    const names = seats.map(({ name }) => name);
    return view.cells.map((_, place) => tileLine(view, place, names));
  }, [view, seats]);

/** Every empty place in words, and what would come of a tile there. */
const usePromises = ({ view, viewer, seats }: Props, marks: Marks): ReadonlyMap<number, string> =>
  useMemo(() => {
    const nameOf = (seat: Seat) => seats[seat]!.name;
    return new Map(
      planOf(view).open.map((cell) => {
        const outlook = marks.get(cell);
        const empty = `${placeName(cell)}, empty.`;
        return outlook && viewer !== 'table'
          ? [cell, `${empty} ${tileName(outlook.tile)} here: ${outlookText(view, viewer, outlook, nameOf)}.`]
          : [cell, empty];
      }),
    );
  }, [view, viewer, seats, marks]);

/** The map: every tile and, while one may go there, every empty place a button. */
export function Land({ table, looked, aimed, look, pin, marks }: LandProps) {
  const { view, viewer } = table;
  const draft = useDraft(table);
  const labels = useLabels(table);
  const promises = usePromises(table, marks);
  const { open, box } = planOf(view);
  const ground = useGround(view, box);
  const { tile, lit } = draft;
  const rotation = draft.rotationAt(aimed);
  const isPlacing = marks.size > 0;
  const next = useMemo(() => newThere(view, viewer, draft.complete), [view, viewer, draft.complete]);
  const turn = tile === null ? null : draft.turn;
  const aim = useAim(table);
  const places = useTurnWheel(turn);
  useTurnKey(turn);
  const made = useMemo(
    () =>
      aimed === null || tile === null || viewer === 'table'
        ? null
        : production(view, viewer, tile, aimed, rotation),
    [view, viewer, tile, aimed, rotation],
  );
  const most = Math.max(0, ...[...marks.values()].map(({ kept }) => kept));
  const best = () => bestPlace(lit.cells, (cell) => marks.get(cell)?.kept ?? 0);
  const now = useRef<OnPlace>(null!);
  now.current = {
    press: (cell) => {
      if (!draft.pickCell(cell)) pin(cell);
    },
    look,
    pin,
    show: now.current?.show,
  };
  const [on] = useState<OnPlace>(() => ({
    press: (cell) => now.current.press(cell),
    look: (...of) => now.current.look(...of),
    pin: (cell) => now.current.pin(cell),
    show: (at) => now.current.show(at),
  }));
  const button = (cell: number, says: string) => (
    <Place
      key={cell}
      className={view.cells.includes(cell) ? 'dm-place dm-piece' : 'dm-place'}
      cell={cell}
      says={says}
      state={stateOf(draft, cell)}
      isLooked={looked === cell}
      on={on}
    />
  );
  return (
    <MapFrame
      label="Map"
      box={box}
      twist={turn ?? undefined}
      aim={aim}
      isChoosing={lit.cells.size > 0}
      best={best}
    >
      {({ scale, show }) => {
        now.current = { ...now.current, show };
        return (
          <>
            <svg overflow="visible" aria-hidden="true" data-painted={ground !== null || undefined}>
              {ground && <image href={ground.url} {...ground.box} preserveAspectRatio="none" />}
              <CradleDrawing isPlain={ground === null} />
              <Marked table={table} />
              <Pieces
                view={view}
                choices={isPlacing ? NOWHERE : lit.cells}
                chosen={isPlacing ? null : draft.cell}
                next={next}
                isPlain={ground === null}
              />
              {open.map((cell) => {
                const outlook = marks.get(cell);
                return lit.cells.has(cell) || cell === draft.cell ? (
                  <g key={cell} transform={placeOf(middleOf(cell))}>
                    <path
                      className="dm-open"
                      data-best={outlook?.kept === most || undefined}
                      d={OUTLINE[isDown(cell) ? 1 : 0]}
                    />
                    {outlook && cell !== aimed && viewer !== 'table' && (
                      <YieldMarks
                        view={view}
                        seat={viewer}
                        outlook={outlook}
                        isDown={isDown(cell)}
                        scale={scale}
                      />
                    )}
                  </g>
                ) : null;
              })}
              {aimed !== null && tile !== null && (
                <g pointerEvents="none" transform={placeOf(middleOf(aimed))}>
                  <TileDrawing tile={tile} rotation={rotation} isDown={isDown(aimed)} isLoose />
                </g>
              )}
              {made && <Activated made={made} />}
            </svg>
            <PlaceButton
              className="dm-place"
              place={CRADLE_PLACE}
              label={`The Cradle. ${cradleText()}`}
              at={CENTRE}
              outline={HEXAGON}
              state={undefined}
              isLooked={looked === CRADLE_PLACE}
              {...on}
              press={on.pin}
            />
            {view.cells.map((cell, place) => button(cell, labels[place]!))}
            <g ref={places}>
              {open
                .filter((cell) => lit.cells.has(cell) || cell === draft.cell)
                .map((cell) => button(cell, promises.get(cell)!))}
            </g>
          </>
        );
      }}
    </MapFrame>
  );
}
