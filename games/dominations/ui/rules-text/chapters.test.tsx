import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DOMAIN_NAMES } from '../../data/domains.ts';
import { HEGEMON } from '../../data/hegemon.ts';
import { MASTERY } from '../../data/mastery.ts';
import { MONUMENTS } from '../../data/monuments.ts';
import { OMENS } from '../../data/omens.ts';
import { NEWEST } from '../../data/tables.ts';
import { TILES } from '../../data/tiles.ts';
import { RULE_IDS } from '../../rule-ids.ts';
import { masterySays } from '../../words/mastery-words.ts';
import { nationName } from '../../words/names.ts';
import { rules } from './chapters.tsx';

const chapter = (id: string) => rules.find((one) => one.id === id)!;
const shown = (id: string): string =>
  chapter(id)
    .sections.map(({ text }) => renderToStaticMarkup(<div>{text}</div>))
    .join('');
const titles = (id: string): string[] =>
  [...shown(id).matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name!);
const asHtml = (name: string): string => renderToStaticMarkup(name);

describe('the rules reference', () => {
  const told = rules.flatMap((one) => one.sections.flatMap((section) => section.rules));

  it('tells every rule and every ruling in one section', () => {
    expect([...told].sort()).toEqual(RULE_IDS.filter((id) => !id.startsWith('EX-')).sort());
  });

  it('has a row for each Mastery card, with both sides', () => {
    for (const [domain, name] of DOMAIN_NAMES.entries()) {
      const id = `cards-${name.toLowerCase()}`;
      const own = MASTERY.filter((card) => card.domain === domain);
      expect(titles(id)).toEqual(own.map((card) => asHtml(card.name)));
      const html = shown(id);
      for (const card of own)
        for (const side of [1, 2] as const) expect(html).toContain(asHtml(masterySays(card, side, NEWEST)));
      expect(html.match(/Copy d: /g)).toHaveLength(own.length);
    }
  });

  it('has a row for each Monument, Hegemon tile, objective card, Domination card and Omen', () => {
    expect(titles('monument-cards')).toEqual(MONUMENTS.map(({ name }) => asHtml(name)));
    expect(shown('monument-cards').match(/Level \d: costs/g)).toHaveLength(50);
    expect(titles('hegemon-tiles')).toHaveLength(HEGEMON.length);
    expect(new Set(titles('hegemon-tiles')).size).toBe(HEGEMON.length);
    expect(titles('objective-cards')).toEqual(NEWEST.dealt.map((card) => asHtml(nationName(card))));
    expect(titles('domination-cards')).toHaveLength(7);
    expect(titles('omen-cards')).toEqual(OMENS.map(({ name }) => asHtml(name)));
  });

  it('shows the tables that the rules run on', () => {
    const html = shown('data');
    for (const { id } of TILES) expect(html).toContain(`<th scope="row">${id}</th>`);
  });

  it('has one chapter of each id, and nothing is left unsaid', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id } of rules) expect(shown(id)).not.toMatch(/undefined|NaN|\[object/);
  });
});
