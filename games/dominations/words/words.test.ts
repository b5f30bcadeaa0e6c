import { describe, expect, it } from 'vitest';
import { HEGEMON } from '../data/hegemon.ts';
import { MASTERY } from '../data/mastery.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { OMENS } from '../data/omens.ts';
import { NEWEST } from '../data/tables.ts';
import { SOURCES } from '../rules/types.ts';
import { dominationCards, dominationText, goalTexts, hegemonText } from './hegemon-words.ts';
import { masteryText, needsText } from './mastery-words.ts';
import { sourceName } from './names.ts';
import { omenText } from './omen-words.ts';

const FAULTY = /undefined|NaN|\[object|null/;
const SENTENCE = /^[A-Z\d].*\.$/;

const card = (key: string) => MASTERY.find((one) => one.key === key)!;

describe('the texts of cards', () => {
  it('are sentences for both sides of all Mastery cards, each with its own number', () => {
    for (const one of MASTERY) {
      const sides = ([1, 2] as const).map((side) => masteryText(one, side, NEWEST));
      for (const text of sides) {
        expect(text).toMatch(SENTENCE);
        expect(text).not.toMatch(FAULTY);
      }
      expect(sides[0], one.name).not.toBe(sides[1]);
    }
  });

  it('change with the numbers of the data', () => {
    expect(masteryText(card('fishing'), 1, NEWEST)).toBe('At the start of your turn: Gain 1 Craftsmanship.');
    expect(masteryText({ ...card('fishing'), n: [4, 5] }, 2, NEWEST)).toBe(
      'At the start of your turn: Gain 5 Craftsmanship.',
    );
    expect(masteryText(card('printing'), 2, NEWEST)).toBe(
      'In Develop: Twice an Age, one more Develop action.',
    );
    expect(omenText({ ...OMENS[0]!, n: 7 }).says).toContain('gain 7 Knowledge');
  });

  it('say what a card needs (DM-DEV-04)', () => {
    expect(needsText(card('fishing'))).toBe('');
    expect(needsText(card('monarchy'))).toBe('needs Education');
    expect(needsText(card('epic'))).toBe('needs a value-3 and a value-6 card of Art');
  });

  it('are there for every Omen, Hegemon tile, Domination card and objective', () => {
    const named = [
      ...OMENS.map(omenText),
      ...HEGEMON.map((tile) => hegemonText(tile, NEWEST)),
      ...dominationCards(false).map((card) => dominationText(card, NEWEST)),
      ...dominationCards(true).map((card) => dominationText(card, NEWEST)),
    ];
    for (const { name, says } of named) {
      expect(name).not.toMatch(FAULTY);
      expect(says).toMatch(SENTENCE);
      expect(says).not.toMatch(FAULTY);
    }
    for (const number of OBJECTIVES.keys())
      for (const goal of goalTexts(number, NEWEST)) expect(goal).not.toMatch(FAULTY);
  });

  it('name every column of the score sheet', () => {
    const names = SOURCES.map(sourceName);
    expect(new Set(names).size).toBe(SOURCES.length);
    expect(names).toContain('Hegemon, Age II');
    expect(names.join()).not.toMatch(FAULTY);
  });
});
