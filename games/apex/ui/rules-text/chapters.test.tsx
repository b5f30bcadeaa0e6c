import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { CIVILISATION, CIVILISATIONS } from '../../data/civilisations.ts';
import { tables } from '../../data/tables.ts';
import { apex } from '../../index.ts';
import { RULE_IDS } from '../../rule-ids.ts';
import { civilisationStart } from '../../words/names.ts';
import { rules } from './chapters.tsx';

describe('the rules reference', () => {
  const told = rules.flatMap((chapter) => chapter.sections.flatMap((section) => section.rules));

  it('tells every rule and every ruling in one section', () => {
    expect([...told].sort()).toEqual(RULE_IDS.filter((id) => !id.startsWith('AX-G-')).sort());
  });

  it('shows the tables that the rules run on', () => {
    const shown = rules
      .at(-1)!
      .sections.map(({ text }) => renderToStaticMarkup(<div>{text}</div>))
      .join('');
    for (const { index, circle } of CARDS)
      expect(shown).toContain(`<th scope="row">${index}${circle ? ' ○' : ''}</th>`);
    for (const key of CIVILISATIONS)
      for (const rules of [1, apex.rules])
        expect(shown).toContain(
          `${CIVILISATION[key].name}</th><td>${civilisationStart(tables({ rules }), key)}</td>`,
        );
    expect(shown.match(/<figure>/g)).toHaveLength(5);
  });
});
