import type { Seat } from '@conclave/kernel';
import { Tip } from '@conclave/kit';
import { Ask, ChoiceLabel } from '@conclave/kit/table';
import { useMemo } from 'react';
import { ACTION_CARDS } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { CARD_TEXT } from '../../words/names.ts';
import type { Way } from '../build-ways.ts';
import { type Props, useDraft } from '../draft.ts';
import { CardEmblem } from '../symbols/symbols.tsx';
import { Telling } from '../terms.tsx';
import { afterBasic, brief, isIdle, isProper, waysWith } from '../ways.ts';

/** A long name may be parted where its button is narrow. */
const parted = (name: string): string => name.replace(/(alize|cize)$/, '\u00ad$1');

/** What a card offers now, thing by thing. */
function WayList({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className="hg-way-list k-list k-flow">
      {ways.filter(isProper).map(({ pick, name, effect, offers, says, lack, rule }) => (
        <li key={pick.join()} data-none={offers.length === 0 || undefined}>
          <Tip tip={lack ?? says} rule={rule}>
            <b>{name}</b> {effect}
          </Tip>
        </li>
      ))}
    </ul>
  );
}

/** What is left of a card that offers nothing of its own now. */
const idleWarning = (after: string | null): string =>
  after === null
    ? 'As things stand it would leave you only Basic: gain 2 CAPs, or draw a technology.'
    : `The first action would have to gain CAPs by Basic; the second could then be: ${after}.`;

/** D-CARD: which action card to play in this phase, in secret (HG-ACT-01). */
export function ChooseCardAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const me = viewer as Seat;
  const { choice } = draft.chosen;
  const offered = useMemo(
    () => new Map(ACTION_CARDS.map((card) => [card, waysWith(view, me, card)] as const)),
    [view, me],
  );
  const ways = choice ? offered.get(choice)! : [];
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        choice ? (
          <>
            <b>{CARD_TEXT[choice].name}</b>, number {tables(view).order[choice]}
          </>
        ) : (
          'Choose an action card in secret; lower numbers act first.'
        )
      }
      choices={ACTION_CARDS.map((card) => {
        const own = offered.get(card)!;
        const { name, says } = CARD_TEXT[card];
        const effect = brief(view, me, card, own);
        return {
          key: card,
          says: `${name}, number ${tables(view).order[card]}: ${effect.replace('≤', 'up to')}`,
          label: (
            <Telling says={says} rule="HG-ACT-02">
              <ChoiceLabel
                sign={<CardEmblem card={card} size={22} />}
                name={
                  <>
                    {parted(name)} <span className="hg-order">{tables(view).order[card]}</span>
                  </>
                }
                effect={effect}
                isNone={isIdle(own)}
              />
            </Telling>
          ),
          isPressed: choice === card,
          act: () => draft.toggle('choice', card),
        };
      })}
      preview={choice ? <WayList ways={ways} /> : null}
      warning={
        choice && isIdle(ways)
          ? choice === 'discover'
            ? 'As things stand it would bring nothing.'
            : idleWarning(afterBasic(view, me, choice))
          : null
      }
      confirm={choice ? `Play ${CARD_TEXT[choice].name}` : null}
    />
  );
}
