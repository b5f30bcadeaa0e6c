import type { Seat } from '@conclave/kernel';
import { type Choice, ChoiceLabel } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { tables } from '../../data/tables.ts';
import { isReusable } from '../../rules/actions.ts';
import { hasUnitOf, isTarget, neighboursOf } from '../../rules/board.ts';
import { raiseCost } from '../../rules/hexilum.ts';
import { type Move, type State, UNITS } from '../../rules/types.ts';
import { actionTexts } from '../../words/actions.ts';
import { MOVES } from '../../words/moves.ts';
import { factionBrief, factionText, hexilum } from '../../words/names.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { territoryName } from '../../words/territory-names.ts';
import { type Acts, type Draft, isAnswer, type Props } from '../draft.ts';
import { FactionEmblem, Sign, type SignName, UnitGlyph } from '../symbols/symbols.tsx';

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

/** Why no attack is possible, where the own warlord or a fixed unit stands beside a target as well (HX-ACT-03, HX-ATK-05). */
export function noAttack(view: View, seat: Seat): string {
  const isBeside = (territory: number) =>
    neighboursOf(view, territory).some((beside) => isTarget(view, seat, beside));
  if (isBeside(view.warlords[seat]!))
    return 'Your warlord stands beside an enemy, but a warlord can’t attack. Only units attack, and no unit of yours that can stands beside an enemy or an inert unit.';
  if (view.kinds.some((_, territory) => hasUnitOf(view, seat, territory) && isBeside(territory)))
    return 'Your units beside an enemy are fixed units, and those can’t attack.';
  return 'No unit of yours stands beside an enemy or an inert unit.';
}

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
    none: noAttack,
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
export function lackOfMove({ game, view, viewer }: Props, move: Move): Pick<Choice, 'lack' | 'rule'> {
  const refusal = game.whyNot(view, viewer as Seat, move)!;
  return { lack: sayRefusal(refusal)!, rule: refusal.rule };
}

/** What a way is, for who points at it. */
function tipOf(view: View, seat: Seat, action: Move[0]): string {
  const t = tables(view);
  return actionTexts(t)[action] ?? factionText(t, view.factions[seat]!);
}

/** What a way would do now, beside its name. */
function effectOf(view: View, seat: Seat, action: Move[0]): string | null {
  switch (action) {
    case 'raise':
      return `to ${view.income[seat]! + 1} for ${hexilum(raiseCost(view, seat))}`;
    case 'ability':
      return `${factionBrief(tables(view), view.factions[seat]!)}; ${tables(view).ownDamage} damage`;
    case 'moveWarlord':
      return `${tables(view).ownDamage} damage`;

    default:
      return null;
  }
}

/** What a way costs besides the action, on its button. */
function costOf(view: View, seat: Seat, action: Move[0]): ReactNode {
  if (action === 'raise')
    return (
      <>
        {raiseCost(view, seat)}
        <Sign name="hexilum" size={12} /> <span className="unseen">hexilum</span>
      </>
    );
  if (action === 'attack')
    return (
      <>
        1<UnitGlyph kind="normal" size={12} /> <span className="unseen">unit, which is lost</span>
      </>
    );
  if (action !== 'ability' && action !== 'moveWarlord') return null;
  return (
    <>
      {tables(view).ownDamage}
      <Sign name="warlord" size={12} /> <span className="unseen">life</span>
    </>
  );
}

function signOf(view: View, seat: Seat, way: Way): ReactNode {
  return way.action === 'ability' ? (
    <FactionEmblem faction={view.factions[seat]!} size={18} className="hx-way" />
  ) : (
    <Sign name={way.sign} size={18} className="hx-way" />
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
  return MOVES[action].name.startsWith(name) ? MOVES[action].name : name;
}

const lackAt = (territory: number): Pick<Choice, 'lack'> => ({
  lack: `Nothing of the kind can be done at ${territoryName(territory)}.`,
});

/** A choice for each action, always in the same place; those that are not open with what they lack. */
export function wayChoices(props: Props, draft: Draft & Acts): readonly Choice[] {
  const { view, viewer, moves } = props;
  const me = viewer as Seat;
  const at = draft.picks.find(([name]) => name === 'at');
  const isBegun = draft.picks.some(([name]) => name === 'action');
  const choiceOf = (way: Way, isOpen: boolean): Choice => {
    const effect = effectOf(view, me, way.action);
    return {
      key: way.action,
      says: saysOf(way, effect),
      tip: tipOf(view, me, way.action),
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
    };
  };
  // Where a territory is chosen first, only what happens there.
  const isThere = ({ action }: Way) => draft.candidates.some(([label]) => label === action);
  return WAYS.map((way) => {
    if (!moves.some(([label]) => label === way.action))
      return { ...choiceOf(way, false), ...lackOf(props, way) };
    const isOpen = !at || isBegun || isThere(way);
    return isOpen ? choiceOf(way, true) : { ...choiceOf(way, false), ...lackAt(at[1] as number) };
  });
}
