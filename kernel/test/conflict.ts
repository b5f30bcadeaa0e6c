import { type Core, game, type Move, vocabulary } from '../src/index.ts';

/**
 * A conflict as the biggest of the five games needs it: paid for, interrupted before and after its costs, helped by
 * bystanders in turn, decided by a sealed duel of hidden cards, with reactions, and other conflicts inside it; and a
 * queue of chained abilities that grows while it is worked off. Seats may give money away at any time, and drop a
 * technology whenever they are asked something.
 */
export interface Field extends Core {
  active: number;
  caps: number[];
  hands: number[][];
  techs: number[];
  lost: number[];
  power: [attacker: number, defender: number];
  queue: number[];
  diary: string[];
}
type FieldEvent = readonly ['wrote', string];
const w = vocabulary<Field, Move, FieldEvent>();
const write = (s: Field, line: string) => {
  s.diary.push(line);
  w.tell(['wrote', line]);
};

const beforeCosts = w.window('beforeCosts', {
  rule: 'CF-1',
  seats: (s) => [(s.active + 1) % s.seats],
  options: (s, seat, emit) => s.caps[seat]! >= 2 && emit(['veto']),
  take(s, seat) {
    s.caps[seat]! -= 2;
    write(s, `${seat} vetoes`);
    return w.cancel(conflict);
  },
});

const afterCosts = w.window('afterCosts', {
  rule: 'CF-2',
  seats: (s) => [s.active],
  options: (s, seat, emit) => s.caps[seat]! >= 1 && emit(['bolster']),
  take(s, seat) {
    s.caps[seat]!--;
    s.power[0]++;
  },
});

const revenge = w.effect<{ seat: number; against: number }>(
  'revenge',
  { seat: 'all', against: 'all' },
  {
    choose: {
      rule: 'CF-6',
      who: (_s, f) => f.seat,
      options: (_s, _f, _seat, emit) => [emit(['revenge']), emit(['forgive'])],
      take(s, f, seat, move) {
        if (move[0] === 'revenge') return w.call(conflict, { attacker: seat, defender: f.against, depth: 1 });
        write(s, `${seat} forgives`);
      },
    },
  },
);

const conflict = w.procedure<{ attacker: number; defender: number; depth: number; lender?: number }>(
  'conflict',
  { attacker: 'all', defender: 'all', depth: 'all', lender: 'all' },
  {
    beforeCosts: () => w.call(beforeCosts, { order: [] }),
    pay(s, f) {
      s.caps[f.attacker]!--;
      s.power = [0, 0];
      f.lender = 1;
    },
    afterCosts: () => w.call(afterCosts, { order: [] }),
    lend: {
      rule: 'CF-3',
      who: (s, f) => (f.lender! < s.seats ? (f.attacker + f.lender!) % s.seats : null),
      options(_s, f, seat, emit) {
        if (seat !== f.defender) for (const side of [0, 1]) emit(['lend', side]);
        emit(['nothing']);
      },
      take(s, f, _seat, move) {
        if (move[0] === 'lend') s.power[move[1] as 0 | 1]++;
        f.lender!++;
        return 'again';
      },
    },
    duel: {
      rule: 'CF-4',
      who: (s, f) => [f.attacker, f.defender].filter((seat) => s.hands[seat]!.length > 0),
      options: (s, _f, seat, emit) => s.hands[seat]!.forEach((card) => emit(['card', card])),
      reveal(s, f, picks) {
        for (const [side, seat] of [f.attacker, f.defender].entries()) {
          const card = picks[seat]?.[1] as number | undefined;
          if (card === undefined) continue;
          s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1);
          s.power[side as 0 | 1] += card;
        }
      },
    },
    outcome: (_s, f) => w.call(settle, { attacker: f.attacker, defender: f.defender, depth: f.depth }),
  },
);

const settle = w.effect<{ attacker: number; defender: number; depth: number }>(
  'settle',
  { attacker: 'all', defender: 'all', depth: 'all' },
  {
    compare(s, f) {
      const loser = s.power[0] > s.power[1] ? f.defender : f.attacker;
      s.lost[loser]!++;
      write(s, `${loser} loses ${s.power.join(':')}`);
      if (f.depth === 0)
        s.raised.push([loser, 0, 0, ['wrote', String(loser === f.attacker ? f.defender : f.attacker)]]);
    },
  },
);

/** Each ability of the queue may put others behind the last one. */
const chain = w.procedure(
  'chain',
  {},
  {
    next(s) {
      const n = s.queue.shift();
      if (n === undefined) return;
      write(s, `chain ${n}`);
      if (n < 3) s.queue.push(n + 2);
      return 'again';
    },
  },
);

const turn = w.procedure(
  'turn',
  {},
  {
    action: {
      rule: 'CF-0',
      who: (s) => s.active,
      options: (s, _f, seat, emit) => [
        s.caps[seat]! > 0 && emit(['attack', (seat + 1) % s.seats]),
        emit(['chain']),
        emit(['end']),
      ],
      take(s, _f, seat, move) {
        if (move[0] === 'attack')
          return w.loop(conflict, { attacker: seat, defender: move[1] as number, depth: 0 });
        if (move[0] === 'end') return 'done';
        s.queue = [1, 2];
        return w.loop(chain, {});
      },
    },
  },
);

const main = w.procedure(
  'main',
  {},
  {
    turn: () => w.call(turn, {}),
    over(s) {
      s.outcome = { places: s.lost.map(() => 1), scores: s.lost.map((n) => -n), reason: 'end' };
    },
  },
);

export const field = game<Field, Move, FieldEvent>({
  id: 'field',
  version: 1,
  rules: 1,
  seats: { min: 3, max: 3 },
  options: [],
  procedures: w.procedures,
  visible: {
    active: 'all',
    caps: 'all',
    hands: 'own',
    techs: 'all',
    lost: 'all',
    power: 'all',
    queue: 'all',
    diary: 'all',
  },
  events: { wrote: 'all' },
  triggers: {
    rule: 'CF-5',
    orders: (s) => s.active,
    ready: () => true,
    handle: (_s, [seat, , , event]) => w.call(revenge, { seat, against: Number(event[1]) }),
  },
  anytime: {
    labels: ['gift', 'drop'],
    options(s, seat, emit, asked) {
      if (s.caps[seat]! > 0) emit(['gift', (seat + 1) % s.seats]);
      if (asked && s.techs[seat]! > 0) emit(['drop']);
    },
    take(s, seat, move) {
      if (move[0] === 'drop') s.techs[seat]!--;
      else {
        s.caps[seat]!--;
        s.caps[move[1] as number]!++;
      }
    },
  },
  setup: (core) => ({
    ...core,
    active: 0,
    caps: [3, 3, 3],
    hands: [[1, 4], [2, 3], [5]],
    techs: [1, 1, 0],
    lost: [0, 0, 0],
    power: [0, 0],
    queue: [],
    diary: [],
  }),
  start: () => w.call(main, {}),
  fill(s) {
    s.hands = s.hands.map((hand) => hand.map((card, i) => (card < 0 ? i + 1 : card)));
  },
  whyNot: () => null,
  broken: () => null,
  bound: () => 100,
});
