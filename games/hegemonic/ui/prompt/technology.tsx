import { phrase } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { said } from '@conclave/kit';
import { Ask, type Choice, ChoiceLabel, type End, valuesOf } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import type { Type } from '../../data/tracks.ts';
import { advanceCost } from '../../rules/advancing.ts';
import { technology } from '../../rules/cards.ts';
import { cardPower, typeOf } from '../../rules/conflict/power.ts';
import type { Move, State } from '../../rules/types.ts';
import { caps, technologyName } from '../../words/names.ts';
import { cardPart, cardParts } from '../../words/parts.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { technologySays } from '../../words/technology-words.ts';
import { advanceOf } from '../card/advance.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { chosenSet } from '../drafting.ts';
import { isAside, offersOf } from '../parts.ts';
import { termsNow } from '../price.ts';
import { Explained } from '../terms.tsx';
import { moveSentence } from './move-preview.tsx';
import { asked } from './words.tsx';

/** The technologies that may be chosen; the own area shows them as cards. `uses`: each is to be discarded or advanced. */
function cardChoices({ view, viewer, moves }: Props, draft: Draft, uses: boolean): readonly Choice[] {
  const answers = offersOf(view, viewer as Seat, moves).filter(({ move }) => !isAside(move));
  const cards = [...valuesOf(answers, 'card')];
  const me = viewer as Seat;
  return cards.map((card) => {
    const { type, tier, cost } = technology(view, card);
    const advance = uses ? advanceOf(view, me, card) : null;
    const price = `advance: pay ${caps(advance === null ? cost : advanceCost(view, card, termsNow(view, me)))}`;
    return {
      key: `${card}`,
      says: `${technologyName(card)}: ${type}, tier ${tier}; ${advance?.can === false ? `discard only. ${advance.says}` : price}`,
      label: (
        <ChoiceLabel
          sign={null}
          name={technologyName(card)}
          effect={advance?.can === false ? 'discard only' : `${type}, ${price}`}
          isNone={advance?.can === false}
        />
      ),
      isPressed: draft.chosen.card === card,
      act: () => draft.toggle('card', card),
    };
  });
}

/** What a technology does once it is advanced; in the hand it does nothing but in conflicts. */
function Says({ view, card }: { readonly view: Readonly<State>; readonly card: number }) {
  return (
    <span>
      While it is advanced: <Explained text={technologySays(tables(view), technology(view, card).key)} />
    </span>
  );
}

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
        label: `Advance, pay ${caps(cost)}`,
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
        label: `Advance, pay ${caps(cost)}${drop < 0 ? '' : `, giving up ${technologyName(drop)}`}`,
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
            : said(phrase`${cardPart(chosen.card)}: discard it, or advance it?`, seats)
      }
      choices={
        chosen.card === undefined ? cardChoices(props, draft, true) : useChoices(props, draft, chosen.card)
      }
      preview={chosen.card === undefined ? null : <Says view={view} card={chosen.card} />}
      confirm={
        chosen.action === 'advance' && chosen.card !== undefined
          ? `Advance, pay ${caps(advanceCost(view, chosen.card, termsNow(view, viewer as Seat)))}`
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
      sentence={card === undefined ? asked(view, seats) : said(phrase`${verb} ${cardPart(card)}.`, seats)}
      preview={card === undefined ? null : <Says view={view} card={card} />}
      choices={cardChoices(props, draft, false)}
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
            {said([cardPart(card)], seats)} adds <b>{cardPower(view, card, type)}</b> {type} power.
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

/** How many cards a RESEARCH would draw after discarding these. */
const drawsAfter = ({ view, viewer }: Props, chosen: readonly number[]): number =>
  Math.max(0, tables(view).hand - view.hands[viewer as Seat]!.length + chosen.length);

/** Discarding nothing, with a warning where nothing is drawn either: the action is spent all the same. */
export function endOf(props: Props, chosen: readonly number[]): End<Move> | undefined {
  if (chosen.length > 0) return undefined;
  return {
    label: 'Discard none',
    move: ['redraw'],
    warning:
      drawsAfter(props, chosen) === 0
        ? 'Nothing would be discarded and nothing drawn: the action would be spent for it.'
        : null,
  };
}

/** D-RESEARCH: which technologies to discard (HG-ACT-12). */
export function RedrawAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const draft = useDraft(props);
  const chosen = chosenSet(draft);
  const drawn = drawsAfter(props, chosen);
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={chosen.length === 0 ? asked(view, seats) : said(phrase`Discard ${cardParts(chosen)}.`, seats)}
      choices={view.hands[viewer as Seat]!.map((card) => ({
        key: `${card}`,
        label: technologyName(card),
        isPressed: chosen.includes(card),
        act: () => draft.toggleMember(card),
      }))}
      preview={<span>{drawn === 0 ? 'you draw nothing' : `you draw up to ${plural(drawn, 'card')}`}</span>}
      confirm={chosen.length === 0 ? null : `Discard ${chosen.length}`}
      end={endOf(props, chosen)}
    />
  );
}
