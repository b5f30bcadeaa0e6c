import { pick, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import { table } from '../table.ts';

describe('duel mode', () => {
  it('AX-DUE-01: ten cards each instead of six', () => {
    const hands = (options: object) =>
      game.setup(seedOf(3), 2, { setupMode: 'random', ...options }).hands.map((hand) => hand.length);
    expect(hands({ duelMode: 'on' })).toEqual([10, 10]);
    expect(hands({ duelMode: 'off' })).toEqual([6, 6]);
    const three = game.setup(seedOf(3), 3, { setupMode: 'random', duelMode: 'on' });
    expect(three.duel).toBe(false);
  });

  it('AX-DUE-02: with the choice another card to discard, in secret', () => {
    const t = table({ players: { A: { hand: [5, 8] }, B: {} }, duel: true });
    const others = t.hand('A').filter((card) => card !== 5);
    expect(t.offers('A', 'choose 5 war')).toEqual(others.map((card) => `choose 5 war ${card}`));
    t.play('A choose 5 war 8');
    expect(t.handsFor('B').A).toEqual(Array(10).fill(-1));
    expect(t.s.discards).toEqual([]);
    const plain = table({ players: { A: { hand: [5, 8] }, B: {} } });
    expect(plain.code('A choose 5 war 8')).toBe('no-discard');
    expect(plain.can('A choose 5 war')).toBe(true);
  });

  it('AX-DUE-03: discards are shown after the cards played, before any turn, without effect', () => {
    const t = table({ players: { A: {}, B: {} }, duel: true });
    t.choose('A evolution 3 2', 'B war 5 30');
    expect(t.eventsFor('table').slice(0, 3)).toEqual([
      [
        'revealed',
        [
          { card: 3, strategy: 'evolution' },
          { card: 5, strategy: 'war' },
        ],
      ],
      ['discarded', [2, 30]],
      ['turnStarted', 1, 'war', 5],
    ]);
    expect(t.s.levels).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 0],
    ]);
    expect([...t.s.discards].sort((a, b) => a - b)).toEqual([2, 3, 5, 30]);
  });

  it('AX-DUE-04: hands are passed as usual; the last discard is forced, and hands end empty', () => {
    const t = table({ players: { A: {}, B: {} }, duel: true, age: 3, round: 4 });
    t.choose();
    const kept = t.s.hands.map((hand) => [...hand]);
    t.passOn();
    expect(t.s.hands).toEqual([kept[1], kept[0]]);
    const [first, second] = t.hand('A') as [number, number];
    const sides = ['war', 'evolution', 'colonization', 'expansion'];
    expect(t.offers('A').sort()).toEqual(
      [
        ...sides.map((side) => `choose ${first} ${side} ${second}`),
        ...sides.map((side) => `choose ${second} ${side} ${first}`),
      ].sort(),
    );
    t.choose().passOn();
    expect([t.s.hands, t.s.unused]).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});

describe('exploration mode', () => {
  it('AX-XPL-01: face-down tiles are known to nobody', () => {
    for (const seats of [2, 4, 6]) {
      const s = game.setup(seedOf(seats), seats, { exploration: 'on', setupMode: 'random' });
      for (const viewer of [...Array(seats).keys(), 'table'] as const) {
        const view = game.view(s, viewer);
        expect(view.tiles).toEqual(Array(4 * seats).fill(-1));
        expect(view.undrawn).toEqual(Array(24 - 4 * seats).fill(-1));
        expect(view.faceUp).toEqual(Array(4 * seats).fill(false));
      }
    }
  });

  it.each(['move', 'portal'])(
    'AX-XPL-02: the first %s onto a face-down sector flips it for the game',
    (label) => {
      const t = table({
        players: { H: {}, M: {} },
        sectors: { X: '', Y: '', 'H-origin': 'H 2s' },
        exploration: true,
      });
      t.choose('H expansion 24').givePool({ movement: 3, portal: 3 });
      t.play(`H ${label} H-origin X 1`);
      expect(t.happened('flipped')).toEqual([['flipped', 0, t.s.tiles[0]]]);
      expect(t.eventsFor('M').some(([name]) => name === 'flipped')).toBe(true);
      t.play('H move X H-origin 1', 'H portal H-origin X 2', 'H move X Y 1');
      expect(t.happened('flipped').map((event) => event[1])).toEqual([0, 1]);
      expect(t.view('table').tiles.slice(0, 3)).toEqual([t.s.tiles[0], t.s.tiles[1], -1]);
    },
  );

  it('AX-XPL-03: nothing else flips a tile; origins always lie open', () => {
    const t = table({
      players: { H: {}, M: {} },
      sectors: { X: 'H 2s, M 1s', Y: '', 'H-origin': 'H 1s', 'M-origin': 'H 1s' },
      exploration: true,
    });
    t.choose('H expansion 24').givePool({ movement: 1, production: 1, ambush: 1, conversion: 1 });
    t.play('H convert X M', 'H produce H-origin', 'H move H-origin X 1').passOn();
    expect(t.happened('flipped')).toEqual([]);
    expect(t.s.faceUp).toEqual([true, ...Array(7).fill(false)]);
    expect(t.view('table')).toMatchObject({ origins: [8, 9], civilisations: ['humans', 'minerls'] });
  });

  it('AX-XPL-04: goes together with the duel mode', () => {
    const s = game.setup(seedOf(4), 2, { exploration: 'on', duelMode: 'on', setupMode: 'random' });
    expect(s).toMatchObject({ duel: true, exploration: true });
    const rng = seeded(seedOf(5));
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      game.apply(s, seat, pick(rng, game.moves(s, seat)));
    }
    expect(s.discards).toHaveLength(20);
    expect(s.faceUp.filter((open) => open).length).toBeGreaterThan(0);
  });
});
