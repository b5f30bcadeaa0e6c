import { below, pick, type Refusal, type Rng, type Seat, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action } from '../data/actions.ts';
import { CIVILISATIONS } from '../data/civilisations.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { apex as game } from '../index.ts';
import { newest } from '../tests/names.ts';
import { sayRefusal } from '../words/refusals.ts';
import { ACTION_OF } from './actions.ts';
import { controller } from './control.ts';
import { expansion } from './expansion.ts';
import { colonyOf, galaxyOf, reserve, tokens } from './galaxy.ts';
import type { State } from './types.ts';
import { war } from './war.ts';

type Given = readonly [string, ...(string | number)[]];
type P = { readonly [name: string]: number };

const others = (s: State, seat: Seat): Seat[] => [...s.ships.keys()].filter((other) => other !== seat);
const strangers = (s: State, seat: Seat, sector: number) =>
  others(s, seat).filter((other) => tokens(s, other, sector) > 0);

/** Whether what a refusal says is so, by its code; read from the sentences, not from the code that refuses. */
const HOLDS: {
  readonly [code: string]: (s: State, seat: Seat, move: Given, p: P) => boolean;
} = {
  'civilisation-first': (s, seat, [label]) => label !== 'civilisation' && s.civilisations[seat] === null,
  'slot-first': (s, seat, [label]) => label !== 'slot' && s.origins[seat]! < 0,
  'choose-first': (s, seat, [label]) => label !== 'choose' && s.choices[seat] === null && s.age > 0,
  'war-turn': (s, seat, [label]) => label !== 'battle' && s.choices[seat]!.strategy === 'war',
  'colonization-turn': (s, seat, [label]) =>
    label !== 'colonize' && s.choices[seat]!.strategy === 'colonization',
  'expansion-turn': (s, seat, [label]) =>
    ACTION_OF[label] === undefined && s.choices[seat]!.strategy === 'expansion',

  'no-such-civilisation': (_s, _seat, [, key]) => !(CIVILISATIONS as readonly unknown[]).includes(key),
  'civilisation-taken': (s, seat, [, key]) => others(s, seat).some((other) => s.civilisations[other] === key),
  'no-slot': (s, _seat, [, sector]) => Number(sector) < 4 * s.seats,
  'slot-taken': (s, seat, [, sector]) => others(s, seat).some((other) => s.origins[other] === sector),
  'which-sector': (_s, _seat, move) => move.length < 3,
  'no-such-sector': (s, _seat, [, ...args]) =>
    args.slice(0, 2).some((sector) => !(Number.isInteger(sector) && s.colonies[sector as number]! >= -1)),

  'which-card': (_s, _seat, move) => move.length === 1,
  'not-in-hand': (s, seat, [, card, , discard]) =>
    [card, discard].some((one) => one !== undefined && !s.hands[seat]!.includes(Number(one))),
  'no-such-strategy': (_s, _seat, [, , side]) => !(STRATEGIES as readonly unknown[]).includes(side),
  'no-discard': (s, _seat, [, , , discard]) => !s.duel && discard !== undefined,
  'discard-needed': (s, _seat, [, , , discard]) => s.duel && discard === undefined,
  'discard-another': (s, _seat, [, card, , discard]) => s.duel && card === discard,

  'not-present': (s, seat, _move, { sector }) => tokens(s, seat, sector!) === 0,
  'no-opponent': (s, seat, _move, { sector }) =>
    tokens(s, seat, sector!) > 0 && strangers(s, seat, sector!).length === 0,
  'already-fought': (s, _seat, _move, { sector }) => war.under(s)!.fought.includes(sector!),
  'has-colony': (s, _seat, _move, { sector }) => colonyOf(s, sector!) >= 0,
  'not-controlled': (s, seat, _move, { sector }) => others(s, seat).includes(controller(s, sector!)),
  'nobody-controls': (s, _seat, _move, { sector }) => controller(s, sector!) < 0,

  'no-action-left': (s, _seat, [label]) =>
    expansion.under(s)!.pool[ACTIONS.indexOf(ACTION_OF[label] as Action)] === 0,
  'no-own-ship': (s, seat, _move, { sector }) => s.ships[seat]![sector!] === 0,
  'same-sector': (_s, _seat, [, from, to]) => from === to,
  'not-adjacent': (s, _seat, [label, from, to], { portals }) =>
    label === 'move' &&
    !galaxyOf(s).neighbours[from as number]!.includes(to as number) &&
    portals === expansion.under(s)!.pool[ACTIONS.indexOf('portal')],
  'how-many-ships': (s, seat, [, from, , n], { ships }) =>
    !(Number.isInteger(n) && Number(n) > 0) && s.ships[seat]![from as number] === ships,
  'too-few-ships': (s, seat, [, from, , n]) => s.ships[seat]![from as number]! < Number(n),
  'no-ship-left': (s, seat) => reserve(s, seat) === 0,
  'no-own-colony': (s, seat, _move, { sector }) => colonyOf(s, sector!) !== seat,
  'own-ship': (_s, seat, [, , opponent]) => opponent === seat,
  'whose-ship': (s, _seat, [, , opponent]) => s.ships[opponent as number] === undefined,
  'only-a-colony': (s, _seat, _move, { sector, seat }) =>
    s.ships[seat!]![sector!] === 0 && colonyOf(s, sector!) === seat,
  'no-ship-there': (s, _seat, _move, { sector, seat }) =>
    s.ships[seat!]![sector!] === 0 && colonyOf(s, sector!) !== seat,

  superfluous: (s, seat, move) =>
    game.moves(s, seat).some((one) => one.length < move.length && one.every((part, i) => part === move[i])),
};

/** Hardly ever met by chance; `why-not.test.ts` sets them up. */
const SELDOM = ['no-ship-left', 'only-a-colony'];

/** A move that may be nonsense: the right kind with parts by chance, too few or too many, or another kind. */
function anyMove(s: State, seat: Seat, rng: Rng): Given {
  const listed = game.moves(s, seat);
  const sector = () => below(rng, s.colonies.length + 1);
  const n = () => pick(rng, [-1, 0, 0.5, 1, 2, 25]);
  const kinds: readonly (() => Given)[] = [
    () => ['civilisation', pick(rng, [...CIVILISATIONS, 'klingons'])],
    () => ['slot', sector()],
    () => ['choose', pick(rng, [...s.hands[seat]!, 31]), pick(rng, [...STRATEGIES, 'peace'])],
    () => ['choose', pick(rng, [...s.hands[seat]!, 31]), 'war', pick(rng, [...s.hands[seat]!, 31])],
    () => ['battle', sector()],
    () => ['colonize', sector()],
    () => [pick(rng, ['endWar', 'pass', 'endExpansion', 'dance'])],
    () => ['move', sector(), sector(), n()],
    () => ['portal', sector(), sector(), n()],
    () => ['produce', sector()],
    () => [pick(rng, ['ambush', 'convert']), sector(), below(rng, s.seats + 1)],
    () => {
      const move = pick(rng, listed) as Given;
      return move.slice(0, 1 + below(rng, move.length)) as unknown as Given;
    },
    () => {
      const move = pick(rng, listed) as Given;
      return move.with(
        move.length - 1 - below(rng, Math.max(1, move.length - 1)),
        sector(),
      ) as unknown as Given;
    },
    () => [...(pick(rng, listed) as Given), pick(rng, [9, 'now'])],
  ];
  return pick(rng, kinds)();
}

/** Everything the seats of random games are told about moves that they may not make. */
function told(games: number, look: (s: State, seat: Seat, move: Given, refusal: Refusal) => void): void {
  for (let number = 0; number < games; number++) {
    const s = game.setup(seedOf(900 + number), 2 + (number % 5));
    const rng = seeded(seedOf(number));
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      for (let i = 0; i < 12; i++) {
        const move = anyMove(s, seat, rng);
        const refusal = game.whyNot(s, seat, move);
        if (refusal !== null) look(s, seat, move, refusal);
      }
      game.apply(s, seat, pick(rng, game.moves(s, seat)));
    }
  }
}

describe('what a refusal says', () => {
  it('is so, whatever was tried, and never only that it is not offered', () => {
    const codes = new Set<string>();
    told(20, (s, seat, move, { code, params }) => {
      codes.add(code);
      const holds = HOLDS[code]?.(s, seat, move, params as P);
      expect([move.join(' '), code, holds]).toEqual([move.join(' '), code, true]);
    });
    expect(Object.keys(HOLDS).filter((code) => !codes.has(code) && !SELDOM.includes(code))).toEqual([]);
  });

  it('says where a kind of move belongs, what is left of a pool, and how many ships may go', () => {
    const said = (code: string, params: Refusal['params']) => sayRefusal({ code, params });
    expect(said('war-turn', { label: 'move' })).toBe(
      'Ships move in Expansion turns. This is your War turn: start a battle, or end the turn.',
    );
    expect(said('war-turn', { label: 'dance' })).toBe(
      'There is no move “dance”. This is your War turn: start a battle, or end the turn.',
    );
    expect(said('no-action-left', { action: 'ambush', left: '2 0 1 0 0' })).toBe(
      'Your pool holds no ambush action. What is left in it: 2 movements and 1 production.',
    );
    expect(said('not-adjacent', { sector: 0, to: 2, ...newest(2), portals: 1 })).toMatch(
      /A portal reaches any/,
    );
    expect(said('how-many-ships', { sector: 0, ...newest(2), ships: 3 })).toMatch(/from 1 to 3/);
  });

  it('names words that are too many, for every kind of move', () => {
    const labels = new Set<string>();
    told(6, (_s, _seat, move, { code, params }) => {
      if (code !== 'superfluous') return;
      labels.add(move[0]);
      expect(params.words).toBe(String(move.at(-1)));
    });
    expect(labels.size).toBeGreaterThanOrEqual(10);
  });
});
