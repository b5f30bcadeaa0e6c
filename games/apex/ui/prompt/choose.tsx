import { capital } from '@conclave/frame/words.ts';
import { Named } from '@conclave/kit';
import { Ask, type Choice, ChoiceLabel } from '@conclave/kit/table';
import { STRATEGIES, type Strategy } from '../../data/strategies.ts';
import { tables } from '../../data/tables.ts';
import { poolOf } from '../../rules/pool.ts';
import type { State } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { PoolSigns } from '../card/pool-signs.tsx';
import { Scene } from '../card/scene.tsx';
import { cardOf, printed } from '../card/words.ts';
import { zoomed } from '../card/zoomed.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { type Effect, effectOf } from '../effects.ts';
import { HandTiles } from '../mine/hand-tiles.tsx';
import { useNarrow } from '../narrow.ts';
import { Sign } from '../symbols/symbol.tsx';
import { asked } from '../words.ts';

/** What tells a card from others: “armament +1; 1 production and 1 ambush”. */
const saysOf = (index: number): string => `${printed(index, 'evolution')}; ${printed(index, 'expansion')}`;

/** So many cards stand beside each other on a phone. */
const ONE_ROW = 5;

/** A side of the card, and what it would do now. */
function sideChoice({ view, viewer }: Props, draft: Draft, card: number, side: Strategy): Choice {
  const { text, brief, isNone } = effectOf(view, viewer as number, card, side);
  const { name } = STRATEGY_TEXT[side];
  return {
    key: side,
    says: `${name}: ${text}`,
    label: (
      <ChoiceLabel
        sign={
          <span className="k-centre ax-side-picture">
            <Scene card={card} side={side} />
            <Sign name={side === 'evolution' ? cardOf(card).evolution : side} size={18} />
          </span>
        }
        name={name}
        effect={
          side === 'expansion' && !isNone ? <PoolSigns pool={poolOf(view, viewer as number, card)} /> : brief
        }
        isNone={isNone}
      />
    ),
    isPressed: draft.chosen.strategy === side,
    act: () => draft.toggle('strategy', side),
  };
}

/** A card, one of its sides, in a duel another card to discard (AX-CHO-01, AX-DUE-02). */
export function ChooseAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const isNarrow = useNarrow();
  const { card, strategy, discard } = draft.chosen;
  const me = viewer as number;
  const effect = card !== undefined && strategy !== undefined ? effectOf(view, me, card, strategy) : null;
  const discards = view.duel && strategy !== undefined;
  const asksForCard = card === undefined || discards;
  const held = view.hands[me]!.length;
  const rows = held <= ONE_ROW ? 1 : 2;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={<Sentence props={props} draft={draft} />}
      choices={asksForCard ? [] : STRATEGIES.map((side) => sideChoice(props, draft, card, side))}
      chosen={card === undefined ? [] : [['Card', `Card ${card}: ${saysOf(card)}`, `${card}`]]}
      preview={
        card === undefined ? (
          !isNarrow && <p>{SIDES}</p>
        ) : discards && discard === undefined ? (
          <p>{discardText(view)}</p>
        ) : (
          effect && !effect.isNone && <Outlook effect={effect} strategy={strategy} />
        )
      }
      warning={effect?.isNone ? `As things stand, ${effect.text}.` : (effect?.risk ?? null)}
      confirm={
        card !== undefined && strategy !== undefined
          ? `Play ${card} for ${STRATEGY_TEXT[strategy].name}${discard === undefined ? '' : `, discard ${discard}`}`
          : null
      }
    >
      {isNarrow && asksForCard && (
        <section
          className="ax-asked"
          data-rows={rows}
          style={{ '--columns': Math.ceil(held / rows) } as React.CSSProperties}
          aria-label="Hand"
        >
          <HandTiles props={props} seat={me} look="top" />
        </section>
      )}
    </Ask>
  );
}

const SIDES =
  'Each has four sides: War fights, Evolution raises a level, Colonization settles, Expansion moves and builds.';

/** Why a duel asks for a discard, and what becomes of the other cards (AX-DUE-02, AX-AGE-05, 06). */
const discardText = (view: Readonly<State>): string =>
  view.round === tables(view).rounds
    ? 'Nobody plays it. In this last round the rest is put away too.'
    : 'Nobody plays it in this age. The rest is passed on.';

/** What the side would do, unless its button says it, and where that comes from. */
const Outlook = ({
  effect: { text, brief, details },
  strategy,
}: {
  readonly effect: Effect;
  readonly strategy: Strategy | undefined;
}) => (
  <p className={strategy === 'expansion' ? 'ax-sources' : undefined}>
    {capital([...(text === brief ? [] : [text]), ...details].join('; '))}
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
        <button type="button" className="k-read" onClick={() => zoom(card)}>
          Read it
        </button>
      </>
    );
  if (view.duel && discard === undefined) return 'Choose another card of your hand to discard.';
  return 'This choice stands once made.';
}
