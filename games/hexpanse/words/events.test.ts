import { type At, plainText } from '@conclave/frame/event-parts.ts';
import { describe, expect, it } from 'vitest';
import { CARDS, isMercenary } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { type Event, INERT, MERCENARY, MINOR, NORMAL } from '../rules/types.ts';
import { cardOf, factionOf, minorNumber, missionOf } from '../tests/position.ts';
import { eventLine } from './events.ts';
import { territoryNamed } from './territory-names.ts';

const NAMES = ['Ada', 'Bo', 'Cy'];
const at = (name: string): number => territoryNamed(name, 91);

const said = (event: Event): string | null => {
  const line = eventLine(event, { seats: 3, rules: 2 });
  return line && plainText(line.parts, NAMES);
};

describe('events in words', () => {
  it('tell the set-up, and of a secret mission only to those who know it', () => {
    expect(said(['minorsOffered', ['M1', 'M2', 'M3'].map((id) => minorNumber(id))])).toBe(
      'Minor factions on offer: Gorillz, Cauldron-born and Odin’s Wolf',
    );
    expect(said(['missionsRevealed', [missionOf('P01'), missionOf('P07')]])).toBe(
      'Missions revealed: Delta and Bastion',
    );
    expect(said(['missionTaken', 1, -1, -1])).toBe('Bo takes a secret mission');
    expect(said(['missionTaken', 1, missionOf('P07'), -1])).toBe('Bo takes the secret mission Bastion');
  });

  it('tell when the last round is near', () => {
    const began = (round: number) =>
      plainText(
        eventLine(['turnStarted', 1, round], { seats: 3, rules: 2, roundCap: 40 } as At)!.parts,
        NAMES,
      );
    expect(began(36)).toBe('Round 36: turn of Bo');
    expect(began(37)).toBe('Round 37 of 40 at most: turn of Bo');
    expect(began(40)).toBe('Round 40, the last one: turn of Bo');
  });

  it('tell what an even start gives (HX-SET-10)', () => {
    expect(said(['evenStart', 1, 2])).toBe('Bo begins with 2 hexilum, to make the order of play even');
    expect(said(['shortened', 0, 1])).toBe(
      'Ada has 1 action in this first turn, to make the order of play even',
    );
  });

  it('tell an action and whose ability resolves where', () => {
    expect(said(['acted', 0, 'play', cardOf('A17'), 1])).toBe(
      'Ada plays Cheyen, option 1: place up to 2 tokens in a pattern anywhere',
    );
    expect(said(['effectBegun', 0, ['mercenary', cardOf('C9')], at('F7')])).toBe(
      'Ada uses Breaker Bellona at F7: attack 1 territory, then place up to 2 tokens beside it',
    );
    expect(said(['effectBegun', 0, ['faction', factionOf('UT')], at('F6')])).toBe(
      'Ada uses Zoe Venetia at F6: gain 2 hexilum',
    );
    expect(said(['effectBegun', 0, ['option', cardOf('A17'), 1], -1])).toBeNull();
  });

  it('HX-PAT-01: name no directions, for a pattern is turned', () => {
    const directed = /\b(north|south|east|west)\b/;
    for (const card of CARDS.keys())
      if (isMercenary(card))
        expect(said(['effectBegun', 0, ['mercenary', card], at('F7')])).not.toMatch(directed);
      else
        for (const option of [1, 2]) expect(said(['acted', 0, 'play', card, option])).not.toMatch(directed);
    for (const faction of FACTIONS.keys())
      expect(said(['effectBegun', 0, ['faction', faction], at('F6')])).not.toMatch(directed);
  });

  it('tell what is lost and where it goes', () => {
    expect(said(['destroyed', at('F7'), NORMAL, 1, -1, 'ship'])).toBe(
      'Bo loses a normal unit at F7: it goes to the Recovery Ship',
    );
    expect(said(['destroyed', at('F7'), MERCENARY, 1, cardOf('C3'), 'discard'])).toBe(
      'Bo loses Motoko at F7',
    );
    expect(said(['destroyed', at('F7'), MINOR, 1, -1, 'reserve'])).toMatch(/goes back to the reserve$/);
    expect(said(['destroyed', at('F7'), INERT, 2, -1, 'gone'])).toBe('An inert unit of Cy leaves F7');
    expect(said(['fell', 1, minorNumber('M12')])).toBe('Guardians of the Halo of Bo fell: gain 4 hexilum');
  });

  it('tell a warlord’s life, and whose warlord it is', () => {
    expect(said(['damaged', 1, 3, 2, 'effect'])).toBe('Bo’s warlord takes 3 damage: life 5 → 2');
    expect(said(['damaged', 1, 3, 0, 'effect'])).toBe('Bo’s warlord takes 3 damage and dies');
    expect(said(['healed', 0, 1, 6])).toBe('Ada’s warlord heals 1: life 5 → 6');
  });

  it('keep extra cards from those who do not know them', () => {
    expect(said(['extraDrawn', 0, [-1, -1]])).toBe('Ada draws 2 extra cards');
    expect(said(['extraDrawn', 0, [cardOf('C3'), cardOf('A17')]])).toBe(
      'Ada draws 2 extra cards: Motoko and Cheyen',
    );
    expect(said(['bought', 0, cardOf('C3'), 3, true])).toBe('Ada buys Motoko for 3 hexilum, an extra card');
  });

  it('tell who has won, one or two', () => {
    expect(said(['gameOver', 'formation', [1]])).toBe('The game is over. A formation is complete. Bo wins');
    expect(said(['gameOver', 'warlords', [0, 2]])).toBe(
      'The game is over. Only one side has a warlord left. Ada and Cy win',
    );
    expect(said(['gameOver', 'draw', [0, 1]])).toBe(
      'The game is over. The last round has been played, and nobody is ahead.',
    );
  });
});
