import { below, pick, seeded, seedOf, shuffle } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { apex as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { table } from '../table.ts';

const ascending = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
const tileNumbers = () => [...Array(24).keys()];
const cardNumbers = () => CARDS.map(({ index }) => index);

/** Plays random moves until the age changes or the game is over. */
function playAge(s: State, rng: ReturnType<typeof seeded>): void {
  const { age } = s;
  while (s.outcome === null && s.age === age) {
    const seat = game.waiting(s)[0]!;
    game.apply(s, seat, pick(rng, game.moves(s, seat)));
  }
}

describe('golden tests: ages and cards', () => {
  it('AX-G-26: in age 2 hands go to the right; after round 5 one card each is put away', () => {
    const t = table({ players: { A: {}, B: {}, C: {}, D: {} }, age: 2 });
    t.choose();
    const kept = t.s.hands.map((hand) => [...hand]);
    expect(kept.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    t.passOn();
    expect([t.hand('D'), t.hand('C'), t.hand('B'), t.hand('A')]).toEqual([
      kept[0],
      kept[3],
      kept[2],
      kept[1],
    ]);

    const last = table({ players: { A: {}, B: {}, C: {}, D: {} }, age: 2, round: 5 });
    last.choose();
    const unplayed = last.s.hands.flat();
    expect(unplayed).toHaveLength(4);
    last.passOn();
    expect(last.s).toMatchObject({ age: 3, round: 1, discards: [] });
    const inGame = [...last.s.hands.flat(), ...last.s.leftovers];
    expect(ascending(inGame)).toEqual(cardNumbers());

    const end = table({ players: { A: {}, B: {}, C: {}, D: {} }, age: 3, round: 5 });
    end.choose();
    const left = end.s.hands.map((hand) => [...hand]);
    end.passOn();
    expect(end.s.unused).toEqual(left);
    expect(end.s.discards).toHaveLength(20);
  });

  it.each([
    [2, 6, 8],
    [3, 6, 2],
    [4, 6, 6],
    [5, 6, 0],
    [6, 5, 0],
  ])('AX-G-30: %i players get %i cards each, %i lie face up', (seats, hand, leftovers) => {
    const s = game.setup(seedOf(30), seats, { setupMode: 'random', duelMode: 'off' });
    expect(s.hands.map((cards) => cards.length)).toEqual(Array(seats).fill(hand));
    expect(s.leftovers).toHaveLength(leftovers);
    expect(game.view(s, 'table').leftovers).toEqual(s.leftovers);
  });

  it('AX-G-35: drafted: first chooser, tiles and three shuffles come from chance, nothing else', () => {
    for (let number = 0; number < 5; number++) {
      const rng = seeded(seedOf(number));
      const s = game.setup(seedOf(number), 4, { setupMode: 'draft', firstChooser: 'random' });
      expect(s.first).toBe(below(rng, 4));
      expect(s.tiles).toEqual(shuffle(rng, tileNumbers()).slice(0, 16));
      expect(s.rng).toEqual(rng);
      playAge(s, seeded(seedOf(-number)));
      for (const age of [1, 2, 3]) {
        const row = shuffle(rng, cardNumbers());
        expect(s).toMatchObject({ age, rng });
        expect(s.hands).toEqual([0, 6, 12, 18].map((from) => ascending(row.slice(from, from + 6))));
        expect(ascending(s.leftovers)).toEqual(ascending(row.slice(24)));
        playAge(s, seeded(seedOf(-number - age)));
      }
      expect(s.outcome).not.toBeNull();
      expect(s.rng).toEqual(rng);
    }
  });

  it('AX-G-35: a given first chooser costs no draw; random: tiles, civilisations, slots, three shuffles', () => {
    const given = seeded(seedOf(1));
    const s = game.setup(seedOf(1), 4, { firstChooser: 'seat3' });
    expect(s.first).toBe(2);
    expect(s.tiles).toEqual(shuffle(given, tileNumbers()).slice(0, 16));

    const rng = seeded(seedOf(2));
    const drawn = game.setup(seedOf(2), 4, { setupMode: 'random' });
    expect(drawn.tiles).toEqual(shuffle(rng, tileNumbers()).slice(0, 16));
    expect(drawn.first).toBe(-1);
    expect(new Set(drawn.civilisations).size).toBe(4);
    expect(ascending(drawn.origins)).toEqual([16, 17, 18, 19]);
    rng.splice(0, 4, ...drawn.rng);
    playAge(drawn, seeded(seedOf(20)));
    shuffle(rng, cardNumbers());
    playAge(drawn, seeded(seedOf(21)));
    shuffle(rng, cardNumbers());
    playAge(drawn, seeded(seedOf(22)));
    expect(drawn.outcome).not.toBeNull();
    expect(drawn.rng).toEqual(rng);
  });
});

describe('golden tests: duel mode', () => {
  it('AX-G-25: all twenty cards are dealt, ten are played and ten discarded', () => {
    const t = table({ players: { A: {}, B: {} }, duel: true, age: 3 });
    for (const size of [10, 8, 6, 4, 2]) {
      expect(t.s.hands.map((hand) => hand.length)).toEqual([size, size]);
      expect(t.s.leftovers).toEqual([]);
      t.choose().passOn();
    }
    expect(t.s.hands).toEqual([[], []]);
    expect(t.s.unused.flat()).toEqual([]);
    expect(t.s.discards).toHaveLength(20);
    expect(t.happened('revealed')).toHaveLength(5);
    expect(t.happened('discarded')).toHaveLength(5);
  });

  it('AX-G-46: a card, a side and another card to discard, all in secret', () => {
    const t = table({ players: { H: { hand: [5, 8] }, M: { hand: [9] } }, duel: true });
    expect(t.can('H choose 5 war 8')).toBe(true);
    expect(t.code('H choose 5 war 5')).toBe('discard-another');
    expect(t.code('H choose 5 war')).toBe('discard-needed');
    expect(t.offers('H', 'choose')).toHaveLength(10 * 4 * 9);
    t.play('H choose 5 war 8');
    for (const viewer of ['M', 'table']) {
      expect(JSON.stringify(t.view(viewer).agenda)).not.toMatch(/\["choose"|"war"/);
      expect(t.handsFor(viewer).H).toEqual(Array(10).fill(-1));
      expect(t.eventsFor(viewer)).toEqual([]);
    }
    const other = t.hand('M').find((card) => card !== 9)!;
    t.play(`M choose 9 evolution ${other}`);
    expect(t.events.slice(0, 3).map(([name]) => name)).toEqual(['revealed', 'discarded', 'turnStarted']);
    expect(t.eventsFor('table').slice(0, 2)).toEqual([
      [
        'revealed',
        [
          { card: 5, strategy: 'war' },
          { card: 9, strategy: 'evolution' },
        ],
      ],
      ['discarded', [8, other]],
    ]);
  });

  it('AX-G-46: in round 5 of a duel two cards with four sides each are to choose from', () => {
    const t = table({ players: { H: {}, M: {} }, duel: true, round: 5 });
    expect(t.offers('H')).toHaveLength(2 * 4);
  });
});

describe('golden tests: exploration', () => {
  it('AX-G-27: every face-down sector that ships come to flips, also on their way', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: '', Y: '', 'H-origin': 'H 3s' },
      exploration: true,
    });
    t.choose('H expansion 6');
    expect(t.pool).toEqual({ movement: 2 });
    t.play('H move H-origin X 3', 'H move X Y 3');
    expect(t.happened('flipped')).toEqual([
      ['flipped', 0, t.s.tiles[0]],
      ['flipped', 1, t.s.tiles[1]],
    ]);
    expect(t.s.faceUp.slice(0, 3)).toEqual([true, true, false]);
    expect(t.at('X')).toBe('');
  });

  it('AX-G-47: production flips nothing, a portal does; the rest stays hidden from everybody', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { X: '', W: '', 'H-origin': 'H 1s' },
      exploration: true,
      faceUp: ['W'],
    });
    t.choose('H expansion 30').play('H produce H-origin');
    expect(t.happened('flipped')).toEqual([]);
    t.play('H portal H-origin X 2');
    expect(t.happened('flipped')).toEqual([['flipped', 0, t.s.tiles[0]]]);
    t.play('H move X W 2');
    expect(t.happened('flipped')).toHaveLength(1);
    expect([t.at('X'), t.at('W')]).toEqual(['', 'H 2s']);
    for (const viewer of ['H', 'M', 'table'])
      expect(t.view(viewer)).toMatchObject({
        tiles: [t.s.tiles[0], t.s.tiles[1], -1, -1, -1, -1, -1, -1],
        faceUp: [true, true, false, false, false, false, false, false],
      });
  });
});
