import { capital, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { type Choice, ChoiceLabel, type End, valuesOf } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { actionCardOf, tables } from '../../data/tables.ts';
import type { Move } from '../../rules/types.ts';
import { abilityBrief } from '../../words/effect-words.ts';
import { cardName, cardTexts, UNIT_TEXT } from '../../words/names.ts';
import { territoryName } from '../../words/territory-names.ts';
import { AbilitySign } from '../card/card-sign.tsx';
import { CardThumb } from '../card/scene.tsx';
import { type Acts, type Draft, type Props, useDraft } from '../draft.ts';
import { offersOf, type PartName } from '../parts.ts';
import { Answer } from './answer.tsx';
import { TerritoryField } from './territory.tsx';
import { lackOfMove, wayChoices } from './ways.tsx';

/** The kinds of unit, mercenaries or cards that an action is about. */
function partChoices(props: Props, draft: Draft & Acts): readonly Choice[] {
  const { viewer } = props;
  const me = viewer as Seat;
  const { action, card } = draft.chosen;
  const offers = offersOf(draft.asked.view, me, draft.asked.moves).filter(
    ({ parts }) => parts.action === action,
  );
  const choice = (name: PartName, value: string | number, label: ReactNode, says?: string): Choice => ({
    key: `${name} ${value}`,
    label,
    ...(says === undefined ? {} : { says }),
    isPressed: draft.picks.some((pick) => pick[0] === name && pick[1] === value),
    act: () => draft.toggle(name, value),
  });
  if (action === 'play' && card !== undefined) {
    const open = valuesOf(
      offers.filter(({ parts }) => parts.card === card),
      'option',
    );
    return actionCardOf(props.view, card).options.map((ability, i) => ({
      ...choice(
        'option',
        i + 1,
        <ChoiceLabel
          sign={<AbilitySign ability={ability} size={14} />}
          name={`Option ${i + 1}`}
          effect={capital(abilityBrief(ability))}
          isNone={!open.has(i + 1)}
        />,
        `Option ${i + 1}: ${cardTexts(tables(props.view), card)[i]}`,
      ),
      ...(open.has(i + 1) ? {} : lackOfMove(props, ['play', card, i + 1])),
    }));
  }
  if (action === 'play' || action === 'deploy')
    return [...valuesOf(offers, 'card')].map((value) =>
      choice(
        'card',
        value,
        <ChoiceLabel sign={<CardThumb card={value} />} name={cardName(value)} effect={null} />,
        `${cardName(value)}: ${cardTexts(tables(props.view), value).join(' ')}`,
      ),
    );
  if (action === 'place' || action === 'recover')
    return [...valuesOf(offers, 'unit')].map((value) =>
      choice('unit', value, capital(UNIT_TEXT[value as keyof typeof UNIT_TEXT].name)),
    );
  return [];
}

const HINTS: { readonly [action in Move[0]]?: string } = {
  place: 'Which unit do you place?',
  deploy: 'Which mercenary do you deploy?',
  play: 'Which action card do you play?',
  attack: 'Choose the unit that attacks; it is lost as well.',
  reuse: 'Choose the unit whose ability you use.',
  withdraw: 'Choose the unit that goes back to your reserve.',
  recover: 'Which unit do you take back?',
  moveWarlord: 'Choose an empty territory beside your warlord; the move costs 1 life.',
};

function hintOf({ picks, chosen: { action, at, card } }: Draft): string | null {
  if (picks.length === 0) return null;
  if (action === undefined) return at === undefined ? null : `${territoryName(at)}: choose what to do there.`;
  if (action === 'play' && card !== undefined) return `${cardName(card)}: which of its two options?`;
  if (action === 'attack' && at !== undefined)
    return `${territoryName(at)} attacks: choose the target beside it.`;
  return HINTS[action] ?? null;
}

const END: readonly Move[] = [['endActions']];

function endOf({ view }: Props): End<Move> {
  return {
    label: 'End actions',
    move: END[0]!,
    warning: `You have ${plural(view.actionsLeft, 'action')} left.`,
  };
}

/** An action, or the end of the action phase (HX-TRN-04, 05). */
export function ActionAsk({ props }: { readonly props: Props }) {
  const draft = useDraft(props);
  const { action, at } = draft.chosen;
  const isBegun = draft.picks.some(([name]) => name === 'action');
  const parts = isBegun ? partChoices(props, draft) : [];
  const fields: readonly Move[0][] = ['attack', 'reuse', 'withdraw', 'moveWarlord'];
  return (
    <Answer
      props={props}
      sentence={hintOf(draft)}
      choices={parts.length > 0 ? parts : wayChoices(props, draft)}
      end={draft.byHand === 0 ? endOf(props) : undefined}
    >
      {action && isBegun && fields.includes(action) && (
        <>
          {action !== 'moveWarlord' && (
            <TerritoryField props={props} label={action === 'attack' ? 'Attacker' : 'Unit'} />
          )}
          {(action === 'moveWarlord' || (action === 'attack' && at !== undefined)) && (
            <TerritoryField props={props} name="to" label={action === 'attack' ? 'Target' : 'Goes to'} />
          )}
        </>
      )}
    </Answer>
  );
}
