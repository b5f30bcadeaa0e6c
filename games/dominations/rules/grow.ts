import type { Next, Seat } from '@conclave/kernel';
import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { afterProduced, triggered } from './after-production.ts';
import { choice, choiceOf } from './choice.ts';
import { addKnowledge, gain, influence, score } from './gain.ts';
import { power } from './holdings.ts';
import { openCells } from './map.ts';
import { omen } from './omens.ts';
import { type Production, production } from './production.ts';
import type { State } from './types.ts';
import { call, loop, procedure, tell } from './vocabulary.ts';

/** Puts the tile on the map (DM-GRO-02). */
function placeTile(s: State, seat: Seat, tile: number, cell: number, rotation: number): void {
  const hand = s.hands[seat]!;
  hand.splice(hand.indexOf(tile), 1);
  s.cells.push(cell);
  s.tiles.push(tile);
  s.turns.push(rotation);
  s.owners.push(-1);
  s.levels.push(0);
  s.sites.push(-1);
  tell(['placed', seat, tile, cell, rotation]);
}

/** Adds what everybody Produces; what limits take of it was Produced all the same (DM-KNO-06, 07). */
function addProduced(s: State, { parts, produced }: Production): void {
  const lost = produced.map((amounts, seat) =>
    amounts.map((n, domain) => (n === 0 ? 0 : addKnowledge(s, seat, domain, n))),
  );
  tell(['produced', [...parts], lost]);
}

/** DM-MON-10: the player gets what the Monument gives, whoever built it; then comes the next one. */
function siteEffect(s: State, seat: Seat, monument: number): Next {
  const { site } = tables(s).monuments[monument]!;
  if (site.kind === 'choice') return loop(choice, choiceOf(seat, site.n, 'site', monument));
  if (site.kind === 'gain') gain(s, seat, site.domain, site.n, 'site', monument);
  else if (site.kind === 'vp') score(s, seat, site.n, 'triggers', 'site', monument);
  else influence(s, seat, site.n, 'site', monument);
  return 'again';
}

/** 6.4 to 6.6. `loci` and `sites` are what is still to be resolved of them. */
export const grow = procedure<{
  seat: Seat;
  edges: number;
  loci: number[];
  sites: number[];
}>(
  'grow',
  { seat: 'all', edges: 'all', loci: 'all', sites: 'all' },
  {
    place: {
      rule: 'DM-GRO-02',
      who: (_s, f) => f.seat,
      options(s, _f, seat, emit) {
        const cells = openCells(s);
        for (const tile of s.hands[seat]!)
          for (const cell of cells)
            for (let rotation = 0; rotation < 3; rotation++) emit(['place', tile, cell, rotation]);
      },
      take(s, f, seat, move) {
        const [, tile, cell, rotation] = move as ['place', number, number, number];
        const made = production(s, seat, tile, cell, rotation);
        placeTile(s, seat, tile, cell, rotation);
        addProduced(s, made);
        for (const vertex of made.site.loci) tell(['locusClosed', seat, vertex]);
        for (const { domain, n, kind } of afterProduced(s, seat, made.produced[seat]!))
          gain(s, seat, domain, n, 'card', kind);
        for (const { owner, vp, kind } of triggered(s, seat, made.pairs, made.site))
          score(s, owner, vp, 'triggers', 'card', kind);
        f.edges = made.site.edges;
        f.loci = [...made.site.loci];
        f.sites = made.site.neighbours.map((place) => s.sites[place]!).filter((site) => site !== -1);
      },
    },
    cartography(s, f): Next {
      const left = f.edges > 1 ? power(s, f.seat, KIND.cartography) : 0;
      if (left > 0) return call(choice, choiceOf(f.seat, left, 'card', KIND.cartography));
    },
    sites(s, f): Next {
      const site = f.sites.shift();
      if (site !== undefined) return siteEffect(s, f.seat, s.monuments[site]!);
    },
    omens(s, f): Next {
      const vertex = s.hasOmens ? f.loci.shift() : undefined;
      if (vertex !== undefined) return loop(omen, { seat: f.seat, vertex, looked: [] });
    },
  },
);
