import { type Move as AnyMove, below, pick, type Refusal, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { SCI } from '../data/domains.ts';
import { OMEN } from '../data/omens.ts';
import { dominations as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { eagerMove } from '../tests/eager.ts';
import type { Given } from '../tests/position.ts';
import { table } from '../tests/table.ts';
import { QUESTIONS } from '../words/questions.ts';
import { sayRefusal } from '../words/refusals.ts';
import type { State } from './types.ts';
import { whyNot } from './why-not.ts';

/** Omens that ask something, and of which the Augur chooses. */
const ASKING = [OMEN.tribute, OMEN.greatMigration, OMEN.drought, OMEN.greatFire, OMEN.goldenAge];

/** The same games, in which random moves and those of somebody eager take turns, with every module somewhere; last a payment by Alchemy. */
function* positions(games: number) {
  for (let number = 0; number < games; number++) {
    const options = {
      goals: number % 2 === 0 ? 'hegemon' : 'objectives',
      ambition: number % 2 === 0 ? 'off' : 'on',
      omens: number % 5 === 4 ? 'off' : 'on',
    };
    const s = game.setup(seedOf(number), 2 + (number % 3), options);
    const rng = seeded(seedOf(number + 77));
    s.omenDeck = s.omenDeck.map((_, i) => ASKING[i % ASKING.length]!);
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      const moves = game.moves(s, seat);
      yield { s, seat, moves, rng };
      const isEager = number % 3 > 0;
      game.apply(s, seat, isEager ? eagerMove(s, seat, SCI, rng) : pick(rng, moves));
    }
  }
  const alchemist = table({
    players: { A: { tree: ['alchemy'], knowledge: { CRA: 6, GOV: 1, REL: 2 } }, B: {} },
    turn: ['A', 'develop'],
  });
  alchemist.play(`A ${alchemist.line('A', 'gain mining')}`);
  yield { s: alchemist.s, seat: 0, moves: game.moves(alchemist.s, 0), rng: seeded(seedOf(1)) };
}

describe('why a move is refused', () => {
  it('speaks against no move that is offered', () => {
    for (const { s, seat, moves } of positions(9))
      for (const move of moves.length > 60 ? moves.filter((_, i) => i % 29 === 0) : moves)
        expect([move, whyNot(s, seat, move)]).toEqual([move, null]);
  });

  it('is a rule and a whole sentence at every step, and says what is to be done at wrong moments', () => {
    const known = new Map<string, AnyMove>();
    for (const { moves } of positions(12)) for (const move of moves) known.set(move[0], move);
    const told = new Map<string, Refusal>();
    const steps = new Set<string>();
    for (const { s, seat, rng } of positions(12)) {
      const { procedure, step } = game.asks(s)!;
      if (steps.has(`${procedure}.${step}`) && below(rng, 20) > 0) continue;
      steps.add(`${procedure}.${step}`);
      for (const move of [...known.values(), ['dance'] as AnyMove]) {
        const refusal = game.whyNot(s, seat, move);
        if (refusal) told.set(`${refusal.code} ${refusal.params.first ?? ''}`, refusal);
      }
    }
    for (const refusal of told.values()) {
      const said = sayRefusal(refusal);
      expect(said, refusal.code).toMatch(/^[A-Z].*[.]$/);
      expect(said, refusal.code).not.toMatch(/undefined|NaN|null/);
      expect(RULE_IDS).toContain(refusal.rule);
    }
    expect(Object.keys(QUESTIONS).filter((step) => !steps.has(step))).toEqual([]);
  });
});

const players = { A: {}, B: {} };
const building = (given: Partial<Given> = {}) =>
  table({ players, map: { 'D(0,0)': 'G01 0', 'U(9,9)': 'S01 0' }, turn: ['A', 'build'], ...given });
const said = (refusal: Refusal | null): string | null => refusal && sayRefusal(refusal);

describe('a phase that is over', () => {
  const rich = { A: { knowledge: { GOV: 6, CRA: 3 } }, B: {} };

  it('DM-AGE-05: tells that it was passed', () => {
    const t = building({ players: rich });
    t.play('A pass');
    expect(t.whyNot('A city D(0,0)')?.code).toBe('build-passed');
  });

  it('DM-AGE-05: tells that its last action is used', () => {
    const t = building({ players: rich });
    t.play('A city D(0,0)');
    expect(t.asked).toBe('A develop.choose');
    expect(said(t.whyNot('A city U(9,9)'))).toBe(
      'Build is over in this turn: you have used its last action. Now gain or turn a card, or end Develop.',
    );
  });

  it('DM-AGE-05: tells that nothing could be paid', () => {
    const t = building({ players: { A: { knowledge: { CRA: 3 } }, B: {} } });
    expect(t.asked).toBe('A develop.choose');
    expect(said(t.whyNot('A city D(0,0)'))).toBe(
      'Build is over in this turn: you could pay for nothing more. Now gain or turn a card, or end Develop.',
    );
  });

  it('DM-AGE-05: in a game of older rules tells only that it is over', () => {
    const t = building({ players: rich, rules: 2 });
    t.play('A pass');
    expect(t.whyNot('A city D(0,0)')?.code).toBe('build-over');
  });

  it('DM-AGE-05: Grow cannot be passed, and what comes later says after what', () => {
    const t = table({ players: rich, turn: ['A', 'grow'] });
    expect(t.whyNot('A pass')).toMatchObject({ code: 'cannot-pass', rule: 'DM-AGE-05' });
    expect(said(t.whyNot('A city D(0,0)'))).toBe(
      'Cities and Monument levels come in Build, when Grow is over. First place a tile.',
    );
    const later = building({ players: rich });
    expect(later.whyNot('A gain fishing a 0 1')?.code).toBe('end-build-first');
    expect(later.whyNot('A place G02 U(1,0) 0')?.code).toBe('tile-placed');
  });
});

describe('what cannot be paid', () => {
  it('DM-CIT-03, DM-CIT-04: founding and raising a City cite their own rules, with what is held and missing', () => {
    const poor = { A: { knowledge: { GOV: 2, SCI: 3 } }, B: {} };
    const found = building({ players: poor });
    expect(found.whyNot('A city D(0,0)')).toMatchObject({
      code: 'cannot-pay',
      rule: 'DM-CIT-03',
      params: { cost: 3, held: 2, missing: 1 },
    });
    const raise = building({
      players: { A: { knowledge: { GOV: 4, SCI: 3 } }, B: {} },
      map: { 'D(0,0)': 'G01 0 A1', 'U(9,9)': 'S01 0' },
    });
    expect(raise.whyNot('A upgrade D(0,0)')?.rule).toBe('DM-CIT-04');
    expect(said(raise.whyNot('A upgrade D(0,0)'))).toBe(
      'This costs 6 Government, and you have 4: 2 too few.',
    );
    expect(raise.whyNot('A upgrade U(9,9)')?.code).toBe('no-city');
    expect(raise.whyNot('A city D(0,0)')?.code).toBe('own-city-there');
  });

  it('DM-MON-02: a Monument level tells what is held of both Domains', () => {
    const t = building({
      players: { A: { knowledge: { GOV: 4, SCI: 3 } }, B: {} },
      monuments: { greatPyramid: '' },
    });
    expect(said(t.whyNot('A monument greatPyramid 0 1'))).toBe(
      'This level costs 4, at most 2 of it Government and at most 2 Craftsmanship. You have 4 and 0: 2 too few.',
    );
  });

  it('DM-DEV-09: a card with Alchemy counts what others may pay', () => {
    const t = table({
      players: { A: { knowledge: { CRA: 2, GOV: 6 }, tree: ['alchemy', 'fishing'] }, B: {} },
      turn: ['A', 'develop'],
    });
    expect(said(t.whyNot('A gain mining a 0 -1'))).toBe(
      'This costs 6 Craftsmanship, up to 3 of it in any Domains. You have 2, and 6 of others: 1 too few.',
    );
  });
});

describe('Patronage', () => {
  const given = (tree: Given['players'][string]['tree'], used = 0) =>
    building({
      players: {
        A: { knowledge: { GOV: 6, CRA: 6 }, ...(tree && { tree }), uses: { patronage: used } },
        B: {},
      },
      monuments: { greatPyramid: '' },
    });
  const line = 'A patronage greatPyramid 5 5';

  it('DM-BLD-02: is not owned, or is used up', () => {
    expect(given([]).whyNot(line)?.code).toBe('no-patronage');
    expect(said(given(['patronage'], 1).whyNot(line))).toBe(
      'You have used Patronage once in this Age; that is all.',
    );
    expect(given(['patronage+'], 1).whyNot(line)?.code).toBe('not-beside-card');
  });

  it('DM-BLD-01: is what is left when the Build action is used', () => {
    const t = given(['patronage']);
    t.play('A city D(0,0)');
    expect([t.asked, t.whyNot('A city U(9,9)')?.code]).toEqual(['A build.choose', 'only-patronage-left']);
  });
});

it('names the words that are too many', () => {
  const t = building({ players: { A: { knowledge: { GOV: 6 } }, B: {} } });
  const longer = [...game.moves(t.s, 0).find(([label]) => label === 'city')!, 'please'];
  expect(game.whyNot(t.s as State, 0, longer as unknown as AnyMove)).toMatchObject({
    code: 'superfluous',
    params: { words: 'please' },
  });
});
