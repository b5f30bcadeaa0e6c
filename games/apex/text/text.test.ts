import { below, moveText, parseMove, pick, type Seat, seeded, seedOf, type Viewer } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { flat, WIDTH, widest } from '../../checks/text-checks.ts';
import { expansion } from '../rules/expansion.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import { apex as game } from '../rules/game.ts';
import type { Event, Move, State } from '../rules/types.ts';
import { call } from '../rules/vocabulary.ts';
import { sectorName } from '../sector-names.ts';
import text from '../text.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dmitri', 'Evangeline', 'Frances Featherstonehaugh'];
const FAULTY = /undefined|NaN|\[object|null|-1/;

/** An Expansion turn of the first seat, with this left in its pool. */
const expanding = (pool: number[]) => ({ ...call(expansion, { seat: 0, pool }).frame, at: 'action' });

type Look = (s: State, seat: Seat, names: readonly string[], events: readonly Event[]) => void;

/** Plays a random game for each number of seats, settings by chance, and looks at every position on the way. */
function play(look: Look): void {
  for (let seats = 2; seats <= 6; seats++) {
    const rng = seeded(seedOf(seats));
    const s = game.setup(seedOf(100 + seats), seats, {
      exploration: pick(rng, ['on', 'off']),
      setupMode: seats === 4 ? 'random' : 'draft',
    });
    const names = NAMES.slice(0, seats);
    let events: readonly Event[] = [];
    while (s.outcome === null) {
      const seat = game.waiting(s)[0]!;
      look(s, seat, names, events);
      const moves = game.moves(s, seat);
      events = game.apply(s, seat, moves[below(rng, moves.length)]!);
    }
    look(s, 0, names, events);
  }
}

/** A move as the offer says that it is typed. */
function typed(s: State, [label, ...args]: Move): string {
  const at = (i: number) => sectorName(s.seats, args[i] as number);
  switch (label) {
    case 'move':
    case 'portal':
      return `${label} ${at(0)} ${at(1)} ${args[2]}`;
    case 'ambush':
    case 'convert':
      return `${label} ${at(0)} ${s.civilisations[args[1] as number]}`;
    case 'slot':
    case 'battle':
    case 'colonize':
    case 'produce':
      return `${label} ${at(0).toLowerCase()}`;
    case 'endWar':
    case 'endExpansion':
    case 'pass':
      return 'end';
    default:
      return moveText([label, ...args]);
  }
}

describe('APEX in plain text', () => {
  it('has words for every move that comes up, and takes it as it is typed', () => {
    const labels = new Set<string>();
    play((s, seat) => {
      const view = game.view(s, seat);
      for (const move of game.moves(view, seat)) {
        labels.add(move[0]);
        expect(text.sayMove(view, move)).not.toMatch(FAULTY);
        expect(text.spell!(view, typed(view, move))).toBe(moveText(move));
      }
    });
    expect(labels.size).toBe(13);
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

  it('shows table, map and offer in at most 100 columns', () => {
    let position = 0;
    play((s, seat, names) => {
      if (position++ % 4 > 0 && s.outcome === null) return;
      for (const viewer of [seat, 'table'] as Viewer[]) {
        const view = game.view(s, viewer);
        const moves = viewer === 'table' ? [] : game.moves(view, seat);
        const said = [text.table(view, viewer, names), text.map!(view), text.offer!(view, moves) ?? ''];
        for (const part of said) {
          expect(part).not.toMatch(FAULTY);
          expect(widest(part)).toBeLessThanOrEqual(WIDTH);
        }
      }
    });
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
    const name = sectorName(3, 4);
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
    const map = text.map!(game.view(s, 'table'));
    expect(map).toContain('│[H2*] M2 ');
    expect(map).toContain('│~ H1 S1 ');
    expect(map).toContain('│[S*] ');
  });

  it('takes words that are begun, and all ships where no number is typed', () => {
    const s = game.setup(seedOf(1), 3, { setupMode: 'random' });
    const view = game.view(s, 0);
    expect(text.spell!(view, 'choose 17 w')).toBe('choose 17 war');
    expect(text.spell!(view, 'choose 17 e')).toBe('choose 17 e');
    expect(text.spell!(view, 'choose war 17 5')).toBe('choose 17 war 5');
    expect(text.spell!(view, 'portal')).toBe('portal');
    expect(text.spell!(view, 'C3')).toBe('C3');
    s.agenda.push(expanding([1, 0, 0, 1, 0]));
    s.ships[0]![2] = 5;
    s.ships[2]![0] = 1;
    expect(text.spell!(game.view(s, 0), `move ${sectorName(3, 2)} ${sectorName(3, 1)}`)).toBe('move 2 1 5');
    expect(text.spell!(game.view(s, 0), `ambush ${sectorName(3, 0)}`)).toBe('ambush 0 2');
    const [people] = [s.civilisations[2]!];
    expect(text.spell!(game.view(s, 0), `ambush ${people.slice(0, 3)} ${sectorName(3, 0)}`)).toBe(
      'ambush 0 2',
    );
    expect(text.spell!(game.view(s, 0), `move 4 ${sectorName(3, 2)} ${sectorName(3, 1)}`)).toBe('move 2 1 4');
  });

  it('leaves words too many to be refused by their name', () => {
    const s = game.setup(seedOf(1), 2, { setupMode: 'random' });
    const [card, other, more] = s.hands[0]!;
    const refused = (line: string) => {
      const view = game.view(s, 0);
      const move = parseMove(text.spell!(view, line));
      return move.ok ? game.whyNot(view, 0, move.value) : null;
    };
    const line = `choose ${card} war ${other}`;
    expect(refused(line)).toBeNull();
    expect(refused(`${line} ${more} now`)).toMatchObject({
      code: 'superfluous',
      params: { words: `${more} now`, move: line },
    });
    expect(refused(`choose war ${card} ${other} ${more}`)).toMatchObject({ code: 'superfluous' });
    const home = sectorName(2, s.origins[0]!).toLowerCase();
    s.agenda.push(expanding([1, 0, 1, 0, 0]));
    expect(refused(`produce ${home}`)).toBeNull();
    expect(refused(`produce ${home} 2`)).toMatchObject({ code: 'superfluous', params: { words: '2' } });
    const next = sectorName(2, galaxyOf(2).neighbours[s.origins[0]!]![0]!);
    expect(refused(`move ${home} ${next} 1 2`)).toMatchObject({
      code: 'superfluous',
      params: { words: '2' },
    });
    expect(refused('end of it')).toMatchObject({ code: 'superfluous', params: { words: 'of it' } });
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
