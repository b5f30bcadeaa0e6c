import type { Counted } from '../data/effects.ts';
import { tables } from '../data/tables.ts';
import type { TechnologyKey } from '../data/technologies.ts';
import { buildReach } from '../rules/board.ts';
import { powerDrawing } from '../rules/conflict/draws.ts';
import { cardPower, possibleLoan, typeOf } from '../rules/conflict/power.ts';
import { priceOf, technologyOf } from '../rules/technologies.ts';
import type { Conflict, Move, State } from '../rules/types.ts';
import { baseWorth, prey, relocationWorth } from './bases.ts';
import { cardsOf, handWorth } from './cards.ts';
import { cardChances, chancesOf, expectation, stakesOf, strengthOf } from './conflicts.ts';
import { type Outlook, spending } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** The margin of the Attacker as the seat sees it. */
const marginOf = (s: Readonly<State>, c: Readonly<Conflict>): number =>
  strengthOf(s, c, 0) - strengthOf(s, c, 1);

/** What the conflict under way promises the bot's seat if the Attacker had that much more. */
export function prospect(o: Outlook, c: Readonly<Conflict>, more = 0): number {
  return expectation(stakesOf(o, c), chancesOf(o.s, c, marginOf(o.s, c) + more, o.seat));
}

const sideOf = (o: Outlook, c: Readonly<Conflict>): 0 | 1 => (c.attacker === o.seat ? 0 : 1);

/** Draws of power: the more the better, as long as it isn't wasted. */
export function powerValues(o: Outlook, moves: readonly Move[]): number[] {
  const c = o.s.conflict!;
  const side = sideOf(o, c);
  return moves.map((move) => {
    if (move[0] === 'drawNothing') return 10 * powerDrawing(o.s, c, side, -1) + 1;
    const source = move[1] as number;
    const drawn: [number, number] = side === 0 ? [source, c.drawn[1]] : [c.drawn[0], source];
    return 10 * strengthOf(o.s, { ...c, drawn }, side);
  });
}

/** A loan, by what it does to the chances of what the lender likes better. */
export function loanValues(o: Outlook, moves: readonly Move[]): number[] {
  const c = o.s.conflict!;
  const now = prospect(o, c);
  return moves.map((move) => {
    if (move[0] !== 'lend') return 0;
    const side = move[1] === 'attacker' ? 0 : 1;
    const n = possibleLoan(o.s, c, o.seat, side) * (1 - WEIGHT.lent);
    return prospect(o, c, side === 0 ? n : -n) - now;
  });
}

/** What a hand can do in the conflict under way. */
interface Choice {
  /** Chances of the opponent's power, by value. */
  readonly theirs: readonly number[];
  /** By card of the hand, then by the opponent's power: how the conflict ends, the card's worth taken off. */
  readonly ends: readonly (readonly number[])[];
}

function choiceOf(o: Outlook): Choice {
  const { s, seat } = o;
  const c = s.conflict!;
  const side = sideOf(o, c);
  const sign = side === 0 ? 1 : -1;
  const stakes = stakesOf(o, c);
  const margin = marginOf(s, c);
  const open: Conflict = { ...c, cards: [0, 0] };
  const theirs = cardChances(s, c, side === 0 ? 1 : 0, seat);
  const ends = s.hands[seat]!.map((card) =>
    theirs.map((_, power) => {
      const lead = margin + sign * (cardPower(s, card, typeOf(c, side)) - power);
      return expectation(stakes, chancesOf(s, open, lead, seat)) - WEIGHT.committed * handWorth(o, card);
    }),
  );
  return { theirs, ends };
}

const onAverage = (theirs: readonly number[], end: readonly number[]): number =>
  theirs.reduce((sum, chance, power) => sum + chance * end[power]!, 0);

/** A technology card for the conflict: the chance it gives to win, against what it is worth later. */
export function commitValues(o: Outlook): number[] {
  const { theirs, ends } = choiceOf(o);
  return ends.map((end) => onAverage(theirs, end));
}

/**
 * What it brings to choose the technology for the conflict when that of the opponent lies open (LD01): the best answer to
 * each power that it may have, against the best choice without knowing.
 */
export function foreknowledge(o: Outlook): number {
  const { theirs, ends } = choiceOf(o);
  if (ends.length === 0) return 0;
  const best = theirs.map((_, power) => Math.max(...ends.map((end) => end[power]!)));
  return onAverage(theirs, best) - Math.max(...ends.map((end) => onAverage(theirs, end)));
}

/** Bases from elsewhere for places that a takeover has left empty (HG-CON-34). */
export function fillValues(o: Outlook, moves: readonly Move[]): number[] {
  const { sector, target } = o.s.conflict!;
  return moves.map((move) => (move[0] === 'fill' ? relocationWorth(o, target, move[1], sector) : 0));
}

/** The prices of units that come back. */
const RESCUED: { readonly [key in TechnologyKey]?: Counted } = {
  [technologyOf('agentRescue')]: 'agentRescue',
  [technologyOf('fleetRescue')]: 'fleetRescue',
};

/** A reaction: what it saves would cost more to build again, if there is still time to use it. */
export function reactionValue(o: Outlook, move: Move): number {
  if (move[0] !== 'use') return 0;
  const [, technology, sector] = move;
  const isLate = o.rounds === 1 && o.turns === 0;
  switch (technology) {
    case 'bioAdaptiveHulls': {
      const reach = buildReach(o.s, o.seat, 'martial');
      return baseWorth(o, 'martial', sector!, reach) - spending(o, priceOf(o.s, 'outpostRescue'));
    }
    case 'stealthFieldEmitter': {
      // Beside an Embassy that has been taken over the Agent is needed to hold it.
      const { sector: here, pattern } = o.s.conflict!;
      const stays = tables(o.s).patterns[pattern].result === 'takeover' ? 1 : -1;
      return prey(o.s, o.seat, sector!) - prey(o.s, o.seat, here) - 5 * stays;
    }
    default: {
      const price = priceOf(o.s, RESCUED[technology] ?? 'gateRescue');
      return isLate ? -1 : spending(o, tables(o.s).agentCost) - spending(o, price);
    }
  }
}

/** After a conflict: a good card is kept, a poor one thrown away for another. */
export function cleanValue(o: Outlook, move: Move): number {
  const { s, seat } = o;
  const c = s.conflict!;
  const card = c.cards[sideOf(o, c)];
  const kept = handWorth(o, card);
  if (move[0] === 'inactive')
    return kept - (o.turns > 0 ? WEIGHT.missingCard * (tables(s).hand + 1 - cardsOf(s, seat)) * 0.15 : 0);
  if (move[0] === 'takeBack') return Number.NEGATIVE_INFINITY;
  if (move[0] === 'drawDiscard') return handWorth(o, s.discards[move[1] as number]!.at(-1)!);
  return WEIGHT.missingCard;
}
