import { capital } from '@conclave/frame/words.ts';
import { Named } from '@conclave/kit';
import { Ask, type Choice, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { STRATEGIES, type Strategy } from '../../data/strategies.ts';
import { poolOf } from '../../rules/pool.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { PoolSigns } from '../card/pool-signs.tsx';
import { Scene } from '../card/scene.tsx';
import { cardOf, printed, printedPool } from '../card/words.ts';
import { zoomed } from '../card/zoomed.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { type Effect, effectOf } from '../effects.ts';
import { HandTiles } from '../mine/hand-tiles.tsx';
import { useNarrow } from '../narrow.ts';
import { offersOf } from '../parts.ts';
import { Sign } from '../symbols/symbol.tsx';
import { asked } from '../words.ts';

/** What tells a card from others: “armament +1; 1 production and 1 ambush”. */
const saysOf = (index: number): string => `${printed(index, 'evolution')}; ${printed(index, 'expansion')}`;

/** A side of the card, and what it would do now. */
function sideChoice({ view, viewer }: Props, draft: Draft, card: number, side: Strategy): Choice {
  const { text, isNone } = effectOf(view, viewer as number, card, side);
  const { name } = STRATEGY_TEXT[side];
  return {
    key: side,
    says: `${name}: ${text}`,
    label: (
      <ChoiceLabel
        sign={
          <span className="ax-side-picture">
            <Scene card={card} side={side} />
            <Sign name={side === 'evolution' ? cardOf(card).evolution : side} size={18} />
          </span>
        }
        name={name}
        effect={
          side === 'expansion' && !isNone ? <PoolSigns pool={poolOf(view, viewer as number, card)} /> : text
        }
        isNone={isNone}
      />
    ),
    isPressed: draft.chosen.strategy === side,
    act: () => draft.toggle('strategy', side),
  };
}

/** A card of a duel that may be discarded, and what goes with it (AX-DUE-02). */
const spare = (index: number, draft: Draft): Choice => ({
  key: String(index),
  says: `Discard ${index}: ${saysOf(index)}`,
  label: (
    <ChoiceLabel
      sign={<span className="ax-played-card">{index}</span>}
      name={<Sign name={cardOf(index).evolution} size={16} />}
      effect={<PoolSigns pool={printedPool(index)} />}
    />
  ),
  isPressed: draft.chosen.discard === index,
  act: () => draft.toggle('discard', index),
});

/** A card, one of its sides, in a duel another card to discard (AX-CHO-01, AX-DUE-02). */
export function ChooseAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const isNarrow = useNarrow();
  const { card, strategy, discard } = draft.chosen;
  const me = viewer as number;
  const cards = [...valuesOf(offersOf(moves), 'card')].sort((a, b) => a - b);
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
          : discards
            ? cards.filter((index) => index !== card).map((index) => spare(index, draft))
            : STRATEGIES.map((side) => sideChoice(props, draft, card, side))
      }
      chosen={card === undefined ? [] : [['Card', `Card ${card}: ${saysOf(card)}`, `${card}`]]}
      preview={effect && !discards && !effect.isNone && <Outlook effect={effect} strategy={strategy} />}
      warning={effect?.isNone ? `As things stand, ${effect.text}.` : null}
      confirm={
        card !== undefined && strategy !== undefined
          ? `Play ${card} for ${STRATEGY_TEXT[strategy].name}${discard === undefined ? '' : `, discard ${discard}`}`
          : null
      }
    >
      {isNarrow && card === undefined && (
        <section className="ax-asked" aria-label="Hand">
          <HandTiles props={props} seat={me} look="top" />
        </section>
      )}
    </Ask>
  );
}

/** What the side would do, unless its button says it, and where that comes from. */
const Outlook = ({
  effect: { text, details },
  strategy,
}: {
  readonly effect: Effect;
  readonly strategy: Strategy | undefined;
}) => (
  <p>
    <span className="ax-said-on-button">
      {capital(text)}
      {details.length > 0 && strategy !== 'expansion' && ': '}
    </span>
    <span className={strategy === 'expansion' ? 'ax-sources' : undefined}>{details.join('; ')}</span>
  </p>
);

function Sentence({ props: { view, seats }, draft }: { readonly props: Props; readonly draft: Draft }) {
  const { card, strategy, discard } = draft.chosen;
  const zoom = zoomed.useSet();
  if (card === undefined) return asked(view, seats);
  if (strategy === undefined)
    return (
      <>
        <Named thing={['card', card]} name={`Card ${card}`} />: choose its side.{' '}
        <button type="button" className="ax-read" onClick={() => zoom(card)}>
          Read it
        </button>
      </>
    );
  if (view.duel && discard === undefined)
    return `${card} for ${STRATEGY_TEXT[strategy].name}. Choose another card of your hand to discard.`;
  return 'This choice stands once made.';
}
