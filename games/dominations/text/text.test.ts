import { moveText, type Options, pick, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { askingSteps, flat, WIDTH, widest } from '../../text-checks.ts';
import { MONUMENTS } from '../data/monuments.ts';
import { objectiveNumbers } from '../data/objectives.ts';
import { OMENS } from '../data/omens.ts';
import { TILES } from '../data/tiles.ts';
import { eventLine } from '../events.ts';
import { QUESTIONS, question } from '../questions.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { dominations as game } from '../rules/game.ts';
import type { Event, State } from '../rules/types.ts';
import { events } from '../rules/visibility.ts';
import { procedures } from '../rules/vocabulary.ts';
import { eagerMove } from '../testing/eager.ts';
import type { Given } from '../testing/position.ts';
import { table } from '../testing/table.ts';
import text from '../text.ts';
import { nationName } from '../texts.ts';
import { MOVES } from '../words/moves.ts';
import { typedWords } from './spelling.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Frances Featherstonehaugh'];
const FAULTY = /undefined|NaN|\[object|null|-1(?!\d)|Infinity/;

/** Every module and variant is in one of these games. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { goals: 'hegemon', omens: 'on', hiddenHands: 'on' }],
  [3, { goals: 'objectives', omens: 'on', ambition: 'on' }],
  [4, { goals: 'hegemon', omens: 'off', hegemonTies: 'nobody' }],
  [3, { goals: 'objectives', omens: 'off', firstGame: 'on' }],
  [4, { headStart: 'on' }],
];

/** Positions for what random games hardly come to, each with moves that lead through it. */
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

type Look = (s: State, seat: Seat, names: readonly string[], happened: readonly Event[], n: number) => void;

/** Plays a game of each kind, half of it without aim; looks at all positions on the way, and at the rare ones. */
function play(look: Look): void {
  for (const [index, [seats, options]] of GAMES.entries()) {
    const rng = seeded(seedOf(index));
    const s = game.setup(seedOf(200 + index), seats, options);
    const names = NAMES.slice(0, seats);
    let happened: readonly Event[] = [];
    let n = 0;
    while (s.outcome === null) {
      const seat = pick(rng, game.waiting(s));
      look(s, seat, names, happened, n++);
      const moves = game.moves(s, seat);
      const label = pick(rng, [...new Set(moves.map(([name]) => name))]);
      const alike = moves.filter((move) => move[0] === label);
      const move = seat % 2 === 0 ? eagerMove(s, seat, index, rng) : pick(rng, alike);
      happened = game.apply(s, seat, move);
    }
    look(s, 0, names, happened, 0);
  }
  for (const [given, ...lines] of RARE) {
    const t = table(given);
    const names = NAMES.slice(0, t.s.seats);
    look(t.s, game.waiting(t.s)[0]!, names, t.events, 0);
    for (const line of lines) {
      const isLevel = / (monument|patronage) /.test(line);
      look(t.s, 0, names, t.play(isLevel ? `A ${t.line('A', line.slice(2))}` : line), 0);
    }
  }
}

describe('Dominations in plain text', () => {
  it('has words for every move that comes up, and takes it as it is typed', () => {
    const labels = new Set<string>();
    play((s, seat, _names, _happened, n) => {
      if (s.outcome !== null) return;
      const view = game.view(s, seat);
      const moves = game.moves(view, seat);
      for (const move of moves.filter(([label], i) => !labels.has(label) || (n % 20 === 0 && i % 7 === 0))) {
        labels.add(move[0]);
        expect(text.sayMove(view, move)).not.toMatch(FAULTY);
      }
      if (n % 20 > 0) return;
      for (const move of moves.filter((_, i) => i % Math.ceil(moves.length / 8) === 0)) {
        const words = typedWords(view, move).join(' ');
        expect(text.spell!(view, words), words).toBe(moveText(move));
      }
    });
    expect([...labels].sort()).toEqual(Object.keys(MOVES).sort());
  });

  it('has words for every event, for everybody who notices it', () => {
    const heard = new Set<string>();
    play((_s, _seat, names, happened) => {
      for (const viewer of [...names.keys(), 'table'] as Viewer[])
        for (const event of happened) {
          const known = game.eventFor(event, viewer);
          if (known === null) continue;
          heard.add(known[0]);
          expect(text.sayEvent(known, names) ?? '').not.toMatch(FAULTY);
          expect(RULE_IDS).toContain(eventLine(known)?.rule ?? RULE_IDS[0]);
        }
    });
    expect([...heard].sort()).toEqual(Object.keys(events).sort());
  });

  it('has a question for every step that asks', () => {
    const steps = askingSteps(procedures);
    expect(Object.keys(QUESTIONS).sort()).toEqual(steps);
    const asked = new Set<string>();
    play((s, seat) => {
      if (s.outcome !== null) return;
      const { procedure, step } = game.asks(s)!;
      asked.add(`${procedure}.${step}`);
      const { asks, waits } = question(game.view(s, seat))!;
      expect(`${JSON.stringify(asks)} ${waits}`).not.toMatch(FAULTY);
      expect(question(game.view(s, 'table'))!.waits).toBe(waits);
    });
    expect([...asked].sort()).toEqual(steps);
  });

  it('shows table, map and offer in at most 100 columns', () => {
    play((s, seat, names, _happened, n) => {
      if (n % 40 > 0) return;
      for (const viewer of [seat, 'table'] as Viewer[]) {
        const view = game.view(s, viewer);
        const moves = viewer === 'table' ? [] : game.moves(view, seat);
        const said = [
          text.table(view, viewer, names),
          text.brief!(view, viewer, names),
          text.map!(view),
          text.offer!(view, moves) ?? '',
          ...names.map((name) => text.help(`tree ${name}`, view, names)!),
        ];
        for (const part of said) {
          expect(part).not.toMatch(FAULTY);
          expect(widest(part)).toBeLessThanOrEqual(WIDTH);
        }
      }
    });
  });

  it('names no card of a draft and no tile of a hidden hand to others, and no Omen that has not come up (section 3)', () => {
    play((s, seat, names, _happened, n) => {
      const isDraft = s.monuments.length === 0;
      if (n % 40 > 0 && !isDraft) return;
      for (const viewer of [seat, 'table'] as Viewer[]) {
        const own = (offers: readonly number[][]): readonly number[] =>
          viewer === 'table' ? [] : (offers[viewer] ?? []);
        const view = game.view(s, viewer);
        const said = flat(text.table(view, viewer, names));
        if (isDraft) {
          for (const [i, { name }] of MONUMENTS.entries())
            if (!own(s.monumentOffers).includes(i)) expect(said).not.toContain(name);
          for (const card of objectiveNumbers())
            if (!own(s.objectiveOffers).includes(card)) expect(said).not.toContain(nationName(card));
        }
        if (s.hiddenHands) {
          const known = new Set([...s.tiles, ...own(s.hands)]);
          for (const [tile, { id }] of TILES.entries()) if (!known.has(tile)) expect(said).not.toContain(id);
        }
        const open = new Set([...s.omenDiscard, ...s.activeOmens]);
        for (const [omen, { name }] of OMENS.entries()) if (!open.has(omen)) expect(said).not.toContain(name);
      }
    });
  });
});
