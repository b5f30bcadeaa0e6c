import { below, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import type { State } from '../rules/types.ts';
import { table as position } from '../testing/table.ts';
import text from '../text.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dmitri'];
const GAMES = 12;
const FAULTY = /undefined|NaN|\[object|null|-1/;

/** Plays random games and looks at every position on the way. */
function play(
  look: (s: State, seat: Seat, names: readonly string[], events: ReturnType<typeof game.apply>) => void,
): void {
  for (let n = 0; n < GAMES; n++) {
    const rng = seeded(seedOf(n));
    const s = game.setup(seedOf(100 + n), 2 + (n % 3));
    const names = NAMES.slice(0, s.seats);
    let events: ReturnType<typeof game.apply> = [];
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      look(s, seat, names, events);
      const moves = game.moves(s, seat);
      events = game.apply(s, seat, moves[below(rng, moves.length)]!);
    }
    look(s, 0, names, events);
  }
}

describe('Stardust Imperium in plain text', () => {
  it('has words for every move that comes up', () => {
    const labels = new Set<string>();
    play((s, seat) => {
      const view = game.view(s, seat);
      for (const move of game.moves(view, seat)) {
        labels.add(move[0]);
        expect(text.sayMove(view, move)).not.toMatch(FAULTY);
      }
    });
    expect(labels.size).toBeGreaterThan(18);
  });

  it('has words for every event, for everybody who notices it', () => {
    play((_s, _seat, names, events) => {
      for (const viewer of [...names.keys(), 'table'] as Viewer[])
        for (const event of events) {
          const known = game.eventFor(event, viewer);
          if (known !== null) expect(text.sayEvent(known, names) ?? '').not.toMatch(FAULTY);
        }
    });
  });

  it('shows a table of at most 100 columns, with the viewer’s hand and no other', () => {
    play((s, seat, names) => {
      const table = text.table(game.view(s, seat), seat, names);
      expect(table).not.toMatch(FAULTY);
      for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
      expect(table.match(/in hand:/g) ?? []).toHaveLength(s.hands[seat]!.length > 0 ? 1 : 0);
    });
  });

  it('shows a spectator no hand at all', () => {
    const s = game.setup(seedOf(1), 3);
    expect(text.table(game.view(s, 'table'), 'table', NAMES.slice(0, 3))).not.toContain('in hand:');
  });

  it('tells the order in which cards go on the discard pile, and how to choose it (SI-ZON-06)', () => {
    const t = position({ players: [{ hand: 7 }, {}], window: 'after' });
    t.play('0 end');
    const moves = game.moves(t.s, 0);
    expect(text.sayMove(t.s, moves[0]!)).toMatch(/^discard [^,]+, then /);
    expect(text.offer!(t.s, moves)).toContain(`like “discard ${moves[0]!.slice(1).toReversed().join(' ')}”`);
    const research = position({ players: [{}, {}] });
    research.play('0 research');
    const long = game.moves(research.s, 0).find((move) => move.length > 3)!;
    expect(text.sayMove(research.s, long)).toMatch(/^keep .+ and .+; discard .+, then /);
  });

  it('says of a declaration what is missing, and counts nothing that is not paid for (SI-BLD-08)', () => {
    const t = position({
      players: [
        { hand: ['theocracy', 'corveeSystem'], tableau: ['indulgentiaAgency', 'robotizedProduction'] },
        {},
      ],
      budget: 1,
    });
    const [declare] = game.moves(t.s, 0).filter(([label]) => label === 'declare');
    expect(text.sayMove(t.s, declare!)).toBe(
      'declare Theocracy (5$): 1$ missing: only with Indulgentia Agency, which brings at most 8$ for what you give away',
    );
    expect(text.table(t.s, 0, NAMES.slice(0, 2))).toMatch(/Theocracy .* costs {2}5\$/);
    t.play('0 declare theocracy');
    const table = text.table(t.s, 0, NAMES.slice(0, 2));
    expect(table).toMatch(/Theocracy .*declared, not paid/);
    expect(table).toContain('built 2 of 8');
  });

  it('finds every card by its name, and several by a part of it', () => {
    const help = (topic: string) => text.help(topic, game.setup(seedOf(1), 2), NAMES.slice(0, 2));
    for (const { name } of CARDS) expect(help(name.toUpperCase())).toMatch(new RegExp(`^${name} \\(`));
    expect(help('probe')!.match(/sells for/g)).toHaveLength(3);
    expect(help('no such card')).toBeNull();
  });
});
