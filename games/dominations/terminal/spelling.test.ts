import { parseMove } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { KIND } from '../data/mastery.ts';
import { dominations as game } from '../index.ts';
import { cellOf, tileOf } from '../tests/notation.ts';
import { table } from '../tests/table.ts';
import { tileName } from '../words/names.ts';
import { placeName, placeNamed } from '../words/place-names.ts';
import * as text from './index.ts';

describe('what a person types', () => {
  const grow = table({
    players: { A: { hand: ['G01', 'T03', 'S09'] }, B: {} },
    map: { 'D(0,0)': 'R05 1' },
    turn: ['A', 'grow'],
  });
  const view = game.view(grow.s, 0);
  const beside = placeName(cellOf('U(1,0)'));

  it('may be names of tiles and places, and beginnings of words', () => {
    const move = `place ${tileOf('G01')} ${cellOf('U(1,0)')} 2`;
    for (const typed of [
      `place G01 ${beside} r2`,
      `PLACE g01 ${beside.toLowerCase()} R2`,
      `pl g01 ${beside} r2`,
    ])
      expect(text.spell(view, typed), typed).toBe(move);
    expect(text.spell(view, move)).toBe(move);
    expect(text.spell(view, `place G01 ${beside}`)).toBe(`place ${tileOf('G01')} ${cellOf('U(1,0)')}`);
    expect(text.spell(view, 'no such thing')).toBe('no such thing');
  });

  it('names cards with copy and place, an exact name before a longer one', () => {
    const t = table({
      players: { A: { knowledge: { CRA: 6 }, tree: ['fishing b 1 0'] }, B: {} },
      turn: ['A', 'develop'],
    });
    const seen = game.view(t.s, 0);
    const spelled = text.spell(seen, 'gain livestock a 1n');
    expect(spelled).toBe(`gain ${KIND.livestock} 0 0 1`);
    expect(text.spell(seen, 'adv fish')).toBe(`advance ${KIND.fishing}`);
    expect(text.spell(seen, 'pass')).toBe('pass');
  });

  it('names the tiles to exchange', () => {
    const t = table({ players: { A: {}, B: {} } }).fresh();
    while (t.s.phase === 'draft') {
      const seat = game.waiting(t.s)[0]!;
      game.apply(t.s, seat, game.moves(t.s, seat)[0]!);
    }
    const seat = game.waiting(t.s)[0]!;
    const seen = game.view(t.s, seat);
    expect(text.spell(seen, 'redraw')).toBe('redraw 0');
    const words = [0, 2].map((i) => tileName(t.s.hands[seat]![i]!));
    expect(text.spell(seen, `redraw ${words.join(' ')}`)).toBe('redraw 5');
  });

  it('is put into numbers where it is not open, so that it can be said why', () => {
    const refused = (typed: string): string | undefined => {
      const move = parseMove(text.spell(view, typed));
      return move.ok ? game.whyNot(view, 0, move.value)?.code : move.error.code;
    };
    expect(refused('place G01 N9E9 r0')).toBe('not-beside');
    expect(refused(`place A01 ${beside} r0`)).toBe('not-in-hand');
    expect(refused(`place G01 ${placeName(cellOf('D(0,0)'))} r0`)).toBe('cell-taken');
    expect(refused('gain fishing a 1e')).toBe('develop-later');
    expect(placeNamed(beside)).toBe(cellOf('U(1,0)'));
  });
});
