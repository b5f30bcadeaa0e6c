import { sayEvent } from '@conclave/frame/event-parts.ts';
import { listAt } from '@conclave/frame/moves.ts';
import { moveText, type Options, parseMove, seeded, seedOf, shuffle } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { anyKind, checkText, laid, played, type Seen } from '../../checks/text-checks.ts';
import { CARDS, cardOf, KIND, uidsOf } from '../data/cards.ts';
import { stardustImperium as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import { KEPT } from '../rules/research.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { events } from '../rules/visibility.ts';
import { procedures } from '../rules/vocabulary.ts';
import type { Given } from '../tests/position.ts';
import { table as position, slipped } from '../tests/table.ts';
import { MOVES } from '../words/moves.ts';
import { QUESTIONS } from '../words/questions.ts';
import * as text from './index.ts';
import { typedWords } from './spelling.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dmitri'];

const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, {}],
  [3, { vpCounts: 'own', discardPile: 'top' }],
  [4, {}],
  [3, {}],
  [2, {}],
  [4, { roundLimit: 30 }],
];

/** Positions for what games hardly come to, each with moves that lead through it. */
const RARE: readonly (readonly [Given, ...lines: string[]])[] = [
  [
    {
      players: [
        {
          hand: ['intergalacticEconomicCoalition', 'corveeSystem', 'colonizationPolicy'],
          tableau: ['indulgentiaAgency', 'industrialZonePlanet', 'theocracy'],
        },
        {},
      ],
      top: ['blackMarket'],
    },
    '0 declare intergalacticEconomicCoalition',
    '0 use indulgentiaAgency colonizationPolicy 1',
    '0 cancel',
  ],
  [
    {
      players: [{ hand: ['militarism', 'ark'], tableau: ['indulgentiaAgency'] }, {}],
      extraBuilds: 1,
      window: 'after',
    },
    '0 declareExtra militarism',
  ],
  [{ players: [{ hand: 12 }, {}] }, '0 declare corveeSystem', '0 sell corveeSystem'],
  [
    {
      players: [{ hand: ['resourceProbe'], tableau: ['projectArtemis'] }, { tableau: ['projectArtemis'] }],
    },
    '0 build resourceProbe',
    '0 next 1 projectArtemis',
  ],
  [{ players: [{}, {}], deck: 1 }, '0 research'],
];

/** Noticed by nobody: what stands in the pool of triggers alone, and what no card of this edition does. */
const UNHEARD = ['offered', 'destroyed', 'movedTableau'];

function* positions(): Iterable<Seen<State, Event>> {
  yield* played(game, GAMES);
  yield* laid(
    game,
    RARE.map(([given, ...lines]) => [position(given), ...lines]),
  );
}

describe('Stardust Imperium in plain text', () => {
  checkText({
    game,
    text,
    typedWords,
    events: Object.keys(events).filter((name) => !UNHEARD.includes(name)),
    ruleIds: RULE_IDS,
    procedures,
    alsoAsked: ['triggers.choose'],
    questions: QUESTIONS,
    positions,
    shows: (view) => [text.help('typing', view)!],
  });

  it('shows the viewer’s hand and no other', () => {
    for (const { s, seat, names } of positions()) {
      const table = text.table(game.view(s, seat), seat, names);
      expect(table.match(/in hand:/g) ?? []).toHaveLength(s.hands[seat]!.length > 0 ? 1 : 0);
    }
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
    expect(text.offer(t.s, moves)).toContain(`like “discard ${moves[0]!.slice(1).toReversed().join(' ')}”`);
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
    const help = (topic: string) => text.help(topic, game.setup(seedOf(1), 2));
    for (const { name } of CARDS) expect(help(name.toUpperCase())).toMatch(new RegExp(`^${name} \\(`));
    expect(help('probe')!.match(/sells for/g)).toHaveLength(3);
    expect(help('no such card')).toBeNull();
  });

  it('has words for what no card of this edition does', () => {
    const [ark, theocracy] = [uidsOf(KIND.ark)[0]!, uidsOf(KIND.theocracy)[0]!];
    expect(sayEvent(text, ['destroyed', 1, ark, [theocracy]], NAMES, { seats: 3, rules: 2 })).toBe(
      '  Bo loses The Ark with Theocracy: destroyed',
    );
    expect(sayEvent(text, ['movedTableau', 0, 2, ark], NAMES, { seats: 3, rules: 2 })).toBe(
      '  Ada loses The Ark to Cleo',
    );
  });

  it('takes whole games by typing, cards in any order, which they keep (SI-ZON-06)', () => {
    for (const seats of [2, 3, 4]) {
      const rng = seeded(seedOf(seats));
      const s = game.setup(seedOf(200 + seats), seats, { roundLimit: 30 });
      const copies = (uids: readonly (number | string)[]) =>
        uids.map((uid) => (typeof uid === 'number' ? cardOf(uid).key : uid));
      while (s.outcome === null) {
        const seat = game.waiting(s)[0]!;
        const move = anyKind(game.moves(s, seat), rng);
        const begin = move.slice(0, 1 + listAt(MOVES, move[0]));
        const list = move.slice(begin.length);
        const [first, rest] = move[0] === 'keep' ? [list.slice(0, KEPT), list.slice(KEPT)] : [list, []];
        const meant = [...begin, ...shuffle(rng, first), ...shuffle(rng, rest)] as unknown as Move;
        const view = game.view(s, seat);
        const typed = parseMove(text.spell(view, typedWords(view, meant).join(' ')));
        if (!typed.ok) throw new Error(`${moveText(meant)}: ${typed.error.code}`);
        expect(copies(typed.value.slice(begin.length))).toEqual(copies(meant.slice(begin.length)));
        expect(game.whyNot(s, seat, typed.value)).toBeNull();
        game.apply(s, seat, typed.value as Move);
      }
    }
  });

  it('takes names cut short, copies by one name, players by s1 and s2', () => {
    const t = position({
      players: [{ hand: ['theocracy', 'ark', 'ark', 'holyLand'], tableau: ['indulgentiaAgency'] }, {}, {}],
    });
    const spelled = (typed: string) => text.spell(game.view(t.s, 0), typed);
    const [one, two] = uidsOf(KIND.ark) as [number, number];
    const [theocracy] = uidsOf(KIND.theocracy);
    const [holy] = uidsOf(KIND.holyLand);
    const [agency] = uidsOf(KIND.indulgentiaAgency);
    expect(spelled('build theo the-holy the-ark the-ark')).toBe(`build ${theocracy} ${holy} ${one} ${two}`);
    expect(spelled('use indul the-holy s3')).toBe(`use ${agency} ${holy} 2`);
    expect(spelled('res')).toBe('research');
    expect(spelled(`build ${theocracy} ${one}`)).toBe(`build ${theocracy} ${one}`);
    // What several cards are called is no guess.
    expect(spelled('build theo the')).toBe(`build ${theocracy} the`);
    // The name of a card alone plays nothing: it asks for the moves that say it.
    expect(spelled('theocracy')).toBe('theocracy');
    expect(text.help('typing', t.s)).toContain('use indulgentia-agency the');
  });

  it('tells built copies apart that are not alike', () => {
    const [one, two] = uidsOf(KIND.ark) as [number, number];
    const t = position({ players: [{ tableau: ['reconstructionBase', 'ark', slipped('ark')] }, {}] });
    const view = game.view(t.s, 0);
    const base = uidsOf(KIND.reconstructionBase)[0]!;
    const words = [one, two].map((uid) => typedWords(view, ['use', base, uid]).join(' '));
    expect(new Set(words).size).toBe(2);
    for (const [i, typed] of words.entries())
      expect(text.spell(view, typed)).toBe(`use ${base} ${[one, two][i]}`);
  });
});
