import { Ask, ChoiceLabel, PickList } from '@conclave/web/kit/table';
import { STRATEGIES } from '../../data/strategies.ts';
import { STRATEGY_TEXT, sideText } from '../../texts.ts';
import { cardOf } from '../card/words.ts';
import { zoomed } from '../card/zoomed.ts';
import { type Draft, type Props, useDraft, valuesOf } from '../draft.ts';
import { effectOf } from '../effects.ts';
import { Sign } from '../symbols/symbol.tsx';

/** A card, one of its sides, in a duel another card to discard (AX-CHO-01, AX-DUE-02). */
export function ChooseAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const { card, strategy } = draft;
  const me = viewer as number;
  const cards = [...valuesOf(moves, 'card')].sort((a, b) => a - b);
  const list = (indices: readonly number[]) =>
    indices.map((index) => ({
      value: index,
      label: `${index}: ${sideText(index, 'evolution')}; ${sideText(index, 'expansion')}`,
    }));
  const effect = card !== null && strategy !== null ? effectOf(view, me, card, strategy) : null;
  const discards = view.duel && card !== null && strategy !== null;
  return (
    <Ask
      draft={draft}
      moves={props.moves}
      sentence={<Sentence draft={draft} isDuel={view.duel} />}
      choices={
        card === null
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
                act: () => (strategy === side ? draft.drop('strategy') : draft.pick('strategy', side)),
              };
            })
      }
      preview={effect && effect.details.length > 0 ? effect.details.join('; ') : null}
      warning={effect?.isNone ? `No effect as things stand: ${effect.text}.` : null}
      confirm={
        card !== null && strategy !== null
          ? `Play ${card} for ${STRATEGY_TEXT[strategy].name}${draft.discard === null ? '' : `, discard ${draft.discard}`}`
          : null
      }
    >
      <PickList
        beside
        label="Card"
        entries={list(cards)}
        chosen={card}
        onPick={(index) => draft.pick('card', index)}
      />
      {discards && (
        <PickList
          beside
          label="Discard"
          entries={list(cards.filter((index) => index !== card))}
          chosen={draft.discard}
          onPick={(index) => draft.pick('discard', index)}
        />
      )}
    </Ask>
  );
}

function Sentence({ draft, isDuel }: { readonly draft: Draft; readonly isDuel: boolean }) {
  const { card, strategy, discard } = draft;
  if (card === null)
    return isDuel
      ? 'Choose a card to play and its side, then a card to discard.'
      : 'Choose a card and one of its sides.';
  if (strategy === null)
    return (
      <>
        Card {card}: choose its side.{' '}
        <button type="button" className="ax-read" onClick={() => zoomed.set(card)}>
          Read it
        </button>
      </>
    );
  if (isDuel && discard === null) return 'Choose another card of your hand to discard.';
  return 'Once you confirm, this secret choice stands.';
}
