import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../rule-ids.ts';
import { rules } from './chapters.tsx';

describe('the rules reference', () => {
  const told = rules.flatMap((chapter) => chapter.sections.flatMap((section) => section.rules));

  it('tells every rule and every ruling in some section', () => {
    const missing = RULE_IDS.filter((id) => !id.startsWith('SI-G-') && !told.includes(id));
    expect(missing).toEqual([]);
  });

  it('names only rules that exist', () => {
    expect(told.filter((id) => !RULE_IDS.includes(id))).toEqual([]);
  });

  it('has a section for each of the 43 kinds', () => {
    expect(rules.at(-1)?.sections).toHaveLength(43);
  });
});
