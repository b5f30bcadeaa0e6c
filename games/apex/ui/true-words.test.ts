import { pick, type Seat, seeded, seedOf } from '@conclave/kernel';
import { people } from '@conclave/kit/testing';
import { describe, expect, it } from 'vitest';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { apex as game } from '../index.ts';
import { sideOf } from '../rules/battle.ts';
import { colonization } from '../rules/colonization.ts';
import { controller } from '../rules/control.ts';
import { tokens } from '../rules/galaxy.ts';
import { tokensInAll } from '../rules/scoring.ts';
import type { Event, Idle, Move, State } from '../rules/types.ts';
import { war } from '../rules/war.ts';
import { sayMove } from '../words/move.ts';
import { ageNow } from './age-now.ts';
import { effectOf } from './effects.ts';
import { consequences, sayConsequence, verdictFor } from './preview.ts';
import { threatAt } from './threat.ts';

/*
 * What page and terminal say before a move, against what the move then does, in positions of random games.
 */

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn');

interface Position {
  readonly s: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Random games of two to six; what leads to meetings is chosen oftener than chance would. */
function positions(
  games: number,
  look: (at: Position, played: Move, events: readonly Event[]) => void,
): void {
  for (let number = 0; number < games; number++) {
    const s = game.setup(seedOf(300 + number), 2 + (number % 5), {
      exploration: pick(seeded(seedOf(number)), ['on', 'off']),
    });
    const rng = seeded(seedOf(number + 50));
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      const moves = game.moves(s, seat);
      const goes = moves.filter(([label]) => !/^(end|pass)/.test(label));
      const move = pick(rng, goes.length > 0 && pick(rng, [true, true, false]) ? goes : moves);
      const before = game.clone(s);
      look({ s: before, seat, moves }, move, game.apply(s, seat, move));
    }
  }
}

const after = ({ s, seat }: Position, move: Move): State => {
  const later = game.clone(s);
  game.apply(later, seat, move);
  return later;
};

/** A position with nothing but the tokens of another: what follows the move itself is left out. */
function carriedOut(at: Position, move: Move): State {
  const later = after(at, move);
  return { ...at.s, ships: later.ships, colonies: later.colonies, tiles: later.tiles };
}

describe('a warning before a battle', () => {
  it('says what the battle then costs and brings, at homes too', () => {
    const said = new Set<string>();
    positions(60, (at) => {
      const { s, seat, moves } = at;
      for (const move of moves) {
        if (move[0] !== 'battle') continue;
        const [, sector] = move;
        const { outcome, warning } = verdictFor(game.view(s, seat), seat, sector);
        const later = game.clone(s);
        const event = game.apply(later, seat, move).find(([name]) => name === 'battle');
        const [, , , sides, winner] = event as Extract<Event, readonly ['battle', ...unknown[]]>;
        expect(outcome).toBe(winner === seat ? 'won' : winner < 0 ? 'tied' : 'lost');
        const { ships, shipsLost, coloniesLost } = sides.map(sideOf).find((side) => side.seat === seat)!;
        if (outcome === 'won') {
          expect(warning).toBe(
            ships > 1 && shipsLost > ships / 2
              ? `Costly: ${shipsLost} of your ${ships} ships are lost.`
              : null,
          );
          continue;
        }
        const isHome = s.origins[seat] === sector;
        said.add(
          `${outcome} ${isHome ? 'at home' : 'away'} ${shipsLost + coloniesLost > 0 ? 'with' : 'without'} losses`,
        );
        expect(warning!.includes('nobody scores')).toBe(winner < 0);
        expect(warning!.includes('the winner scores 1 VP')).toBe(winner >= 0);
        expect(warning!.includes('your origin colony')).toBe(isHome);
        expect(warning!.includes('lose nothing')).toBe(shipsLost + coloniesLost === 0);
        expect(/(\d+) ships?/.exec(warning!)?.[1] ?? '0').toBe(`${shipsLost}`);
        expect(warning!.includes('the colony')).toBe(coloniesLost > 0);
        expect(tokens(carriedOut(at, move), seat, sector)).toBe(isHome ? 1 : 0);
      }
    });
    for (const outcome of ['lost', 'tied'])
      for (const where of ['at home with', 'at home without', 'away with'])
        expect(said).toContain(`${outcome} ${where} losses`);
  });

  it('is told in the terminal with the losses of everybody', () => {
    positions(20, ({ s, seat, moves }) => {
      for (const move of moves) {
        if (move[0] !== 'battle') continue;
        const words = sayMove(game.view(s, seat), move);
        const later = game.clone(s);
        const event = game.apply(later, seat, move).find(([name]) => name === 'battle');
        const [, , , sides] = event as Extract<Event, readonly ['battle', ...unknown[]]>;
        const lost = sides.map(sideOf).reduce((sum, { shipsLost }) => sum + shipsLost, 0);
        const counted = [...words.matchAll(/lose (\d+) ship/g)].reduce((sum, [, n]) => sum + Number(n), 0);
        expect([words, counted]).toEqual([words, lost]);
      }
    });
  });
});

describe('what an action would change', () => {
  it('is what it changes: control, and how a battle would end then', () => {
    positions(25, (at) => {
      const { s, seat, moves } = at;
      const view = game.view(s, seat);
      for (const move of moves.filter((_, i) => i % 7 === 0)) {
        const changes = consequences(view, seat, move);
        if (changes.length === 0) continue;
        const later = carriedOut(at, move);
        for (const change of changes) {
          expect(change.before).toBe(controller(s, change.sector));
          expect(change.after).toBe(controller(later, change.sector));
          const met = later.ships.some(
            (_, other) => other !== seat && tokens(later, other, change.sector) > 0,
          );
          const isBattle = met && tokens(later, seat, change.sector) > 0;
          expect(change.battle).toBe(isBattle ? verdictFor(later, seat, change.sector).outcome : null);
          expect(sayConsequence(view, SEATS, seat, change)).not.toMatch(/undefined/);
        }
      }
    });
  });
});

describe('what the age would bring if it ended now', () => {
  it('is what it brings when it ends (AX-SCO-01, 02)', () => {
    let scored = 0;
    positions(10, ({ s, seat }, played, events) => {
      const event = events.find(([name]) => name === 'ageScored');
      if (event?.[0] !== 'ageScored') return;
      const [, , controllers, bonuses] = event;
      const last = after({ s, seat, moves: [] }, played);
      scored++;
      expect(ageNow(last).map(({ points }) => points)).toEqual(
        bonuses.map((bonus, seat) => controllers.filter((one) => one === seat).length + bonus),
      );
    });
    expect(scored).toBe(30);
  });
});

describe('who could win a battle next', () => {
  it('is who wins it in a War turn, and nobody else', () => {
    const seen = new Set<boolean>();
    positions(30, (at) => {
      const { s, seat, moves } = at;
      for (const move of moves) {
        if (move[0] !== 'battle') continue;
        const { outcome } = verdictFor(s, seat, move[1]);
        for (let me = 0; me < s.seats; me++) {
          if (me === seat || tokens(s, me, move[1]) === 0) continue;
          const threat = threatAt(game.view(s, me), me, move[1]);
          expect(threat?.seat === seat).toBe(outcome === 'won');
          seen.add(threat !== null);
        }
      }
    });
    expect(seen.size).toBe(2);
  });
});

/** What an effect without effect says, by why the turn then was without. */
const SAYS: { readonly [why in Idle]?: RegExp } = {
  noBattle: /^no effect now: nobody to fight$/,
  noToken: /^no effect now: all three colonies are placed$/,
  noSector: /^no effect now: no sector to colonise$/,
  noAction: /^no effect now: none of \d+ actions? is possible$/,
  ...Object.fromEntries(
    EVOLUTIONS.map((evolution) => [evolution, new RegExp(`^no effect now: ${evolution} is at level 5$`)]),
  ),
};

describe('what a side of a card would do', () => {
  it('is what is then offered, and nothing where the turn is without effect', () => {
    const seen = new Set<string>();
    positions(40, ({ s, seat, moves }, played, events) => {
      const view = game.view(s, seat);
      const count = (label: string) => moves.filter((move) => move[0] === label).length;
      const effect = (strategy: 'war' | 'colonization') =>
        effectOf(view, seat, s.choices[seat]!.card, strategy);
      if (war.under(s)?.fought.length === 0)
        expect(effect('war').text.match(/\d:\d+ (win|tie|loss)/g)).toHaveLength(count('battle'));
      if (colonization.under(s) !== null) {
        const n = count('colonize');
        expect(effect('colonization').text).toMatch(n === 1 ? /^on / : new RegExp(`^${n} sectors`));
      }
      // The first turn after the reveal finds things as they were when the last choice was made.
      const first = events.findIndex(([name]) => name === 'turnStarted');
      if (played[0] !== 'choose' || first < 0) return;
      const [, mover, strategy, card] = events[first] as Extract<
        Event,
        readonly ['turnStarted', ...unknown[]]
      >;
      const foreseen = effectOf(game.view(s, mover), mover, card, strategy);
      const next = events[first + 1]?.[0] === 'pooled' ? events[first + 2] : events[first + 1];
      const ended = next?.[0] === 'turnEnded' ? next : null;
      expect([strategy, foreseen.isNone]).toEqual([strategy, ended !== null]);
      if (ended === null) return;
      seen.add(ended[3]);
      expect(foreseen.text).toMatch(SAYS[ended[3]]!);
    });
    expect(seen).toContain('noBattle');
    expect(seen).toContain('noSector');
  });
});

describe('why a turn was without effect', () => {
  it('is what the position shows', () => {
    const seen = new Set<Idle>();
    positions(40, ({ s }, played, events) => {
      for (const [i, event] of events.entries()) {
        if (event[0] !== 'turnEnded') continue;
        const [, seat, left, why] = event;
        seen.add(why);
        const isOwnDoing = ['endWar', 'pass', 'endExpansion'].includes(why);
        expect(isOwnDoing).toBe(i === 0 && played[0] === why);
        expect(left.length > 0).toBe(why === 'endExpansion' || why === 'noAction');
        if (why === 'noToken') expect(s.colonies.filter((owner) => owner === seat)).toHaveLength(3);
      }
    });
    for (const why of ['endWar', 'pass', 'endExpansion', 'noBattle', 'noSector', 'noToken', 'noAction'])
      expect(seen).toContain(why);
  });
});

it('the tokens of the tie-break are ships and colonies, origin included (AX-END-03)', () => {
  positions(4, ({ s }) => {
    for (let seat = 0; seat < s.seats; seat++) {
      const ships = s.ships[seat]!.reduce((sum, n) => sum + n, 0);
      const colonies = s.colonies.filter((owner) => owner === seat).length;
      expect(tokensInAll(s, seat)).toBe(ships + colonies + (s.origins[seat]! >= 0 ? 1 : 0));
    }
  });
});
