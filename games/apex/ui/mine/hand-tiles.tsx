import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { useFlip, useRoving } from '@conclave/kit';
import { CardTile } from '../card/tile.tsx';
import { type Props, useDraft } from '../draft.ts';
import { effectOf } from '../effects.ts';
import { askedStep, choiceOf } from '../situation.ts';

/** The viewer's cards: a press chooses the one to play, in a duel then the one to discard. */
export function HandTiles({
  props,
  seat,
  look,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly look: 'top' | 'whole';
}) {
  const { view, speed } = props;
  const draft = useDraft(props);
  const { chosen } = draft;
  const roving = useRoving<HTMLDivElement>();
  const hand = view.hands[seat]!;
  useFlip(roving.ref, String(hand), speed);
  const asked = askedStep(props) === 'round.choose';
  const sealed = asked ? null : choiceOf(props, seat);
  const isDiscarding = chosen.strategy !== undefined || draft.picks.some(([name]) => name === 'discard');
  const free = view.duel && chosen.card !== undefined && chosen.strategy !== undefined ? 'spare' : 'open';
  const [card, discard] = asked
    ? [chosen.card, isDiscarding ? chosen.discard : undefined]
    : [sealed?.card, sealed?.discard];
  const press = (index: number) => {
    if (index === chosen.card) draft.drop('card', 'strategy', 'discard');
    else if (free === 'spare') draft.pick('discard', index);
    else draft.pick('card', index);
  };
  return (
    <div
      className="ax-hand"
      data-look={look}
      role="group"
      aria-label={`Your hand, ${plural(hand.length, 'card')}`}
      {...roving}
    >
      {hand.map((index) => (
        <CardTile
          key={index}
          index={index}
          look={look}
          turned={index === card ? ((asked ? chosen : sealed)?.strategy ?? null) : null}
          mark={index === card ? 'chosen' : index === discard ? 'discard' : asked ? free : null}
          would={view.outcome === null ? (side) => effectOf(view, seat, index, side).text : undefined}
          onPress={asked ? () => press(index) : undefined}
          onConfirm={
            draft.complete && [chosen.card, chosen.discard].includes(index) ? draft.confirm : undefined
          }
        />
      ))}
      {hand.length === 0 && <p className="k-quiet">Your hand is empty.</p>}
    </div>
  );
}
