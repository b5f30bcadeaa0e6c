import type { EventPart } from '@conclave/frame/event-parts.ts';
import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { tables } from '../../data/tables.ts';
import { lifeToAct } from '../../rules/actions.ts';
import { hasUnit } from '../../rules/board.ts';
import { exchanging } from '../../rules/effects/exchange.ts';
import { raiseCost } from '../../rules/hexilum.ts';
import { abilityOf, meetsWarlords, sourceAt } from '../../rules/sources.ts';
import type { Move, State } from '../../rules/types.ts';
import { abilityBrief } from '../../words/effect-words.ts';
import {
  aToken,
  cardName,
  factionBrief,
  factionName,
  hexilum,
  minorName,
  missionName,
  sourceName,
  UNIT_TEXT,
  unitsText,
  warlordName,
} from '../../words/names.ts';
import { territoryName } from '../../words/territory-names.ts';
import type { Draft } from '../drafting.ts';

type View = Readonly<State>;

interface Told {
  readonly view: View;
  readonly seat: Seat;
  /** What stands on a territory, with its owner. */
  readonly standing: (view: View, territory: number) => string;
  /** The move before it. */
  readonly before: Move | undefined;
}

type Of<Label extends Move[0]> = Extract<Move, readonly [Label, ...unknown[]]>;
type Deeds = {
  readonly [label in Move[0]]?: (told: Told, move: Of<label>) => readonly EventPart[];
};

const there = ({ view, standing }: Told, territory: number): string =>
  `${standing(view, territory)} at ${territoryName(territory)}`;

const warlord = ({ view, seat }: Told): EventPart => ({ name: warlordName(view.factions[seat]!) });

/** Moves that are chosen, as their maker does them; of the others the next one tells all. */
const DEEDS: Deeds = {
  faction: (_, [, faction]) => ['Lead the ', { name: factionName(faction) }, '. '],
  minor: (_, [, minor]) => ['Take the units of ', { name: minorName(minor) }, ' into your reserve. '],
  mission: (_, [, mission]) => ['Take ', { name: missionName(mission) }, ' as your secret mission. '],
  warlord: (told, [, territory]) => ['Place ', warlord(told), ` at ${territoryName(territory)}. `],
  at({ before }, [, territory]) {
    const name = territoryName(territory);
    if (before?.[0] !== 'place' && before?.[0] !== 'deploy') return [`Place it at ${name}. `];
    return [before[0] === 'place' ? 'Place ' : 'Deploy ', aToken(before[1]), ` at ${name}. `];
  },
  withdraw: (told, [, territory]) => [`Withdraw ${there(told, territory)} to your reserve. `],
  attack: (told, [, from, to]) => [`Attack ${there(told, to)} from ${territoryName(from)}. `],
  recover: (_, [, unit]) => [`Take a ${UNIT_TEXT[unit].name} back to your reserve. `],
  play: ({ view }, [, card, option]) => [
    'Play ',
    { name: cardName(card) },
    `: ${abilityBrief(abilityOf(view, ['option', card, option]))}. `,
  ],
  reuse({ view }, [, territory]) {
    const source = sourceAt(view, territory, 'unit');
    return [
      { name: sourceName(source) },
      ` at ${territoryName(territory)}: ${abilityBrief(abilityOf(view, source))}. `,
    ];
  },
  gain: ({ view }) => [`Gain ${hexilum(tables(view).actionHexilum)}. `],
  raise: ({ view, seat }) => [
    `Raise your income to ${view.income[seat]! + 1} for ${hexilum(raiseCost(view, seat))}. `,
  ],
  heal: (told) => ['Heal ', warlord(told), ` by ${tables(told.view).actionLife}. `],
  moveWarlord: (told, [, territory]) => [
    'Move ',
    warlord(told),
    ` to ${territoryName(territory)} for ${tables(told.view).ownDamage} life. `,
  ],
  ability: (told) => [
    warlord(told),
    `, for ${tables(told.view).ownDamage} life: ${factionBrief(tables(told.view), told.view.factions[told.seat]!)}. `,
  ],
  strike: (told, [, territory]) =>
    meetsWarlords(told.view) || hasUnit(told.view, territory)
      ? [`Attack ${there(told, territory)}. `]
      : [`Attack ${territoryName(territory)}, where there is nothing to hit. `],
  put: (_, [, territory, token]) => [`Place ${aToken(token)} at ${territoryName(territory)}. `],
  target: (told, [, territory]) => [`Choose ${there(told, territory)}. `],
  with(told, [, territory]) {
    const { unit } = exchanging.under(told.view)!;
    return told.standing(told.view, territory) === 'nothing'
      ? [`Move ${there(told, unit)} to ${territoryName(territory)}. `]
      : [`Exchange ${there(told, unit)} with ${there(told, territory)}. `];
  },
  enemy: (_, [, seat]) => ['Choose ', { seat }, '. '],
  takeBack: (_, [, normal, minor]) => [`Take back ${unitsText([normal, minor])}. `],
  send: (_, [, seat, unit]) => ['Send a ', UNIT_TEXT[unit].name, ' of ', { seat }, ' away. '],
  card: (_, [, card]) => ['Choose ', { name: cardName(card) }, '. '],
  leave: () => ['Leave its token on the board as your own. '],
  return: () => ['Take its token off the board, to deploy it again. '],
  use: () => ['Use it. '],
};

function deed(told: Told, move: Move): readonly EventPart[] {
  const of = DEEDS[move[0]] as ((told: Told, move: Move) => readonly EventPart[]) | undefined;
  return of?.(told, move) ?? [];
}

/** All moves held, in a few sentences. */
export function deeds(
  { courses, held }: Pick<Draft, 'courses' | 'held'>,
  seat: Seat,
  standing: Told['standing'],
): readonly EventPart[] {
  return held.flatMap((move, i) =>
    deed({ view: courses[i]!.view, seat, standing, before: held[i - 1] }, move),
  );
}

/** By the first of the moves. */
const CONFIRMS: { readonly [label in Move[0]]?: string } = {
  place: 'Place it',
  deploy: 'Deploy it',
  withdraw: 'Withdraw it',
  attack: 'Attack',
  play: 'Play it',
  raise: 'Raise it',
  heal: 'Heal',
  moveWarlord: 'Move',
  ability: 'Use it',
  reuse: 'Use it',
  use: 'Use it',
  faction: 'Lead them',
  minor: 'Take them in',
  mission: 'Take it',
  recover: 'Recover it',
  takeBack: 'Recover them',
  gain: 'Gain it',
  warlord: 'Place it',
  orient: 'Lay it',
  put: 'Place',
};

/** What the button says that plays the moves. */
export function confirmLabel({ held, basket, course: { step } }: Draft, cost: number): string {
  if (basket.length > 0) return `Buy ${plural(basket.length, 'card')} for ${cost}`;
  const label = held.find((move) => move[0] !== 'at')?.[0] ?? (step === 'pattern.put' ? 'put' : undefined);
  return (label && CONFIRMS[label]) ?? 'Confirm';
}

/** Whether the moves leave the own warlord with a life that it can't spend. */
export const spendsLastSafeLife = ({ held, outlook }: Draft, view: View, seat: Seat): boolean =>
  held.some(([label]) => label === 'ability' || label === 'moveWarlord') &&
  view.life[seat]! >= lifeToAct(view) &&
  outlook.life[seat]! < lifeToAct(view);
