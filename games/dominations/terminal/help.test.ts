import { describe, expect, it } from 'vitest';
import { flat } from '../../checks/text-checks.ts';
import { DOMAIN_NAMES } from '../data/domains.ts';
import { MASTERY } from '../data/mastery.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { OMENS } from '../data/omens.ts';
import { dominations as game } from '../index.ts';
import { table } from '../tests/table.ts';
import * as text from './index.ts';

describe('help', () => {
  const t = table({
    players: {
      A: { hand: ['G01', 'T03'], tree: ['fishing b 1 0', 'livestock+ a 0 1'], vp: 9 },
      B: { knowledge: { TRA: 5 } },
    },
    map: { 'D(0,0)': 'R05 1 B2', 'U(1,0)': 'T01 0 petra' },
    monuments: { petra: 'B' },
    turn: ['A', 'grow'],
  });
  const names = ['Ada', 'Bo'];
  const help = (topic: string) => text.help(topic, game.view(t.s, 0), names);

  it('tells places, tiles and players', () => {
    expect(help('n1e2')).toContain('City of Bo, level 2');
    expect(help('n1e2')).toContain('Next to');
    expect(flat(help('N2E2')!)).toContain('N2E2 is open.');
    expect(help('N2E2')).toMatch(/place G01 N2E2 r\d/);
    expect(help('N9E9')).toContain('is not open');
    expect(help('R05')).toContain('It lies at N1E2');
    expect(flat(help('G01')!)).toContain('In the hand of Ada; places that bring most:');
    expect(help('bo')).toMatch(/^Bo, seat 2: 0 VP/);
    expect(help('seat 2')).toBe(help('bo'));
    expect(help('score')).toContain('Ada: 9 VP: Cities 9.');
    expect(help('map')).toContain('R2b');
    expect(help('land')).toContain('Open places');
    expect(help('rack')).toContain('Most Cities: Bo 1; Bo would take it.');
    expect(flat(help('holders')!)).toContain('Trade, The Merchant, not held: Bo 5; Bo would take it.');
    expect(flat(help('monuments')!)).toContain('levels: Bo 1; Bo controls it; level 2 costs');
    expect(flat(help('bag')!)).toMatch(/^In the bag, 8\d tiles: G02, /);
    expect(help('objectives')).toBeNull();
  });

  it('tells a Tree as a drawing and card by card', () => {
    const said = help('tree ada')!;
    expect(said).toContain('* Campf * A Fishi C');
    expect(said).toContain('Lives+');
    expect(flat(said)).toContain(
      '1E Fishing (copy b), Basic: north Trade, east Craftsmanship, south Government, west Art.',
    );
    expect(flat(said)).toContain('Nodus: ');
  });

  it('tells cards and words of the game', () => {
    for (const { name } of MASTERY) {
      expect(flat(help(name)!), name).toContain('Basic. ');
      expect(flat(help(name)!)).toContain('Advanced. ');
    }
    for (const { name } of [...MONUMENTS, ...OMENS]) expect(help(name)).toContain(name);
    for (const { nation } of OBJECTIVES) expect(help(nation)).toContain('an objective card');
    for (const name of DOMAIN_NAMES) expect(help(name)).toContain('a Domain');
    expect(help('the augur')).toContain('look at two');
    expect(help('most cities')).toContain('a Hegemon tile');
    expect(help('grow')).toContain('a phase');
    expect(help('no such thing')).toBeNull();
  });
});
