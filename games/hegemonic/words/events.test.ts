import { type At, plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';

import { KIND_OF, TECH } from '../data/technologies.ts';
import type { Event } from '../rules/types.ts';
import { eventLine } from './events.ts';
import { sectorNamed } from './sector-names.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];
const at = (name: string): number => sectorNamed(name, 51);
const card = (key: keyof typeof TECH): number => KIND_OF.indexOf(TECH[key]);

const TABLE = { seats: 3, rules: 3 };
const said = (event: Event): string | null => {
  const line = eventLine(event, TABLE);
  return line && plainText(line.parts, NAMES);
};

describe('a round in words', () => {
  it('is the last one, as soon as that is known', () => {
    const began = (round: number, tiles: number) => {
      const view = {
        phase: 'collection',
        round,
        stack: Array(tiles).fill(0),
        queue: [],
        tiles: [],
        pool: [],
      };
      return plainText(eventLine(['roundStarted', 5], { ...TABLE, ...view } as At)!.parts, NAMES);
    };
    expect(began(5, 4)).toBe('Round 5');
    expect(began(5, 3)).toBe('Round 5, the last one');
    expect(began(6, 0)).toBe('Round 5');
  });
});

describe('a conflict in words', () => {
  it('says who attacks what with what', () => {
    expect(said(['declared', 0, 'buyout', at('B1'), at('B1'), at('C2'), 1, 'political'])).toBe(
      'Ada declares Buyout with the Complexes at B1 on the political pieces of Bo at C2',
    );
    expect(said(['declared', 1, 'raze', 2, at('C2'), at('C2'), 0, 'industrial'])).toBe(
      'Bo declares Raze with Fleet 3 at C2 on the industrial pieces of Ada at C2',
    );
  });

  it('tells both sums term by term and who wins', () => {
    const compared: Event = [
      'compared',
      [
        ['complexes', 3, at('B1'), 0],
        ['neighbours', 4, at('B2'), 0],
        ['card', 2, -1, 0],
      ],
      [
        ['embassy', 4, at('C2'), 1],
        ['loan', 2, -1, 2],
      ],
      [9, 6],
      0,
    ];
    expect(said(compared)).toBe(
      'Ada 9 (Complexes B1 3 + Complexes beside B2 4 + technology 2) against Bo 6 (Embassy C2 4 + loan of Cy 2); Ada wins',
    );
  });

  it('calls a side without terms of its own by its part, and a draw a draw', () => {
    expect(said(['compared', [['agents', 1, at('B1'), 0]], [['leader', 1, -1, 2]], [1, 1], -1])).toBe(
      'Ada 1 (Agents B1 1) against the Defender 1 (leader of Cy 1); a draw',
    );
    expect(said(['compared', [['agents', 1, at('B1'), 0]], [], [1, 0], 0])).toBe(
      'Ada 1 (Agents B1 1) against the Defender 0; Ada wins',
    );
  });

  it('names the technology that decides equal totals (HG-TX-I6)', () => {
    const side = (seat: number) => [['agents', 1, at('B1'), seat] as const];
    expect(said(['compared', side(0), side(1), [1, 1], 1])).toMatch(/; Bo wins by Polymorphic Matter$/);
  });

  it('tells factions from stacks', () => {
    expect(said(['powerDrawn', 0, 'attacker', 'political', 2, 5])).toBe('Ada draws on the green faction: +5');
    expect(said(['powerDrawn', 0, 'attacker', 'martial', 2, 5])).toBe('Ada draws on the stack at A3: +5');
  });

  it('keeps quiet about a conflict that costs nothing', () => {
    expect(said(['conflictPaid', 0, 0])).toBeNull();
    expect(said(['conflictPaid', 0, 1])).toBe('Ada pays 1 CAP');
  });
});

describe('other events in words', () => {
  it('say what a player knows of a draw', () => {
    expect(said(['drew', 0, [-1]])).toBe('Ada draws a technology');
    expect(said(['drew', 0, [card('hyperCannonBatteries')]])).toBe('Ada draws Hyper Cannon Batteries');
    expect(said(['drew', 0, [-1, -1]])).toBe('Ada draws 2 technologies');
  });

  it('say what a leader does and to what', () => {
    expect(said(['leaderUsed', 1, 11, 3, [at('C2')]])).toBe(
      'Bo uses The Entombed, level 3: name a sector: until the phase ends your pieces there can’t be targeted: C2',
    );
    expect(said(['leaderUsed', 1, 8, 1, [2]])).toMatch(/look at the hand of another player: Cy$/);
  });

  it('rank what a board brings', () => {
    expect(said(['boardScored', 0, [2, 6, 0], [4, 7, 0]])).toBe(
      'The core is scored: Bo +7 (power 6), Ada +4 (power 2)',
    );
  });

  it('cite the rule of a technology that is used', () => {
    expect(eventLine(['reacted', 0, 'bioAdaptiveHulls'], TABLE)?.rule).toBe('HG-TX-M5');
    expect(eventLine(['gained', 0, 3, 'psionicEcology'], TABLE)?.rule).toBe('HG-TX-P4');
  });
});
