import { stepOf } from '@conclave/frame/questions.ts';
import type { Seat, Viewer } from '@conclave/kernel';
import type { State } from '../rules/types.ts';
import type { Props } from './draft.ts';

type View = Readonly<State>;

/** Steps at which cards go into the Tree. */
const DEVELOPING: ReadonlySet<string> = new Set(['develop.choose', 'assimilation.choose']);

/** Whether the viewer is asked for a Mastery card. */
export const isDeveloping = ({ view, moves }: Pick<Props, 'view' | 'moves'>): boolean =>
  moves.length > 0 && DEVELOPING.has(stepOf(view) ?? '');

/** Whether a Mastery card is taken free of cost. */
export const isAssimilating = (view: View): boolean => stepOf(view) === 'assimilation.choose';

/** Whose area a viewer sees first: the own one, for onlookers that of who comes first. */
export const homeSeat = (view: View, viewer: Viewer): Seat => (viewer === 'table' ? view.order[0]! : viewer);
