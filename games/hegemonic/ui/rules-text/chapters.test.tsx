import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, PATTERN_KEYS } from '../../data/cards.ts';
import { LEADERS } from '../../data/leaders.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import { TRACKS, TYPES } from '../../data/tracks.ts';
import { RULE_IDS } from '../../rule-ids.ts';
import { CARD_TEXT, PATTERN_NAME } from '../../words/names.ts';
import { rules } from './chapters.tsx';

const chapter = (id: string) => rules.find((one) => one.id === id)!;
const shown = (id: string): string =>
  chapter(id)
    .sections.map(({ text }) => renderToStaticMarkup(<div>{text}</div>))
    .join('');
const titles = (id: string): string[] => chapter(id).sections.map(({ title }) => title);

describe('the rules reference', () => {
  const told = rules.flatMap((one) => one.sections.flatMap((section) => section.rules));

  it('tells every rule and every ruling in one section', () => {
    expect([...told].sort()).toEqual(RULE_IDS.filter((id) => !id.startsWith('HG-G-')).sort());
  });

  it('has a section for each technology, leader and action card', () => {
    expect(titles('technology-cards')).toEqual(TECHNOLOGIES.map(({ name }) => name));
    for (const { name } of LEADERS)
      expect(titles('leaders').filter((title) => title.startsWith(`${name}, `))).toHaveLength(1);
    expect(shown('leaders').match(/Level [123]\. /g)).toHaveLength(36);
    expect(titles('action-cards')).toEqual(ACTION_CARDS.map((card) => CARD_TEXT[card].name));
    for (const key of PATTERN_KEYS) expect(shown('action-cards')).toContain(PATTERN_NAME[key]);
  });

  it('shows the tables that the rules run on', () => {
    const html = shown('data');
    for (const type of TYPES) {
      const { cost, income, tier, retention } = TRACKS[type];
      const row = [tier, cost, income, retention].map((column) => `<td>${column.at(-1)}</td>`).join('');
      expect(html).toContain(`<th scope="row">${cost.length}</th>${row}`);
    }
    expect(html.match(/<th scope="row">T\d\d/g)).toHaveLength(48);
    // Games of rules number 1 have their own: the third Embassy cost 3, not 5.
    expect(shown('data')).toContain('<th scope="row">3</th><td>1</td><td>3</td><td>4</td><td>8</td>');
    expect(shown('data')).toContain('<th scope="row">3</th><td>1</td><td>5</td><td>4</td><td>6</td>');
  });

  it('has one chapter of each id', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});
