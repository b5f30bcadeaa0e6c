import { type Seat, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { ACTION_CARDS, type ActionCard } from '../../data/cards.ts';
import type { LeaderKey } from '../../data/leaders.ts';
import { tables } from '../../data/tables.ts';
import { UNITS } from '../../data/tracks.ts';
import { basesIn } from '../board.ts';
import { placeGate } from '../build/build.ts';
import { firstHalves } from '../build/offers.ts';
import { caps } from '../caps.ts';
import { takeDraw, takeFrom, technology } from '../cards.ts';
import { seatOf, typeOf } from '../conflict/power.ts';
import { gain } from '../gain.ts';
import { lowestIncome } from '../networks.ts';
import { canResearch, research } from '../research.ts';
import { has } from '../technologies.ts';
import { SIDES, type Side, type State } from '../types.ts';
import { call, procedure, tell } from '../vocabulary.ts';
import { discardOne, drawAndUse } from './draws.ts';
import {
  type Ability,
  buildOne,
  drawThenDiscard,
  drawThenUse,
  type EmitArgs,
  gainCaps,
  leaderOf,
  moveFleet,
  power,
  sideOf,
  usesType,
} from './makers.ts';
import { anotherComplex, emptyHexes, FREE, isExposed, largeGroups, placeWithOutpost } from './pieces.ts';

/** Factions in which a seat has an Embassy outside the home (LD10). */
const factionsOf = (s: Readonly<State>, seat: Seat): number =>
  new Set(
    s.embassies.flatMap((owner, sector) => {
      const faction = owner === seat ? tables(s).tiles[s.tiles[sector]!]!.faction : -1;
      return faction < 0 ? [] : [faction];
    }),
  ).size;

const isFree = (): number => FREE;

/** RESEARCH, then a draw and a use (LD11). */
const deepResearch = procedure<{ seat: Seat }>(
  'deepResearch',
  { seat: 'all' },
  {
    research: (_s, f) => call(research, { seat: f.seat }),
    draw: (s, f) => drawAndUse(f.seat, { discount: leaderOf(s, f.seat).n[2], anyTier: false }),
  },
);

/** The sides that may be supported without an Embassy (LD08, HG-LEA-11). */
function emitSpeakerSides(s: Readonly<State>, seat: Seat, emit: EmitArgs): void {
  const c = s.conflict!;
  const own = sideOf(s, seat);
  for (const side of [0, 1]) {
    const isOpen = s.seats === 2 ? side === own : own === -1;
    if (isOpen && typeOf(c, side) === 'political' && !has(s, seatOf(c, 1 - side), 'barsLoans'))
      emit(SIDES[side]!);
  }
}

/** By leader: levels 1 to 3 (section 2.7). */
export const ABILITIES: { readonly [leader in LeaderKey]: readonly [Ability, Ability, Ability] } = {
  envoy: [
    drawThenDiscard,
    {
      says: () => 'exchange your revealed technology for another of your hand',
      options: (s, seat, emit) =>
        s.conflict!.cards[sideOf(s, seat)]! >= 0 && s.hands[seat]!.forEach((card) => emit(card)),
      use(s, seat, [card]) {
        const side = sideOf(s, seat) as 0 | 1;
        takeFrom(s.hands[seat]!, card as number);
        insert(s.hands[seat]!, s.conflict!.cards[side]);
        s.conflict!.cards[side] = card as number;
        tell(['technologiesRevealed', [...s.conflict!.cards]]);
      },
    },
    {
      says: () => 'your opponent chooses and reveals a technology first',
      options: (s, seat, emit) => s.hands[seatOf(s.conflict!, 1 - sideOf(s, seat))]!.length > 0 && emit(),
      use(s, seat) {
        s.conflict!.opensFirst = 1 - sideOf(s, seat);
      },
    },
  ],
  thorsWill: [
    gainCaps(),
    {
      says: () => 'relocate one of your Gate pairs, free',
      options(s, seat, emit) {
        for (let pair = 0; pair < UNITS; pair++)
          if (s.gates[seat]![2 * pair]! >= 0) for (const a of firstHalves(s, seat, pair)) emit(pair, a);
      },
      use: (s, seat, [pair, a]) => placeGate(s, seat, pair as number, a as number, 0),
    },
    {
      says: () => 'build a Gate pair, free',
      options(s, seat, emit) {
        if (s.gates[seat]!.includes(-1)) for (const a of firstHalves(s, seat, -1)) emit(a);
      },
      use: (s, seat, [a]) => placeGate(s, seat, -1, a as number, 0),
    },
  ],
  prefects: [
    gainCaps(
      (n) => `gain 1 CAP for each sector where you have two or more Complexes, at most ${n}`,
      (s, seat, n) => Math.min(n, largeGroups(s, seat)),
    ),
    buildOne(() => 'build a Complex in range, free', 'industrial', isFree),
    buildOne(
      () => 'build up to two Complexes in range, free',
      'industrial',
      isFree,
      (seat) => call(anotherComplex, { seat }),
    ),
  ],
  broker: [
    gainCaps(),
    gainCaps(() => 'gain as many CAPs as the lowest of your three incomes', lowestIncome),
    gainCaps(),
  ],
  persona: [
    drawThenDiscard,
    drawThenUse((n) => `draw a technology, then discard one or advance one for ${caps(n)} less`, false),
    drawThenUse(() => 'draw a technology, then discard one or advance one whatever its tier', true),
  ],
  izanagi: [
    moveFleet,
    power(' if you use martial power', (s, seat) => usesType(s, seat, 'martial')),
    power(' if you use martial power', (s, seat) => usesType(s, seat, 'martial')),
  ],
  eadrom: [
    moveFleet,
    buildOne(() => 'build an Outpost in range, free', 'martial', isFree),
    {
      says: () =>
        'place a tile of the pool on any empty hex, then you may build an Outpost on it, range or not',
      options(s, _seat, emit) {
        for (const sector of emptyHexes(s)) for (const tile of s.pool) emit(tile, sector);
      },
      use: (s, seat, [tile, sector]) => placeWithOutpost(s, seat, tile as number, sector as number),
    },
  ],
  assemblySpeaker: [
    {
      says: (n) =>
        `give +${n} to a side that uses political power in a conflict of others, whatever the faction; with two players, to yourself`,
      options: emitSpeakerSides,
      use(s, seat, [side], n) {
        s.conflict!.bonuses.push([seat, SIDES.indexOf(side as Side), n]);
      },
    },
    buildOne(
      (n) => `build an Embassy in range for ${caps(n)} less`,
      'political',
      (n) => n,
    ),
    {
      says: () => 'replace your revealed action card by another',
      only: 'revealed',
      options(s, seat, emit) {
        for (const card of ACTION_CARDS) if (card !== s.chosen[seat]) emit(card);
      },
      use(s, seat, [card]) {
        s.chosen[seat] = card as ActionCard;
      },
    },
  ],
  occlusMagnus: [
    {
      says: () => 'look at the hand of another player',
      options(s, seat, emit) {
        for (let target = 0; target < s.seats; target++)
          if (target !== seat && s.hands[target]!.length > 0) emit(target);
      },
      use(s, seat, [target]) {
        const hand = s.hands[target as Seat]!;
        if (hand.includes(-1)) throw new Unknown('the hand of another player');
        tell(['handSeen', seat, target as Seat, hand.slice()]);
      },
    },
    power(),
    {
      says: () => 'both technologies count 0',
      options: (s, _seat, emit) => s.conflict!.cards.some((card) => card >= 0) && emit(),
      use(s) {
        s.conflict!.voidCards = true;
      },
    },
  ],
  bloomMother: [
    gainCaps(
      (n) => `gain ${caps(n)} for each faction in which you have an Embassy outside your home`,
      (s, seat, n) => n * factionsOf(s, seat),
    ),
    gainCaps(
      (n) => `gain ${caps(n)} for each point of power that you have just lost in bases`,
      (s, seat, n) => (s.conflict!.defender === seat ? n * s.conflict!.lostPower : 0),
      'basesLost',
    ),
    {
      says: () => 'if you are attacked and lose this conflict, your bases stay',
      options: (s, seat, emit) => {
        const c = s.conflict!;
        if (c.defender === seat && basesIn(s, seat, c.target, c.sector) > 0) emit();
      },
      use(s) {
        s.conflict!.spareBases = true;
      },
    },
  ],
  technocrat: [
    {
      says: () => 'take the top card of a discard pile, then discard one',
      options(s, _seat, emit) {
        for (const [pile, cards] of s.discards.entries()) if (cards.length > 0) emit(pile);
      },
      use(s, seat, [pile]) {
        takeDraw(s, seat, ['drawDiscard', pile as number]);
        return call(discardOne, { seat });
      },
    },
    {
      says: () => 'take an Advanced Technology back, gain its cost, then discard one',
      options: (s, seat, emit) => s.advanced[seat]!.forEach((card) => emit(card)),
      use(s, seat, [card]) {
        takeDraw(s, seat, ['takeBack', card as number]);
        gain(s, seat, technology(s, card as number).cost, 'leader');
        return call(discardOne, { seat });
      },
    },
    {
      says: (n) =>
        `take a RESEARCH, then draw a technology and discard one or advance one for ${caps(n)} less`,
      options: (s, seat, emit) => canResearch(s, seat) && emit(),
      use: (_s, seat) => call(deepResearch, { seat }),
    },
  ],
  entombed: [
    {
      says: (n) => `keep up to ${caps(n)} beyond your limit in this Arbitration`,
      only: 'retention',
      options: (_s, _seat, emit) => emit(),
      use(s, seat, _args, n) {
        s.spared[seat] = n;
      },
    },
    power(' if you are attacked', (s, seat) => sideOf(s, seat) === 1),
    {
      says: () => 'name a sector: until the phase ends your pieces there can’t be targeted',
      options(s, seat, emit) {
        for (let sector = 0; sector < s.tiles.length; sector++) if (isExposed(s, seat, sector)) emit(sector);
      },
      use(s, seat, [sector]) {
        s.sheltered[seat] = sector as number;
      },
    },
  ],
};
