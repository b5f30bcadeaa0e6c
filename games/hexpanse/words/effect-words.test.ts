import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { about, anywhere, type Effect } from '../data/effects.ts';
import { FACTIONS } from '../data/factions.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { NEWEST } from '../data/tables.ts';
import { factionOf } from '../tests/position.ts';
import { abilityBrief, abilityText, reach, TURN_NAMES } from './effect-words.ts';
import { cardTexts, minorTexts } from './names.ts';

describe('effects in words', () => {
  it('tell a pattern by directions from its anchor, the nearest first', () => {
    const told = (effect: Effect): string => abilityText([effect]);
    expect(told(about('P(2,0) P(1,0) X(0,1)'))).toBe(
      'attack 1 territory (south-east of it); then place up to 2 tokens (east, 2 steps east of it); turn the pattern as you like',
    );
    expect(told(anywhere('X(0,0) E(1,0) X(1,1)'))).toBe(
      'attack 2 territories (one anywhere, the other south-east and then east of it); turn the pattern as you like',
    );
    expect(told(about('P(0,-3) P(-2,1) P(2,-2)'))).toBe(
      'place up to 3 tokens (west and then south-west, 2 steps north-east, 3 steps north-west of it); turn the pattern as you like',
    );
    expect(abilityBrief([about('X(1,0) P(0,-1) P(-1,1)')])).toBe(
      'attack 1 territory, then place up to 2 tokens beside it',
    );
  });

  it('HX-PAT-01: name the directions of a pattern as it is turned', () => {
    const reaches = (effect: Effect, ...turns: readonly number[]): readonly string[] =>
      turns.map((k) => reach((effect as Extract<Effect, { readonly kind: 'pattern' }>).pattern, k));
    expect(reaches(FACTIONS[factionOf('CC')]!.ability[0]!, 0, 1, 2)).toEqual([
      'places east, north-west',
      'places south-east, north-east',
      'places south-west, east',
    ]);
    expect(reaches(about('X(1,0) P(0,-1) P(-1,1)'), 3)).toEqual([
      'attacks west; places south-east, north-east',
    ]);
  });

  it('follow the data', () => {
    const gain = (hexilum: number): Effect => ({ kind: 'gain', hexilum });
    expect(abilityText([gain(7)])).toBe('gain 7 hexilum');
    expect(abilityText([{ kind: 'destroy', where: 'adjacent' }, gain(1)])).toBe(
      'destroy a unit beside it; then gain 1 hexilum',
    );
    expect(abilityText([{ kind: 'send', units: 1 }])).toMatch(/^send a unit /);
    expect(abilityText([{ kind: 'send', units: 3 }])).toMatch(/^send up to 3 units /);
  });

  it('name where the eastern arm of a turned pattern points, clockwise', () => {
    expect(TURN_NAMES.slice(0, 3)).toEqual(['east', 'south-east', 'south-west']);
  });

  it('are there for every card and every minor faction', () => {
    for (const [card, data] of CARDS.entries()) {
      expect(cardTexts(NEWEST, card)).toHaveLength('options' in data ? 2 : 1);
      for (const text of cardTexts(NEWEST, card)) expect(text).toMatch(/^[A-Z].*\.$/);
    }
    for (const minor of MINOR_FACTIONS) expect(minorTexts(minor).length).toBeGreaterThan(0);
  });
});
