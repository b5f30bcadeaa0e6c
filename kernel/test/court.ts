import { type Core, type Definition, game, hidden, type Next, shuffle, vocabulary } from '../src/index.ts';

/**
 * Court, a game that exists to use every feature of the kernel: each round all bid in secret, the highest bidder
 * petitions, others may object before the cost is paid (which cancels), heirs react to a petition granted, and
 * anybody may give a coin away at any time.
 */
export interface Court extends Core {
  coins: number[];
  favour: number[];
  round: number;
  speaker: number;
  cards: number[];
  held: number[][];
}
type CourtMove =
  | ['bid' | 'ask' | 'next', number]
  | ['object' | 'pass' | 'bow' | 'decline']
  | ['give', number];
type CourtEvent =
  | ['bids', number[]]
  | ['granted', number]
  | ['objected', number]
  | ['drew', number, number]
  | ['gave', number, number];
const w = vocabulary<Court, CourtMove, CourtEvent>();
const others = (s: Court) => s.coins.map((_, i) => (s.speaker + i) % s.seats).filter((p) => p !== s.speaker);

const objections = w.window('objections', {
  rule: 'CT-3',
  seats: others,
  options: (s, seat, emit) => s.coins[seat]! > 1 && emit(['object']),
  take(s, seat) {
    s.coins[seat]! -= 2;
    w.tell(['objected', seat]);
    return w.cancel(petition);
  },
});
const heir = w.effect<{ seat: number }>(
  'heir',
  { seat: 'all' },
  {
    bow: {
      rule: 'CT-5',
      who: (_s, f) => f.seat,
      options: (_s, _f, _seat, emit) => [emit(['bow']), emit(['decline'])],
      take(s, _f, seat, move) {
        if (move[0] === 'bow') s.favour[seat]!++;
        if (move[0] === 'bow' && seat !== s.speaker && s.round < 3)
          s.raised.push([s.speaker, 1, 0, ['granted', seat]]);
      },
    },
  },
);
const grant = w.effect(
  'grant',
  {},
  {
    sentence(s) {
      s.favour[s.speaker]! += 2;
      for (const p of others(s)) s.raised.push([p, 0, 0, ['granted', s.speaker]]);
      w.tell(['granted', s.speaker]);
    },
    draw(s) {
      const card = s.cards.pop();
      if (card === undefined) return;
      s.held[s.speaker]!.push(card);
      w.tell(['drew', s.speaker, card]);
    },
  },
);
const petition = w.procedure<{ left: number }>(
  'petition',
  { left: 'all' },
  {
    ask: {
      rule: 'CT-2',
      auto: true,
      who: (s, f) => (f.left > 0 ? s.speaker : null),
      options: (s, f, _seat, emit) =>
        [...Array(Math.min(f.left, s.round)).keys()].forEach((n) => emit(['ask', n + 1])),
      take(_s, f, _seat, move) {
        f.left -= move[1] as number;
      },
    },
    beforeCosts: () => w.call(objections, { order: [] }),
    pay(s) {
      s.coins[s.speaker] = Math.max(0, s.coins[s.speaker]! - 1);
      return w.call(grant, {});
    },
    more: (_s, f): Next => (f.left > 0 ? w.loop(petition, { left: f.left-- - 1 }) : undefined),
  },
);
const round = w.procedure(
  'round',
  {},
  {
    bid: {
      rule: 'CT-1',
      who: (s) => s.coins.map((_, i) => i),
      options: (s, _f, seat, emit) =>
        [...Array(Math.min(4, s.coins[seat]! + 1)).keys()].forEach((n) => emit(['bid', n])),
      reveal(s, _f, picks) {
        const bids = picks.map((p) => p![1] as number);
        w.tell(['bids', bids]);
        s.speaker = bids.indexOf(Math.max(...bids));
      },
    },
    petition: () => w.call(petition, { left: 2 }),
    next(s): Next {
      shuffle(s.rng, s.cards);
      for (let p = 0; p < s.seats; p++) s.coins[p]!++;
      if (s.round++ < 5) return w.loop(round, {});
      const best = Math.max(...s.favour);
      s.outcome = {
        places: s.favour.map((f) => (f === best ? 1 : 2)),
        scores: [...s.favour],
        reason: 'rounds',
      };
    },
  },
);

export const definition: Definition<Court, CourtMove, CourtEvent> = {
  id: 'court',
  version: 2,
  migrations: { 1: (old) => ({ ...(old as object), v: 2, favour: [] }) },
  rules: 1,
  seats: { min: 2, max: 5 },
  options: [{ id: 'purse', off: false, min: 0, max: 9, default: 3 }],
  procedures: w.procedures,
  reveals: (event) => event[0] === 'bids',
  visible: { coins: 'all', favour: 'all', round: 'all', speaker: 'all', cards: 'none', held: 'own' },
  events: {
    bids: 'all',
    granted: 'all',
    objected: 'all',
    gave: 'all',
    drew: (e, v) => (v === e[1] ? e : ['drew', e[1], hidden(e[2])]),
  },
  triggers: {
    rule: 'CT-4',
    orders: (s) => s.speaker,
    ready: (s, t) => s.coins[t[0]]! > 0,
    handle: (_s, t) => w.call(heir, { seat: t[0] }),
  },
  anytime: {
    labels: ['give'],
    options: (s, seat, emit) =>
      s.coins[seat]! > 4 && s.coins.forEach((_, to) => to !== seat && emit(['give', to])),
    take(s, seat, move) {
      s.coins[seat]!--;
      s.coins[move[1] as number]!++;
      w.tell(['gave', seat, move[1] as number]);
    },
  },
  setup: (core, o) => ({
    ...core,
    coins: Array(core.seats).fill(o.purse),
    favour: Array(core.seats).fill(0),
    round: 1,
    speaker: 0,
    cards: shuffle(core.rng, [1, 2, 3, 4, 5, 6, 7]),
    held: Array.from({ length: core.seats }, () => []),
  }),
  start: () => w.call(round, {}),
  fill(s) {
    const known = s.held.flat();
    const unknown = shuffle(
      s.rng,
      [1, 2, 3, 4, 5, 6, 7].filter((card) => !known.includes(card)),
    );
    const filled = (list: number[]) => list.map((card) => (card < 0 ? unknown.pop()! : card));
    s.cards = filled(s.cards);
    s.held = s.held.map(filled);
  },
  whyNot: (s, seat, m) =>
    m[0] === 'object' && s.coins[seat]! < 2
      ? { code: 'too-poor', params: { coins: s.coins[seat]! }, rule: 'CT-3' }
      : null,
  broken: (s) => (s.coins.some((c) => c < 0) ? 'a negative purse' : null),
  bound: () => 400,
};

export const court = game(definition);
