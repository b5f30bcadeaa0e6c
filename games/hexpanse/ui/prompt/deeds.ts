import type { Seat } from '@conclave/kernel';
import type { EventPart } from '../../../frame/event-parts.ts';
import { plural } from '../../../frame/words.ts';
import { actionCardOf } from '../../data/cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { abilityBrief } from '../../effect-words.ts';
import { LIFE_TO_ACT } from '../../rules/actions.ts';
import { hasUnit } from '../../rules/board.ts';
import { exchanging } from '../../rules/effects/exchange.ts';
import { raiseCost } from '../../rules/hexilum.ts';
import { abilityOf, meetsWarlords, sourceAt } from '../../rules/sources.ts';
import type { Move, ShipUnit, State } from '../../rules/types.ts';
import { territoryName } from '../../territory-names.ts';
import {
  aToken,
  cardName,
  factionName,
  hexilum,
  minorName,
  missionName,
  sourceName,
  UNIT_TEXT,
  unitsText,
  warlordName,
} from '../../texts.ts';
import type { Draft } from '../drafting.ts';

type View = Readonly<State>;
type Naming = (territory: number) => string;

interface Told {
  readonly view: View;
  readonly seat: Seat;
  /** What stands on a territory, with its owner. */
  readonly standing: (view: View, territory: number) => string;
}

const at: Naming = (territory) => territoryName(territory);
const unitOf = (unit: ShipUnit): string => UNIT_TEXT[unit].name;

/** A move that is chosen, as its maker does it; nothing for a move that the next one completes. */
function deed({ view, seat, standing }: Told, move: Move, before: Move | undefined): readonly EventPart[] {
  const there = (territory: number) => `${standing(view, territory)} at ${at(territory)}`;
  switch (move[0]) {
    case 'faction':
      return ['You lead the ', { name: factionName(move[1]) }, '. '];
    case 'minor':
      return [{ name: minorName(move[1]) }, ' join you. '];
    case 'mission':
      return ['Your secret mission will be ', { name: missionName(move[1]) }, '. '];
    case 'warlord':
      return ['Place ', { name: warlordName(view.factions[seat]!) }, ` at ${at(move[1])}. `];
    case 'at':
      return before?.[0] === 'place' || before?.[0] === 'deploy'
        ? [before[0] === 'place' ? 'Place ' : 'Deploy ', aToken(before[1]), ` at ${at(move[1])}. `]
        : [`Place it at ${at(move[1])}. `];
    case 'deploy':
      return [];
    case 'withdraw':
      return [`Withdraw ${there(move[1])} to your reserve. `];
    case 'attack':
      return [`Attack ${there(move[2])} from ${at(move[1])}. `];
    case 'recover':
      return [`Take a ${unitOf(move[1])} back to your reserve. `];
    case 'play':
      return [
        'Play ',
        { name: cardName(move[1]) },
        `: ${abilityBrief(actionCardOf(move[1]).options[move[2] - 1]!)}. `,
      ];
    case 'reuse': {
      const source = sourceAt(view, move[1], 'unit');
      return [{ name: sourceName(source) }, ` at ${at(move[1])}: ${abilityBrief(abilityOf(source))}. `];
    }
    case 'gain':
      return [`Gain ${hexilum(1)}. `];
    case 'raise':
      return [`Raise your income to ${view.income[seat]! + 1} for ${hexilum(raiseCost(view, seat))}. `];
    case 'heal':
      return ['Heal ', { name: warlordName(view.factions[seat]!) }, ' by 1. '];
    case 'moveWarlord':
      return ['Move ', { name: warlordName(view.factions[seat]!) }, ` to ${at(move[1])} for 1 life. `];
    case 'ability':
      return [
        { name: warlordName(view.factions[seat]!) },
        `, for 1 life: ${abilityBrief(FACTIONS[view.factions[seat]!]!.ability)}. `,
      ];
    case 'orient':
      return [];
    case 'strike':
      return meetsWarlords(view) || hasUnit(view, move[1])
        ? [`Attack ${there(move[1])}. `]
        : [`Attack ${at(move[1])}, where there is nothing to hit. `];
    case 'put':
      return [`Place ${aToken(move[2])} at ${at(move[1])}. `];
    case 'target':
      return [`Choose ${there(move[1])}. `];
    case 'with': {
      const { unit } = exchanging.under(view)!;
      return standing(view, move[1]) === 'nothing'
        ? [`Move ${there(unit)} to ${at(move[1])}. `]
        : [`Exchange ${there(unit)} with ${there(move[1])}. `];
    }
    case 'enemy':
      return ['Choose ', { seat: move[1] }, '. '];
    case 'takeBack':
      return [`Take back ${unitsText([move[1], move[2]])}. `];
    case 'send':
      return ['Send a ', unitOf(move[2]), ' of ', { seat: move[1] }, ' away. '];
    case 'card':
      return ['Choose ', { name: cardName(move[1]) }, '. '];
    case 'leave':
      return ['Its token stays as your own. '];
    case 'return':
      return ['Its token leaves the board; you can deploy it again. '];
    case 'use':
      return ['Use it. '];
    default:
      return [];
  }
}

/** All moves held, in a few sentences. */
export function deeds(
  { courses, held }: Pick<Draft, 'courses' | 'held'>,
  seat: Seat,
  standing: Told['standing'],
): readonly EventPart[] {
  return held.flatMap((move, i) => deed({ view: courses[i]!.view, seat, standing }, move, held[i - 1]));
}

/** What the button says that plays the moves. */
export function confirmLabel({ held, basket, course: { step } }: Draft, cost: number): string {
  if (basket.length > 0) return `Buy ${plural(basket.length, 'card')} for ${cost}`;
  const first = held.find(([label]) => label !== 'at');
  switch (first?.[0] ?? (step === 'pattern.put' ? 'put' : undefined)) {
    case 'place':
      return 'Place it';
    case 'deploy':
      return 'Deploy it';
    case 'withdraw':
      return 'Withdraw it';
    case 'attack':
      return 'Attack';
    case 'play':
      return 'Play it';
    case 'raise':
      return 'Raise it';
    case 'heal':
      return 'Heal';
    case 'moveWarlord':
      return 'Move';
    case 'ability':
    case 'reuse':
    case 'use':
      return 'Use it';
    case 'faction':
    case 'minor':
    case 'mission':
    case 'recover':
    case 'takeBack':
    case 'gain':
      return 'Take it';
    case 'warlord':
      return 'Place it';
    case 'orient':
      return 'Lay it';
    case 'put':
      return 'Place';
    default:
      return 'Confirm';
  }
}

/** Whether the moves leave the own warlord with a life that it can't spend. */
export const spendsLastSafeLife = ({ held, outlook }: Draft, view: View, seat: Seat): boolean =>
  held.some(([label]) => label === 'ability' || label === 'moveWarlord') &&
  view.life[seat]! >= LIFE_TO_ACT &&
  outlook.life[seat]! < LIFE_TO_ACT;
