import type { Seat } from '@conclave/kernel';
import { Ask, ChoiceLabel } from '@conclave/kit/table';
import { ACTION_CARDS } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { CARD_TEXT } from '../../words/names.ts';
import type { Way } from '../build-ways.ts';
import { type Props, useDraft } from '../draft.ts';
import { CardEmblem } from '../symbols/symbols.tsx';
import { brief, isIdle, isProper, waysWith } from '../ways.ts';

/** What a card offers now, thing by thing. */
function WayList({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className="hg-way-list">
      {ways.filter(isProper).map(({ pick, name, effect, offers }) => (
        <li key={pick.join()} data-none={offers.length === 0 || undefined}>
          <b>{name}</b> {effect}
        </li>
      ))}
    </ul>
  );
}

/** D-CARD: which action card to play in this phase, in secret (HG-ACT-01). */
export function ChooseCardAsk({ props }: { readonly props: Props }) {
  const { view, viewer, moves } = props;
  const draft = useDraft(props);
  const me = viewer as Seat;
  const { choice } = draft.chosen;
  const ways = choice ? waysWith(view, me, choice) : [];
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        choice ? (
          <>
            <b>{CARD_TEXT[choice].name}</b>, number {tables(view).order[choice]}
            <span className="hg-says">: {CARD_TEXT[choice].says}</span>
          </>
        ) : (
          'Choose an action card in secret. Lower numbers act first; all six are there in every phase.'
        )
      }
      choices={ACTION_CARDS.map((card) => {
        const offered = waysWith(view, me, card);
        const { name } = CARD_TEXT[card];
        const effect = brief(card, offered);
        return {
          key: card,
          says: `${name}, number ${tables(view).order[card]}: ${effect}`,
          label: (
            <ChoiceLabel
              sign={<CardEmblem card={card} size={22} />}
              name={
                <>
                  {name} <span className="hg-order">{tables(view).order[card]}</span>
                </>
              }
              effect={effect}
              isNone={isIdle(offered)}
            />
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
            : 'As things stand it would leave you only BASIC.'
          : null
      }
      confirm={choice ? `Play ${CARD_TEXT[choice].name}` : null}
    />
  );
}
