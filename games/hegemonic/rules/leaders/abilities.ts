import { type Seat, Unknown } from '@conclave/kernel';
import { insert } from '@conclave/mechanics/sorted';
import { ACTION_CARDS, type ActionCard } from '../../data/cards.ts';
import type { LeaderKey } from '../../data/leaders.ts';
import { tileOf } from '../../data/tiles.ts';
import { basesIn } from '../board.ts';
import { placeGate } from '../build/build.ts';
import { firstHalves } from '../build/offers.ts';
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
  caps,
  drawThenDiscard,
  drawThenUse,
  type EmitArgs,
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
      const faction = owner === seat ? tileOf(s.tiles[sector]!).faction : -1;
      return faction < 0 ? [] : [faction];
    }),
  ).size;

/** RESEARCH, then a draw and a use (LD11). */
const deepResearch = procedure<{ seat: Seat }>(
  'deepResearch',
  { seat: 'all' },
  {
    research: (_s, f) => call(research, { seat: f.seat }),
    draw: (_s, f) => drawAndUse(f.seat, { discount: 3, anyTier: false }),
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
      says: 'exchange your revealed technology for another of your hand',
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
      says: 'your opponent chooses and reveals a technology first',
      options: (s, seat, emit) => s.hands[seatOf(s.conflict!, 1 - sideOf(s, seat))]!.length > 0 && emit(),
      use(s, seat) {
        s.conflict!.opensFirst = 1 - sideOf(s, seat);
      },
    },
  ],
  thorsWill: [
    caps('gain 2 CAPs', () => 2),
    {
      says: 'relocate one of your Gate pairs, free',
      options(s, seat, emit) {
        for (let pair = 0; pair < 3; pair++)
          if (s.gates[seat]![2 * pair]! >= 0) for (const a of firstHalves(s, seat, pair)) emit(pair, a);
      },
      use: (s, seat, [pair, a]) => placeGate(s, seat, pair as number, a as number, 0),
    },
    {
      says: 'build a Gate pair, free',
      options(s, seat, emit) {
        if (s.gates[seat]!.includes(-1)) for (const a of firstHalves(s, seat, -1)) emit(a);
      },
      use: (s, seat, [a]) => placeGate(s, seat, -1, a as number, 0),
    },
  ],
  prefects: [
    caps('gain 1 CAP for each sector where you have two or more Complexes, at most 3', (s, seat) =>
      Math.min(3, largeGroups(s, seat)),
    ),
    buildOne('build a Complex in range, free', 'industrial', FREE),
    buildOne('build up to two Complexes in range, free', 'industrial', FREE, (seat) =>
      call(anotherComplex, { seat }),
    ),
  ],
  broker: [
    caps('gain 2 CAPs', () => 2),
    caps('gain as many CAPs as the lowest of your three incomes', lowestIncome),
    caps('gain 7 CAPs', () => 7),
  ],
  persona: [
    drawThenDiscard,
    drawThenUse('draw a technology, then discard one or advance one for 2 CAPs less', 2, false),
    drawThenUse('draw a technology, then discard one or advance one whatever its tier', 0, true),
  ],
  izanagi: [
    moveFleet(3),
    power('+2 if you use martial power', 2, (s, seat) => usesType(s, seat, 'martial')),
    power('+4 if you use martial power', 4, (s, seat) => usesType(s, seat, 'martial')),
  ],
  eadrom: [
    moveFleet(5),
    buildOne('build an Outpost in range, free', 'martial', FREE),
    {
      says: 'place a tile of the pool on any empty hex, then you may build an Outpost on it, range or not',
      options(s, _seat, emit) {
        for (const sector of emptyHexes(s)) for (const tile of s.pool) emit(tile, sector);
      },
      use: (s, seat, [tile, sector]) => placeWithOutpost(s, seat, tile as number, sector as number),
    },
  ],
  assemblySpeaker: [
    {
      says: 'give +2 to a side that uses political power in a conflict of others, whatever the faction; with two players, to yourself',
      options: emitSpeakerSides,
      use(s, seat, [side]) {
        s.conflict!.bonuses.push([seat, SIDES.indexOf(side as Side), 2]);
      },
    },
    buildOne('build an Embassy in range for 3 CAPs less', 'political', 3),
    {
      says: 'replace your revealed action card by another',
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
      says: 'look at the hand of another player',
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
    power('+2', 2),
    {
      says: 'both technologies count 0',
      options: (s, _seat, emit) => s.conflict!.cards.some((card) => card >= 0) && emit(),
      use(s) {
        s.conflict!.voidCards = true;
      },
    },
  ],
  bloomMother: [
    caps('gain 1 CAP for each faction in which you have an Embassy outside your home', factionsOf),
    caps(
      'gain 2 CAPs for each point of power that you have just lost in bases',
      (s, seat) => (s.conflict!.defender === seat ? 2 * s.conflict!.lostPower : 0),
      'basesLost',
    ),
    {
      says: 'if you are attacked and lose this conflict, your bases stay',
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
      says: 'take the top card of a discard pile, then discard one',
      options(s, _seat, emit) {
        for (const [pile, cards] of s.discards.entries()) if (cards.length > 0) emit(pile);
      },
      use(s, seat, [pile]) {
        takeDraw(s, seat, ['drawDiscard', pile as number]);
        return call(discardOne, { seat });
      },
    },
    {
      says: 'take an Advanced Technology back, gain its cost, then discard one',
      options: (s, seat, emit) => s.advanced[seat]!.forEach((card) => emit(card)),
      use(s, seat, [card]) {
        takeDraw(s, seat, ['takeBack', card as number]);
        gain(s, seat, technology(card as number).cost, 'leader');
        return call(discardOne, { seat });
      },
    },
    {
      says: 'take a RESEARCH, then draw a technology and discard one or advance one for 3 CAPs less',
      options: (s, seat, emit) => canResearch(s, seat) && emit(),
      use: (_s, seat) => call(deepResearch, { seat }),
    },
  ],
  entombed: [
    {
      says: 'keep up to 3 CAPs beyond your limit in this Arbitration',
      only: 'retention',
      options: (_s, _seat, emit) => emit(),
      use(s, seat) {
        s.spared[seat] = 3;
      },
    },
    power('+3 if you are attacked', 3, (s, seat) => sideOf(s, seat) === 1),
    {
      says: 'name a sector: until the phase ends your pieces there can’t be targeted',
      options(s, seat, emit) {
        for (let sector = 0; sector < s.tiles.length; sector++) if (isExposed(s, seat, sector)) emit(sector);
      },
      use(s, seat, [sector]) {
        s.sheltered[seat] = sector as number;
      },
    },
  ],
};
