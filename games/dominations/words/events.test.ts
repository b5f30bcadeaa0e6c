import { plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../data/hegemon.ts';
import { KIND } from '../data/mastery.ts';
import { MONUMENT_KEYS } from '../data/monuments.ts';
import { OMEN } from '../data/omens.ts';
import type { Event } from '../rules/types.ts';
import { tileOf } from '../tests/notation.ts';
import { eventLine } from './events.ts';
import { placeNamed } from './place-names.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];
const N1E2 = placeNamed('N1E2');

const said = (event: Event): string | null => {
  const line = eventLine(event, { seats: 3, rules: 3 });
  return line && plainText(line.parts, NAMES);
};

describe('what happens, in words', () => {
  it('says who Produces what, and what limits take (DM-PRO-02, DM-KNO-06)', () => {
    expect(said(['placed', 0, tileOf('G01'), N1E2, 1])).toBe('Ada places G01 at N1E2');
    const parts = [
      ['own', 0, 1, 1, N1E2, 0],
      ['pair', 0, 1, 1, N1E2, 0],
      ['city', 1, 3, 2, N1E2, -1],
    ] as const;
    const lost = [
      [0, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ];
    expect(said(['produced', [...parts], lost])).toBe(
      'Ada Produces 2 Religion; Bo 2 Trade; lost to the limit: Ada 1 Religion',
    );
    expect(said(['gained', 0, 5, 3, 1, 'card', KIND.agriculture])).toBe(
      'Ada gains 3 Craftsmanship, of which 1 lost to the limit: Agriculture',
    );
  });

  it('says what is built and gained, with places', () => {
    expect(said(['paid', 1, [3, 0, 0, 0, 0, 1]])).toBe('Bo pays 3 Government, 1 Craftsmanship');
    expect(said(['cityBuilt', 1, N1E2, 1])).toBe('Bo founds a City at N1E2');
    expect(said(['cityBuilt', 1, N1E2, 3])).toBe('Bo raises the City at N1E2 to level 3');
    expect(said(['cardGained', 2, KIND.fishing, 1, 1, -2])).toBe(
      'Cy gains Fishing (copy b), in the Tree at 1E2S',
    );
    expect(said(['nodusFormed', 2, [2, 3]])).toBe('Cy forms 2 Nodus: Art, Trade, 2 VP');
    expect(said(['scored', 2, 2, 'nodus', 'nodus', 2])).toBeNull();
    const petra = MONUMENT_KEYS.indexOf('petra');
    expect(said(['levelBuilt', 0, petra, 1, 0, 1, N1E2])).toBe(
      'Ada builds level 1 of Petra, in the Tree at 1N; it stands at N1E2',
    );
  });

  it('says what is compared, those with most first', () => {
    expect(said(['dominated', 0, [1, 3, 0], 1])).toBe('Bo takes 10 VP for Most Monument levels: Bo 3, Ada 1');
    expect(said(['dominated', 0, [0, 0, 0], -1])).toBe('Nobody takes Most Monument levels');
    expect(said(['dominationTaken', 3, [0, 2, 5], 2])).toBe(
      'Cy takes The Merchant and 5 VP, Trade: Cy 5, Bo 2',
    );
    expect(said(['initiative', [2, 0, 1]])).toBe('New initiative: I Cy, II Ada, III Bo');
  });

  it('tells an Omen when it comes, and how long it stays if it does', () => {
    expect(said(['omenDrawn', 0, OMEN.richVeins, false])).toBe(
      'Ada draws the Omen Rich Veins: You gain 1 Knowledge of each Domain.',
    );
    expect(said(['omenDrawn', 0, OMEN.eclipse, true])).toMatch(/until the next turn of who drew it begins/);
  });

  it('says why a Hegemon tile goes to somebody who has none of it (DM-HEG-07)', () => {
    const cities = HEGEMON.findIndex(({ id }) => id === 'HT-CI2');
    expect(said(['dominated', cities, [0, 0], 1])).toBe(
      'Bo takes 10 VP for Most City Levels above the first: nobody has any, so initiative decides',
    );
    expect(said(['dominated', cities, [0, 0], -1])).toBe('Nobody takes Most City Levels above the first');
    expect(said(['dominated', cities, [2, 2], -1])).toBe(
      'Nobody takes Most City Levels above the first: Ada 2, Bo 2',
    );
  });

  it('says who begins with Influence', () => {
    expect(said(['headStart', 1, 2])).toBe('Bo begins with 2 Influence by the head start');
  });

  it('calls hidden tiles by their number only (DM-VAR-03)', () => {
    expect(said(['drew', 1, [-1, -1, -1], false])).toBe('Bo draws 3 tiles');
    expect(said(['gaveBack', 1, [-1], false])).toBe('Bo puts 1 tile into the bag');
  });
});
