import { Ask, ChoiceLabel, PickList, valuesOf } from '@conclave/kit/table';
import { STRATEGIES } from '../../data/strategies.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { cardOf, printed } from '../card/words.ts';
import { zoomed } from '../card/zoomed.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { effectOf } from '../effects.ts';
import { offersOf } from '../parts.ts';
import { Sign } from '../symbols/symbol.tsx';
import { asked } from '../words.ts';

/** A card, one of its sides, in a duel another card to discard (AX-CHO-01, AX-DUE-02). */
export function ChooseAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const { card, strategy, discard } = draft.chosen;
  const me = viewer as number;
  const cards = [...valuesOf(offersOf(moves), 'card')].sort((a, b) => a - b);
  const list = (indices: readonly number[]) =>
    indices.map((index) => ({
      value: index,
      label: `${index}: ${printed(index, 'evolution')}; ${printed(index, 'expansion')}`,
    }));
  const effect = card !== undefined && strategy !== undefined ? effectOf(view, me, card, strategy) : null;
  const discards = view.duel && card !== undefined && strategy !== undefined;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={<Sentence props={props} draft={draft} />}
      choices={
        card === undefined
          ? []
          : STRATEGIES.map((side) => {
              const { text, isNone } = effectOf(view, me, card, side);
              const { name } = STRATEGY_TEXT[side];
              return {
                key: side,
                says: `${name}: ${text}`,
                label: (
                  <ChoiceLabel
                    sign={<Sign name={side === 'evolution' ? cardOf(card).evolution : side} size={18} />}
                    name={name}
                    effect={text}
                    isNone={isNone}
                  />
                ),
                isPressed: strategy === side,
                act: () => draft.toggle('strategy', side),
              };
            })
      }
      preview={effect && effect.details.length > 0 ? effect.details.join('; ') : null}
      warning={effect?.isNone ? `No effect as things stand: ${effect.text}.` : null}
      confirm={
        card !== undefined && strategy !== undefined
          ? `Play ${card} for ${STRATEGY_TEXT[strategy].name}${discard === undefined ? '' : `, discard ${discard}`}`
          : null
      }
    >
      <PickList
        beside
        label="Card"
        entries={list(cards)}
        chosen={card ?? null}
        onPick={(index) => draft.pick('card', index)}
      />
      {discards && (
        <PickList
          beside
          label="Discard"
          entries={list(cards.filter((index) => index !== card))}
          chosen={discard ?? null}
          onPick={(index) => draft.pick('discard', index)}
        />
      )}
    </Ask>
  );
}

function Sentence({ props: { view, seats }, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { card, strategy, discard } = draft.chosen;
  if (card === undefined) return asked(view, seats);
  if (strategy === undefined)
    return (
      <>
        Card {card}: choose its side.{' '}
        <button type="button" className="ax-read" onClick={() => zoomed.set(card)}>
          Read it
        </button>
      </>
    );
  if (view.duel && discard === undefined) return 'Choose another card of your hand to discard.';
  return 'Once you confirm, this secret choice stands.';
}
