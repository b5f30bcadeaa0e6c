import type { OptionText, OptionTexts, TablePlan } from '@conclave/kit';

/** The words for a setting at a table. */
export function optionText(texts: OptionTexts, id: string, table: TablePlan): OptionText {
  const text = texts[id] ?? { label: id };
  return typeof text === 'function' ? text(table) : text;
}
