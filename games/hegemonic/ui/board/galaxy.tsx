import type { Seat } from '@conclave/kernel';
import { seatColor } from '@conclave/kit';
import { borderOf, type Look, MapFrame, PlaceButton, type PlaceState, placeOf } from '@conclave/kit/table';
import { useMemo } from 'react';
import { placements } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';
import { sectorLine } from '../../words/sector.ts';
import { ConflictMark } from '../conflict/mark.tsx';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { usePictures } from '../pictures.ts';
import { PhaseRing } from '../track/phase-ring.tsx';
import { bestSector } from './best.ts';
import { Conduits } from './conduits.tsx';
import { Fresh } from './fresh.tsx';
import { Gains } from './gains.tsx';
import { GateArcs, gateLinks } from './gates.tsx';
import { useLately } from './lately.ts';
import { LayBoard } from './lay-board.tsx';
import { type NetworkKey, networkOf, nodesSaid } from './network.ts';
import { NetworkLayer } from './network-layer.tsx';
import { PartnersLayer, partnersOf } from './partners.tsx';
import { picturesOf } from './picture.ts';
import { PieceDefs } from './piece-defs.tsx';
import { planOf } from './plan.ts';
import { type Probe, reachOf } from './reach.ts';
import { Reached } from './reached.tsx';
import { GateRoute, Route } from './route.tsx';
import { Seal } from './seals.tsx';
import { SectorDrawing, SectorGround } from './sector.tsx';
import { standingsOf } from './standings.ts';
import { TilePicture } from './tile-picture.tsx';
import { CORE_CELL } from './tile-sheet.ts';

interface GalaxyProps {
  readonly table: Props;
  /** The view, or what the move under construction would make of it. */
  readonly next: State;
  /** The sector looked at, null for none. */
  readonly looked: number | null;
  readonly look: Look;
  /** A press on a sector that leads to nothing else. */
  readonly pin: (sector: number) => void;
  /** What the range is shown of. */
  readonly probe: Probe | null;
  readonly network: NetworkKey | null;
  /** The board that is pointed at in the list of standings. */
  readonly board: number | null;
}

function stateOf({ from, to, chosen, lit }: Draft, sector: number): PlaceState {
  if (sector === from) return 'from';
  if (sector === to || sector === chosen.to) return 'to';
  return lit.sectors.has(sector) ? 'lit' : undefined;
}

/** Whether a sector can be chosen as what is attacked, and not as what attacks. */
const isTargetOf = ({ chosen, lit }: Draft, sector: number): boolean =>
  chosen.action === 'attack' && lit.targets.has(sector) && !lit.sources.has(sector);

/** Every sector in words. */
const useLabels = ({ view, seats }: Props) =>
  useMemo(() => {
    const names = seats.map(({ name }) => name);
    return view.tiles.map((_, sector) => sectorLine(view, sector, names));
  }, [view, seats]);

/** Everything that the galaxy shows of a view, and of what a move would make of it. */
const useDrawn = (view: State, next: State) =>
  useMemo(
    () => ({
      pictures: picturesOf(next, view),
      standings: standingsOf(next),
      links: gateLinks(next),
      tiles: next.tiles,
    }),
    [next, view],
  );

/** The galaxy: every sector a button; lit are those that can be chosen next for the move under construction. */
export function Galaxy({ table, next, looked, look, pin, probe, network, board }: GalaxyProps) {
  const { view, moves } = table;
  const draft = useDraft(table);
  const { pictures, standings, links, tiles } = useDrawn(view, next);
  const labels = useLabels(table);
  const art = usePictures();
  const lately = useLately(table);
  const isLaying = moves.some(([label]) => label === 'layBoard');
  const { points, edges, boards, seals, box, plate } = planOf(view, isLaying ? placements(view) : []);
  const drawnNetwork = useMemo(() => (network === null ? null : networkOf(view, network)), [view, network]);
  const said = (sector: number) =>
    drawnNetwork === null
      ? ''
      : nodesSaid(
          drawnNetwork,
          sector,
          table.seats.map(({ name }) => name),
        );
  const reached = useMemo(() => (probe === null ? null : reachOf(view, probe)), [view, probe]);
  const partners = partnersOf(view, table.viewer, draft, looked);
  const press = (sector: number) => {
    if (!draft.pickSector(sector)) pin(sector);
  };
  const matters = new Set([looked, draft.from, draft.to].filter((sector) => sector !== null));
  const isGate = draft.chosen.action === 'otherHalf';
  return (
    <MapFrame
      label="Galaxy"
      box={box}
      isChoosing={pictures.some((_, sector) => stateOf(draft, sector) === 'lit')}
      best={() => (table.viewer === 'table' ? null : bestSector(view, table.viewer, draft))}
    >
      {({ scale, show }) => (
        <>
          <svg
            overflow="visible"
            aria-hidden="true"
            data-network={network ?? undefined}
            data-art={art !== null || undefined}
          >
            <PieceDefs seats={view.seats} />
            <path className="hg-plate" d={plate} />
            {art && <TilePicture sheet={art.tiles} cell={CORE_CELL} />}
            {pictures.map((picture, sector) => (
              <g key={picture.name} transform={placeOf(points[sector]!)}>
                <SectorGround picture={picture} number={tiles[sector]!} sheet={art?.tiles ?? null} />
              </g>
            ))}
            {boards.map(({ sectors }, i) => {
              const { leaders } = standings[i]!;
              return (
                <g
                  key={sectors[0]}
                  className="hg-board-outline k-pen"
                  data-shown={board === i || undefined}
                  data-held={leaders.length === 1 || undefined}
                  style={leaders.length === 1 ? { color: seatColor(leaders[0]!) } : undefined}
                >
                  {sectors.map((sector) => (
                    <path
                      key={sector}
                      transform={placeOf(points[sector]!)}
                      d={borderOf(edges[sector]!, 2.6)}
                    />
                  ))}
                </g>
              );
            })}
            <Conduits pictures={pictures} points={points} />
            {pictures.map((picture, sector) => (
              <g key={picture.name} className="hg-sector-drawing" transform={placeOf(points[sector]!)}>
                <SectorDrawing picture={picture} seals={seals[sector]!} scale={scale} />
              </g>
            ))}
            <Fresh lately={lately} pictures={pictures} seals={seals} points={points} scale={scale} />
            {partners ? (
              <PartnersLayer partners={partners} seat={table.viewer as Seat} points={points} />
            ) : (
              reached && probe && <Reached seat={probe.seat} sectors={reached} points={points} />
            )}
            <GateArcs links={links} points={points} of={matters} scale={scale} />
            {drawnNetwork && <NetworkLayer network={drawnNetwork} points={points} scale={scale} />}
            <PhaseRing view={view} r={36} />
          </svg>
          {pictures.map((picture, sector) => {
            const state = stateOf(draft, sector);
            const isTarget = state === 'lit' && isTargetOf(draft, sector);
            const lit = isTarget ? ' Can be attacked.' : state === 'lit' ? ' Can be chosen.' : '';
            const other = partners?.others.has(sector) ? ' The other half could stand here.' : '';
            return (
              <PlaceButton
                key={picture.name}
                className="hg-sector"
                place={sector}
                label={`${labels[sector]}${said(sector)}${lit}${other}`}
                at={points[sector]!}
                state={state}
                isFar={isTarget}
                isLooked={looked === sector}
                press={press}
                look={look}
                pin={pin}
                show={show}
              />
            );
          })}
          {isLaying && <LayBoard table={table} scale={scale} />}
          <svg overflow="visible" pointerEvents="none" aria-hidden="true" data-network={network ?? undefined}>
            {boards.map(({ seal }, i) => (
              <Seal key={boards[i]!.sectors[0]} standing={standings[i]!} at={seal} scale={scale} />
            ))}
            {table.viewer !== 'table' && (
              <Gains view={view} seat={table.viewer} draft={draft} points={points} scale={scale} />
            )}
            <ConflictMark view={view} points={points} scale={scale} />
            {draft.from !== null &&
              draft.to !== null &&
              draft.from !== draft.to &&
              (isGate ? (
                <GateRoute from={points[draft.from]!} to={points[draft.to]!} />
              ) : (
                <Route
                  from={points[draft.from]!}
                  to={points[draft.to]!}
                  isAttack={draft.chosen.action === 'attack'}
                />
              ))}
          </svg>
        </>
      )}
    </MapFrame>
  );
}
