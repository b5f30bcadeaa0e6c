import { type Move as AnyMove, below, pick, type Rng, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { answersAtWrongMoments, vagueCases } from '../../checks/refusal-checks.ts';
import { hegemonic as game } from '../index.ts';
import type { Move, State } from '../rules/types.ts';
import { FIRST } from '../rules/why-not/moments.ts';
import { passUntil } from '../tests/leaders.ts';
import type { Given } from '../tests/position.ts';
import { type Table, table } from '../tests/table.ts';
import { FIRST_TEXT, WHEN_TEXT } from './moment-words.ts';
import { MOVES } from './moves.ts';
import { QUESTIONS } from './questions.ts';
import { sayRefusal } from './refusals.ts';

const others = { Green: {}, Yellow: {} };
const FAULTY = /undefined|NaN|\[object|null|Infinity|-1/;

/** Why a line is refused, as a sentence with its rule. */
function why(t: Table, line: string): string {
  const refusal = t.whyNot(line)!;
  return `${sayRefusal(refusal)} (${refusal.rule})`;
}

describe('a move at the wrong moment', () => {
  it('is told what is asked first, and when it is made: at every step, for every move', () => {
    expect(Object.keys(FIRST).sort()).toEqual(Object.keys(QUESTIONS).sort());
    expect([...new Set(Object.values(FIRST))].sort()).toEqual(Object.keys(FIRST_TEXT).sort());
    expect(Object.keys(WHEN_TEXT).sort()).toEqual(Object.keys(MOVES).sort());
    const t = table({ players: { Blue: {}, Red: {}, ...others } });
    expect(why(t, 'B attack raze 0 3,0 R industrial')).toBe(
      'First choose an action card in secret. A conflict is declared in your action turn, with a card that has its pattern. (HG-CON-07)',
    );
  });

  it('never gets an answer that gives no reason', () => {
    const answers = answersAtWrongMoments(game, 4);
    expect(answers.refused).toBeGreaterThan(500);
    expect(vagueCases(answers)).toEqual([]);
  });
});

/** A move like one that is open somewhere, with something else in it. */
function changed(rng: Rng, s: Readonly<State>, move: AnyMove): AnyMove {
  const at = 1 + below(rng, Math.max(1, move.length - 1));
  return move.map((part, i) =>
    i === at && typeof part === 'number' ? below(rng, s.tiles.length) : part,
  ) as unknown as AnyMove;
}

describe('every refusal', () => {
  it.each([
    [2, { leaders: 'drafted', technologies: 'drafted', galaxy: 'free', discardPiles: 'three' }],
    [3, { leaders: 'dealt', homes: 'chosen' }],
    [4, {}],
    [5, { learningGame: 'on' }],
  ] as const)(
    'is a whole sentence, and what is too dear is open to the rich (%i seats, %o)',
    (seats, options) => {
      const rng = seeded(seedOf(seats));
      const s = game.setup(seedOf(60 + seats), seats, options);
      const known: Move[] = [];
      let dear = 0;
      while (s.outcome === null) {
        const seat = pick(rng, game.waiting(s));
        const moves = game.moves(s, seat);
        if (below(rng, 3) === 0) known.push(pick(rng, moves));
        for (let i = 0; i < 12 && known.length > 0; i++) {
          const example = pick(rng, known);
          const move = i % 2 === 0 ? example : changed(rng, s, example);
          const refusal = game.whyNot(s, seat, move);
          if (refusal === null || refusal.code === 'superfluous') continue;
          const said = sayRefusal(refusal);
          expect(said, refusal.code).toMatch(/^[A-Z].*[.]$/);
          expect(said).not.toMatch(FAULTY);
          expect(refusal.rule).toMatch(/^HG-/);
          if (refusal.code !== 'cannot-pay') continue;
          dear++;
          expect(refusal.params.cost).toBeGreaterThan(refusal.params.caps as number);
          const rich = { ...s, caps: s.caps.with(seat, 99) };
          expect(game.whyNot(rich, seat, move), move.join(' ')).toBeNull();
        }
        const label = pick(rng, [...new Set(moves.map(([name]) => name))]);
        game.apply(
          s,
          seat,
          pick(
            rng,
            moves.filter((move) => move[0] === label),
          ),
        );
      }
      if (seats === 3 || seats === 4) expect(dear).toBeGreaterThan(5);
    },
    60_000,
  );
});

describe('a loan that is refused', () => {
  const given = (more: Given['players']): Given => ({
    players: { Blue: { caps: 20 }, Red: {}, Yellow: {}, ...more },
    sectors: {
      '3,0': { pieces: { B: 'a', R: 'a' } },
      '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { Y: 'e' } },
    },
    turn: ['B', 'politicize'],
  });
  const attack = ['B attack infiltrate 0 3,0 R political', 'B drawFaction 2'];

  it('says which of its conditions fails (HG-CON-24, HG-CON-26, HG-TX-P5)', () => {
    const nothing = table(given({}));
    nothing.play(...attack, 'R drawNothing');
    expect(why(nothing, 'Y lend defender')).toBe(
      'That side drew on no faction, so that nobody can support it. (HG-CON-26)',
    );
    const other = table(given({}));
    other.play(...attack, 'R drawFaction 0');
    expect(why(other, 'Y lend defender')).toMatch(/no Embassy of the orange faction.*\(HG-CON-24\)$/);
    const barred = table(given({ Blue: { caps: 20, advanced: ['empathyTransmitter'] } }));
    barred.play(...attack, 'R drawFaction 2');
    expect(why(barred, 'Y lend defender')).toBe(
      'The other side has Empathy Transmitter: nobody may lend against it. (HG-TX-P5)',
    );
    const martial = table({
      ...given({}),
      sectors: { ...given({}).sectors, '3,0': { pieces: { B: 'a', R: 'o' } } },
      turn: ['B', 'assault'],
    });
    martial.play('B attack sabotage 0 3,0 R martial', 'B drawFaction 2');
    expect(why(martial, 'Y lend defender')).toBe(
      'That side uses martial power; only political power is lent. (HG-CON-24)',
    );
    expect(why(martial, 'Y lend sideways')).toMatch(/^Name the side/);
  });
});

describe('a place that does not fit', () => {
  const sectors = {
    // T24 has one industrial Location.
    '3,0': { tile: 23, pieces: { B: 'c' } },
    '3,-1': { tile: { industrial: 2 }, pieces: { R: 'c' } },
    '-3,0': { tile: { industrial: 1 } },
    // T02 has no industrial Location.
    '2,0': { tile: 1 },
  };

  it('is named for the second Complex of The Prefects (LD03) and the Outpost of Eadrom (LD07)', () => {
    const leading = (leader: number, more: Partial<Given> = {}) =>
      table({
        players: { Blue: { caps: 9, leader: [leader, 3] }, Red: {}, ...others },
        sectors: { ...sectors, '3,-2': { tile: { industrial: 1 } }, '2,-1': { tile: { industrial: 2 } } },
        turn: ['B', 'assault'],
        ...more,
      });
    const prefects = leading(3);
    prefects.play('B collect', `B lead 3 ${prefects.at('3,-1')}`);
    expect(prefects.asked).toBe('0 anotherComplex.build');
    expect(why(prefects, 'B complex 3,0')).toMatch(
      /^There is no open Location for a base of the industrial type/,
    );
    expect(why(prefects, 'B complex -3,0')).toMatch(/^None of your pieces of the industrial type reaches/);
    expect(why(prefects, 'B collect')).toBe(
      'First build the second Complex of your leader, or pass. The CAPs of Basic are an action in your action turn. (HG-ACT-08)',
    );
    const eadrom = leading(7, { pool: [1], sectors: { '3,0': sectors['3,0'] } });
    eadrom.play('B collect', `B lead 3 1 ${eadrom.at('2,0')}`);
    expect(eadrom.asked).toBe('0 outpostThere.build');
    expect(why(eadrom, 'B outpost 3,0')).toMatch(
      /^The Outpost may stand at \w\d, on the tile just placed\. \(HG-LEA-10\)$/,
    );
  });

  it('is named for halves of Gates, for relocated pairs, and with Quantum Tunnel Lattice', () => {
    const t = table({
      players: { Blue: { caps: 9, advanced: ['quantumTunnelLattice'] }, Red: {}, ...others },
      sectors,
      gates: [['B', '3,0', '3,-1']],
      turn: ['B', 'industrialize'],
    });
    expect(why(t, 'B complex -3,0')).toBe(
      'None of your bases and units, of whatever type, reaches that sector. (HG-TX-I8)',
    );
    expect(why(t, 'B relocateGate 0 3,0')).toMatch(
      /^Within 2 of this sector the other half has no place but the one/,
    );
    expect(why(t, 'B relocateGate 1 3,0')).toBe('That Gate pair is not on the board. (HG-BLD-12)');
    const halves = table({
      ...t.given,
      sectors: { ...sectors, '2,-1': { tile: { industrial: 1 } } },
      gates: [],
    });
    halves.play('B gate 3,0');
    expect(why(halves, 'B otherHalf 2,0')).toBe(
      'The other half of a Gate pair needs a sector with an industrial Location, open or not. (HG-BLD-10)',
    );
    expect(why(halves, 'B otherHalf')).toBe('Say which sector. (HG-GEO-01)');
  });
});

describe('a leader that is refused', () => {
  const given = (leader: number, level: number): Given => ({
    players: { Blue: { caps: 9, leader: [leader, level] }, Red: {}, ...others },
    turn: ['B', 'assault'],
  });

  it('is covered, asked at another moment, has nothing to do, or has another choice (HG-LEA-02, 06, 09)', () => {
    const t = table(given(6, 2));
    expect(why(t, 'B lead 3')).toBe(
      'Your leader stands at level 2; level 3 is not uncovered yet. (HG-LEA-02)',
    );
    expect(why(t, 'B lead 4')).toBe('A leader has levels 1, 2 and 3. (HG-LEA-02)');
    expect(why(t, 'B lead 2')).toBe(
      'You are asked about your leader when its moment comes. Level 2: in your conflict, before technologies are chosen. (HG-LEA-06)',
    );
    const open = table(given(2, 3));
    open.play('B collect');
    passUntil(open, 'action');
    expect(why(open, 'B lead 2 0 3')).toBe(
      'As things stand level 2 could do nothing: relocate one of your Gate pairs, free. (HG-LEA-09)',
    );
    const izanagi = table({
      ...given(6, 3),
      sectors: { '3,0': { pieces: { B: 'f' } }, '3,-1': { tile: 0 }, '-3,0': { tile: 1 } },
    });
    izanagi.play('B collect');
    expect(why(izanagi, 'B lead 2')).toMatch(/^It is not the moment\. Level 2: in your conflict/);
    expect(why(izanagi, `B lead 1 0 ${izanagi.at('-3,0')}`)).toMatch(
      /^That sector is \d steps away; a Fleet moves at most 3/,
    );
    const none = table({ players: { Blue: {}, Red: {}, ...others }, turn: ['B', 'assault'] });
    expect(why(none, 'B lead 1')).toBe('This game is played without leaders. (HG-VAR-09)');
  });
});
