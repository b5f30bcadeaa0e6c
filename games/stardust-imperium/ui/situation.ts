import { stepOf } from '@conclave/frame/questions.ts';
import type { Props } from './table.ts';

/** The step that asks the viewer, whatever its procedure: `before`, `youMay`; null while nothing is asked of them. */
export const stepAsked = ({ view, moves }: Pick<Props, 'view' | 'moves'>): string | null =>
  moves.length === 0 ? null : (stepOf(view)?.split('.')[1] ?? null);
