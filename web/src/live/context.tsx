import type { Core, GameEvent, Move } from '@conclave/kernel';
import { type SeatInfo, type TableProps, useTableScope } from '@conclave/kit';
import { endQuestion } from '@conclave/kit/table';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../net/games.ts';
import { useSpeed } from '../settings/store.ts';
import type { Hear } from '../sound/use-sounds.ts';
import type { LiveTable, TableState } from './live-table.ts';
import { offers } from './offered.ts';
import { shownSeats } from './store.ts';

interface Here {
  readonly id: string;
  readonly live: LiveTable;
  readonly loaded: LoadedGame;
  readonly hear: Hear;
}

const Current = createContext<Here | null>(null);
export const TableProvider = Current.Provider;

/** The table that the components below belong to. */
export function useHere(): Here {
  const here = useContext(Current);
  if (!here) throw new Error('outside of a table');
  return here;
}

export const useTable = <T,>(select: (state: TableState) => T): T => useStore(useHere().live.store, select);

/** The seats as games' interfaces get them. */
export function useSeats(): readonly SeatInfo[] {
  const seats = useTable((s) => s.known.info?.seats);
  return useMemo(() => shownSeats(seats ?? []), [seats]);
}

/** What has happened up to what is shown. */
const pastOf = ({ known, stage }: TableState): readonly GameEvent[] =>
  known.steps.flatMap(({ version, events }) =>
    version > stage.version ? [] : (events as unknown as readonly GameEvent[]),
  );

const NONE: readonly Move[] = [];

/** What I may do now: nothing while something still plays before it, or an answer is needed to know how it goes on. */
function useMoves(): readonly Move[] {
  const { live, loaded } = useHere();
  const offered = offers.use();
  const seat = useTable((s) => s.known.seat);
  const view = useTable((s) => s.stage.view);
  const ready = useTable(
    (s) =>
      s.known.info?.status === 'running' &&
      s.known.info.trouble === null &&
      s.stage.queue.length === 0 &&
      s.pending.at(-1)?.view !== null,
  );
  return useMemo(
    () => (ready && view && seat !== null ? offered(loaded.game, view, seat, live.store.getState()) : NONE),
    [live, loaded, offered, ready, view, seat],
  );
}

/** Whether the game waits for me: some moves, such as a gift, may also be made while it waits for others. */
export function useAsked(): boolean {
  const { game } = useHere().loaded;
  const view = useTable((s) => s.stage.view);
  const seat = useTable((s) => s.known.seat);
  const moves = useMoves();
  return useMemo(
    () => moves.length > 0 && view !== null && seat !== null && game.waiting(view).includes(seat),
    [game, moves, view, seat],
  );
}

/** The properties of a game's parts, or null before the start. */
export function useTableProps(): TableProps | null {
  const { live, loaded, hear } = useHere();
  const seat = useTable((s) => s.known.seat);
  const view = useTable((s) => s.stage.view);
  const beat = useTable((s) => s.stage.beat);
  const unplayed = useTable((s) => s.stage.unplayed);
  const seats = useSeats();
  const moves = useMoves();
  const scope = useTableScope();
  const speed = useSpeed();
  return useMemo(
    () =>
      view && {
        game: loaded.game,
        view: view as Core,
        viewer: seat ?? 'table',
        seats,
        moves,
        play: (move, goesOn) => {
          endQuestion(scope);
          live.play(move, goesOn);
          hear('confirm');
        },
        beat,
        goOn: beat && seat !== null && loaded.ui.holds?.(beat, seat) ? live.goOn : undefined,
        unplayed,
        past: () => pastOf(live.store.getState()),
        speed,
      },
    [loaded, view, seat, seats, moves, live, hear, beat, unplayed, speed, scope],
  );
}
