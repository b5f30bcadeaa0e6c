import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Ask, type Choice, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { advanceCost } from '../../rules/advancing.ts';
import { technology } from '../../rules/cards.ts';
import { cardPower, typeOf } from '../../rules/conflict/power.ts';
import type { State } from '../../rules/types.ts';
import { caps, technologyName, technologyNames } from '../../words/names.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { technologySays } from '../../words/technology-words.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { chosenSet } from '../drafting.ts';
import { isAside, offersOf } from '../parts.ts';
import { termsNow } from '../price.ts';
import { moveSentence } from './move-preview.tsx';
import { asked } from './words.tsx';

/** The technologies that may be chosen; the own area shows them as cards. */
function cardChoices({ view, viewer, moves }: Props, draft: Draft): readonly Choice[] {
  const answers = offersOf(view, viewer as Seat, moves).filter(({ move }) => !isAside(move));
  const cards = [...valuesOf(answers, 'card')];
  return cards.map((card) => {
    const { type, cost } = technology(view, card);
    return {
      key: `${card}`,
      label: <ChoiceLabel sign={null} name={technologyName(card)} effect={`${type}, ${caps(cost)}`} />,
      isPressed: draft.chosen.card === card,
      act: () => draft.toggle('card', card),
    };
  });
}

/** What an Advanced Technology does. */
const says = (view: Readonly<State>, card: number): string =>
  technologySays(tables(view), technology(view, card).key);

function useChoices({ game, view, viewer, moves }: Props, draft: Draft, card: number): readonly Choice[] {
  const me = viewer as Seat;
  const own = offersOf(view, me, moves).filter(({ parts }) => parts.card === card);
  const advances = own.filter(({ move: [label] }) => label === 'advance');
  const cost = advanceCost(view, card, termsNow(view, me));
  const refusal = advances.length > 0 ? null : game.whyNot(view, me, ['advance', card]);
  const discard: Choice = {
    key: 'discard',
    label: 'Discard',
    isPressed: draft.chosen.action === 'discard',
    act: () => draft.toggle('action', 'discard'),
  };
  if (advances.length === 0)
    return [
      discard,
      {
        key: 'advance',
        label: `Advance for ${caps(cost)}`,
        lack: (refusal && sayRefusal(refusal)) ?? 'It can’t be advanced now.',
        rule: refusal?.rule,
        act: () => undefined,
      },
    ];
  return [
    discard,
    ...advances.map(({ parts: { drop = -1 } }): Choice => {
      const isPressed = draft.chosen.action === 'advance' && draft.chosen.drop === drop;
      return {
        key: `advance ${drop}`,
        label: `Advance for ${caps(cost)}${drop < 0 ? '' : `, giving up ${technologyName(drop)}`}`,
        isPressed,
        act: () =>
          isPressed ? draft.drop('action', 'drop') : draft.pickAll(['action', 'advance'], ['drop', drop]),
      };
    }),
  ];
}

/** D-USE: a technology of the hand is discarded or advanced (HG-EXP-05). */
export function UseAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const { chosen, complete } = draft;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        complete
          ? moveSentence(view, viewer as Seat, seats, complete)
          : chosen.card === undefined
            ? asked(view, seats)
            : `${technologyName(chosen.card)}: discard it, or advance it?`
      }
      choices={chosen.card === undefined ? cardChoices(props, draft) : useChoices(props, draft, chosen.card)}
      preview={chosen.card === undefined ? null : <span>{says(view, chosen.card)}</span>}
      confirm={
        chosen.action === 'advance' && chosen.card !== undefined
          ? `Advance for ${caps(advanceCost(view, chosen.card, termsNow(view, viewer as Seat)))}`
          : complete
            ? 'Discard'
            : null
      }
    />
  );
}

/** One technology, for whatever is asked: to keep, to discard. */
function OneCardAsk({ props, verb }: { readonly props: Props; readonly verb: string }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const { card } = draft.chosen;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={card === undefined ? asked(view, seats) : `${verb} ${technologyName(card)}.`}
      preview={card === undefined ? null : <span>{says(view, card)}</span>}
      choices={cardChoices(props, draft)}
      confirm={card === undefined ? null : `${verb} it`}
    />
  );
}
export const KeepAsk = ({ props }: { readonly props: Props }) => <OneCardAsk props={props} verb="Keep" />;
export const DiscardAsk = ({ props }: { readonly props: Props }) => (
  <OneCardAsk props={props} verb="Discard" />
);

/** Technologies, the strongest for a type first. */
const byPower = (view: Readonly<State>, cards: readonly number[], type: Type): readonly number[] =>
  cards.toSorted((a, b) => cardPower(view, b, type) - cardPower(view, a, type) || a - b);

/** D-CONFCARD: a technology for the conflict (HG-CON-28); the hand shows what each counts here. */
export function CommitAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const { card } = draft.chosen;
  const conflict = view.conflict!;
  const type = typeOf(conflict, conflict.attacker === viewer ? 0 : 1);
  const hand = view.hands[viewer as Seat]!;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        card === undefined ? (
          <>
            {asked(view, seats)} You use {type} power.
          </>
        ) : (
          <>
            {technologyName(card)} adds <b>{cardPower(view, card, type)}</b> {type} power.
          </>
        )
      }
      preview={
        card === undefined ? null : (
          <span>
            Afterwards it lies inactive, or is discarded for a new one.
            {view.hands[viewer as Seat]!.length === 1 &&
              ' It is your last: inactive cards come back at once.'}
          </span>
        )
      }
      choices={byPower(view, hand, type).map((own) => ({
        key: `${own}`,
        label: (
          <ChoiceLabel sign={null} name={technologyName(own)} effect={`+${cardPower(view, own, type)}`} />
        ),
        isPressed: card === own,
        act: () => draft.toggle('card', own),
      }))}
      confirm={card === undefined ? null : 'Play it'}
    />
  );
}

/** D-RESEARCH: which technologies to discard (HG-ACT-12). */
export function RedrawAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const chosen = chosenSet(draft);
  const stays = view.hands[viewer as Seat]!.length - chosen.length;
  const drawn = Math.max(0, tables(view).hand - stays);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={chosen.length === 0 ? asked(view, seats) : `Discard ${technologyNames(chosen)}.`}
      choices={view.hands[viewer as Seat]!.map((card) => ({
        key: `${card}`,
        label: technologyName(card),
        isPressed: chosen.includes(card),
        act: () => draft.toggleMember(card),
      }))}
      preview={<span>{drawn === 0 ? 'nothing to draw' : `you draw up to ${plural(drawn, 'card')}`}</span>}
      confirm={chosen.length === 0 ? 'Discard none' : `Discard ${chosen.length}`}
    />
  );
}
