import {
  moveText,
  type Options,
  parseMove,
  pick,
  type Seat,
  seeded,
  seedOf,
  type Viewer,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { askingSteps, flat, WIDTH, widest } from '../../checks/text-checks.ts';
import { CARDS } from '../data/cards.ts';
import { MISSIONS } from '../data/missions.ts';
import { eventLine } from '../events.ts';
import { MOVE_NAMES } from '../move-names.ts';
import { QUESTIONS, question } from '../questions.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { hexpanse as game } from '../rules/game.ts';
import type { Event, State } from '../rules/types.ts';
import { procedures } from '../rules/vocabulary.ts';
import type { Given } from '../testing/position.ts';
import { table } from '../testing/table.ts';
import text from '../text.ts';
import { typedWords } from './typed.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Frances Featherstonehaugh'];
const FAULTY = /undefined|NaN|\[object|null|(?<![a-z])-1|Infinity/;

/** Every mode is in one of these games. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { mode: 'sailor' }],
  [2, { mode: 'admiral', missionDraft: 'private' }],
  [3, { mode: 'captain', missionDeck: 'swift', factions: 'random', warlordOncePerTurn: 'on' }],
  [4, { mode: 'admiral', incomeCost: 'levelPlusOne' }],
  [4, { mode: 'captain', teams: 'pairs', board: 'large' }],
  [4, { mode: 'admiral', teams: 'pairs' }],
];

/** Positions for what random games hardly come to, each with moves that lead through it. */
const RARE: readonly (readonly [Given, ...lines: string[]])[] = [
  [
    {
      players: { X: { life: 1, warlord: '1,0', cards: 'C15', reserve: [3] }, Y: {} },
      board: { '-1,0': 'Y' },
    },
    'X deploy C15',
    'X at 0,0',
    'X orient 0,0 0',
    'X strike -1,0',
  ],
  [
    {
      players: { X: {}, Y: { minor: 'M11', ship: [4] }, Z: { minor: 'M1' } },
      board: { '0,0': 'X', '1,0': 'Y minor' },
    },
    'X attack 0,0 1,0',
    'Y takeBack 4 0',
  ],
  [
    { players: { X: { cards: 'A7' }, Y: { cards: '' } }, board: { '2,0': 'Y C2', '-1,0': 'Y C5' } },
    'X play A7 2',
    'X card C2',
    'X return',
  ],
  [
    {
      players: { X: {}, Y: {} },
      common: 'P07',
      board: Object.fromEntries(
        ['-1,-1', '-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0', '1,1'].map((hex) => [hex, 'X']),
      ),
    },
    'X place normal',
    'X at 0,0',
  ],
];

type Look = (s: State, seat: Seat, names: readonly string[], events: readonly Event[], n: number) => void;

/** Plays random games of all modes, no sort of move being favoured, and the rare positions; looks at all on the way. */
function play(look: Look): void {
  for (const [i, [seats, options]] of GAMES.entries()) {
    const rng = seeded(seedOf(i));
    const s = game.setup(seedOf(100 + i), seats, options);
    const names = NAMES.slice(0, seats);
    let events: readonly Event[] = [];
    let n = 0;
    while (s.outcome === null && n < 1500) {
      const seat = game.waiting(s)[0]!;
      look(s, seat, names, events, n++);
      const moves = game.moves(s, seat);
      const label = pick(rng, [...new Set(moves.map(([name]) => name))]);
      events = game.apply(
        s,
        seat,
        pick(
          rng,
          moves.filter((move) => move[0] === label),
        ),
      );
    }
    look(s, 0, names, events, 0);
  }
  for (const [given, ...lines] of RARE) {
    const t = table(given);
    const names = NAMES.slice(0, t.s.seats);
    const lookOn = (events: readonly Event[]) => look(t.s, game.waiting(t.s)[0] ?? 0, names, events, 0);
    lookOn([]);
    for (const line of lines) lookOn(t.play(line));
  }
}

const viewersOf = (names: readonly string[]): Viewer[] => [...names.keys(), 'table'];
describe('Hexpanse in plain text', () => {
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
      if (n % 10 > 0) return;
      for (const move of moves.filter((_, i) => i % Math.ceil(moves.length / 6) === 0)) {
        const words = typedWords(move).join(' ');
        expect(text.spell!(view, words), words).toBe(moveText(move));
      }
    });
    expect([...labels].sort()).toEqual(Object.keys(MOVE_NAMES).sort());
  });

  it('has words for every event, for everybody who notices it, each with a rule', () => {
    const heard = new Set<string>();
    play((_s, _seat, names, events) => {
      for (const viewer of viewersOf(names))
        for (const event of events) {
          const known = game.eventFor(event, viewer);
          if (known === null) continue;
          heard.add(known[0]);
          expect(text.sayEvent(known, names) ?? '').not.toMatch(FAULTY);
          expect(RULE_IDS).toContain(eventLine(known)?.rule ?? 'HX-GEN-01');
        }
    });
    expect(heard.size).toBe(46);
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
        for (const part of [
          text.table(view, viewer, names),
          text.brief!(view, viewer, names),
          text.map!(view),
          text.offer!(view, moves) ?? '',
          text.help('board', view, names)!,
        ]) {
          expect(part).not.toMatch(FAULTY);
          expect(widest(part)).toBeLessThanOrEqual(WIDTH);
        }
      }
    });
  });

  it('names no card and no mission that the viewer may not know (section 3)', () => {
    play((s, _seat, names, events, n) => {
      if (n % 20 > 0 || s.outcome !== null) return;
      const open = [
        ...s.market,
        ...s.discard,
        ...s.undeployed.flat(),
        ...s.deployed.flat(),
        ...s.actionCards.flat(),
      ];
      for (const viewer of viewersOf(names)) {
        const told = events.flatMap((event) => {
          const known = game.eventFor(event, viewer);
          return known === null ? [] : (text.sayEvent(known, names) ?? []);
        });
        const said = flat(text.table(game.view(s, viewer), viewer, names));
        const isOwn = (seat: Seat): boolean =>
          viewer !== 'table' && (s.pairs ? seat % 2 === viewer % 2 : seat === viewer);
        const cards = new Set([
          ...open,
          ...s.buried.flatMap((own, seat) => (seat === viewer ? own : [])),
          ...(s.active === viewer ? s.extra : []),
        ]);
        for (const [card, { name }] of CARDS.entries())
          if (!cards.has(card)) expect(said).not.toContain(`${name}:`);
        const missions = new Set([
          s.common,
          ...s.missionRow,
          ...s.secrets.filter((_, seat) => isOwn(seat)),
          ...s.shown.flatMap((own, seat) => (seat === viewer ? own : [])),
        ]);
        for (const [mission, { name }] of MISSIONS.entries())
          if (!missions.has(mission))
            expect(`${said} ${told.join(' ')}`).not.toMatch(new RegExp(`(?<!Short )\\b${name}\\b`));
        for (const [seat, mission] of s.secrets.entries())
          if (mission >= 0 && !isOwn(seat)) expect(said).not.toContain(`Secret mission of ${names[seat]}`);
      }
    });
  });

  it('lets a whole game be played by typing', () => {
    for (const [i, [seats, options]] of GAMES.entries()) {
      const rng = seeded(seedOf(i));
      const s = game.setup(seedOf(i), seats, { ...options, roundCap: 20 });
      while (s.outcome === null) {
        const seat = game.waiting(s)[0]!;
        const view = game.view(s, seat);
        const typed = typedWords(pick(rng, game.moves(view, seat))).join(' ');
        const move = parseMove(text.spell!(view, typed));
        if (!move.ok) throw new Error(typed);
        game.apply(s, seat, move.value as never);
      }
      expect(text.table(s, 'table', NAMES)).toContain('The game is over.');
    }
  });
});
