import { plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../data/hegemon.ts';
import { KIND } from '../data/mastery.ts';
import { MONUMENT_KEYS } from '../data/monuments.ts';
import { OMEN } from '../data/omens.ts';
import type { Event } from '../rules/types.ts';
import { tileOf } from '../tests/notation.ts';
import { eventLine, lineOnMap } from './events.ts';
import { placeNamed } from './place-names.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];
const N1E2 = placeNamed('N1E2');

const said = (event: Event): string | null => {
  const line = eventLine(event, { seats: 3, rules: 3 });
  return line && plainText(line.parts, NAMES);
};

describe('what happens, in words', () => {
  it('says that an Age, and a round, is the last', () => {
    expect(said(['turnStarted', 0, 2, 5])).toBe('Ada begins a turn: Age II, round 5');
    expect(said(['turnStarted', 0, 3, 4])).toBe('Ada begins a turn: Age III, round 4, last Age');
    expect(said(['turnStarted', 0, 3, 5])).toBe('Ada begins a turn: Age III, round 5, last of the game');
    expect(said(['ageStarted', 3, [1, 0, 2]])).toBe('Age III, the last one, begins. Initiative: Bo, Ada, Cy');
  });

  it('says who Produces what, and what limits take (DM-PRO-02, DM-KNO-06)', () => {
    expect(said(['placed', 0, tileOf('G01'), N1E2, 1])).toBe('Ada places a tile of Government at N1E2');
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
    expect(said(['cardGained', 2, KIND.fishing, 1, 1, -2, false])).toBe('Cy gains Fishing');
    expect(said(['cardGained', 2, KIND.fishing, 1, 1, -2, true])).toBe(
      'Cy gains Fishing, free of cost for the lead in Influence',
    );
    expect(said(['cardAdvanced', 2, KIND.fishing, true])).toBe(
      'Cy turns Fishing to its Advanced side, free of cost for the lead in Influence',
    );
    expect(said(['nodusFormed', 2, [2, 3]])).toBe('Cy forms 2 Nodus: Art, Trade, 2 VP');
    expect(said(['scored', 2, 2, 'nodus', 'nodus', 2])).toBeNull();
    const petra = MONUMENT_KEYS.indexOf('petra');
    expect(said(['levelBuilt', 0, petra, 1, 0, 1, N1E2])).toBe(
      'Ada builds level 1 of Petra; it stands at N1E2',
    );
  });

  it('says to who sees the map where a place lies, and leaves the way to it', () => {
    const line = lineOnMap(['cityBuilt', 1, N1E2, 3], { seats: 3, rules: 3 })!;
    expect(plainText(line.parts, NAMES)).toBe('Bo raises the City north-east of the Cradle to level 3');
    expect(line.parts).toContainEqual({ name: 'north-east of the Cradle', thing: ['place', N1E2] });
  });

  it('says what is compared, those with most first', () => {
    expect(said(['dominated', 0, [1, 3, 0], 1])).toBe('Bo takes 10 VP for Most Monument levels: Bo 3, Ada 1');
    expect(said(['dominated', 0, [0, 0, 0], -1])).toBe('Nobody takes Most Monument levels');
    expect(said(['dominationTaken', 3, [0, 2, 5], 2])).toBe(
      'Cy takes The Merchant and 5 VP, Trade: Cy 5, Bo 2',
    );
    expect(said(['initiative', [2, 0, 1]])).toBe('New initiative: I Cy, II Ada, III Bo');
  });

  it('says who leads in Influence, and what decides where others have as much (DM-INF-03)', () => {
    expect(said(['leads', 0, 39, false])).toBe(
      'Ada leads with 39 Influence and may assimilate a Mastery card',
    );
    expect(said(['leads', 0, 39, true])).toMatch(
      /^Ada shares the most Influence, 39, comes first by initiative/,
    );
  });

  it('says why a Monument is controlled by whom (DM-MON-12, 13)', () => {
    const petra = MONUMENT_KEYS.indexOf('petra');
    const controlled = (counts: number[], seat: number, by: 'most' | 'first' | 'initiative') =>
      said(['controlled', petra, counts, seat, by]);
    expect(controlled([1, 3, 0], 1, 'most')).toBe(
      'Bo scores 10 VP for control of Petra, levels: Bo 3, Ada 1',
    );
    expect(controlled([2, 2, 0], 1, 'first')).toMatch(
      /Ada 2, Bo 2; tied: who built the first level controls it$/,
    );
    expect(controlled([0, 2, 2], 2, 'initiative')).toMatch(/initiative decides$/);
    expect(controlled([0, 0, 0], -1, 'most')).toBe(
      'Nobody has built a level of Petra, so nobody controls it',
    );
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
    expect(said(['drew', 1, ['G01', 'G02', 'R01'].map(tileOf), false])).toBe(
      'Bo draws tiles of Government, Government and Religion',
    );
    expect(said(['drew', 1, [tileOf('G01'), -1, -1], false])).toBe(
      'Bo draws a tile of Government and 2 tiles',
    );
  });
});
