import { describe, expect, it } from 'vitest';
import { type Table, table } from '../table.ts';

const SIX = { A: {}, B: {}, C: {}, D: {}, E: {}, F: {} };
const four = { A: {}, B: {}, C: {}, D: {} };
const five = { ...four, E: {} };

/** For each seat who has held its present hand in this age, told by following the hands round by round. */
class Followed {
  #holders: Set<number>[];
  readonly #step: number;

  constructor(seats: number, age: number) {
    this.#holders = Array.from({ length: seats }, (_, seat) => new Set([seat]));
    this.#step = age === 2 ? -1 : 1;
  }

  passed(): void {
    const seats = this.#holders.length;
    this.#holders = this.#holders.map((_, seat) =>
      new Set(this.#holders[(seat - this.#step + seats) % seats]!).add(seat),
    );
  }

  knows(viewer: number, holder: number): boolean {
    return this.#holders[holder]!.has(viewer);
  }
}

/** Every viewer sees a hand whole or not at all, and only one that it has held. */
function expectHands(t: Table, followed: Followed): void {
  const { seats } = t.names;
  for (const [holder, name] of seats.entries()) {
    const hand = t.hand(name);
    const nothing = hand.map(() => -1);
    for (const [viewer, looking] of seats.entries())
      expect([looking, name, t.handsFor(looking)[name]]).toEqual([
        looking,
        name,
        followed.knows(viewer, holder) ? hand : nothing,
      ]);
    expect(t.handsFor('table')[name]).toEqual(nothing);
  }
}

describe('what is hidden', () => {
  it.each([
    [SIX, 1, false],
    [SIX, 2, false],
    [four, 3, false],
    [{ A: {}, B: {}, C: {} }, 2, false],
    [{ A: {}, B: {} }, 1, true],
    [{ A: {}, B: {} }, 2, false],
  ])(
    'AX-R-37: a hand held earlier in the age stays known, a choice takes nothing out of it: %j, age %i, duel %s',
    (players, age, duel) => {
      const t = table({ players, age, duel });
      const followed = new Followed(t.names.seats.length, age);
      for (let round = 1; round <= 5; round++) {
        expectHands(t, followed);
        const [first] = t.names.seats as [string];
        t.play(`${first} ${t.offers(first)[0]!}`);
        expectHands(t, followed);
        const chosen = t.offers(first);
        expect(chosen).toEqual([]);
        for (const name of t.names.seats.slice(1)) t.play(`${name} ${t.offers(name).at(-1)!}`);
        t.passOn();
        followed.passed();
      }
      expect(t.s.age === age + 1 || t.s.outcome !== null).toBe(true);
      if (t.s.outcome === null) expectHands(t, new Followed(t.names.seats.length, t.s.age));
    },
  );

  it('AX-R-37: the news of a hand passed on shows it to those who have held it, and to nobody else', () => {
    const t = table({ players: four });
    const followed = new Followed(4, 1);
    for (let round = 1; round <= 4; round++) {
      t.events.length = 0;
      t.choose().passOn();
      followed.passed();
      for (const [viewer, name] of [...t.names.seats.entries(), [-1, 'table'] as const]) {
        const received = t.eventsFor(name).filter((event) => event[0] === 'received');
        expect(received.map(([, seat]) => seat)).toEqual([0, 1, 2, 3]);
        for (const [, seat, cards] of received) {
          const hand = t.s.hands[seat]!;
          expect(cards).toEqual(followed.knows(viewer, seat) ? hand : hand.map(() => -1));
        }
      }
    }
  });

  it('AX-R-37: the cards of a new age are news to their receiver alone', () => {
    const t = table({ players: four, round: 5 });
    t.choose();
    t.events.length = 0;
    t.passOn();
    for (const [viewer, name] of [...t.names.seats.entries(), [-1, 'table'] as const])
      for (const [, seat, cards] of t.eventsFor(name).filter((event) => event[0] === 'received'))
        expect(cards).toEqual(seat === viewer ? t.s.hands[seat] : Array(6).fill(-1));
  });

  it('AX-R-25: an unused card is not among the discards, and shown to nobody who never held its hand', () => {
    const t = table({ players: five, age: 3 });
    for (let round = 1; round <= 5; round++) t.choose().passOn();
    expect(t.s.outcome).not.toBeNull();
    const unused = t.s.unused.flat();
    expect(unused).toHaveLength(5);
    expect(t.s.discards).toHaveLength(25);
    expect(t.s.discards.some((card) => unused.includes(card))).toBe(false);
    // In five rounds a hand has been with each of five players.
    for (const name of t.names.seats) expect(t.view(name).unused).toEqual(t.s.unused);
    expect(t.view('table').unused).toEqual(Array(5).fill([-1]));
  });
});
