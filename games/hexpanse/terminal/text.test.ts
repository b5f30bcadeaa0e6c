import { sayEvent } from '@conclave/frame/event-parts.ts';
import { moveText, type Options, pick, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkText, flat, laid, played, type Seen } from '../../checks/text-checks.ts';
import { CARDS } from '../data/cards.ts';
import { MISSIONS } from '../data/missions.ts';
import { hexpanse as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import type { Event, State } from '../rules/types.ts';
import { events } from '../rules/visibility.ts';
import { procedures } from '../rules/vocabulary.ts';
import type { Given } from '../tests/position.ts';
import { table } from '../tests/table.ts';
import { QUESTIONS } from '../words/questions.ts';
import * as text from './index.ts';
import { typedWords } from './spelling.ts';

/** Every mode is in one of these games. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { mode: 'sailor', evenStart: 'on' }],
  [2, { mode: 'admiral', missionDraft: 'private', evenStart: 'on' }],
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
  [
    {
      players: { X: { minor: 'M3' }, Y: { minor: 'M2' } },
      board: { '0,0': 'X minor', '1,0': 'Y', '0,1': 'Y' },
    },
    'X reuse 0,0',
    'X target 1,0',
  ],
  [
    { players: { X: { minor: 'M5', ship: [1, 1] }, Y: { minor: 'M2' } } },
    'X place minor',
    'X at 0,0',
    'X use',
    'X put 1,0 normal',
  ],
];

function* positions(): Iterable<Seen<State, Event>> {
  yield* played(game, GAMES);
  yield* laid(
    game,
    RARE.map(([given, ...lines]) => [table(given), ...lines]),
  );
}

describe('Hexpanse in plain text', () => {
  checkText({
    game,
    text,
    typedWords,
    events: Object.keys(events),
    ruleIds: RULE_IDS,
    procedures,
    questions: QUESTIONS,
    positions,
    shows: (view, names) => [text.help('board', view, names)!],
  });

  it('names no card and no mission that the viewer may not know (section 3)', () => {
    for (const { s, names, events: happened, n } of positions()) {
      if (n % 20 > 0 || s.outcome !== null) continue;
      const open = [
        ...s.market,
        ...s.discard,
        ...s.undeployed.flat(),
        ...s.deployed.flat(),
        ...s.actionCards.flat(),
      ];
      for (const viewer of [...names.keys(), 'table'] as Viewer[]) {
        const told = happened.flatMap((event) => {
          const known = game.eventFor(event, viewer);
          return known === null ? [] : (sayEvent(text, known, names, s) ?? []);
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
    }
  });

  it('lets a whole game be played by typing', () => {
    for (const [i, [seats, options]] of GAMES.entries()) {
      const rng = seeded(seedOf(i));
      const s = game.setup(seedOf(i), seats, { ...options, roundCap: 20 });
      while (s.outcome === null) {
        const seat = game.waiting(s)[0]!;
        const view = game.view(s, seat);
        const move = pick(rng, game.moves(view, seat));
        const typed = typedWords(view, move).join(' ');
        expect(text.spell(view, typed), typed).toBe(moveText(move));
        game.apply(s, seat, move);
      }
      expect(text.table(s, 'table', ['Ada', 'Bo', 'Cleo', 'Dov'])).toContain('The game is over.');
    }
  });
});
