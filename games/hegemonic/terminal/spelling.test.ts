import { parseMove } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import { acting } from '../tests/leaders.ts';
import { table } from '../tests/table.ts';
import { sectorName } from '../words/sector-names.ts';
import * as text from './index.ts';

const [THORS_WILL, EADROM, SPEAKER, MAGNUS] = [2, 7, 8, 9];

describe('what a person types', () => {
  const t = table({
    players: {
      Ada: { caps: 20, hand: ['dysonSphereAssembly', 'nanoFabricants'] },
      Bo: { hand: ['psionicEcology'] },
    },
    sectors: {
      '2,0': { tile: { industrial: 3 }, pieces: { A: 'c' } },
      '3,-1': { tile: { political: 2, faction: 'green' }, pieces: { B: 'e a' } },
      '2,-1': { tile: { industrial: 2 } },
    },
    turn: ['A', 'subvert'],
  });
  const view = game.view(t.s, 0);
  const from = t.at('2,0');
  const to = t.at('3,-1');
  const attack = `attack buyout ${from} ${to} 1 political`;

  it('may be beginnings of words, and leave words out that leave no doubt', () => {
    for (const typed of [
      `attack buyout ${sectorName(from)} ${sectorName(to)} s2 political`,
      `ATTACK ${sectorName(to).toLowerCase()}`,
      `buy pol`,
    ])
      expect(text.spell(view, typed), typed).toBe(attack);
    expect(text.spell(view, 'end')).toBe('endTurn');
    expect(text.spell(view, 'give s2 5')).toBe('give 1 5');
  });

  it('stays as it is in the form of records, and where several moves could be meant', () => {
    expect(text.spell(view, attack)).toBe(attack);
    expect(text.spell(view, 'give')).toBe('give');
    expect(text.spell(view, 'no such thing')).toBe('no such thing');
  });

  it('is put into numbers where it is not open, so that it can be said why', () => {
    const refused = (typed: string): string | undefined => {
      const move = parseMove(text.spell(view, typed));
      return move.ok ? game.whyNot(view, 0, move.value)?.code : move.error.code;
    };
    const [a, b] = [sectorName(from), sectorName(to)];
    expect(refused(`complex ${a}`)).toBe('not-on-card');
    expect(refused(`attack buyout ${b} ${a} s2 political`)).toBe('no-such-attacker');
    expect(refused(`attack buyout ${a} ${b} s2 martial`)).toBe('nothing-there');
    expect(text.spell(view, 'advance dyson')).toBe(`advance ${t.s.hands[0]![0]}`);
  });

  it('means in an attack what its pattern says, and in the use of a leader what leader and level say', () => {
    expect(text.spell(view, 'attack annex a1 b2 s2 pol')).toMatch(/^attack annex 0 \d+ 1 political$/);
    expect(text.spell(view, `attack sab ${sectorName(from)} b2 s2 ind`)).toMatch(
      /^attack sabotage \S+ \d+ 1 industrial$/,
    );
    expect(text.spell(view, 'use bioadaptive b2')).toMatch(/^use bioAdaptiveHulls \d+$/);
    const spelled = (leader: number, typed: string): string => {
      const led = acting(leader);
      return text.spell(game.view(led.s, 0), typed);
    };
    expect(spelled(THORS_WILL, 'lead 2 g1 a3')).toBe('lead 2 0 2');
    expect(spelled(EADROM, 'lead 1 f2 a3')).toBe('lead 1 1 2');
    expect(spelled(EADROM, 'lead 3 t05 a3')).toBe('lead 3 4 2');
    expect(spelled(SPEAKER, 'lead 3 sub')).toBe('lead 3 subvert');
    expect(spelled(MAGNUS, 'lead 1 s3')).toBe('lead 1 2');
  });
});
