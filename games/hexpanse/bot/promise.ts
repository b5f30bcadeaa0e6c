import type { Seat } from '@conclave/kernel';
import { actionCardOf, mercenaryOf } from '../data/cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { isHexilum } from '../rules/board.ts';
import { raiseCost } from '../rules/hexilum.ts';
import { priceOf } from '../rules/market.ts';
import { abilityOf, currentEffect, sourceAt } from '../rules/sources.ts';
import { isSquadCard } from '../rules/tokens.ts';
import { type Move, type State, type Token } from '../rules/types.ts';
import { placesOfMission } from '../rules/formations.ts';
import { distance } from '@conclave/mechanics/hex';
import { planetOf } from '../rules/board.ts';
import { abilityWorth, harm, sent, stolen } from './effects.ts';
import { Glance } from './glance.ts';
import { incomeWorth } from './holdings.ts';
import { swing, emptied } from './outlook.ts';
import type { Completion } from './reach.ts';
import { layOf } from './tools.ts';
import { CARD_WORTH, FACTION_WORTH, MINOR_WORTH, WEIGHT } from './weights.ts';
import type { Effect } from '../data/effects.ts';

const HOPELESS = Number.NEGATIVE_INFINITY;

function deploying(g: Glance, card: number): number {
  if (isSquadCard(card)) return g.reserve(3) - CARD_WORTH[card]!;
  return g.bestPut(card);
}

/** How good it looks to begin an action. */
function acting(g: Glance, move: Move, plans: readonly Completion[]): number {
  const { s, seat } = g;
  const line = move.join(' ');
  const bonus = plans.some(({ first }) => line === first || line.startsWith(`${first} `)) ? WEIGHT.completes : 0;
  switch (move[0]) {
    case 'place':
      return bonus + g.bestPut(move[1]);
    case 'deploy':
      return bonus + deploying(g, move[1]);
    case 'attack':
      return bonus + g.strike(move[2]) + g.kill(move[1]);
    case 'recover':
      return g.reserve(1) - WEIGHT.onShip + (move[1] === 'minor' ? 1 : 0);
    case 'play':
      return bonus + abilityWorth(g, actionCardOf(move[1]).options[move[2] - 1]!, -1) - CARD_WORTH[move[1]]!;
    case 'reuse':
      return bonus + abilityWorth(g, abilityOf(sourceAt(s, move[1], 'unit')), move[1]);
    case 'gain':
      return g.hexilum(1);
    case 'raise':
      return incomeWorth(s) + g.hexilum(-raiseCost(s, seat));
    case 'heal':
      return g.life(seat, 1);
    case 'moveWarlord': {
      const from = s.warlords[seat]!;
      const rich = isHexilum(s, move[1]) && !isHexilum(s, from) ? g.hexilum(1) : 0;
      return g.life(seat, -1) + rich + swing(g.o, [move[1], -2], emptied(from));
    }
    case 'ability':
      return (
        bonus + g.life(seat, -1) + abilityWorth(g, FACTIONS[s.factions[seat]!]!.ability, s.warlords[seat]!)
      );
    case 'endActions':
      return -50;
    default:
      return HOPELESS;
  }
}

function settingUp(g: Glance, move: Move): number {
  const { s, seat } = g;
  switch (move[0]) {
    case 'faction':
      return FACTION_WORTH[move[1]]!;
    case 'minor':
      return MINOR_WORTH[move[1]]!;
    case 'mission':
      return placesOfMission(s, move[1]).sets.length;
    case 'warlord': {
      const { id } = FACTIONS[s.factions[seat]!]!;
      const isBusy = id === 'CC' || id === 'TE';
      const steps = distance(planetOf(s).cells[move[1]]!, [0, 0]);
      return (isHexilum(s, move[1]) ? g.hexilum(1) : 0) - (isBusy ? WEIGHT.middle * steps * 3 : 0);
    }
    default:
      return HOPELESS;
  }
}

/** How good a choice within an action looks. */
function choosing(g: Glance, move: Move): number {
  const { s, seat } = g;
  const effect = s.resolving === null ? null : currentEffect<Effect>(s);
  const frame = s.agenda.at(-1) as unknown as { token?: Token; unit?: number };
  switch (move[0]) {
    case 'at':
      return g.put(move[1], frame.token!);
    case 'put':
      return effect?.kind === 'resurrect' ? g.fill(move[1]) : g.put(move[1], move[2]);
    case 'orient':
      return effect?.kind === 'pattern'
        ? g.lay(layOf(s, effect.pattern), move[1], move[2], -1)
        : HOPELESS;
    case 'strike':
      return g.strike(move[1]);
    case 'target':
      return effect?.kind === 'destroy' && abilityOf(s.resolving!.source)[1]?.kind === 'place'
        ? g.seize(move[1])
        : g.strike(move[1]);
    case 'exchange':
      return g.moving(move[1]);
    case 'with':
      return g.exchange(frame.unit!, move[1]);
    case 'enemy':
      return harm(g, effect!, move[1]);
    case 'takeBack':
      return move[1] + move[2] * 1.1;
    case 'send':
      return sent(g, move[1], 1) + (move[2] === 'minor' ? 1 : 0);
    case 'card':
      return effect?.kind === 'takeCard' ? stolen(g, move[1]) : CARD_WORTH[move[1]]!;
    case 'leave': {
      return g.lift((frame.token as number) ?? 0) < 0 ? 1 : 0;
    }
    case 'use':
      return useWorth(g);
    case 'buy':
      return CARD_WORTH[move[1]]! + g.hexilum(-priceOf(move[1]));
    default:
      return 0;
  }
}

function useWorth(g: Glance): number {
  const { territory } = g.s.agenda.at(-1) as unknown as { territory: number };
  const source = sourceAt(g.s, territory, 'arrival');
  return source[0] === 'mercenary'
    ? abilityWorth(g, mercenaryOf(source[1]).ability, territory)
    : abilityWorth(g, abilityOf(source), territory);
}

/** For each of the seat's moves how much better it makes the position at a glance. */
export function promise(s: Readonly<State>, seat: Seat, moves: readonly Move[]): number[] {
  const g = new Glance(s, seat);
  if (s.phase === 'setup') return moves.map((move) => settingUp(g, move));
  if (s.agenda.at(-1)!.do !== 'action') return moves.map((move) => choosing(g, move));
  const plans = g.completions();
  return moves.map((move) => acting(g, move, plans));
}
