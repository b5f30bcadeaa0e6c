import { stepOf } from '@conclave/frame/questions.ts';
import type { Viewer } from '@conclave/kernel';
import { MapText, useSight } from '@conclave/kit/table';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { State } from '../../rules/types.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { Leaders } from '../mine/leaders.tsx';
import { usePictures } from '../pictures.ts';
import { counting } from '../scoring/counting.ts';
import { useScoring } from '../scoring/tally.ts';
import { Track } from '../track/track.tsx';
import { GalaxyText } from './board-text.tsx';
import { Galaxy } from './galaxy.tsx';
import { Inspect, type Start } from './inspect.tsx';
import type { NetworkKey } from './network.ts';
import { NetworkSwitch } from './network-switch.tsx';
import { farthest, type Probe } from './reach.ts';
import { StandingsTable } from './standings-table.tsx';
import { useForeseen } from './use-foreseen.ts';

// Comes once the galaxy stands. What should be seen all the same, as how a round was scored, the board itself keeps.
const Staged = lazy(async () => ({ default: (await import('./staged.tsx')).Staged }));

/** Where the move under construction starts, and with which unit. */
function startOf({ chosen }: Draft, viewer: Viewer): Start | null {
  if (viewer === 'table' || chosen.at === undefined) return null;
  const unit = chosen.action === 'moveAgent' ? 'agent' : chosen.action === 'moveFleet' ? 'fleet' : null;
  return { seat: viewer, from: chosen.at, unit };
}

/** The attacker of an attack under construction, whose range matters. */
function attackerProbe(view: State, { chosen }: Draft, viewer: Viewer): Probe | null {
  const { action, at } = chosen;
  if (action !== 'attack' || at === undefined || viewer === 'table') return null;
  const piece =
    chosen.unit === undefined ? 'complex' : view.agents[viewer]![chosen.unit] === at ? 'agent' : 'fleet';
  return { piece, seat: viewer, sector: at };
}

/** What is looked at, and the piece there whose range is shown. */
function useProbe({ view, viewer }: Props) {
  const sight = useSight();
  const [probe, setProbe] = useState<Probe | null>(null);
  const { looked, pin } = sight;
  return {
    ...sight,
    pin(next: number) {
      pin(next);
      setProbe(null);
    },
    probe: looked === null ? null : probe?.sector === looked ? probe : farthest(view, looked, viewer),
    setProbe,
  };
}

/** What does not depend on where one looks, so that it is not drawn again for every sector pointed at. */
const useUnmoved = (table: Props) =>
  useMemo(
    () => ({
      track: <Track table={table} />,
      text: (
        <MapText label="Galaxy as text">
          <GalaxyText table={table} />
        </MapText>
      ),
      over: (
        <Suspense>
          <Staged table={table} />
        </Suspense>
      ),
    }),
    [table],
  );

/** The middle of the table: the galaxy, and over it where the game stands, conflicts, networks and what is looked at. */
export function Board(table: Props) {
  const { view, seats, viewer } = table;
  const draft = useDraft(table);
  const next = useForeseen(table, draft);
  const art = usePictures();
  const { looked, look, isPinned, pin, release, probe, setProbe } = useProbe(table);
  const [network, setNetwork] = useState<NetworkKey | null>(null);
  const [board, setBoard] = useState<number | null>(null);
  const counted = counting.use();
  useScoring(table);
  const { track, text, over } = useUnmoved(table);
  return (
    <section className="hg hg-board map-board" data-seats={view.seats} aria-label="Galaxy">
      {art && <div className="map-sky" style={{ backgroundImage: `url(${art.sky})` }} />}
      {track}
      <div className="hg-chart map-chart">
        <Galaxy
          table={table}
          next={next}
          looked={looked}
          look={look}
          pin={pin}
          probe={probe ?? attackerProbe(view, draft, viewer)}
          network={network}
          board={counted ?? board}
        />
      </div>
      {looked !== null && (
        <Inspect
          view={next}
          seats={seats}
          sector={looked}
          isPinned={isPinned}
          start={startOf(draft, viewer)}
          probe={probe}
          why={draft.whyNot(looked)}
          show={setProbe}
          close={release}
        />
      )}
      {view.phase !== 'setup' && <StandingsTable view={view} next={next} seats={seats} point={setBoard} />}
      <div className="hg-board-foot map-foot k-stack">
        <NetworkSwitch table={table} network={network} choose={setNetwork} />
        {text}
      </div>
      {viewer !== 'table' && stepOf(view) === 'setUp.chooseLeader' && <Leaders props={table} seat={viewer} />}
      {over}
    </section>
  );
}
