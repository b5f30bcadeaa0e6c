import type { Next, Seat } from '@conclave/kernel';
import { DOMAINS } from '../data/domains.ts';
import { OMEN } from '../data/omens.ts';
import { tables } from '../data/tables.ts';
import { drawTiles, returnTiles } from './bag.ts';
import { choice, choiceOf } from './choice.ts';
import { cityCount, cityFalls } from './cities.ts';
import { gain, influence, lose, score } from './gain.ts';
import { total } from './holdings.ts';
import { tilesRound } from './map.ts';
import { leastAfter, sufficesFrom } from './older.ts';
import { leader } from './seats.ts';
import type { State } from './types.ts';
import { call, loop, procedure } from './vocabulary.ts';

/** OM-02: everybody in initiative order chooses 2 Knowledge, `seat` one more (DM-OME-10). */
const goldenAge = procedure<{ seat: Seat; next: number }>(
  'goldenAge',
  { seat: 'all', next: 'all' },
  {
    each(s, f): Next {
      const seat = s.order[f.next++];
      if (seat === undefined) return;
      const { n, more } = tables(s).omens[OMEN.goldenAge]!;
      const left = seat === f.seat ? n + more : n;
      return loop(choice, choiceOf(seat, left, 'omen', OMEN.goldenAge));
    },
  },
);

/** OM-10, O-TILES */
const migration = procedure<{ seat: Seat }>(
  'migration',
  { seat: 'all' },
  {
    draw: (s, f) => drawTiles(s, f.seat, 2),
    giveBack: {
      rule: 'DM-OME-02',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        const hand = s.hands[seat]!;
        for (const [i, tile] of hand.entries())
          for (const other of hand.slice(i + 1)) emit(['giveBack', tile, other]);
      },
      take: (s, _f, seat, move) => returnTiles(s, seat, move.slice(1) as number[]),
    },
  },
);

/** The Domains in which a seat holds most; none if it holds nothing. */
export function fullest(s: Readonly<State>, seat: Seat): number[] {
  const held = s.knowledge[seat]!;
  const most = Math.max(...held);
  return most === 0 ? [] : [...held.keys()].filter((domain) => held[domain] === most);
}

/** OM-14, O-DOMAIN: in initiative order. */
const drought = procedure<{ next: number }>(
  'drought',
  { next: 'all' },
  {
    lose: {
      rule: 'DM-OME-10',
      auto: true,
      who: (s, f) => s.order.slice(f.next).find((seat) => fullest(s, seat).length > 0) ?? null,
      options(s, _f, seat, emit) {
        for (const domain of fullest(s, seat)) emit(['lose', domain]);
      },
      take(s, f, seat, move) {
        lose(s, seat, move[1] as number, tables(s).omens[OMEN.drought]!.n, 'omen', OMEN.drought);
        f.next = s.order.indexOf(seat) + 1;
        return 'again';
      },
    },
  },
);

/** OM-16, O-CITY */
const fire = procedure<{ seat: Seat }>(
  'fire',
  { seat: 'all' },
  {
    choose: {
      rule: 'DM-CIT-09',
      auto: true,
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        for (const [i, owner] of s.owners.entries()) if (owner === seat) emit(['fall', s.cells[i]!]);
      },
      take: (s, _f, _seat, move) => cityFalls(s, s.cells.indexOf(move[1] as number)),
    },
  },
);

/** OM-25, O-tables(s).omens[OMEN.tribute]!.n: VP, or Knowledge one by one in any order. */
export const tribute = procedure<{ seat: Seat; left: number; least: number }>(
  'tribute',
  { seat: 'all', left: 'all', least: 'all' },
  {
    choose: {
      rule: 'DM-OME-11',
      auto: true,
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        emit(['payVp']);
        if (total(s.knowledge[seat]!) >= tables(s).omens[OMEN.tribute]!.n) emit(['payKnowledge']);
      },
      take(s, f, seat, move) {
        if (move[0] === 'payKnowledge') f.left = tables(s).omens[OMEN.tribute]!.n;
        else score(s, seat, -tables(s).omens[OMEN.tribute]!.n, 'omens', 'omen', OMEN.tribute);
      },
    },
    lose: {
      rule: 'DM-OME-11',
      auto: true,
      who: (_s, f) => (f.left > 0 ? f.seat : null),
      options(s, f, seat, emit) {
        const held = s.knowledge[seat]!;
        for (let domain = f.least; domain < DOMAINS.length; domain++)
          if (held[domain]! > 0 && sufficesFrom(s, held, domain, f.left)) emit(['lose', domain]);
      },
      take(s, f, seat, move) {
        const domain = move[1] as number;
        f.least = leastAfter(s, domain);
        f.left--;
        lose(s, seat, domain, 1, 'omen', OMEN.tribute);
        return 'again';
      },
    },
  },
);

/** OM-07: no activation, no card bonuses. */
function favourableWinds(s: State, seat: Seat): void {
  const gains = DOMAINS.map(() => 0);
  for (const [i, owner] of s.owners.entries())
    if (owner === seat) gains[tables(s).tiles[s.tiles[i]!]!.camp]! += s.levels[i]!;
  for (const [domain, n] of gains.entries()) gain(s, seat, domain, n, 'omen', OMEN.favourableWinds);
}

/** OM-15, DM-OME-07 */
function earthquake(s: State, vertex: number): void {
  for (const i of tilesRound(s, vertex)) if (s.owners[i] !== -1) cityFalls(s, i);
}

/** OM-17, OM-24: everybody loses in each Domain what `lost` says of the Knowledge held there. */
function loseEach(s: State, omen: number, lost: (held: number) => number): void {
  for (const seat of s.order)
    for (const [domain, held] of s.knowledge[seat]!.entries())
      lose(s, seat, domain, Math.max(0, lost(held)), 'omen', omen);
}

/** What an Omen does when `seat` draws it for the Locus at `vertex`; those that last are asked by `countOmen`. */
export function resolve(s: State, seat: Seat, omen: number, vertex: number): Next {
  const { n, more, bound } = tables(s).omens[omen]!;
  switch (omen) {
    case OMEN.bountifulHarvest:
      return call(choice, choiceOf(seat, n, 'omen', omen));
    case OMEN.goldenAge:
      return call(goldenAge, { seat, next: 0 });
    case OMEN.auspiciousBirth:
      return influence(s, seat, n, 'omen', omen);
    case OMEN.greatFestival:
      return score(s, seat, n, 'omens', 'omen', omen);
    case OMEN.favourableWinds:
      return favourableWinds(s, seat);
    case OMEN.greatMigration:
      return call(migration, { seat });
    case OMEN.ageOfPeace:
      for (const other of s.order) influence(s, other, other === seat ? n + more : n, 'omen', omen);
      return;
    case OMEN.procession:
      return score(s, seat, Math.min(n * cityCount(s, seat), bound), 'omens', 'omen', omen);
    case OMEN.richVeins:
      for (const domain of DOMAINS.keys()) gain(s, seat, domain, n, 'omen', omen);
      return;
    case OMEN.drought:
      return call(drought, { next: 0 });
    case OMEN.earthquake:
      return earthquake(s, vertex);
    case OMEN.greatFire: {
      const owner = leader(s, (other) => cityCount(s, other));
      return owner < 0 ? undefined : call(fire, { seat: owner });
    }
    case OMEN.famine:
      return loseEach(s, omen, (held) => held - n);
    case OMEN.rebellion:
      for (const other of s.order) influence(s, other, -n, 'omen', omen);
      return;
    case OMEN.scandal: {
      const most = leader(s, (other) => s.influence[other]!);
      if (most >= 0) influence(s, most, -n, 'omen', omen);
      return;
    }
    case OMEN.locusts:
      return loseEach(s, omen, (held) => (held >= bound ? n : 0));
    case OMEN.tribute:
      return call(tribute, { seat, left: 0, least: 0 });
  }
}
