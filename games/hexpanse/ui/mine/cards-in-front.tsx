import type { Seat } from '@conclave/kernel';
import { useRoving } from '@conclave/kit';
import type { State } from '../../rules/types.ts';
import { territoryName } from '../../words/territory-names.ts';
import { CardTile } from '../card/card-tile.tsx';
import { isAnswer, type Props, useDraft } from '../draft.ts';

type View = Readonly<State>;

/** Where a deployed mercenary's token stands. */
function whereText(view: View, card: number): string {
  const territory = view.cards.indexOf(card);
  return territory < 0 ? 'in play' : `at ${territoryName(territory)}`;
}

/** The own cards in front: action cards to play, mercenaries to deploy, and those on the board. */
export function CardsInFront({
  props,
  seat,
  isTop = false,
}: {
  readonly props: Props;
  readonly seat: Seat;
  /** Only the tops of the cards. */
  readonly isTop?: boolean;
}) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const roving = useRoving<HTMLDivElement>();
  const isOwn = viewer === seat;
  const actions = view.actionCards[seat]!;
  const waiting = view.undeployed[seat]!;
  const deployed = view.deployed[seat]!;
  if (actions.length + waiting.length + deployed.length === 0)
    return <p className="k-note hx-empty">No cards. They are bought at the end of a turn.</p>;
  const tile = (card: number, action: 'play' | 'deploy') => {
    const canUse = isOwn && moves.some((move) => move[0] === action && move[1] === card);
    const isHeld =
      draft.picks.some(([name, value]) => name === 'card' && value === card) ||
      draft.held.some((move) => move[0] === action && move[1] === card) ||
      (draft.answer?.[0] === action && isAnswer(draft, seat, 'card', card));
    return (
      <CardTile
        key={card}
        card={card}
        isTop={isTop}
        note={action === 'deploy' && !isTop ? 'not in play' : null}
        mark={canUse ? (isHeld ? 'chosen' : 'open') : null}
        onPress={
          canUse
            ? () => (isHeld ? draft.clear() : draft.start(['action', action], ['card', card]))
            : undefined
        }
        onConfirm={isHeld && draft.complete ? draft.confirm : undefined}
      />
    );
  };
  return (
    <div className="hx-cards" role="group" aria-label="Open cards" {...roving}>
      {actions.map((card) => tile(card, 'play'))}
      {waiting.map((card) => tile(card, 'deploy'))}
      {deployed.map((card) => (
        <CardTile key={card} card={card} isTop={isTop} note={whereText(view, card)} />
      ))}
    </div>
  );
}
