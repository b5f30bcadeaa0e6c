import type { Seat } from '@conclave/kernel';
import { type Choice, ChoiceLabel, type End, valuesOf } from '@conclave/web/kit/table';
import type { ReactNode } from 'react';
import { capital, plural } from '../../../frame/words.ts';
import { actionCardOf } from '../../data/cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { abilityBrief } from '../../effect-words.ts';
import { MOVE_NAMES } from '../../move-names.ts';
import { sayRefusal } from '../../refusals.ts';
import { isReusable } from '../../rules/actions.ts';
import { raiseCost } from '../../rules/hexilum.ts';
import { type Move, type State, UNITS } from '../../rules/types.ts';
import { territoryName } from '../../territory-names.ts';
import { cardName, cardTexts, hexilum, UNIT_TEXT } from '../../texts.ts';
import { AbilitySign, CardSign } from '../card/card-sign.tsx';
import { type Acts, type Draft, isAnswer, type Props, useDraft } from '../draft.ts';
import { offersOf, type PartName } from '../parts.ts';
import { FactionEmblem, Sign, type SignName } from '../symbols/symbols.tsx';
import { Answer } from './answer.tsx';
import { TerritoryField } from './territory.tsx';

type View = Readonly<State>;

interface Way {
  readonly action: Move[0];
  readonly sign: SignName;
  readonly name: string;
  /** Why nothing of the kind can be done: a sentence, or a move that stands for all and is asked. */
  readonly none: (view: View, seat: Seat) => string | Move;
}

/** The first unit of a seat that has an ability for an action. */
const firstReusable = (view: View, seat: Seat): number =>
  view.kinds.findIndex((_, territory) => isReusable(view, seat, territory));

/** All actions (section 6.4), in the order of the rules. */
const WAYS: readonly Way[] = [
  {
    action: 'place',
    sign: 'place',
    name: 'Place',
    none(view, seat) {
      const unit = UNITS.find((_, i) => view.reserve[seat]![i]! > 0);
      return unit ? ['place', unit] : 'Your reserve is empty.';
    },
  },
  {
    action: 'deploy',
    sign: 'squad',
    name: 'Deploy',
    none: (view, seat) =>
      view.undeployed[seat]!.length > 0
        ? ['deploy', view.undeployed[seat]![0]!]
        : 'You have no mercenary that is not in play.',
  },
  {
    action: 'play',
    sign: 'card',
    name: 'Play a card',
    none: (view, seat) =>
      view.actionCards[seat]!.length > 0
        ? 'Neither option of any of your action cards could change anything now.'
        : 'You have no action card.',
  },
  {
    action: 'attack',
    sign: 'attack',
    name: 'Attack',
    none: () => 'No unit of yours that can attack stands beside an enemy or an inert unit.',
  },
  {
    action: 'reuse',
    sign: 'recycle',
    name: 'Use a unit',
    none: (view, seat) =>
      firstReusable(view, seat) < 0
        ? 'You have no unit on the board with an ability for an action.'
        : ['reuse', firstReusable(view, seat)],
  },
  {
    action: 'withdraw',
    sign: 'withdraw',
    name: 'Withdraw',
    none: () => 'You have no unit on the board that could be withdrawn.',
  },
  { action: 'recover', sign: 'recover', name: 'Recover', none: () => ['recover', 'normal'] },
  { action: 'gain', sign: 'hexilum', name: 'Gain 1', none: () => ['gain'] },
  { action: 'raise', sign: 'income', name: 'Raise income', none: () => ['raise'] },
  { action: 'heal', sign: 'heal', name: 'Heal', none: () => ['heal'] },
  {
    action: 'moveWarlord',
    sign: 'move',
    name: 'Move warlord',
    none: (view, seat) => ['moveWarlord', view.warlords[seat]!],
  },
  { action: 'ability', sign: 'warlord', name: 'Ability', none: () => ['ability'] },
];

/** Why a way is not open. */
function lackOf(props: Props, way: Way): Pick<Choice, 'lack' | 'rule'> {
  const none = way.none(props.view, props.viewer as Seat);
  return typeof none === 'string' ? { lack: none } : lackOfMove(props, none);
}

/** Why a move is not open. */
function lackOfMove({ game, view, viewer }: Props, move: Move): Pick<Choice, 'lack' | 'rule'> {
  const refusal = game.whyNot(view, viewer as Seat, move)!;
  return { lack: sayRefusal(refusal)!, rule: refusal.rule };
}

/** What a way would do now, beside its name. */
function effectOf(view: View, seat: Seat, action: Move[0]): string | null {
  switch (action) {
    case 'raise':
      return `to ${view.income[seat]! + 1} for ${hexilum(raiseCost(view, seat))}`;
    case 'ability':
      return `${abilityBrief(FACTIONS[view.factions[seat]!]!.ability)}; 1 damage`;
    case 'moveWarlord':
      return '1 damage';
    default:
      return null;
  }
}

/** What a way costs besides the action, on its button. */
function costOf(view: View, seat: Seat, action: Move[0]): string | null {
  if (action === 'raise') return hexilum(raiseCost(view, seat));
  return action === 'ability' || action === 'moveWarlord' ? '1 life' : null;
}

function signOf(view: View, seat: Seat, way: Way): ReactNode {
  return way.action === 'ability' ? (
    <FactionEmblem faction={view.factions[seat]!} size={18} />
  ) : (
    <Sign name={way.sign} size={18} />
  );
}

/** Whether an action is chosen, as a part or as the whole answer. */
const isChosen = (draft: Draft, seat: Seat, action: Move[0]): boolean =>
  draft.picks.some(([name, value]) => name === 'action' && value === action) ||
  isAnswer(draft, seat, 'action', action) ||
  draft.held[0]?.[0] === action;

/** A way as it is read out: its short name first, as it stands on the button. */
function saysOf({ action, name }: Way, effect: string | null): string {
  if (effect !== null) return `${name}: ${effect}`;
  return MOVE_NAMES[action].startsWith(name) ? MOVE_NAMES[action] : name;
}

function wayChoices(props: Props, draft: Draft & Acts): readonly Choice[] {
  const { view, viewer, moves } = props;
  const me = viewer as Seat;
  const at = draft.picks.find(([name]) => name === 'at');
  const isBegun = draft.picks.some(([name]) => name === 'action');
  return WAYS.flatMap((way): Choice[] => {
    const isOpen = moves.some(([label]) => label === way.action);
    // Where a territory is chosen first, only what happens there.
    if (at && !isBegun && !draft.candidates.some(([label]) => label === way.action)) return [];
    const effect = effectOf(view, me, way.action);
    return [
      {
        key: way.action,
        says: saysOf(way, effect),
        label: (
          <ChoiceLabel
            sign={signOf(view, me, way)}
            name={way.name}
            effect={costOf(view, me, way.action)}
            isNone={!isOpen}
          />
        ),
        isPressed: isChosen(draft, me, way.action),
        act: () => draft.toggle('action', way.action),
        ...(isOpen ? {} : lackOf(props, way)),
      },
    ];
  });
}

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
    return actionCardOf(card).options.map((ability, i) => ({
      ...choice(
        'option',
        i + 1,
        <ChoiceLabel
          sign={<AbilitySign ability={ability} size={14} />}
          name={`${i + 1}`}
          effect={capital(abilityBrief(ability))}
          isNone={!open.has(i + 1)}
        />,
        `Option ${i + 1}: ${cardTexts(card)[i]}`,
      ),
      ...(open.has(i + 1) ? {} : lackOfMove(props, ['play', card, i + 1])),
    }));
  }
  if (action === 'play' || action === 'deploy')
    return [...valuesOf(offers, 'card')].map((value) =>
      choice(
        'card',
        value,
        <ChoiceLabel sign={<CardSign card={value} size={13} />} name={cardName(value)} effect={null} />,
        `${cardName(value)}: ${cardTexts(value).join(' ')}`,
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
      end={draft.held.length === 0 ? endOf(props) : undefined}
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
