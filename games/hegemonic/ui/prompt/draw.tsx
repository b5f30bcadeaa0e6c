import type { Seat } from '@conclave/kernel';
import { Ask, type Choice, ChoiceLabel } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { tables } from '../../data/tables.ts';
import { technology } from '../../rules/cards.ts';
import type { Move } from '../../rules/types.ts';
import { technologyName } from '../../words/names.ts';
import { advanceOf } from '../card/advance.ts';
import { CardLabel } from '../card/card-label.tsx';
import { tierText } from '../card/technology-card.tsx';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { offersOf, type Picked } from '../parts.ts';
import { pointsAtEnd } from '../points.ts';
import { ThingSign } from '../symbols/symbols.tsx';
import { Says } from './card-says.tsx';
import { askedOr } from './move-preview.tsx';

type View = Props['view'];

/** The card that a draw takes, where its face is known; -1 for the pile. */
function cardOf({ discards }: View, move: Move): number {
  if (move[0] === 'drawDiscard') return discards[move[1]]!.at(-1)!;
  return move[0] === 'takeBack' ? move[1] : -1;
}

/** What a card on the discards is, or why it could not be advanced yet. */
function discardText(view: View, me: Seat, card: number): string {
  const { type, tier } = technology(view, card);
  const { can, brief } = advanceOf(view, me, card);
  return `top discard; ${can ? `${type} ${tierText(tier)}` : brief}`;
}

function sourceSays(view: View, me: Seat, move: Move): string {
  const card = cardOf(view, move);
  if (card < 0)
    return view.deck.length > 0 ? `Draw pile (${view.deck.length})` : 'Draw pile, from the shuffled discards';
  const name = technologyName(card);
  return move[0] === 'takeBack' ? `Back: ${name}` : `${name}: ${discardText(view, me, card)}`;
}

function sourceLabel(view: View, me: Seat, move: Move): ReactNode {
  const card = cardOf(view, move);
  if (card < 0)
    return (
      <ChoiceLabel
        sign={<ThingSign thing="card" size={20} />}
        name="Draw pile"
        effect={view.deck.length > 0 ? `${view.deck.length} face down` : 'the discards, shuffled'}
      />
    );
  return (
    <CardLabel
      t={tables(view)}
      card={card}
      effect={
        move[0] === 'takeBack'
          ? `advanced now, −${pointsAtEnd(view, card)} VP at the end`
          : discardText(view, me, card)
      }
      hasScene
    />
  );
}

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
        says: sourceSays(view, viewer as Seat, move),
        label: sourceLabel(view, viewer as Seat, move),
        isPressed: draft.complete === move,
        act: () => (draft.complete === move ? draft.drop('action', 'pile', 'card') : draft.pickAll(...picks)),
      };
    });
}

/** D-DRAW by itself, as in the expansion (HG-EXP-04). */
export function DrawAsk({ props }: { readonly props: Props }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  const { complete } = draft;
  const card = complete ? cardOf(view, complete) : -1;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={askedOr(props, complete)}
      choices={sourceChoices(props, draft)}
      preview={card < 0 ? null : <Says view={view} card={card} />}
      confirm={complete?.[0] === 'drawDeck' ? 'Draw' : 'Take it'}
    />
  );
}
