import type { Seat } from '@conclave/kernel';
import { distance } from '@conclave/mechanics/hex';
import { CARDS } from '../data/cards.ts';
import type { Effect } from '../data/effects.ts';
import { FACTIONS } from '../data/factions.ts';
import { MINOR_FACTIONS } from '../data/minor-factions.ts';
import { actionCardOf, mercenaryOf } from '../data/tables.ts';
import { arrival } from '../rules/ability.ts';
import { action, drop } from '../rules/action.ts';
import { isHexilum, planetOf } from '../rules/board.ts';
import { taking } from '../rules/effects/cards.ts';
import { exchanging } from '../rules/effects/exchange.ts';
import { placesOfMission } from '../rules/formations.ts';
import { raiseCost } from '../rules/hexilum.ts';
import { abilityOf, currentEffect, sourceAt } from '../rules/sources.ts';
import { isSquadCard } from '../rules/tokens.ts';
import type { Move, State } from '../rules/types.ts';
import { bestPut, putWorth, withdrawWorth } from './arrivals.ts';
import { abilityWorth, harm, sent, stolen } from './effects.ts';
import { shelter } from './fears.ts';
import { Glance } from './glance.ts';
import { buyWorth, cardWorth, incomeWorth, tokenWorth } from './holdings.ts';
import { layWorth } from './laying.ts';
import { exchangeWorth, movingWorth } from './moving.ts';
import { NOTHING, OBSTACLE, swing } from './outlook.ts';
import { layOf } from './tools.ts';
import { CARD_WORTH, FACTION_WORTH, MINOR_WORTH, WEIGHT, WHIM } from './weights.ts';

/** Of units that come back, minor ones are a little better. */
const PREFERRED = 1.1;

const HOPELESS = Number.NEGATIVE_INFINITY;

function deploying(g: Glance, card: number): number {
  if (isSquadCard(g.s, card))
    return abilityWorth(g, mercenaryOf(g.s, card).ability, -1) - cardWorth(g.s, g.seat, card);
  return bestPut(g, card);
}

/** How good it looks to begin an action. */
function acting(g: Glance, move: Move): number {
  const { s, seat, t } = g;
  const line = move.join(' ');
  const bonus = g.plans.some(({ first }) => line === first || line.startsWith(`${first} `))
    ? WEIGHT.completes
    : 0;
  switch (move[0]) {
    case 'place':
      return bonus + bestPut(g, move[1]);
    case 'deploy':
      return bonus + deploying(g, move[1]);
    case 'withdraw':
      return bonus + withdrawWorth(g, move[1]);
    case 'attack':
      return bonus + g.strike(move[2]) + g.kill(move[1]);
    case 'recover':
      return g.reserve(1) - WEIGHT.onShip + (move[1] === 'minor' ? WEIGHT.minorUnit : 0);
    case 'play':
      return (
        bonus +
        abilityWorth(g, actionCardOf(s, move[1]).options[move[2] - 1]!, -1) -
        cardWorth(s, seat, move[1])
      );
    case 'reuse':
      return bonus + abilityWorth(g, abilityOf(s, sourceAt(s, move[1], 'unit')), move[1]);
    case 'gain':
      return g.hexilum(t.actionHexilum);
    case 'raise':
      return incomeWorth(s) + g.hexilum(-raiseCost(s, seat));
    case 'heal':
      return g.life(seat, t.actionLife);
    case 'moveWarlord': {
      const from = s.warlords[seat]!;
      const rich = isHexilum(s, from) ? 0 : g.rich(move[1]);
      return bonus + g.life(seat, -t.ownDamage) + rich + swing(g.o, [move[1], OBSTACLE], [from, NOTHING]);
    }
    case 'ability':
      return (
        bonus +
        g.life(seat, -t.ownDamage) +
        abilityWorth(g, t.factions[s.factions[seat]!]!.ability, s.warlords[seat]!)
      );
    case 'endActions':
      return -WEIGHT.idle;
    default:
      return HOPELESS;
  }
}

/** Which of things about as good it likes now: as the deck lies that it imagines. */
const whim = (s: Readonly<State>, choice: number): number => (WHIM * s.deck.indexOf(choice)) / CARDS.length;

function settingUp(g: Glance, move: Move): number {
  const { s, seat } = g;
  const column = s.seats === 2 || s.pairs ? 0 : 1;
  switch (move[0]) {
    case 'faction':
      return FACTION_WORTH[FACTIONS[move[1]]!.id][column] + whim(s, move[1]);
    case 'minor':
      return MINOR_WORTH[MINOR_FACTIONS[move[1]]!.id]![column]!;
    case 'mission':
      return placesOfMission(s, move[1]).sets.length;
    case 'warlord': {
      const { id } = FACTIONS[s.factions[seat]!]!;
      const isBusy = id === 'CC' || id === 'TE';
      const steps = distance(planetOf(s).cells[move[1]]!, [0, 0]);
      return g.rich(move[1]) - (isBusy ? WEIGHT.middle * steps : 0) + shelter(s, seat, move[1]);
    }
    default:
      return HOPELESS;
  }
}

/** How good a choice within an action looks. */
function choosing(g: Glance, move: Move): number {
  const { s } = g;
  const effect = s.resolving === null ? null : currentEffect<Effect>(s);
  switch (move[0]) {
    case 'at':
      return putWorth(g, move[1], drop.under(s)!.token);
    case 'put':
      return effect?.kind === 'resurrect' ? g.fill(move[1]) : putWorth(g, move[1], move[2]);
    case 'orient':
      return effect?.kind === 'pattern' ? layWorth(g, layOf(s, effect.pattern), move[1], move[2]) : HOPELESS;
    case 'strike':
      return effect?.kind === 'assault' ? g.assault(move[1], effect.meets) : g.strike(move[1]);
    case 'target':
      return effect?.kind === 'destroy' && abilityOf(s, s.resolving!.source)[1]?.kind === 'place'
        ? g.seize(move[1])
        : g.strike(move[1]);
    case 'exchange':
      return movingWorth(g, move[1]);
    case 'with':
      return exchangeWorth(g, exchanging.under(s)!.unit, move[1]);
    case 'enemy':
      return harm(g, effect!, move[1]);
    case 'takeBack':
      return move[1] + move[2] * PREFERRED;
    case 'send':
      return sent(g, move[1], move[2], 1);
    case 'card':
      return effect?.kind === 'takeCard' ? stolen(g, move[1]) : CARD_WORTH[move[1]]!;
    case 'leave': {
      const { token } = taking.under(s)!;
      return tokenWorth(s, token) - g.lift(token);
    }
    case 'return':
      return cardWorth(s, g.seat, s.cards[taking.under(s)!.token]!);
    case 'use': {
      const { territory } = arrival.under(s)!;
      return abilityWorth(g, abilityOf(s, sourceAt(s, territory, 'arrival')), territory);
    }
    default:
      return 0;
  }
}

const buying = (s: Readonly<State>, seat: Seat, move: Move): number =>
  move[0] === 'buy' ? buyWorth(s, seat, move[1]) : 0;

/** For each of the seat's moves how much better it makes the position at a glance. */
export function promise(s: Readonly<State>, seat: Seat, moves: readonly Move[]): number[] {
  if (moves.length === 1) return [0];
  if (s.phase === 'market') return moves.map((move) => buying(s, seat, move));
  const isChoosing = s.agenda.at(-1)!.do !== action.name;
  const g = new Glance(s, seat, isChoosing);
  if (s.phase === 'setup') return moves.map((move) => settingUp(g, move));
  return moves.map((move) => (isChoosing ? choosing(g, move) : acting(g, move)));
}
