import { type Options, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkText, flat, laid, played, type Seen } from '../../checks/text-checks.ts';
import { KIND_OF, TECHNOLOGIES } from '../data/technologies.ts';
import { hegemonic as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import type { Event, State } from '../rules/types.ts';
import { events } from '../rules/visibility.ts';
import { procedures } from '../rules/vocabulary.ts';
import { acting, fighting, passUntil } from '../tests/leaders.ts';
import type { Given } from '../tests/position.ts';
import { finishRound } from '../tests/rounds.ts';
import { type Table, table } from '../tests/table.ts';
import { QUESTIONS } from '../words/questions.ts';
import * as text from './index.ts';
import { typedWords } from './spelling.ts';

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
  [
    {
      players: { Blue: { caps: 9 }, Red: {}, ...others },
      sectors: {
        '3,0': { pieces: { B: 'a', R: 'a' } },
        '-1,0': { tile: { political: 3, faction: 'orange' }, pieces: { G: 'e' } },
      },
      turn: ['B', 'politicize'],
    },
    'B attack infiltrate 0 3,0 R political',
    'B drawFaction 0',
    'R drawFaction 0',
    'G lend attacker',
  ],
];

/** Blue’s first leader makes Red play a technology first. */
function first(): Table {
  const t = fighting({ leader: [1, 3], hand: ['psionicEcology'] }, { hand: ['braneManipulation'] });
  passUntil(t, 'beforeCards');
  return t;
}

/** After a round in which nobody did anything: two others have as many CAPs. */
function after(): Table {
  const t = table({ players: { Ann: { caps: 5 }, Ben: { caps: 7 }, Cleo: { caps: 3 }, Dan: { caps: 7 } } });
  finishRound(t);
  return t;
}

function* positions(): Iterable<Seen<State, Event>> {
  yield* played(game, GAMES);
  yield* laid(game, [
    ...RARE.map(([given, ...lines]) => [table(given), ...lines] as const),
    [first(), 'B lead 3', 'R commit braneManipulation'],
    [after(), 'A arbiter 3'],
    [acting(7, { caps: 2 }, { '3,0': {} }, { pool: [0, 1] }), 'B lead 3 1 -3,0', 'B outpost -3,0'],
  ]);
}

describe('Hegemonic in plain text', () => {
  checkText({
    game,
    text,
    typedWords,
    events: Object.keys(events),
    ruleIds: RULE_IDS,
    procedures,
    questions: QUESTIONS,
    positions,
    // Hexes, by which boards are typed, may have numbers below 0.
    without: (said) => said.replace(/layBoard -?\d+ -?\d+/g, 'layBoard'),
  });

  it('names those who are tied as such, until the Arbiter has put them in order (HG-R-56)', () => {
    const t = table({ players: { Ada: {}, Bo: {}, Cleo: {}, Dmitri: {} } });
    t.play('A card assault', 'B card subvert', 'C card discover', 'D card subvert');
    const said = () => flat(text.table(t.s, 'table', ['Ada', 'Bo', 'Cleo', 'Dmitri']));
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
    expect(flat(text.table(learning, 0, ['Ada', 'Bo']))).not.toContain('two tiles');
    expect(text.help('Arbitration', learning, ['Ada', 'Bo'])).toMatch(/counter-clockwise/);
    expect(text.help('Arbitration', game.setup(seedOf(1), 2), ['Ada', 'Bo'])).toMatch(
      /CAPs beyond the limit/,
    );
  });

  it('names no technology in the hand of another player, and no hidden tile (section 3)', () => {
    for (const { s, seat, names, n } of positions()) {
      if (n % 40 > 0) continue;
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
    }
  });
});
