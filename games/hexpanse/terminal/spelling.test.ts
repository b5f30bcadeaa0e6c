import { parseMove } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../index.ts';
import { at, cardOf } from '../tests/position.ts';
import { table } from '../tests/table.ts';
import { territoryName } from '../words/territory-names.ts';
import * as text from './index.ts';

describe('what a person types', () => {
  const t = table({
    players: { X: { cards: 'A17 C9', hexilum: 3 }, Y: {} },
    board: { '0,0': 'X', '1,0': 'Y', '0,1': 'Y C2' },
  });
  const view = game.view(t.s, 0);
  const spelled = (typed: string): string => text.spell(game.view(t.s, 0), typed);
  const name = (hex: string): string => territoryName(at(t.s, hex));

  it('may be beginnings of words, and leave words out that leave no doubt', () => {
    const attack = `attack ${at(t.s, '0,0')} ${at(t.s, '1,0')}`;
    for (const typed of [
      `attack ${name('0,0')} ${name('1,0')}`,
      `ATTACK ${name('1,0').toLowerCase()}`,
      'att f6 f7',
    ])
      expect(spelled(typed), typed).toBe(attack);
    expect(spelled('play cheyen 1')).toBe(`play ${cardOf('A17')} 1`);
    expect(spelled('deploy')).toBe(`deploy ${cardOf('C9')}`);
    expect(spelled('breaker')).toBe(`deploy ${cardOf('C9')}`);
    expect(spelled('end')).toBe('endActions');
  });

  it('stays as it is in the form of records, and where several moves could be meant', () => {
    expect(spelled('attack 0 1')).toBe('attack 0 1');
    expect(spelled('play')).toBe('play');
    expect(spelled('no such thing')).toBe('no such thing');
  });

  it('is put into numbers where it is not open, so that it can be said why', () => {
    const refused = (typed: string): string | undefined => {
      const move = parseMove(spelled(typed));
      return move.ok ? game.whyNot(view, 0, move.value)?.code : move.error.code;
    };
    expect(refused(`attack ${name('1,0')} ${name('0,0')}`)).toBe('not-your-unit');
    expect(refused(`withdraw ${name('2,0')}`)).toBe('not-your-unit');
    expect(refused('deploy motoko')).toBe('not-your-card');
    expect(refused(`attack ${name('0,0')} ${name('2,0')}`)).toBe('not-adjacent');
  });

  it('finds a minor faction as the game at hand has it', () => {
    for (const rules of [1, 2]) {
      const s = table({ players: { X: { minor: 'M1' }, Y: { minor: 'M2' } }, rules }).s;
      expect(text.spell(game.view(s, 0), 'minor gorillz')).toBe(`minor ${s.minors[0]}`);
    }
  });

  it('lays a pattern by its anchor and the direction of its eastern arm', () => {
    t.play('X deploy C9', 'X at 2,0');
    expect(spelled('orient nw')).toBe(`orient ${at(t.s, '2,0')} 4`);
    expect(spelled('orient f8 se')).toBe(`orient ${at(t.s, '2,0')} 1`);
    const said = text.sayMove(game.view(t.s, 0), ['orient', at(t.s, '2,0'), 3]);
    expect(said).toBe('attack F7 (seat 2’s normal unit); place on G8 and E9 (laid at F8, pointing west)');
  });
});
