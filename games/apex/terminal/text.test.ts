import { type Options, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkText, flat, laid, played, type Seen } from '../../checks/text-checks.ts';
import { apex as game } from '../index.ts';
import { RULE_IDS } from '../rule-ids.ts';
import type { Event, State } from '../rules/types.ts';
import { events } from '../rules/visibility.ts';
import { procedures } from '../rules/vocabulary.ts';
import { newest } from '../tests/names.ts';
import { table } from '../tests/table.ts';
import { QUESTIONS } from '../words/questions.ts';
import { sectorName } from '../words/sector-names.ts';
import * as text from './index.ts';
import { typedWords } from './spelling.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dmitri', 'Evangeline', 'Frances Featherstonehaugh'];

/** Every number of seats and every setting is in one of these games. */
const GAMES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { exploration: 'on' }],
  [2, { duelMode: 'off', setupMode: 'random' }],
  [3, {}],
  [4, { setupMode: 'random', exploration: 'on' }],
  [5, { firstChooser: 'seat2' }],
  [6, { exploration: 'on' }],
];

function* positions(): Iterable<Seen<State, Event>> {
  yield* played(game, GAMES);
  const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { Z: 'H 6s, M 2s' } });
  t.choose('H expansion').givePool({ ambush: 1, conversion: 1 });
  const play = (...lines: readonly string[]) => t.play(...lines).events;
  yield* laid(game, [[{ s: t.s, events: t.events, play }, 'H ambush Z M', 'H convert Z M']]);
}

describe('APEX in plain text', () => {
  checkText({
    game,
    text,
    typedWords,
    events: Object.keys(events),
    ruleIds: RULE_IDS,
    procedures,
    questions: QUESTIONS,
    positions,
  });

  it('tells each seat its own hand and the hands that it has held, and spectators none (AX-R-37)', () => {
    const s = game.setup(seedOf(1), 3, { setupMode: 'random' });
    const names = NAMES.slice(0, 3);
    const told = (viewer: Viewer) => flat(text.table(game.view(s, viewer), viewer, names));
    for (let round = 1; round < 3; round++) {
      expect(told(0).match(/Your hand/g)).toHaveLength(1);
      expect(told(0).match(/known to you/g) ?? []).toHaveLength(round - 1);
      expect(told('table')).not.toMatch(/Your hand|known to you/);
      for (let seat = 0; seat < 3; seat++) game.apply(s, seat, ['choose', s.hands[seat]![0]!, 'evolution']);
    }
  });

  it('says of every sector who controls it and why, and how a battle would end', () => {
    const s = game.setup(seedOf(1), 3, { setupMode: 'random' });
    s.ships = s.ships.map((ships) => ships.map(() => 0));
    s.levels = s.levels.map(() => [0, 0, 0, 0]);
    s.ships[0]![4] = 2;
    s.ships[1]![4] = 2;
    const name = sectorName(newest(3), 4);
    const help = () => text.help(name, game.view(s, 0), NAMES);
    expect(help()).toContain('Ada 2 ships, Bo 2 ships. Nobody controls it: Ada 2, Bo 2.');
    expect(help()).toContain('A battle now: tied');
    s.levels[1]![2] = 1;
    s.levels[0]![3] = 1;
    expect(help()).toContain('Bo controls it: Bo 3 (2 + influence 1), Ada 2.');
    expect(help()).toContain('A battle now: Ada wins and keeps 1 token: Ada 3 (2 + armament 1), Bo 2.');
  });

  it('says what a civilisation starts with by the rules of the table (section 2.2)', () => {
    const help = (rules: number) => flat(text.help('humans', game.setup(seedOf(1), 2, {}, rules), NAMES)!);
    expect(help(1)).toContain('Starts with 3 ships, influence 2.');
    expect(help(2)).toContain('Starts with 5 ships, production 1, influence 1.');
  });

  it('draws who is where, and who controls', () => {
    const s = game.setup(seedOf(1), 3, { setupMode: 'random' });
    s.civilisations = ['humans', 'minerls', 'sherais'];
    s.ships = s.ships.map((ships) => ships.map(() => 0));
    s.levels = s.levels.map(() => [0, 0, 0, 0]);
    [s.ships[0]![4], s.ships[1]![4], s.colonies[4]] = [2, 2, 0];
    [s.ships[0]![5], s.ships[2]![5]] = [1, 1];
    const map = text.map(game.view(s, 'table'));
    expect(map).toContain('│[H2*] M2 ');
    expect(map).toContain('│~ H1 S1 ');
    expect(map).toContain('│[S*] ');
  });

  it('helps with cards, sectors, players and the words of the game', () => {
    const view = game.view(game.setup(seedOf(1), 3, { setupMode: 'random' }), 0);
    const help = (topic: string) => text.help(topic, view, NAMES.slice(0, 3));
    for (let card = 1; card <= 30; card++)
      expect(help(`card ${card}`)).toMatch(new RegExp(`^Card ${card}\\b`));
    expect(help('17')).toContain('Expansion, 1 movement and 2 productions');
    expect(help('C1')).toMatch(/^C1 .*Next to/s);
    expect(help('galaxy')!.match(/Next to/g)).toHaveLength(15);
    expect(help('map')).toContain('│A1 ');
    expect(help('bo')).toMatch(/^Bo, /);
    expect(help('movement')!.split('\n')).toHaveLength(3);
    expect(flat(help('humans')!)).toContain('Starts with 5 ships, production 1, influence 1.');
    const old = game.view(game.setup(seedOf(1), 3, {}, 1), 0);
    expect(flat(text.help('humans', old, NAMES)!)).toContain('Starts with 3 ships, influence 2.');
    expect(text.sayMove(old, ['civilisation', 'cireades'])).toContain('5 ships, production 1');
    for (const topic of ['card 31', '0', 'no such thing']) expect(help(topic)).toBeNull();
  });
});
