import { describe, expect, it } from 'vitest';
import { plainText } from '../event-parts.ts';
import { eventLine } from './events.ts';
import type { Event, Side } from './rules/types.ts';
import { sectorNamed } from './sector-names.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const C3 = sectorNamed(4, 'C3');
const A1 = sectorNamed(4, 'A1');

/** The sentence for an event at a table of four. */
const said = (event: Event): string | null => {
  const line = eventLine(event, 4);
  return line && plainText(line.parts, NAMES);
};

const battle = (seat: number, sector: number, winner: number, ...sides: Side[]) =>
  said(['battle', seat, sector, sides, winner]);

describe('a battle in words', () => {
  it('begins with the winner and tells scores, survivors and losses', () => {
    expect(battle(1, C3, 0, [0, 6, 0, 3, 4, 0], [1, 6, 1, 0, 6, 1], [2, 2, 0, 4, 2, 0])).toBe(
      'Ada wins at C3, 9 against 7 and 6; keeps 2 ships, +1 VP; Bo loses 6 ships and a colony, Cy loses 2 ships',
    );
  });

  it('names the colony that a winner keeps', () => {
    expect(battle(0, C3, 0, [0, 3, 1, 1, 3, 0], [1, 4, 0, 0, 4, 0])).toBe(
      'Ada wins at C3, 5 against 4; keeps the colony, +1 VP; Bo loses 4 ships',
    );
    expect(battle(0, A1, 1, [0, 1, 0, 1, 1, 0], [1, 5, 1, 1, 2, 0])).toBe(
      'Bo wins at A1, 7 against 2; keeps 3 ships and the origin colony, +1 VP; Ada loses a ship',
    );
  });

  it('begins with who started it where nobody wins', () => {
    expect(battle(1, C3, -1, [0, 4, 0, 1, 4, 0], [1, 4, 1, 0, 4, 1])).toBe(
      'Bo starts a battle at C3 that nobody wins, 5 against 5; Ada loses 4 ships, Bo loses 4 ships and a colony',
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
    expect(said(['turnEnded', 0, [2, 0, 1, 0, 0]])).toBe('Ada leaves 2 movements and 1 production unused');
    expect(said(['turnEnded', 0, []])).toBe('Ada ends the turn without effect');
  });

  it('leaves out hands, which the table shows to those who may know them', () => {
    expect(said(['received', 0, [1, 2], [0]])).toBeNull();
  });
});
