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
import { advanceOf } from '../card/advance.ts';
import { CardLabel } from '../card/card-label.tsx';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { chosenSet } from '../drafting.ts';
import { isAside, offersOf } from '../parts.ts';
import { gainAtEnd, pointsAtEnd } from '../points.ts';
import { termsNow } from '../price.ts';
import { Telling } from '../terms.tsx';
import { Says } from './card-says.tsx';
import { MovePreview, moveSentence } from './move-preview.tsx';
import { asked } from './words.tsx';

/** The technologies that may be chosen; the own area shows them as cards. `uses`: each is to be discarded or advanced. */
function cardChoices({ view, viewer, moves }: Props, draft: Draft, uses: boolean): readonly Choice[] {
  const answers = offersOf(view, viewer as Seat, moves).filter(({ move }) => !isAside(move));
  const cards = [...valuesOf(answers, 'card')];
  const me = viewer as Seat;
  return cards.map((card) => {
    const { type, tier, cost } = technology(view, card);
    const advance = uses ? advanceOf(view, me, card) : null;
    const paid = advance === null ? cost : advanceCost(view, card, termsNow(view, me));
    const price = `advance: pay ${caps(paid)}, ${gainAtEnd(view, card)}`;
    return {
      key: `${card}`,
      says: `${technologyName(card)}: ${type}, tier ${tier}; ${advance?.can === false ? `discard only. ${advance.says}` : price}`,
      label: (
        <CardLabel
          t={tables(view)}
          card={card}
          effect={advance?.can === false ? `discard only: ${advance.brief}` : price}
          isNone={advance?.can === false}
        />
      ),
      isPressed: draft.chosen.card === card,
      act: () => draft.toggle('card', card),
    };
  });
}

/** What is given up here is so only on purpose, also where nothing else is open. */
const isSaid = ({ picks }: Draft): boolean => picks.some(([name]) => name === 'action');

function useChoices({ view, viewer, moves }: Props, draft: Draft, card: number): readonly Choice[] {
  const me = viewer as Seat;
  const own = offersOf(view, me, moves).filter(({ parts }) => parts.card === card);
  const advances = own.filter(({ move: [label] }) => label === 'advance');
  const cost = advanceCost(view, card, termsNow(view, me));
  const discard: Choice = {
    key: 'discard',
    label: 'Discard',
    isPressed: isSaid(draft) && draft.chosen.action === 'discard',
    act: () => draft.toggle('action', 'discard'),
  };
  const gain = `pay ${caps(cost)}, ${gainAtEnd(view, card)}`;
  if (advances.length === 0) {
    const { says: lack, brief, rule } = advanceOf(view, me, card);
    return [
      discard,
      {
        key: 'advance',
        label: (
          <Telling says={lack} rule={rule}>
            <ChoiceLabel sign={null} name="Advance" effect={brief} isNone />
          </Telling>
        ),
        lack,
        rule,
        act: () => undefined,
      },
    ];
  }
  return [
    discard,
    ...advances.map(({ parts: { drop = -1 } }): Choice => {
      const isPressed = draft.chosen.action === 'advance' && draft.chosen.drop === drop;
      const instead = drop < 0 ? '' : `, gives up ${technologyName(drop)}`;
      const loss = drop < 0 ? '' : `, −${pointsAtEnd(view, drop)} VP`;
      return {
        key: `advance ${drop}`,
        label: <ChoiceLabel sign={null} name={`Advance${instead}`} effect={gain + loss} />,
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
  const { chosen } = draft;
  const complete = isSaid(draft) ? draft.complete : null;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        complete
          ? moveSentence(view, viewer as Seat, seats, complete)
          : chosen.card === undefined
            ? asked(view, seats)
            : said(
                draft.complete?.[0] === 'discard' && !complete
                  ? phrase`${cardPart(chosen.card)} can only be discarded.`
                  : phrase`${cardPart(chosen.card)}: discard it, or advance it?`,
                seats,
              )
      }
      choices={
        chosen.card === undefined ? cardChoices(props, draft, true) : useChoices(props, draft, chosen.card)
      }
      preview={
        chosen.card !== undefined && (
          <>
            {complete?.[0] === 'advance' && <MovePreview props={props} move={complete} />}
            <Says view={view} card={chosen.card} />
          </>
        )
      }
      confirm={complete && (complete[0] === 'advance' ? 'Advance it' : 'Discard it')}
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
        label: <CardLabel t={tables(view)} card={own} effect={`+${cardPower(view, own, type)}`} />,
        isPressed: card === own,
        act: () => draft.toggle('card', own),
      }))}
      confirm={card === undefined ? null : 'Play it'}
    />
  );
}

/** How many cards a Research would draw after discarding these. */
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
        label: <CardLabel t={tables(view)} card={card} effect={null} />,
        isPressed: chosen.includes(card),
        act: () => draft.toggleMember(card),
      }))}
      preview={<span>{drawn === 0 ? 'you draw nothing' : `you draw up to ${plural(drawn, 'card')}`}</span>}
      confirm={chosen.length === 0 ? null : `Discard ${chosen.length}`}
      end={endOf(props, chosen)}
    />
  );
}
