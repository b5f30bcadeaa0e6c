import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import { at, cardOf, type Given, position } from '../tests/position.ts';
import { picked } from './choosing.ts';
import { type Chosen, draftOf, NOTHING, type Table } from './drafting.ts';
import type { PartName } from './parts.ts';
import { whyNotTerritory } from './why-not.ts';

/** Why a hex can't be chosen after these picks. */
function why(given: Given, hex: string, ...picks: readonly (readonly [PartName, string | number])[]) {
  const s = position(given);
  const table: Table = { game, view: s, seat: 0, moves: game.moves(s, 0) };
  const chosen = picks.reduce<Chosen>((all, [name, value]) => picked(table, all, name, value), NOTHING);
  return whyNotTerritory(game, 0, draftOf(table, chosen), at(s, hex))?.text ?? null;
}

const given: Given = {
  players: { X: { cards: 'A19' }, Y: {} },
  board: { '0,0': 'X', '1,0': 'Y', '-3,1': 'Y' },
};

describe('a territory that can’t be chosen', () => {
  it('says why, by the rule that forbids it', () => {
    expect(why(given, '1,0', ['action', 'place'])).toMatch(/^F7: /);
    expect(why(given, '-3,1', ['action', 'attack'], ['at', at(position(given), '0,0')])).toMatch(/^G3: /);
    expect(why(given, '1,0', ['action', 'withdraw'])).toMatch(/^F7: /);
    expect(why(given, '4,0', ['action', 'play'], ['card', cardOf('A19')], ['option', 1])).toMatch(/^F10: /);
  });

  it('HX-GEN-03: says of the own warlord that it is no unit', () => {
    const warlord: Given = {
      players: { X: { warlord: '2,0' }, Y: { warlord: '3,0' } },
      board: { '0,0': 'X', '1,0': 'Y', '1,-1': 'X' },
    };
    expect(why(warlord, '2,0', ['action', 'withdraw'])).toMatch(/a warlord is not a unit/);
    expect(why(warlord, '2,0', ['action', 'attack'])).toBe(
      'F8: Your warlord stands there; only units attack.',
    );
  });

  it('says in general why nothing happens there', () => {
    expect(why(given, '-3,1')).toBe('G3: No unit of yours that can attack stands beside it.');
    const two: Given = { players: { X: { minor: 'M2', reserve: [2, 1] }, Y: { minor: 'M3' } } };
    expect(why(two, '2,0', ['action', 'place'])).toBe('F8: First choose which unit you place.');
    const empty: Given = { ...given, players: { X: { reserve: [0] }, Y: {} } };
    expect(why(empty, '2,0')).toBe('F8: There is no unit in your reserve to put there.');
  });
});
