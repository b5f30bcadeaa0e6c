import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../data/domains.ts';
import { MASTERY } from '../../data/mastery.ts';
import { type Goal, OBJECTIVES } from '../../data/objectives.ts';
import { tables } from '../../data/tables.ts';
import { fulfilled } from '../../rules/objectives.ts';
import type { Card, Given, Laid } from '../position.ts';
import { table } from '../table.ts';

/** The table of section 2.8 as it was printed there first. */
const EARLIER: readonly (readonly [nation: string, ...goals: string[]])[] = [
  ['Greeks', 'COL ART 2', 'DOM SCI 3', 'CARD Theatre', 'MON 3', 'NODUS ART 3'],
  ['Huns', 'COL GOV 2', 'CITIES 6', 'SOLO 4', 'CARD Military', 'VAL 3 5'],
  ['Sumerians', 'COL SCI 2', 'CARD Writing', 'DOM CRA 3', 'ADJ 4', 'NODUS SCI 3'],
  ['Celts', 'COL REL 2', 'NODUS REL 3', 'VAL 3 5', 'SOLO 3', 'CARD Mythology'],
  ['Vikings', 'COL TRA 2', 'CARD Shipbuilding', 'NODUS CRA 3', 'CITIES 6', 'INF 48'],
  ['Incas', 'COL CRA 2', 'MON 3', 'CARD Masonry', 'NODUS REL 3', 'LVL 4'],
  ['Maya', 'COL SCI 2', 'CARD Astronomy', 'MON 3', 'DOM REL 3', 'ADV 3'],
  ['Romans', 'COL GOV 2', 'CARD Empire', 'LVL 5', 'CTRL 1', 'NODUS GOV 3'],
  ['Persians', 'COL GOV 2', 'INF 50', 'CARD Administration', 'DOM TRA 3', 'L3 1'],
  ['Egyptians', 'COL REL 2', 'MON 4', 'CTRL 1', 'CARD Hydraulics', 'NODUS ART 3'],
  ['Babylonians', 'COL SCI 2', 'CARD Code of Laws', 'L3 1', 'NODUS GOV 3', 'VAL 6 7'],
  ['Chinese', 'COL CRA 2', 'CARD Printing', 'ADV 4', 'DOM SCI 3', 'NODUS SCI 3'],
  ['Phoenicians', 'COL TRA 2', 'CARD Ports', 'NODUS TRA 3', 'SOLO 3', 'VAL 6 7'],
  ['Khmer', 'COL ART 2', 'CARD Temples', 'ADJ 4', 'MON 3', 'NODUS CRA 3'],
  ['Aztecs', 'COL REL 2', 'DOM GOV 3', 'VAL 9 4', 'CITIES 7', 'NODUS GOV 3'],
  ['Malians', 'COL TRA 2', 'CARD Gold Trade', 'INF 48', 'NODUS TRA 3', 'DOM ART 3'],
];

function printed(goal: Goal): string {
  if (goal.kind === 'CARD') return `CARD ${MASTERY[goal.card]!.name}`;
  if ('domain' in goal) return `${goal.kind} ${DOMAINS[goal.domain]} ${goal.n}`;
  return goal.kind === 'VAL' ? `VAL ${goal.value} ${goal.n}` : `${goal.kind} ${goal.n}`;
}

it('DM-FIN-06: the sixteen cards of games of rules number 1 are those of the table', () => {
  const cards = tables({ rules: 1 }).dealt.map((number) => OBJECTIVES[number]!);
  expect(cards.map(({ nation, goals }) => [nation, ...goals.map(printed)])).toEqual(EARLIER);
});

/** The table of section 2.8. */
const PRINTED: typeof EARLIER = [
  ['Greeks', 'COL ART 2', 'DOM SCI 4', 'CARD Theatre', 'MON 4', 'NODUS ART 8'],
  ['Huns', 'COL GOV 2', 'CITIES 7', 'SOLO 5', 'CARD Military', 'VAL 3 6'],
  ['Sumerians', 'COL SCI 2', 'CARD Writing', 'DOM CRA 4', 'ADJ 5', 'NODUS SCI 8'],
  ['Celts', 'COL REL 2', 'NODUS REL 8', 'VAL 3 6', 'SOLO 5', 'CARD Mythology'],
  ['Vikings', 'COL TRA 2', 'CARD Shipbuilding', 'NODUS CRA 8', 'CITIES 7', 'INF 48'],
  ['Incas', 'COL CRA 2', 'MON 4', 'CARD Masonry', 'NODUS REL 8', 'LVL 4'],
  ['Maya', 'COL SCI 2', 'CARD Astronomy', 'MON 4', 'DOM REL 4', 'ADV 4'],
  ['Romans', 'COL GOV 2', 'CARD Empire', 'LVL 5', 'CTRL 1', 'NODUS GOV 8'],
  ['Persians', 'COL GOV 2', 'INF 50', 'CARD Administration', 'DOM TRA 4', 'L3 1'],
  ['Egyptians', 'COL REL 2', 'MON 4', 'CTRL 1', 'CARD Hydraulics', 'NODUS ART 8'],
  ['Babylonians', 'COL SCI 2', 'CARD Code of Laws', 'L3 1', 'NODUS GOV 8', 'VAL 6 7'],
  ['Chinese', 'COL CRA 2', 'CARD Printing', 'ADV 4', 'DOM SCI 4', 'NODUS SCI 8'],
  ['Phoenicians', 'COL TRA 2', 'CARD Ports', 'NODUS TRA 8', 'SOLO 5', 'VAL 6 7'],
  ['Khmer', 'COL ART 2', 'CARD Temples', 'ADJ 5', 'MON 4', 'NODUS CRA 8'],
  ['Aztecs', 'COL REL 2', 'DOM GOV 4', 'VAL 9 4', 'CITIES 7', 'NODUS GOV 8'],
  ['Malians', 'COL TRA 2', 'CARD Gold Trade', 'INF 48', 'NODUS TRA 8', 'DOM ART 4'],
];

it.each([2, 3])(
  'DM-FIN-06: the sixteen cards of games of rules number %i are those of the table',
  (rules) => {
    const cards = tables({ rules }).dealt.map((number) => OBJECTIVES[number]!);
    expect(cards.map(({ nation, goals }) => [nation, ...goals.map(printed)])).toEqual(PRINTED);
  },
);

/** Which of the five A fulfils, with the smaller numbers of games of rules number 1 unless another one is said. */
const done = (nation: string, side: Given['players'][string], more: Partial<Given> = {}) => {
  const other = nation === 'Greeks' ? 'Huns' : 'Greeks';
  const { s } = table({
    players: { A: { nation, ...side }, B: { nation: other } },
    options: { goals: 'objectives' },
    turn: ['A', 'build'],
    rules: 1,
    ...more,
  });
  return fulfilled(s, 0).map(Number).join('');
};

/** Cities of A, none beside another, as in `G1 G2 R1` by Camp and level. */
function alone(text: string): { readonly [cell: string]: Laid } {
  const cities = text.split(' ').map((city, i) => {
    const row = String(i + 1).padStart(2, '0');
    return [`U(${20 + 2 * i},9)`, `${city[0]}${row} 0 A${city[1]}`];
  });
  return Object.fromEntries(cities);
}
/** Four Cities of A in two pairs, side by side. */
const PAIRS: { readonly [cell: string]: Laid } = {
  'U(1,0)': 'R11 0 A1',
  'D(1,0)': 'R12 0 A1',
  'U(5,5)': 'T13 0 A1',
  'D(5,5)': 'T14 0 A1',
};

describe('DM-FIN-06: what objectives count', () => {
  it('COL, CITIES and SOLO', () => {
    const huns = (map: Given['map']) => done('Huns', {}, { map });
    expect(huns(alone('G1 R1'))).toBe('00000');
    expect(huns(alone('G1 G2 R1'))).toBe('10000');
    expect(huns(alone('G1 R1 S1 T1'))).toBe('00100');
    expect(huns(alone('G1 R1 S1 T1 C1'))).toBe('00100');
    expect(huns(alone('G1 G1 S1 T1 C1 A1'))).toBe('11100');
    expect(huns(PAIRS)).toBe('00000');
    const foreign = Object.fromEntries(
      Object.entries(alone('G1 G1')).map(([cell, laid]) => [cell, laid.replace('A', 'B') as Laid]),
    );
    expect(huns(foreign)).toBe('00000');
  });

  it('ADJ', () => {
    const { 'U(1,0)': _, ...three } = PAIRS;
    expect([done('Sumerians', {}, { map: PAIRS }), done('Sumerians', {}, { map: three })]).toEqual([
      '00010',
      '00000',
    ]);
  });

  it('LVL as the Hegemon counts, and L3', () => {
    expect([
      done('Incas', {}, { map: alone('G3 R2 S1') }),
      done('Incas', {}, { map: alone('G3 R3 S1') }),
    ]).toEqual(['00000', '00001']);
    expect([
      done('Romans', {}, { map: alone('R3 S3') }),
      done('Romans', {}, { map: alone('R3 S3 T2') }),
    ]).toEqual(['00000', '00100']);
    expect([
      done('Babylonians', {}, { map: alone('G2 R2') }),
      done('Babylonians', {}, { map: alone('G3') }),
    ]).toEqual(['00000', '00100']);
  });

  it('VAL, exactly', () => {
    const threes: Card[] = ['fishing', 'barter+', 'music', 'counting', 'offerings'];
    expect([done('Huns', { tree: threes }), done('Huns', { tree: threes.slice(1) })]).toEqual([
      '00001',
      '00000',
    ]);
    expect(done('Huns', { tree: [...threes.slice(1), 'relics'] })).toBe('00000');
    const sixes: Card[] = ['military', 'relics', 'theatre', 'guilds', 'medicine', 'mining', 'temples'];
    expect([done('Phoenicians', { tree: sixes }), done('Phoenicians', { tree: sixes.slice(1) })]).toEqual([
      '00001',
      '00000',
    ]);
    const nines: Card[] = ['theology', 'epic', 'printing', 'steelmaking'];
    expect([done('Aztecs', { tree: nines }), done('Aztecs', { tree: nines.slice(1) })]).toEqual([
      '00100',
      '00000',
    ]);
  });

  it('DOM and CARD, on either side', () => {
    expect(done('Malians', { tree: ['music', 'theatre+'] })).toBe('00000');
    expect(done('Malians', { tree: ['music', 'theatre+', 'epic'] })).toBe('00001');
    expect([done('Malians', { tree: ['goldTrade'] }), done('Malians', { tree: ['goldTrade+'] })]).toEqual([
      '01000',
      '01000',
    ]);
    expect(done('Malians', { tree: ['banking'] })).toBe('00000');
  });

  it('ADV', () => {
    const tree: Card[] = ['fishing+', 'barter+', 'counting+', 'offerings'];
    expect([done('Maya', { tree }), done('Maya', { tree: tree.slice(1) })]).toEqual(['00001', '00000']);
  });

  it('NODUS', () => {
    // Each has Art towards the Campfire: TCGA to the east, ATSC to the south, RATG to the west.
    const tree: Card[] = ['fishing b 1 0', 'storytelling a 0 -1', 'music b -1 0'];
    const counts = (cards: Card[]) =>
      table({ players: { A: { tree: cards }, B: {} }, turn: ['A', 'build'] }).s.nodus[0]![2];
    expect([counts(tree), counts(tree.slice(1))]).toEqual([3, 2]);
    expect(done('Egyptians', { tree })).toBe('00001');
    expect(done('Egyptians', { tree: tree.slice(1) })).toBe('00000');
  });

  it('MON and CTRL', () => {
    const built = (by: string) =>
      done('Egyptians', {}, { map: { 'U(9,9)': 'G01 0 petra' }, monuments: { petra: by } });
    expect([built('BBAA'), built('AABB'), built('BAA'), built('AAA'), built('AAAA')]).toEqual([
      '00000',
      '00100',
      '00100',
      '00100',
      '01100',
    ]);
    expect(done('Khmer', {}, { map: { 'U(9,9)': 'G01 0 petra' }, monuments: { petra: 'AAA' } })[3]).toBe('1');
  });

  it('INF', () => {
    expect([done('Persians', { influence: 49 }), done('Persians', { influence: 50 })]).toEqual([
      '00000',
      '01000',
    ]);
    expect([done('Vikings', { influence: 47 }), done('Vikings', { influence: 48 })]).toEqual([
      '00000',
      '00001',
    ]);
  });
});

describe('DM-FIN-06: what the larger numbers of now ask for', () => {
  const now = (nation: string, side: Given['players'][string], more: Partial<Given> = {}) =>
    done(nation, side, { rules: 3, ...more });

  it('CITIES 7 and SOLO 5', () => {
    const huns = (cities: string) => now('Huns', {}, { map: alone(cities) });
    expect(huns('G1 R1 S1 T1')).toBe('00000');
    expect(huns('G1 R1 S1 T1 C1 A1')).toBe('00100');
    expect(huns('G1 R1 S1 T1 C1 A1 R2')).toBe('01100');
  });

  it('ADJ 5', () => {
    const sumerians = (map: Given['map']) => now('Sumerians', {}, { map });
    expect(sumerians(PAIRS)).toBe('00000');
    expect(sumerians({ ...PAIRS, 'U(2,0)': 'A13 0 A1' })).toBe('00010');
  });

  it('VAL 3 6, DOM 4 and ADV 4', () => {
    const threes: Card[] = ['fishing', 'barter', 'music', 'counting', 'offerings', 'taxation'];
    expect([now('Huns', { tree: threes }), now('Huns', { tree: threes.slice(1) })]).toEqual([
      '00001',
      '00000',
    ]);
    const arts: Card[] = ['music', 'mosaics', 'storytelling', 'poetry'];
    expect([now('Malians', { tree: arts }), now('Malians', { tree: arts.slice(1) })]).toEqual([
      '00001',
      '00000',
    ]);
    const turned: Card[] = ['fishing+', 'barter+', 'counting+', 'offerings+'];
    expect([now('Maya', { tree: turned }), now('Maya', { tree: turned.slice(1) })]).toEqual([
      '00001',
      '00000',
    ]);
  });

  it('MON 4', () => {
    const built = (by: string) =>
      now('Khmer', {}, { map: { 'U(9,9)': 'G01 0 petra' }, monuments: { petra: by } })[3];
    expect([built('AAA'), built('AAAA')]).toEqual(['0', '1']);
  });
});
