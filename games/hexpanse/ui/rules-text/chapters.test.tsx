import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { MERCENARIES } from '../../data/mercenaries.ts';
import { MINOR_FACTIONS, OFFERED } from '../../data/minor-factions.ts';
import { MISSIONS } from '../../data/missions.ts';
import { RULE_IDS } from '../../rule-ids.ts';
import { rules } from './chapters.tsx';

const chapter = (id: string) => rules.find((one) => one.id === id)!;
const shown = (id: string): string =>
  chapter(id)
    .sections.map(({ text }) => renderToStaticMarkup(<div>{text}</div>))
    .join('');
const titles = (id: string): string[] => chapter(id).sections.map(({ title }) => title);
const namesOf = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

describe('the rules reference', () => {
  const told = rules.flatMap((one) => one.sections.flatMap((section) => section.rules));

  it('tells every rule and every ruling in one section', () => {
    expect([...told].sort()).toEqual(RULE_IDS.filter((id) => !id.startsWith('HX-G-')).sort());
  });

  it('has a section for each faction, minor faction, card and mission', () => {
    expect(titles('factions')).toEqual(namesOf(FACTIONS));
    expect(titles('minor-factions')).toEqual(namesOf(OFFERED.map((number) => MINOR_FACTIONS[number]!)));
    expect(titles('mercenaries')).toEqual(namesOf(MERCENARIES));
    expect(titles('action-cards')).toEqual(namesOf(ACTION_CARDS));
    expect(titles('missions')).toEqual(namesOf(MISSIONS));
  });

  it('shows prices, both options and every pattern', () => {
    const patternsIn = (abilities: readonly { readonly kind: string }[][]): number =>
      abilities.flat().filter(({ kind }) => kind === 'pattern').length;
    expect(shown('mercenaries').match(/<svg/g)).toHaveLength(
      patternsIn(MERCENARIES.map(({ ability }) => [...ability])),
    );
    expect(shown('action-cards').match(/<svg/g)).toHaveLength(
      patternsIn(ACTION_CARDS.flatMap(({ options }) => options.map((option) => [...option]))),
    );
    expect(shown('action-cards').match(/Option [12]: /g)).toHaveLength(2 * ACTION_CARDS.length);
    expect(shown('mercenaries').match(/Costs \d hexilum/g)).toHaveLength(MERCENARIES.length);
    expect(shown('missions').match(/<svg/g)).toHaveLength(MISSIONS.length);
  });

  it('has one chapter of each id', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});
