import { pick, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, CARDS_PROVENANCE } from '../../data/cards.ts';
import { CIVILISATION, CIVILISATIONS } from '../../data/civilisations.ts';
import { LAYOUTS, LAYOUTS_PROVENANCE } from '../../data/layouts.ts';
import { BONUSES, TILES, TILES_PROVENANCE } from '../../data/sectors.ts';
import { apex as game } from '../../index.ts';
import { table } from '../table.ts';

const HM = { H: {}, M: {} };

describe('rulings on components and set-up', () => {
  it('AX-R-03: numbers, cards, tiles and layouts are labelled as reconstructed', () => {
    expect([CARDS_PROVENANCE, TILES_PROVENANCE, LAYOUTS_PROVENANCE]).toEqual(Array(3).fill('reconstructed'));
    for (const key of CIVILISATIONS) expect(CIVILISATION[key].provenance.numbers).toBe('reconstructed');
    expect([CARDS.length, TILES.length, CIVILISATIONS.length]).toEqual([30, 24, 6]);
    for (const bonus of BONUSES) expect(TILES.filter((kind) => kind === bonus)).toHaveLength(3);
    for (const n of [2, 3, 4, 5, 6])
      expect([LAYOUTS[n]!.neutral.length, LAYOUTS[n]!.slots.length]).toEqual([4 * n, n]);
  });

  it('AX-R-04, AX-R-05: ten cards have a circle and are in games of four to six only', () => {
    expect(CARDS.filter(({ circle }) => circle).map(({ index }) => index)).toEqual([
      1, 4, 7, 10, 13, 16, 19, 22, 25, 28,
    ]);
    for (const seats of [2, 3, 4, 5, 6]) {
      const s = game.setup(seedOf(seats), seats, { setupMode: 'random' });
      const cards = [...s.hands.flat(), ...s.leftovers];
      expect([cards.length, cards.includes(1)]).toEqual(seats < 4 ? [20, false] : [30, true]);
    }
  });

  it('AX-R-06: the duel mode is on for two, and can be switched off', () => {
    expect(game.setup(seedOf(1), 2).duel).toBe(true);
    expect(game.setup(seedOf(1), 2, { duelMode: 'off' }).duel).toBe(false);
  });

  it('AX-R-07: five rounds an age', () => {
    const t = table({ players: { A: {}, B: {}, C: {} } });
    for (let round = 1; round <= 5; round++) {
      expect(t.s).toMatchObject({ age: 1, round });
      t.choose().passOn();
    }
    expect(t.s).toMatchObject({ age: 2, round: 1 });
  });

  it('AX-R-21, AX-R-22: a first chooser by chance; all civilisations, then all slots', () => {
    const s = game.setup(seedOf(21), 3);
    const asked: string[] = [];
    while (game.asks(s)!.step !== 'choose') {
      const seat = game.waiting(s)[0]!;
      asked.push(`${game.asks(s)!.step} ${(seat - s.first + 3) % 3}`);
      game.apply(s, seat, game.moves(s, seat)[0]!);
    }
    expect(asked).toEqual(['civilisation 0', 'civilisation 1', 'civilisation 2', 'slot 0', 'slot 1']);
  });

  it('AX-R-23: left is the next seat, wherever the origins lie', () => {
    const t = table({ players: { A: {}, B: {}, C: {}, D: {} } });
    t.s.origins = [18, 16, 19, 17];
    t.choose();
    const kept = t.s.hands.map((hand) => [...hand]);
    t.passOn();
    expect(t.s.hands).toEqual([kept[3], kept[0], kept[1], kept[2]]);
  });

  it('AX-R-24: points do not run out', () => {
    const t = table({ players: { H: { points: 144 }, M: {} }, sectors: { Z: 'H 2s, M 1s' } });
    t.choose('H war').play('H battle Z');
    expect(t.points).toEqual({ H: 145, M: 0 });
  });

  it('AX-R-33: the sixth civilisation is called Dragonites', () => {
    expect(CIVILISATION.dragonites).toMatchObject({ name: 'Dragonites', provenance: { name: 'public' } });
    expect(CIVILISATIONS.filter((key) => CIVILISATION[key].provenance.name === 'public')).toEqual([
      'dragonites',
    ]);
  });

  it('AX-R-34: undrawn tiles are known, in exploration they are not', () => {
    const open = game.setup(seedOf(34), 3);
    expect(game.view(open, 'table').undrawn).toEqual(open.undrawn);
    expect(open.undrawn).toHaveLength(12);
    const hidden = game.setup(seedOf(34), 3, { exploration: 'on' });
    expect(game.view(hidden, 0).undrawn).toEqual(Array(12).fill(-1));
  });

  it('AX-R-39: the last civilisation of six and the last slot are assigned without a question', () => {
    const s = game.setup(seedOf(39), 6);
    const count = { civilisation: 0, slot: 0 };
    while (game.asks(s)!.step !== 'choose') {
      const seat = game.waiting(s)[0]!;
      const moves = game.moves(s, seat);
      expect(moves.length).toBeGreaterThan(1);
      count[moves[0]![0] as 'civilisation' | 'slot']++;
      game.apply(s, seat, moves[0]!);
    }
    expect(count).toEqual({ civilisation: 5, slot: 5 });
    expect([new Set(s.civilisations).size, new Set(s.origins).size]).toEqual([6, 6]);
  });
});

describe('rulings on rounds and scoring', () => {
  it('AX-R-17: control is always that of the tokens there now', () => {
    const t = table({ players: HM, sectors: { Y: 'M 3s', Z: 'H 1s' } });
    expect(t.controller('Z')).toBe('H');
    t.choose('M expansion 24').play('M move Y Z 2');
    expect(t.controller('Z')).toBe('M');
    t.play('M move Z Y 2');
    expect(t.controller('Z')).toBe('H');
  });

  it('AX-R-18: Colonization may be declined', () => {
    const t = table({ players: HM, sectors: { Z: 'H 1s' } });
    t.choose('H colonization').play('H pass');
    expect([t.at('Z'), t.asked]).toEqual(['H 1s', 'M expansion.action']);
  });

  it('AX-R-19: nothing is passed after round 5', () => {
    const t = table({ players: { A: {}, B: {}, C: {} }, age: 3, round: 5 });
    t.choose();
    const kept = t.s.hands.map((hand) => [...hand]);
    t.passOn();
    expect(t.s.unused).toEqual(kept);
  });

  it('AX-R-20: after the tie-break the victory is shared', () => {
    const t = table({
      players: { A: {}, B: {}, C: {} },
      sectors: { X: 'A 1s', Y: 'B 1s' },
      age: 3,
      round: 5,
    });
    t.choose().passOn();
    expect(t.s.outcome).toEqual({ places: [1, 1, 3], scores: [2, 2, 1], reason: 'shared' });
  });

  it('AX-R-26: a committed choice cannot be changed', () => {
    const t = table({ players: { A: { hand: [30] }, B: {}, C: {} } });
    t.play('A choose 30 expansion');
    expect(t.offers('A')).toEqual([]);
    expect(t.code('A choose 30 war')).toBe('already-chosen');
  });

  it('AX-R-27, AX-R-28: a colony on lost ground stays, with its bonus, and both may score', () => {
    const t = table({
      players: HM,
      sectors: { Z: 'victory: H 1c, M 2s', P: 'portal: H 1c, M 4s' },
      round: 5,
    });
    expect([t.controller('Z'), t.controller('P')]).toEqual(['M', 'M']);
    expect(t.poolOf('H', 9)).toEqual({ production: 2, portal: 1 });
    t.choose().passOn();
    expect(t.points).toEqual({ H: 1 + 1, M: 3 });
    expect([t.at('Z'), t.at('P')]).toEqual(['H 1c, M 2s', 'H 1c, M 4s']);
  });
});

describe('rulings on war', () => {
  it('AX-R-08: colonies count in battle', () => {
    const t = table({ players: HM, sectors: { Z: 'H 2s+1c, M 2s', 'M-origin': 'H 1s' } });
    expect(t.battle('Z')).toEqual({ H: 3, M: 2, winner: 'H' });
    expect(t.battle('M-origin')).toEqual({ H: 1, M: 1, winner: 'nobody' });
  });

  it('AX-R-09: nobody gains tokens by a great victory', () => {
    const t = table({ players: { H: { armament: 5 }, M: {} }, sectors: { Z: 'H 1s+1c, M 1s' } });
    t.choose('H war').play('H battle Z');
    expect([t.at('Z'), t.reserve('H').ships]).toEqual(['H 1s+1c', 19]);
  });

  it('AX-R-10: everyone on the sector fights', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { Z: 'H 3s, M 1s, S 1c' } });
    t.choose('H war').play('H battle Z');
    expect(t.at('Z')).toBe('H 2s');
  });

  it('AX-R-11: who wins without having begun survives and scores', () => {
    const t = table({ players: HM, sectors: { Z: 'H 1s, M 3s' } });
    t.choose('H war').play('H battle Z');
    expect([t.at('Z'), t.points]).toEqual(['M 2s', { H: 0, M: 1 }]);
  });

  it('AX-R-12: no second battle on an origin in one turn', () => {
    const t = table({ players: { H: { armament: 2 }, M: {} }, sectors: { 'M-origin': 'H 2s' } });
    t.choose('H war').play('H battle M-origin');
    expect([t.at('M-origin'), t.asked]).toEqual(['H 2s', 'M expansion.action']);
  });

  it('AX-R-13: battles are declared one after the other', () => {
    const t = table({ players: HM, sectors: { X: 'H 2s, M 1s', Y: 'H 2s, M 1s' } });
    t.choose('H war').play('H battle X');
    expect(t.at('X')).toBe('H 1s');
    expect(t.offers('H')).toEqual(['battle Y', 'endWar']);
  });

  it('AX-R-14: in a tie third players are destroyed too', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { Z: 'H 3s, M 3s, S 1s+1c' } });
    t.choose('S war').play('S battle Z');
    expect(t.at('Z')).toBe('');
  });

  it('AX-R-15: the origin colony uses up a token that its owner keeps', () => {
    const t = table({ players: HM, sectors: { 'H-origin': 'H 5s, M 4s' } });
    t.choose('M war').play('M battle H-origin');
    expect(t.at('H-origin')).toBe('H 1s');
  });

  it('AX-R-36: a tied battle destroys colony tokens', () => {
    const t = table({ players: HM, sectors: { Z: 'H 1s+1c, M 2s' } });
    t.choose('H war').play('H battle Z');
    expect([t.at('Z'), t.reserve('H').colonies, t.points]).toEqual(['', 3, { H: 0, M: 0 }]);
  });
});

describe('rulings on levels and expansion', () => {
  it('AX-R-01: a portal leads from any sector to any other', () => {
    const t = table({ players: HM, sectors: { P: 'H 1s', '#7': 'H 1s' } });
    t.choose('H expansion 3');
    expect(t.offers('H', 'portal')).toHaveLength(2 * 9);
  });

  it('AX-R-02: one action a level', () => {
    const t = table({ players: { H: { production: 3, movement: 5 }, M: {} } });
    expect(t.poolOf('H', 3)).toEqual({ portal: 1, production: 3, movement: 5 });
  });

  it('AX-R-16: a full fleet produces nothing, and its conversions only destroy', () => {
    const t = table({ players: HM, sectors: { Z: 'H 20s, M 1s' } });
    t.choose('H expansion 24').givePool({ production: 1, conversion: 1 });
    expect(t.offers('H')).toEqual(['convert Z M', 'endExpansion']);
    t.play('H convert Z M');
    expect(t.at('Z')).toBe('H 20s');
  });

  it('AX-R-29, AX-R-30: only colonies lift a value above 5, and influence counts everywhere', () => {
    const t = table({
      players: { H: { influence: 5 }, M: {} },
      sectors: { I: 'influence: H 1c', Z: 'H 1s, M 6s' },
    });
    t.choose('H evolution 3');
    expect([t.level('H', 'influence'), t.influence('H')]).toEqual([5, 6]);
    expect([t.scores('Z'), t.controller('Z')]).toEqual([{ H: 7, M: 6 }, 'H']);
  });

  it('AX-R-31: a portal may lead onto a face-down or a foreign origin sector', () => {
    const t = table({ players: HM, sectors: { 'H-origin': 'H 2s' }, exploration: true });
    t.choose('H expansion 3').givePool({ portal: 2 });
    t.play('H portal H-origin M-origin 1');
    expect(t.happened('flipped')).toEqual([]);
    t.play('H portal H-origin #4 1');
    expect(t.happened('flipped')).toEqual([['flipped', 4, t.s.tiles[4]]]);
  });

  it('AX-R-32: where tokens are, or colonies come, the tile is open already', () => {
    for (let seed = 0; seed < 6; seed++) {
      const s = game.setup(seedOf(seed), 2 + (seed % 5), { exploration: 'on', setupMode: 'random' });
      const rng = seeded(seedOf(320 + seed));
      while (s.outcome === null) {
        const seat = game.waiting(s)[0]!;
        const events = game.apply(s, seat, pick(rng, game.moves(s, seat)));
        for (const [i, event] of events.entries())
          if (event[0] === 'flipped') expect(events[i - 1]![0]).toMatch(/^(moved|portalled)$/);
        for (const [sector, open] of s.faceUp.entries())
          if (!open)
            expect([s.colonies[sector], ...s.ships.map((ships) => ships[sector])]).toEqual([
              -1,
              ...s.ships.map(() => 0),
            ]);
      }
    }
  });

  it('AX-R-35: a colony alone lets one ambush and, with control, convert', () => {
    const t = table({
      players: { H: { influence: 1 }, M: {} },
      sectors: { Y: 'H 1c, M 1s', Z: 'H 1c, M 2s' },
    });
    t.choose('H expansion 24').givePool({ ambush: 1, conversion: 1 });
    expect(t.offers('H')).toEqual(['ambush Y M', 'ambush Z M', 'convert Y M', 'endExpansion']);
    t.play('H convert Y M', 'H ambush Z M');
    expect([t.at('Y'), t.at('Z')]).toEqual(['H 1s+1c', 'H 1c, M 1s']);
  });

  it('AX-R-38: a ship placed this turn may be moved this turn', () => {
    const t = table({ players: HM, sectors: { Z: 'H 1c' } });
    t.choose('H expansion 30').play('H produce Z', 'H portal Z M-origin 1', 'H move M-origin #6 1');
    expect([t.at('Z'), t.at('#6')]).toEqual(['H 1c', 'H 1s']);
  });
});
