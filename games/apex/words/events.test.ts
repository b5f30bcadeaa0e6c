import { plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import type { Event, Idle, ToldSide } from '../rules/types.ts';
import { newest } from '../tests/names.ts';
import { eventLine } from './events.ts';
import { sectorNamed } from './sector-names.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const C3 = sectorNamed(newest(4), 'C3');
const A1 = sectorNamed(newest(4), 'A1');

/** The sentence for an event at a table of four. */
const said = (event: Event): string | null => {
  const line = eventLine(event, { seats: 4, rules: 2 });
  return line && plainText(line.parts, NAMES);
};

const battle = (seat: number, sector: number, winner: number, ...sides: ToldSide[]) =>
  said(['battle', seat, sector, sides, winner]);

describe('a battle in words', () => {
  it('begins with the winner and tells scores, losses and survivors', () => {
    expect(battle(1, C3, 0, [0, 6, 0, 3, 4, 0], [1, 6, 1, 0, 6, 1], [2, 2, 0, 4, 2, 0])).toBe(
      'Ada wins at C3, 9 to 7 and 6, +1 VP; Bo loses 6 ships and a colony, Cy loses 2 ships; Ada keeps 2 ships',
    );
  });

  it('names the colony that a winner keeps', () => {
    expect(battle(0, C3, 0, [0, 3, 1, 1, 3, 0], [1, 4, 0, 0, 4, 0])).toBe(
      'Ada wins at C3, 5 to 4, +1 VP; Bo loses 4 ships; Ada keeps the colony',
    );
    expect(battle(0, A1, 1, [0, 1, 0, 1, 1, 0], [1, 5, 1, 1, 2, 0])).toBe(
      'Bo wins at A1, 7 to 2, +1 VP; Ada loses a ship; Bo keeps 3 ships and the origin colony',
    );
  });

  it('begins with who started it where nobody wins', () => {
    expect(battle(1, C3, -1, [0, 4, 0, 1, 4, 0], [1, 4, 1, 0, 4, 1])).toBe(
      'Bo starts a battle at C3 that nobody wins, 5 to 5; Ada loses 4 ships, Bo loses 4 ships and a colony',
    );
  });
});

describe('other events in words', () => {
  it('lists what is revealed in the order of the turns', () => {
    expect(
      said([
        'revealed',
        [
          { card: 3, strategy: 'expansion' },
          { card: 20, strategy: 'expansion' },
          { card: 30, strategy: 'war' },
          { card: 9, strategy: 'evolution' },
        ],
      ]),
    ).toBe('Revealed: Cy War with 30, Di Evolution with 9, Ada Expansion with 3, Bo Expansion with 20');
  });

  it('tells what an age brought to whom, most first', () => {
    expect(said(['ageScored', 1, [0, 1, 1, -1, 2, 1], [1, 0, 0, 0]])).toBe(
      'Age 1 is scored: Bo +3, Ada +2 (1 sector, 1 by colonies), Cy +1, Di +0',
    );
  });

  it('counts ships and actions', () => {
    expect(said(['moved', 0, C3, A1, 1])).toBe('Ada moves a ship from C3 to A1');
    expect(said(['portalled', 0, C3, A1, 3])).toBe('Ada sends 3 ships by portal from C3 to A1');
    expect(said(['converted', 0, C3, 1, false])).toBe(
      'Ada converts a ship of Bo at C3, with no ship in reserve to take its place',
    );
    expect(said(['turnEnded', 0, [2, 0, 1, 0, 0], 'endExpansion'])).toBe(
      'Ada leaves 2 movements and 1 production unused',
    );
  });

  it('tells why a turn was without effect (AX-CHO-04, AX-EXP-03)', () => {
    const ended = (why: Idle, left: number[] = []) => said(['turnEnded', 0, left, why]);
    expect(ended('noBattle')).toBe('Ada has nobody to fight: no sector holds tokens of theirs and of others');
    expect(ended('endWar')).toBe('Ada starts no battle');
    expect(ended('armament')).toBe('Ada gains nothing: armament is at level 5, the highest');
    expect(ended('noToken')).toBe('Ada places no colony: all three tokens are on sectors');
    expect(ended('noSector')).toBe('Ada places no colony: no sector under their control is without one');
    expect(ended('pass')).toBe('Ada places no colony');
    expect(ended('noAction', [1, 1, 2, 0, 0])).toBe(
      'Ada can’t use 1 movement, 1 portal and 2 productions: none of their ships is on a sector and no ship is left in their reserve',
    );
  });

  it('names the tokens of those who end with equal points (AX-END-03)', () => {
    expect(said(['gameOver', 'tokens', [12, 12, 11, 9], [21, 9, 14, 3]])).toBe(
      'The game is over. Equal in victory points: the most ships and colonies in the galaxy decide. Ada 12 VP and 21 tokens, Bo 12 VP and 9 tokens.',
    );
    expect(said(['gameOver', 'points', [12, 10, 11, 9], [21, 9, 14, 3]])).toBe(
      'The game is over. Three ages are over, and the most victory points decide.',
    );
  });

  it('tells the last round of an age from that of the game', () => {
    expect(said(['roundStarted', 3, 4])).toBe('Age 3, round 4');
    expect(said(['roundStarted', 2, 5])).toBe('Age 2, round 5, the last round of the age');
    expect(said(['roundStarted', 3, 5])).toBe('Age 3, round 5, the last round of the game');
  });

  it('leaves out hands, which the table shows to those who may know them', () => {
    expect(said(['received', 0, [1, 2], [0]])).toBeNull();
  });
});
