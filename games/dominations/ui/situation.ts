import type { Frame, Seat, Viewer } from '@conclave/kernel';
import type { Move, State } from '../rules/types.ts';
import type { Props } from './draft.ts';

type View = Readonly<State>;

/** The innermost business under way. */
const business = (view: View): Frame | undefined => view.agenda.at(-1);

/** The step that asks, as in `QUESTIONS`: “grow.place”; null when the game is over. */
export function stepOf(view: View): string | null {
  const frame = business(view);
  return frame === undefined || view.outcome !== null ? null : `${frame.do}.${frame.at}`;
}

/** Steps at which cards go into the Tree. */
const DEVELOPING: ReadonlySet<string> = new Set(['develop.choose', 'assimilation.choose']);

/** Whether the viewer is asked for a Mastery card. */
export const isDeveloping = ({ view, moves }: Pick<Props, 'view' | 'moves'>): boolean =>
  moves.length > 0 && DEVELOPING.has(stepOf(view) ?? '');

/** Whether a Mastery card is taken free of cost. */
export const isAssimilating = (view: View): boolean => stepOf(view) === 'assimilation.choose';

/** What a seat has chosen in secret in the draft, as far as the viewer may know. */
export function sealedChoice(view: View, viewer: Viewer): Move | null {
  if (stepOf(view) !== 'draft.keep' || viewer === 'table') return null;
  return (business(view)?.picks?.[viewer] as Move | null | undefined) ?? null;
}

/** Whose area a viewer sees first: the own one, for onlookers that of who comes first. */
export const homeSeat = (view: View, viewer: Viewer): Seat => (viewer === 'table' ? view.order[0]! : viewer);
