import { moveText, type Options, pick, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { askingSteps, flat, WIDTH, widest } from '../../checks/text-checks.ts';
import { KIND_OF, TECHNOLOGIES } from '../data/technologies.ts';
import { eventLine } from '../events.ts';
import { MOVE_NAMES } from '../move-names.ts';
import { QUESTIONS, question } from '../questions.ts';
import { hegemonic as game } from '../rules/game.ts';
import type { Event, State } from '../rules/types.ts';
import { procedures } from '../rules/vocabulary.ts';
import type { Given } from '../testing/position.ts';
import { table } from '../testing/table.ts';
import text from '../text.ts';
import { typedWords } from './typed.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dmitri', 'Evangeline', 'Frances Featherstonehaugh'];
const FAULTY = /undefined|NaN|\[object|null|-1|Infinity/;

/** Every variant is in one of these games. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { learningGame: 'on', wildHomes: 'on' }],
  [3, { leaders: 'dealt', discardPiles: 'three', longerGame: 'on' }],
  [4, {}],
  [5, { leaders: 'drafted', technologies: 'drafted', wildHomes: 'on' }],
  [6, { galaxy: 'free', homes: 'chosen', leaders: 'dealt', discardPiles: 'three' }],
];

const others = { Green: {}, Orange: {} };

/** Positions for what random games hardly come to, each with moves that lead through it. */
const RARE: readonly (readonly [Given, ...lines: string[]])[] = [
  [
    {
      players: { Blue: { caps: 20 }, Red: { caps: 9, advanced: ['phasedTeleportation'] }, ...others },
      sectors: {
        '3,0': { pieces: { R: '3o f', B: 'f' } },
        '2,0': { pieces: { B: '3o' } },
        '2,-1': { pieces: { B: '3o' } },
        '1,0': { pieces: { B: '3o' } },
        '-3,0': { pieces: { B: '2o' } },
        '-3,1': { pieces: { B: 'o' } },
        '-3,3': { tile: 9 },
      },
      turn: ['B', 'martialize'],
    },
    'B attack strike 0 3,0 R martial',
    'B drawStack 2,0',
    'R decline',
    'B fill -3,1',
  ],
  [
    {
      players: { Blue: { caps: 2, built: [0, 9, 0] }, Red: {}, ...others },
      sectors: { '3,0': { pieces: { B: 'e' } }, '3,-1': { tile: { political: 2 } } },
      turn: ['B', 'politicize'],
    },
    'B relocate 3,0 3,-1',
  ],
  [
    {
      players: {
        Blue: { caps: 20, built: [0, 2, 0], advanced: ['stealthFieldEmitter'] },
        Red: { caps: 1, built: [0, 0, 9], advanced: ['bioAdaptiveHulls'] },
        ...others,
      },
      sectors: {
        '3,0': { pieces: { R: '3o', B: 'a' } },
        '3,-2': { tile: { martial: 1 } },
        '-1,0': { tile: { political: 3, faction: 'green' }, pieces: { B: 'e' } },
      },
      turn: ['B', 'subvert'],
    },
    'B attack annex 0 3,0 R martial',
    'B drawFaction 2',
    'R use bioAdaptiveHulls 3,-2',
    'B use stealthFieldEmitter -1,0',
  ],
  [
    {
      players: { Yellow: { caps: 3, advanced: ['predictiveAlgorithms'] }, Blue: {}, ...others },
      sectors: {
        '1,0': { tile: { industrial: 1 }, pieces: { Y: 'c' } },
        '2,0': { tile: { industrial: 1 }, pieces: { B: '2o' } },
        '3,-2': { tile: { industrial: 1 } },
        '2,-2': { tile: { industrial: 1 }, pieces: { Y: 'c' } },
      },
      gates: [['Y', '2,0', '3,-2']],
      turn: ['Y', 'assault'],
    },
    'Y attack embargo 1,0 2,0 B martial',
    'B destroyGates 0',
    'Y use predictiveAlgorithms 2,-2',
  ],
];

type Look = (s: State, seat: Seat, names: readonly string[], events: readonly Event[], n: number) => void;

/** Plays a random game of each kind, no sort of move being favoured, and the rare positions; looks at all on the way. */
function play(look: Look): void {
  for (const [seats, options] of GAMES) {
    const rng = seeded(seedOf(seats));
    const s = game.setup(seedOf(510 + seats), seats, options);
    const names = NAMES.slice(0, seats);
    let events: readonly Event[] = [];
    let n = 0;
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      look(s, seat, names, events, n++);
      const moves = game.moves(s, seat);
      const label = pick(rng, [...new Set(moves.map(([name]) => name))]);
      const alike = moves.filter((move) => move[0] === label);
      events = game.apply(s, seat, pick(rng, alike));
    }
    look(s, 0, names, events, 0);
  }
  for (const [given, ...lines] of RARE) {
    const t = table(given);
    const names = NAMES.slice(0, t.s.seats);
    const lookOn = (events: readonly Event[]) => look(t.s, game.waiting(t.s)[0]!, names, events, 0);
    lookOn([]);
    for (const line of lines) lookOn(t.play(line));
  }
}

/** How boards are typed: hexes may have numbers below 0. */
const withoutHexes = (said: string): string => said.replace(/layBoard -?\d+ -?\d+/g, 'layBoard');

describe('Hegemonic in plain text', () => {
  it('has words for every move that comes up, and takes it as it is typed', () => {
    const labels = new Set<string>();
    play((s, seat, _names, _events, n) => {
      if (s.outcome !== null) return;
      const view = game.view(s, seat);
      const moves = game.moves(view, seat);
      for (const move of moves.filter(([label]) => n % 20 === 0 || !labels.has(label))) {
        labels.add(move[0]);
        expect(text.sayMove(view, move)).not.toMatch(FAULTY);
      }
      if (n % 20 > 0) return;
      for (const move of moves.filter((_, i) => i % Math.ceil(moves.length / 12) === 0)) {
        const words = typedWords(view, move).join(' ');
        const spelled = text.spell!(view, words);
        const same = moves.find((other) => moveText(other) === spelled);
        expect(same && typedWords(view, same).join(' '), words).toBe(words);
      }
    });
    expect([...labels].sort()).toEqual(Object.keys(MOVE_NAMES).sort());
  });

  it('has words for every event, for everybody who notices it', () => {
    const heard = new Set<string>();
    play((_s, _seat, names, events) => {
      for (const viewer of [...names.keys(), 'table'] as Viewer[])
        for (const event of events) {
          const known = game.eventFor(event, viewer);
          if (known === null) continue;
          heard.add(known[0]);
          expect(text.sayEvent(known, names) ?? '').not.toMatch(FAULTY);
          expect(eventLine(known)?.rule ?? 'HG-').toMatch(/^HG-/);
        }
    });
    expect(heard.size).toBe(49);
  });

  it('names those who are tied as such, until the Arbiter has put them in order (HG-R-56)', () => {
    const t = table({ players: { Ada: {}, Bo: {}, Cleo: {}, Dmitri: {} } });
    t.play('A card assault', 'B card subvert', 'C card discover', 'D card subvert');
    const said = () => flat(text.table(t.s, 'table', NAMES.slice(0, 4)));
    expect(said()).toContain(
      'Turn: Ada with Assault, 2 actions left. Then in the order that Ada will say Bo with Subvert and Dmitri with Subvert, Cleo with Discover.',
    );
    t.play('A endTurn', 'A start 3');
    expect(said()).toContain(
      'Turn: Dmitri with Subvert, 2 actions left. Then Bo with Subvert, Cleo with Discover.',
    );
  });

  it('asks for what there is, and says what is used up (HG-TX-P8, HG-VAR-02, HG-VAR-05)', () => {
    const drawing = (advanced: 'postPhysicalArray' | 'polymorphicMatter') => {
      const t = table({
        players: { Blue: { caps: 9, advanced: [advanced] }, Red: {}, ...others },
        sectors: { '3,0': { pieces: { B: 'a', R: 'o' } } },
        turn: ['B', 'assault'],
      });
      t.play('B attack sabotage 0 3,0 R martial');
      return flat(text.table(t.s, 0, ['Blue', 'Red', 'Green', 'Orange']));
    };
    expect(drawing('polymorphicMatter')).toContain('it is used up for your Agents in this phase');
    expect(drawing('postPhysicalArray')).not.toContain('used up');
    const learning = game.setup(seedOf(1), 2, { learningGame: 'on' });
    expect(flat(text.table(learning, 0, NAMES.slice(0, 2)))).not.toContain('two tiles');
    expect(text.help('Arbitration', learning, NAMES)).toMatch(/counter-clockwise/);
    expect(text.help('Arbitration', game.setup(seedOf(1), 2), NAMES)).toMatch(/CAPs beyond the limit/);
  });

  it('has a question for every step that asks', () => {
    const steps = askingSteps(procedures);
    expect(Object.keys(QUESTIONS).sort()).toEqual(steps);
    play((s, seat) => {
      if (s.outcome !== null) return;
      const { asks, waits } = question(game.view(s, seat))!;
      expect(`${JSON.stringify(asks)} ${waits}`).not.toMatch(FAULTY);
      expect(question(game.view(s, 'table'))!.waits).toBe(waits);
    });
  });

  it('shows table, map and offer in at most 100 columns', () => {
    play((s, seat, names, _events, n) => {
      if (n % 40 > 0) return;
      for (const viewer of [seat, 'table'] as Viewer[]) {
        const view = game.view(s, viewer);
        const moves = viewer === 'table' ? [] : game.moves(view, seat);
        const said = [
          text.table(view, viewer, names),
          text.brief!(view, viewer, names),
          text.map!(view),
          withoutHexes(text.offer!(view, moves) ?? ''),
        ];
        for (const part of said) {
          expect(part).not.toMatch(FAULTY);
          expect(widest(part)).toBeLessThanOrEqual(WIDTH);
        }
      }
    });
  });

  it('names no technology in the hand of another player, and no hidden tile (section 3)', () => {
    play((s, seat, names, _events, n) => {
      if (n % 40 > 0) return;
      for (const viewer of [seat, 'table'] as Viewer[]) {
        const seen = game.view(s, viewer);
        const shown = [...s.discards, ...s.inactive, ...s.advanced, s.conflict?.cards ?? []].flat();
        const own = viewer === 'table' ? [] : [...(s.hands[viewer] ?? []), ...(s.packets[viewer] ?? [])];
        const known = new Set([...shown, ...own].filter((card) => card >= 0).map((card) => KIND_OF[card]!));
        const said = flat(text.table(seen, viewer, names));
        for (const [kind, { name }] of TECHNOLOGIES.entries())
          if (!known.has(kind)) expect(said).not.toContain(name);
        const tiles = new Set([...s.tiles, ...s.pool, ...(viewer === 'table' ? [] : s.tileHands[viewer]!)]);
        for (const tile of s.stack.filter((hidden) => !tiles.has(hidden)))
          expect(said).not.toContain(`T${String(tile + 1).padStart(2, '0')}`);
      }
    });
  });
});
