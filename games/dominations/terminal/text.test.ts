import type { Options, Rng, Seat, Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { anyKind, checkText, flat, laid, played, type Seen } from '../../checks/text-checks.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { OMENS } from '../data/omens.ts';
import { NEWEST } from '../data/tables.ts';
import { TILES } from '../data/tiles.ts';
import { dominations as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { events } from '../rules/visibility.ts';
import { procedures } from '../rules/vocabulary.ts';
import { eagerMove } from '../tests/eager.ts';
import type { Given } from '../tests/position.ts';
import { table } from '../tests/table.ts';
import { nationName } from '../words/names.ts';
import { QUESTIONS } from '../words/questions.ts';
import * as text from './index.ts';
import { typedWords } from './spelling.ts';

/** Every module and variant is in one of these games. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { goals: 'hegemon', omens: 'on', hiddenHands: 'on' }],
  [3, { goals: 'objectives', omens: 'on', ambition: 'on' }],
  [4, { goals: 'hegemon', omens: 'off', hegemonTies: 'nobody' }],
  [3, { goals: 'objectives', omens: 'off', firstGame: 'on' }],
  [4, { headStart: 'on' }],
];

/** Positions for what games hardly come to, each with moves that lead through it. */
const RARE: readonly (readonly [Given, ...lines: string[]])[] = [
  [
    {
      players: { A: { knowledge: { SCI: 6, ART: 3, TRA: 4 }, tree: ['cartography', 'alchemy'] }, B: {} },
      turn: ['A', 'develop'],
    },
    'A advance cartography',
  ],
  [
    {
      players: { A: { knowledge: { ART: 6, GOV: 6 }, tree: ['patronage'] }, B: {} },
      map: { 'D(0,0)': 'R05 1' },
      monuments: { mausoleum: '' },
      turn: ['A', 'build'],
    },
    'A patronage mausoleum',
    'A pay 1 1',
  ],
  [{ players: { A: { influence: 5 }, B: { tree: ['fishing'] } } }, 'A pass'],
  [
    { players: { A: { knowledge: { ART: 3, GOV: 2 } }, B: {} }, turn: ['A', 'omen'], omens: ['tribute'] },
    'A payKnowledge',
  ],
  [{ players: { A: { vp: 6 }, B: {} }, turn: ['A', 'omen'], omens: ['tribute'] }],
  [
    {
      players: { A: { knowledge: { ART: 3, GOV: 3 } }, B: { knowledge: { TRA: 2 } } },
      turn: ['A', 'omen'],
      omens: ['drought'],
    },
  ],
  [
    {
      players: { A: {}, B: {} },
      map: { 'D(0,0)': 'R05 1 A2', 'U(1,0)': 'T01 0 A1' },
      turn: ['A', 'omen'],
      omens: ['greatFire'],
    },
    'A fall D(0,0)',
  ],
  [{ players: { A: {}, B: {} }, turn: ['A', 'omen'], omens: ['greatMigration'] }],
  [
    { players: { A: {}, B: {} }, turn: ['A', 'omen'], omens: ['goldenAge', 'famine'], holders: { REL: 'A' } },
    'A omen goldenAge',
  ],
  [
    {
      players: { A: { knowledge: { ART: 3, GOV: 3 }, tree: ['moneyChanging+'] }, B: {} },
      turn: ['A', 'develop'],
    },
    'A exchange TRA GOV',
    'A more ART',
  ],
  [
    {
      players: { A: { knowledge: { ART: 6, GOV: 6 }, tree: ['sculpture'] }, B: {} },
      map: { 'D(0,0)': 'R05 1', 'U(1,0)': 'T01 0' },
      monuments: { mausoleum: '' },
      turn: ['A', 'build'],
    },
    'A monument mausoleum',
    'A site D(0,0)',
  ],
  [
    {
      players: { A: { knowledge: { ART: 1 } }, B: {} },
      turn: ['A', 'omen'],
      omens: ['famine'],
      short: true,
      holders: { REL: 'A' },
    },
  ],
];

/** Half of the seats play without aim, the others for what is rare. */
const play = (s: State, seat: Seat, rng: Rng, number: number): Move =>
  seat % 2 === 0 ? eagerMove(s, seat, number, rng) : anyKind(game.moves(s, seat), rng);

function* positions(): Iterable<Seen<State, Event>> {
  yield* played(game, GAMES, play);
  yield* laid(
    game,
    RARE.map(([given, ...lines]) => {
      const t = table(given);
      return [
        t,
        ...lines.map((line) =>
          / (monument|patronage) /.test(line) ? `A ${t.line('A', line.slice(2))}` : line,
        ),
      ];
    }),
  );
}

describe('Dominations in plain text', () => {
  checkText({
    game,
    text,
    typedWords,
    events: Object.keys(events),
    ruleIds: RULE_IDS,
    procedures,
    questions: QUESTIONS,
    positions,
    shows: (view, names) => names.map((name) => text.help(`tree ${name}`, view, names)!),
  });

  it('names no card of a draft and no tile of a hidden hand to others, and no Omen that has not come up (section 3)', () => {
    for (const { s, seat, names, n } of positions()) {
      const isDraft = s.monuments.length === 0;
      if (n % 40 > 0 && !isDraft) continue;
      for (const viewer of [seat, 'table'] as Viewer[]) {
        const own = (offers: readonly number[][]): readonly number[] =>
          viewer === 'table' ? [] : (offers[viewer] ?? []);
        const view = game.view(s, viewer);
        const said = flat(text.table(view, viewer, names));
        if (isDraft) {
          for (const [i, { name }] of MONUMENTS.entries())
            if (!own(s.monumentOffers).includes(i)) expect(said).not.toContain(name);
          for (const card of NEWEST.dealt)
            if (!own(s.objectiveOffers).includes(card)) expect(said).not.toContain(nationName(card));
        }
        if (s.hiddenHands) {
          const known = new Set([...s.tiles, ...own(s.hands)]);
          for (const [tile, { id }] of TILES.entries()) if (!known.has(tile)) expect(said).not.toContain(id);
        }
        const open = new Set([...s.omenDiscard, ...s.activeOmens]);
        for (const [omen, { name }] of OMENS.entries()) if (!open.has(omen)) expect(said).not.toContain(name);
      }
    }
  });
});
