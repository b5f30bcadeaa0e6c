import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { flat } from '../../checks/text-checks.ts';
import { CARDS } from '../data/cards.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { hexpanse as game } from '../index.ts';
import { table } from '../tests/table.ts';
import * as text from './index.ts';

describe('table and help', () => {
  const t = table({
    players: {
      Ada: { cards: 'C3', warlord: '-2,0', faction: 'CC' },
      Bo: { hexilum: 4 },
    },
    common: 'P07',
    board: { '0,0': 'Ada', '1,0': 'Ada', '0,1': 'Bo C2', '3,0': 'Bo', '1,1': 'Ada' },
  });
  const names = ['Ada', 'Bo'];
  const view = game.view(t.s, 0);
  const help = (topic: string) => text.help(topic, view, names);

  it('tell territories, rows, players and the whole board', () => {
    expect(help('f6')).toBe('F6: Ada’s normal unit.\nNext to F7, E7, E6, F5, G5 and G6.');
    expect(help('f9')).toMatch(/^F9, hexilum: Bo’s normal unit\./);
    expect(help('row F')!.split('\n')).toHaveLength(9);
    expect(help('board')!.split('\n')).toHaveLength(61);
    expect(help('map')).toContain('│F6 ');
    expect(help('bo')).toMatch(/^Bo, seat 2: /);
    expect(help('seat 2')).toBe(help('bo'));
    expect(help('no such thing')).toBeNull();
  });

  it('tell cards, factions, missions and words of the game', () => {
    for (const { name } of CARDS) expect(flat(help(name)!)).toContain(`${name}: `);
    for (const { name } of MINOR_FACTIONS) expect(flat(help(name)!)).toContain(`${name}, a minor faction`);
    expect(help('lady alita')).toContain('Cyberian Collective');
    expect(flat(help('sailor')!)).toContain('Recommended for beginners.');
    expect(flat(help('temud yin')!)).toContain('Recommended for experienced players.');
    expect(help('bastion')).toContain('9 territories');
    expect(help('squad token')).toContain('a token');
  });

  it('tell what things are in the rules of the game at hand (HX-MIN-02)', () => {
    const gorillz = (rules?: number) =>
      flat(text.help('gorillz', game.setup(seedOf(1), 2, {}, rules), names)!);
    expect(gorillz()).toBe(
      'Gorillz, a minor faction (Normal). When it comes into play: attack 2 different adjacent territories, where units are destroyed and warlords unharmed; then deal 1 damage to one adjacent enemy warlord.',
    );
    expect(gorillz(1)).toBe(
      'Gorillz, a minor faction (Normal). When it comes into play: attack 2 different adjacent territories; then deal 1 damage to one enemy warlord.',
    );
  });

  it('tell who is how near to the mission, with what is missing and what is in the way', () => {
    const told = flat(text.table(view, 0, names));
    expect(told).toMatch(/Ada, Bastion: 3 of 9, missing [^;]*(?:\(not empty: G6\))?; or 3 of 9/);
    expect(told).toMatch(/Bo, Bastion: [12] of 9/);
    expect(told).toContain('On the board: Lorenzo Kroisos G6; normal unit F9 (hexilum).');
  });
});
