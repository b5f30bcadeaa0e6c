import { seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { flat } from '../../checks/text-checks.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { hegemonic as game } from '../index.ts';
import * as text from './index.ts';

describe('help', () => {
  const s = game.setup(seedOf(1), 3, { leaders: 'dealt' });
  const names = ['Ada', 'Bo', 'Cleo'];
  const help = (topic: string) => text.help(topic, game.view(s, 0), names);

  it('tells sectors, boards, players and the whole galaxy', () => {
    expect(help('b3')).toMatch(/^B3 .*\nNext to B1 and B4\.$/);
    expect(flat(help('galaxy')!).match(/Next to/g)).toHaveLength(s.tiles.length);
    expect(help('map')).toContain('│B3 ');
    expect(help('core')).toMatch(/^The core\n/);
    expect(help('board C')).toMatch(/^Board C/);
    expect(help('bo')).toMatch(/^Bo, House Daedalus, seat 2: 0 VP/);
    expect(help('seat 2')).toBe(help('bo'));
  });

  it('tells technologies, leaders, cards, patterns and words of the game', () => {
    for (const { name } of TECHNOLOGIES) expect(flat(help(name)!)).toContain(`${name}: `);
    expect(help('The Entombed')!.match(/Level \d/g)).toHaveLength(3);
    expect(help('assault')).toContain('Embargo');
    expect(help('raze')).toContain('on Assault');
    expect(help('fleet')).toContain('a unit');
    expect(help('no such thing')).toBeNull();
  });
});
