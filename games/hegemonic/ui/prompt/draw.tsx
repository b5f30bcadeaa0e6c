import type { Seat } from '@conclave/kernel';
import { Ask, type Choice } from '@conclave/kit/table';
import type { Move } from '../../rules/types.ts';
import { technologyName } from '../../words/names.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { offersOf, type Picked } from '../parts.ts';
import { askedOr } from './move-preview.tsx';

/** Where a technology may be drawn from, as buttons (D-DRAW). */
export function sourceChoices({ view, viewer, moves }: Props, draft: Draft): readonly Choice[] {
  return offersOf(view, viewer as Seat, moves)
    .filter(({ parts }) => parts.draw !== undefined)
    .map(({ move, parts }) => {
      const picks = (['action', 'pile', 'card'] as const).flatMap((name): Picked[] =>
        parts[name] === undefined ? [] : [[name, parts[name]]],
      );
      return {
        key: move.join(' '),
        label: sourceLabel(view, move),
        isPressed: draft.complete === move,
        act: () => (draft.complete === move ? draft.drop('action', 'pile', 'card') : draft.pickAll(...picks)),
      };
    });
}

function sourceLabel(view: Props['view'], move: Move): string {
  if (move[0] === 'drawDiscard') return `Discard: ${technologyName(view.discards[move[1]]!.at(-1)!)}`;
  if (move[0] === 'takeBack') return `Back: ${technologyName(move[1])}`;
  return view.deck.length > 0 ? `Draw pile (${view.deck.length})` : 'Draw pile, from the shuffled discards';
}

/** D-DRAW by itself, as in the expansion (HG-EXP-04). */
export function DrawAsk({ props }: { readonly props: Props }) {
  const { moves } = props;
  const draft = useDraft(props);
  const { complete } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, complete)}
      choices={sourceChoices(props, draft)}
      confirm={complete?.[0] === 'drawDeck' ? 'Draw' : 'Take it'}
    />
  );
}
