import type { RulesChapter } from '@conclave/web/kit';

export const rules: readonly RulesChapter[] = [];
