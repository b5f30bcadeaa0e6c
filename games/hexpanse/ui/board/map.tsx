import {
  hexagon,
  type Look,
  MapFrame,
  type PlaceState,
  type Point,
  placeOf,
  textAt,
} from '@conclave/kit/table';
import { memo, useMemo, useRef, useState } from 'react';
import { isVacant } from '../../rules/board.ts';
import { sideOf } from '../../rules/sides.ts';
import type { State } from '../../rules/types.ts';
import { territoryLine } from '../../words/territory.ts';
import { territoryName } from '../../words/territory-names.ts';
import { type Props, useDraft } from '../draft.ts';
import { FigureSheet } from '../figures/figures.tsx';
import { type Lifted, useLifting } from '../lifted.ts';
import { FormationLack, FormationLayer, HEIGHT, HeldShape, PlaceDrawing } from './formation-layer.tsx';
import { type Outlook, outlooksOf } from './formations.ts';
import { GhostLayer } from './ghost-layer.tsx';
import { lyingAt } from './lying.ts';
import { Lives, Pieces } from './pieces.tsx';
import { PLANS } from './plan.ts';
import { PlanetDisc } from './planet.tsx';
import { Rim } from './rim.tsx';
import { Route } from './route.tsx';
import { type Since, SinceLayer } from './since.tsx';
import { fromOf, isAimedAt, isChanged, stateOf } from './states.ts';
import { Territories } from './territories.tsx';
import { type Handlers, TerritoryButton, useSteady } from './territory-button.tsx';
import { useTurning } from './use-turning.ts';

interface MapProps {
  readonly table: Props;
  /** The territory looked at, null for none. */
  readonly looked: number | null;
  readonly look: Look;
  /** A press on a territory that leads to nothing else. */
  readonly pin: (territory: number) => void;
  /** The formations that are drawn. */
  readonly overlays: readonly Overlay[];
  /** The mission that is tried out, null for none. */
  readonly lifted: Lifted | null;
  /** Where others have done something since the viewer acted. */
  readonly since?: Since;
}

/** A formation that is drawn, perhaps with what it lacks as a label. */
interface Overlay {
  readonly outlook: Outlook;
  readonly isLabelled: boolean;
  /** Whether its best place is held over the planet: the own one, and one that is complete. */
  readonly isHeld: boolean;
}

/** More lit territories than this need not call out one by one. */
const MANY = 24;
/** Pixels a unit from which on there is room for names. */
const NAMED = 0.85;

/** The names of territories on which nothing stands. */
const Names = memo(({ view, scale }: { readonly view: Readonly<State>; readonly scale: number }) => {
  if (scale < NAMED) return null;
  const text = textAt(scale, 13);
  return PLANS[view.board].points.map(({ x, y }, territory) =>
    isVacant(view, territory) ? (
      <text key={territory} className="k-lettering hx-name" x={x} y={y + 33} fontSize={text}>
        {territoryName(territory)}
      </text>
    ) : null,
  );
});

/** Where a pattern is looked at: where it was laid, else where the pointer or the focus is. */
function useGhost({ view, viewer }: Props, draft: ReturnType<typeof useDraft>, pointed: number | null) {
  const { pattern, cellsAt } = draft;
  if (pattern === null || viewer === 'table') return null;
  if (pattern.anchor !== null)
    return { view, seat: viewer, cells: pattern.cells, anchor: pattern.anchor, isLegal: true };
  if (pointed === null) return null;
  return {
    view,
    seat: viewer,
    cells: cellsAt(pointed),
    anchor: pointed,
    isLegal: pattern.legal.has(pointed),
  };
}

/** The shape of a mission where it is tried out. */
function LiftedLayer({
  view,
  seat,
  lifted,
}: {
  readonly view: Readonly<State>;
  readonly seat: number;
  readonly lifted: Lifted;
}) {
  if (lifted.at === null) return null;
  const place = lyingAt(view, sideOf(view, seat), lifted, lifted.at);
  return (
    <g color="var(--signal)" opacity={place.beyond > 0 ? 0.45 : undefined}>
      <g color="oklch(0.05 0.03 262 / 0.6)">
        <PlaceDrawing board={view.board} place={place} look="shadow" />
      </g>
      <g transform={`translate(0 ${-HEIGHT})`}>
        <PlaceDrawing board={view.board} place={place} look="lifted" />
      </g>
    </g>
  );
}

const RING = hexagon(0.93);

/** About what goes, over it: a figure covers most of its territory. */
const FromRing = ({ at }: { readonly at: Point }) => (
  <path className="hx-territory" data-state="from" fill="none" d={RING} transform={placeOf(at)} />
);

interface ButtonsProps {
  readonly points: readonly Point[];
  readonly labels: readonly string[];
  readonly handlers: Handlers;
  readonly looked: number | null;
  readonly stateOf: (territory: number) => PlaceState;
  readonly isAimedAt: (territory: number) => boolean;
}

function Buttons({ points, labels, handlers, looked, stateOf, isAimedAt }: ButtonsProps) {
  const steady = useSteady(handlers);
  return points.map((at, territory) => {
    const state = stateOf(territory);
    return (
      <TerritoryButton
        key={territory}
        territory={territory}
        label={labels[territory]!}
        at={at}
        state={state}
        isAimed={state === 'lit' && isAimedAt(territory)}
        isLooked={looked === territory}
        handlers={steady}
      />
    );
  });
}

const NOTHING: Since = new Map();

/** The planet: every territory a button; lit are those that can be chosen next for the moves under construction. */
export function PlanetMap({ table, looked, look, pin, overlays, lifted, since = NOTHING }: MapProps) {
  const { view, viewer, seats } = table;
  const draft = useDraft(table);
  const place = useRef<HTMLDivElement>(null);
  const [pointed, point] = useState<number | null>(null);
  const turnPattern = draft.pattern && draft.pattern.turns.length > 1 ? draft.turn : null;
  const lifting = useLifting();
  useTurning(place, lifted ? lifting.turn : turnPattern);
  const labels = useMemo(() => {
    const names = seats.map(({ name }) => name);
    return view.kinds.map((_, territory) => territoryLine(view, territory, names));
  }, [view, seats]);
  const { points, box } = PLANS[view.board];
  const next = draft.held.length > 0 ? draft.course.view : view;
  const ghost = useGhost(table, draft, pointed);
  const seat = viewer === 'table' ? -1 : viewer;
  /** What the own formation that is nearest lacks. */
  const best = () =>
    outlooksOf(view, viewer)
      .find(({ isOwn }) => isOwn)
      ?.places[0]?.missing.find((territory) => draft.lit.territories.has(territory)) ?? null;
  const press = (territory: number) => {
    if (lifted) lifting.setDown(territory);
    else if (!draft.pickTerritory(territory)) pin(territory);
  };
  const lookAt: Look = (territory, how) => {
    point(territory);
    if (lifted && territory !== null) lifting.carry(territory);
    look(territory, how);
  };
  const { route } = draft;
  const from = fromOf(draft);
  return (
    <div
      ref={place}
      className="map-chart hx-chart"
      data-many={draft.lit.territories.size > MANY || undefined}
    >
      <MapFrame
        label="Planet"
        box={box}
        isChoosing={labels.some((_, territory) => stateOf(draft, territory) === 'lit')}
        best={best}
      >
        {({ scale, show }) => (
          <>
            <svg overflow="visible" aria-hidden="true">
              <FigureSheet />
              <PlanetDisc board={view.board} />
              <Territories board={view.board} />
              <Rim board={view.board} scale={scale} pointed={looked} />
              <Names view={next} scale={scale} />
              {overlays.map(({ outlook, isHeld }) => (
                <FormationLayer key={outlook.key} board={view.board} outlook={outlook} isHeld={isHeld} />
              ))}
            </svg>
            <Buttons
              points={points}
              labels={labels}
              handlers={{ press, look: lookAt, pin, show }}
              looked={looked}
              stateOf={(territory) => stateOf(draft, territory)}
              isAimedAt={(territory) => isAimedAt(draft, view, seat, territory)}
            />
            <svg overflow="visible" pointerEvents="none" aria-hidden="true">
              <Pieces view={next} before={view} />
              {from !== undefined && from >= 0 && <FromRing at={points[from]!} />}
              <SinceLayer
                board={view.board}
                since={since}
                isGone={(territory) => isChanged(next, view, territory)}
              />
              <Lives view={next} before={view} scale={scale} />
              {overlays.map(
                ({ outlook, isHeld }) =>
                  isHeld && (
                    <HeldShape key={outlook.key} board={view.board} outlook={outlook} scale={scale} />
                  ),
              )}
              {overlays.map(
                ({ outlook, isLabelled }) =>
                  isLabelled && (
                    <FormationLack key={outlook.key} board={view.board} outlook={outlook} scale={scale} />
                  ),
              )}
              {ghost && <GhostLayer {...ghost} />}
              {lifted && <LiftedLayer view={view} seat={seat} lifted={lifted} />}
              {route !== null && route.from >= 0 && route.from !== route.to && (
                <Route
                  from={points[route.from]!}
                  to={points[route.to]!}
                  isAttack={draft.held.concat(draft.candidates).some(([label]) => label === 'attack')}
                />
              )}
            </svg>
          </>
        )}
      </MapFrame>
    </div>
  );
}
