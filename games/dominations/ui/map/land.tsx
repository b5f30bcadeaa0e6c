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
} from '@conclave/kit/table';
import { isDown } from '@conclave/mechanics/triangles';
import { useMemo } from 'react';
import { cityLevelAt } from '../../rules/build.ts';
import { campAt } from '../../rules/map.ts';
import { buildLevel } from '../../rules/monuments.ts';
import { production } from '../../rules/production.ts';
import { cradleText, tileLine } from '../../words/land.ts';
import { tileName } from '../../words/names.ts';
import { placeName } from '../../words/place-names.ts';
import { outlookText } from '../../words/production.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { Activated } from './activated.tsx';
import { CradleDrawing } from './cradle.tsx';
import { useDone } from './done.ts';
import { useGround } from './ground/ground.tsx';
import { City, Standee } from './holdings.tsx';
import { TileDrawing } from './land-tile.tsx';
import type { Marks } from './marks.ts';
import { planOf } from './plan.ts';
import { CRADLE_PLACE, EDGE, middleOf, triangle } from './shape.ts';
import { PapyrusSheet } from './sheet.tsx';
import { useTurnKey, useTurnWheel } from './turning.ts';
import { YieldMarks } from './yield-marks.tsx';

const CENTRE = { x: 0, y: 0 };
const OUTLINE = [triangle(false, 2.5), triangle(true, 2.5)];
/** Round a Camp that can be chosen. */
const RING = 25;
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

/** On a phone the map comes near: pixels of a unit where a tile may go anywhere, and about the place that is chosen. */
const NEAR = { anywhere: 0.3, chosen: 0.6 };
const phone = globalThis.matchMedia?.('(max-width: 599.99px)');

/** What the map comes near to: the place chosen, or else where the tile in hand brings most. */
function useAim({ tile, cell, picks }: Draft, marks: Marks): Aim | null {
  const [best] = marks.keys();
  const at = picks.length === 0 ? undefined : (cell ?? (tile === null ? undefined : best));
  const scale = cell === null ? NEAR.anywhere : NEAR.chosen;
  return useMemo(
    () => (at === undefined || !phone?.matches ? null : { at: middleOf(at), scale }),
    [at, scale],
  );
}

const stateOf = ({ cell, lit }: Draft, place: number): PlaceState =>
  place === cell ? 'to' : lit.cells.has(place) ? 'lit' : undefined;

/** What the move under construction would put onto the map. */
function newThere({ view, viewer }: Props, { complete }: Draft) {
  if (complete === null || viewer === 'table') return null;
  if (complete[0] === 'city' || complete[0] === 'upgrade') {
    const level = cityLevelAt(view, viewer, view.cells.indexOf(complete[1]));
    return { cell: complete[1], city: { seat: viewer, level }, monument: -1 };
  }
  const level = buildLevel.under(view);
  if (complete[0] !== 'site' || level === null) return null;
  return { cell: complete[1], city: null, monument: view.monuments[level.monument]! };
}

const NOBODY: readonly never[] = [];

/** Things that stand in front of others are drawn later. */
const fromNorth = <T extends { readonly cell: number }>(places: readonly T[]): readonly T[] =>
  [...places].sort((a, b) => middleOf(a.cell).y - middleOf(b.cell).y);

/** All tiles, and what stands on them. */
function Pieces({ table, draft }: { readonly table: Props; readonly draft: Draft }) {
  const { view } = table;
  const next = newThere(table, draft);
  const isChoosing = view.cells.some((cell) => draft.lit.cells.has(cell));
  const places = view.cells.map((cell, place) => {
    const isNew = next?.cell === cell;
    const monument = isNew
      ? next.monument
      : view.sites[place]! < 0
        ? -1
        : view.monuments[view.sites[place]!]!;
    const owner = view.owners[place]!;
    const city = isNew ? next.city : owner < 0 ? null : { seat: owner, level: view.levels[place]! };
    const isAside = isChoosing && !isNew && !draft.lit.cells.has(cell) && cell !== draft.cell;
    return { cell, place, isNew, isAside, monument, city };
  });
  return (
    <>
      {places.map(({ cell, place, isAside, monument, city }) => (
        <g key={cell} data-aside={isAside || undefined} transform={placeOf(middleOf(cell))}>
          <TileDrawing
            tile={view.tiles[place]!}
            rotation={view.turns[place]!}
            isDown={isDown(cell)}
            isTaken={monument >= 0 || city !== null}
          />
        </g>
      ))}
      {fromNorth(places).map(({ cell, place, isNew, monument, city }) =>
        monument < 0 && city === null ? null : (
          <g key={cell} transform={placeOf(middleOf(cell))}>
            {city && <City {...city} camp={campAt(view, place)} isNew={isNew} />}
            {monument >= 0 && (
              <Standee
                monument={monument}
                camp={campAt(view, place)}
                builders={view.builders[view.sites[place]!] ?? NOBODY}
                isNew={isNew}
              />
            )}
          </g>
        ),
      )}
      {isChoosing &&
        places.map(({ cell, isAside }) =>
          isAside ? null : (
            <g key={cell} className="dm-chance" transform={placeOf(middleOf(cell))}>
              <circle r={RING} />
              <circle r={RING} />
            </g>
          ),
        )}
    </>
  );
}

/** What others have done since my last tile keeps a line in their colour. */
function Marked({ table }: { readonly table: Props }) {
  return useDone(table).map(({ cell, seat, isTile }) => (
    <g key={cell} className="dm-done" transform={placeOf(middleOf(cell))} style={{ color: seatColor(seat) }}>
      <path d={OUTLINE[isDown(cell) ? 1 : 0]} />
      <path d={OUTLINE[isDown(cell) ? 1 : 0]} />
      {isTile && (
        <g transform="translate(15 -25)">
          <circle cx={5.5} cy={5.5} r={9} />
          <Emblem seat={seat} size={11} />
        </g>
      )}
    </g>
  ));
}

/** Every tile in words. */
const useLabels = ({ view, seats }: Props) =>
  useMemo(() => {
    const names = seats.map(({ name }) => name);
    return view.cells.map((_, place) => tileLine(view, place, names));
  }, [view, seats]);

/** The map: every tile and, while one may go there, every empty place a button. */
export function Land({ table, looked, aimed, look, pin, marks }: LandProps) {
  const { view, viewer, seats } = table;
  const draft = useDraft(table);
  const labels = useLabels(table);
  const { open, box } = planOf(view);
  const ground = useGround(view, box);
  const { tile, rotation, lit } = draft;
  const turn = tile === null ? null : draft.turn;
  const aim = useAim(draft, marks);
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
  const press = (cell: number) => {
    if (!draft.pickCell(cell)) pin(cell);
  };
  const button = (cell: number, label: string, show: (at: { x: number; y: number }) => void) => {
    const state = stateOf(draft, cell);
    return (
      <PlaceButton
        key={cell}
        className={view.cells.includes(cell) ? 'dm-place dm-piece' : 'dm-place'}
        place={cell}
        label={`${label}${state === 'lit' ? ' Can be chosen.' : ''}`}
        at={middleOf(cell)}
        outline={OUTLINE[isDown(cell) ? 1 : 0]!}
        state={state}
        isLooked={looked === cell}
        press={press}
        look={look}
        pin={pin}
        show={show}
      />
    );
  };
  const brings = (cell: number): string => {
    const outlook = marks.get(cell);
    if (!outlook || viewer === 'table') return `${placeName(cell)}, empty.`;
    const said = outlookText(view, viewer, outlook, (seat) => seats[seat]!.name);
    return `${placeName(cell)}, empty. ${tileName(outlook.tile)} here: ${said}.`;
  };
  return (
    <MapFrame label="Map" box={box} twist={turn ?? undefined} aim={aim} best={best}>
      {({ scale, show }) => (
        <>
          <svg overflow="visible" aria-hidden="true" data-painted={ground !== null || undefined}>
            <PapyrusSheet />
            {ground && <image href={ground.url} {...ground.box} preserveAspectRatio="none" />}
            <CradleDrawing />
            <Marked table={table} />
            <Pieces table={table} draft={draft} />
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
              <g className="dm-aimed" transform={placeOf(middleOf(aimed))}>
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
            press={pin}
            look={look}
            pin={pin}
            show={show}
          />
          {view.cells.map((cell, place) => button(cell, labels[place]!, show))}
          <g ref={places}>
            {open
              .filter((cell) => lit.cells.has(cell) || cell === draft.cell)
              .map((cell) => button(cell, brings(cell), show))}
          </g>
        </>
      )}
    </MapFrame>
  );
}
