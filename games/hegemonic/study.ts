import type { GameStudy } from '@conclave/frame/study.ts';
import type { Seat } from '@conclave/kernel';
import { PATTERN_KEYS, PATTERNS } from './data/cards.ts';
import { LEADERS } from './data/leaders.ts';
import { KIND_OF, TECHNOLOGIES } from './data/technologies.ts';
import { HOME } from './data/tiles.ts';
import { TYPES } from './data/tracks.ts';
import { basePower } from './rules/board.ts';
import { builtOf } from './rules/networks.ts';
import { technologyPoints } from './rules/scoring.ts';
import type { Event, State } from './rules/types.ts';

type Counts = { readonly [name: string]: number };
type Of<N extends Event[0]> = Extract<Event, readonly [N, ...unknown[]]>;

const ofName = <N extends Event[0]>(events: readonly Event[], name: N): Of<N>[] =>
  events.filter((event): event is Of<N> => event[0] === name);

/** Board power of the seat's bases of each type, its home apart. */
const powers = (end: Readonly<State>, seat: Seat): number[] =>
  TYPES.map((type) =>
    end.tiles.reduce(
      (sum, tile, sector) => sum + (tile < 0 || tile === HOME ? 0 : basePower(end, seat, type, sector)),
      0,
    ),
  );

/** The network with most power at the end; none when several are equal. */
function dominant(end: Readonly<State>, seat: Seat): string {
  const sums = powers(end, seat);
  const most = Math.max(...sums);
  const first = TYPES.filter((_, i) => sums[i] === most);
  return first.length === 1 ? first[0]! : 'none';
}

/** Homes of a layout are counted clockwise from the Arbiter, who takes the first turn of all. */
const homeOf = (end: Readonly<State>, seat: Seat, events: readonly Event[]): string => {
  const arbiter = events.find(([name]) => name === 'turnStarted')![1] as Seat;
  return `${((seat - arbiter + end.seats) % end.seats) + 1}`;
};

/** What a share of the board's points that a network's power has there comes to. */
function pointsByNetwork(end: Readonly<State>, seat: Seat, total: number): Counts {
  const sums = powers(end, seat);
  const all = Math.max(1, sums[0]! + sums[1]! + sums[2]!);
  return Object.fromEntries(
    TYPES.map((type, i) => [`points by boards, ${type} share`, (total * sums[i]!) / all]),
  );
}

function scored(end: Readonly<State>, seat: Seat, events: readonly Event[]): Counts {
  const boards = ofName(events, 'boardScored');
  const paid = (fits: (board: number) => boolean) =>
    boards.reduce((sum, [, board, , points]) => sum + (fits(board) ? points[seat]! : 0), 0);
  const firsts = boards.filter(([, , of]) => of.every((n, p) => p === seat || n < of[seat]!)).length;
  const all = paid(() => true);
  return {
    'points by the core': paid((board) => board === 0),
    'points by other boards': paid((board) => board > 0),
    'points by technologies': technologyPoints(end)[seat]!,
    'boards controlled in all scorings': firsts,
    ...pointsByNetwork(end, seat, all),
  };
}

/** Conflicts declared as Attacker, those won of them by pattern, and how the seat fared as Defender. */
function fought(seat: Seat, events: readonly Event[]): Counts {
  const declared = new Map<string, number>();
  const won = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  let pattern = '';
  let isDefended = false;
  let defended = 0;
  let held = 0;
  for (const event of events) {
    if (event[0] === 'declared') {
      pattern = event[1] === seat ? event[2] : '';
      isDefended = event[6] === seat;
      if (pattern !== '') add(declared, pattern);
      if (isDefended) defended++;
    } else if (event[0] === 'compared') {
      if (pattern !== '' && event[4] === 0) add(won, pattern);
      if (isDefended && event[4] !== 0) held++;
    }
  }
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  return {
    'conflicts declared': sum(declared),
    'conflicts won as Attacker': sum(won),
    'conflicts as Defender': defended,
    'conflicts held as Defender': held,
    ...Object.fromEntries(
      PATTERN_KEYS.flatMap((key) => [
        [`${key} (${PATTERNS[key].result}) declared`, declared.get(key) ?? 0],
        [`${key} (${PATTERNS[key].result}) won`, won.get(key) ?? 0],
      ]),
    ),
  };
}

/** Which of the 24 technologies the seat advanced, and which somebody did: means are shares of seats and of games. */
function technologies(seat: Seat, events: readonly Event[]): Counts {
  const advances = ofName(events, 'advanced');
  return Object.fromEntries(
    TECHNOLOGIES.flatMap(({ name }, kind) => {
      const owners = advances.filter(([, , card]) => KIND_OF[card] === kind).map(([, owner]) => owner);
      return [
        [`advanced: ${name}`, owners.includes(seat) ? 1 : 0],
        [`advanced in the game: ${name}`, owners.length > 0 ? 1 : 0],
      ];
    }),
  );
}

/** A seat's leader, also apart by whether its abilities were used; nothing in games without leaders. */
function leaderOf(
  end: Readonly<State>,
  seat: Seat,
  events: readonly Event[],
): { readonly [heading: string]: string } {
  if (end.leaders.length === 0) return {};
  const { name } = LEADERS[end.leaders[seat]!]!;
  const isUsed = ofName(events, 'leaderUsed').some(([, user]) => user === seat);
  return { leader: name, 'leader at work': isUsed ? name : 'unused' };
}

/** Seats, leaders, networks and homes against each other; where points come from and what is done. */
const study: GameStudy<State, Event> = {
  groups: (end, seat, events) => ({
    ...leaderOf(end, seat, events),
    'dominant network': dominant(end, seat),
    'home from the first Arbiter': homeOf(end, seat, events),
  }),

  measures(end, seat, events) {
    const mine = <N extends Event[0]>(name: N) => ofName(events, name).filter((event) => event[1] === seat);
    const turns = mine('turnStarted');
    return {
      rounds: end.round,
      ...scored(end, seat, events),
      ...Object.fromEntries(TYPES.map((type) => [`${type} bases at the end`, builtOf(end, seat, type)])),
      'units built': mine('unitBuilt').length,
      'Gate pairs built': mine('gateBuilt').length,
      'CAPs collected': mine('collected').reduce(
        (sum, [, , incomes]) => sum + incomes.reduce((a, b) => a + b),
        0,
      ),
      'CAPs lost to retention': mine('retained').reduce((sum, [, , lost]) => sum + lost, 0),
      'CAPs left at the end': end.caps[seat]!,
      ...Object.fromEntries(
        ['assault', 'industrialize', 'politicize', 'martialize', 'subvert', 'discover'].map((card) => [
          `turns of ${card}`,
          turns.filter((turn) => turn[2] === card).length,
        ]),
      ),
      ...fought(seat, events),
      'leaders used': mine('leaderUsed').length,
      'loans given': mine('lent').length,
      ...technologies(seat, events),
    };
  },
};

export default study;
