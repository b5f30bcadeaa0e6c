import { moveText, parseMove, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { played } from '../../checks/text-checks.ts';
import { apex as game } from '../index.ts';
import { expansion } from '../rules/expansion.ts';
import { galaxyOf } from '../rules/galaxy.ts';
import type { Move, State } from '../rules/types.ts';
import { call } from '../rules/vocabulary.ts';
import { newest } from '../tests/names.ts';
import { table } from '../tests/table.ts';
import { MOVES } from '../words/moves.ts';
import { sectorName } from '../words/sector-names.ts';
import * as text from './index.ts';

/** An Expansion turn of the first seat, with this left in its pool. */
const expanding = (pool: number[]) => ({ ...call(expansion, { seat: 0, pool }).frame, at: 'action' });

/** A move as the offer says that it is typed. */
function typed(s: State, [label, ...args]: Move): string {
  const at = (i: number) => sectorName(s, args[i] as number);
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

describe('what a person types', () => {
  it('is any move that is open, as the offer says it', () => {
    const labels = new Set<string>();
    const tables = [2, 3, 4, 5, 6].map((seats) => [seats, { exploration: 'on' }] as const);
    for (const { s, seat } of played(game, tables)) {
      const view = game.view(s, seat);
      const moves = s.outcome === null ? game.moves(view, seat) : [];
      const often = Math.ceil(moves.length / 12);
      for (const move of moves.filter((_, i) => i % often === 0)) {
        labels.add(move[0]);
        expect(text.spell(view, typed(view, move))).toBe(moveText(move));
      }
    }
    expect(labels.size).toBe(Object.keys(MOVES).length);
  });

  it('takes words that are begun, and all ships where no number is typed', () => {
    const s = game.setup(seedOf(1), 3, { setupMode: 'random' });
    const view = game.view(s, 0);
    expect(text.spell(view, 'choose 17 w')).toBe('choose 17 war');
    expect(text.spell(view, 'choose 17 e')).toBe('choose 17 e');
    expect(text.spell(view, 'choose war 17 5')).toBe('choose 17 war 5');
    expect(text.spell(view, 'portal')).toBe('portal');
    expect(text.spell(view, 'C3')).toBe('C3');
    s.agenda.push(expanding([1, 0, 0, 1, 0]));
    s.ships[0]![2] = 5;
    s.ships[2]![0] = 1;
    expect(text.spell(game.view(s, 0), `move ${sectorName(newest(3), 2)} ${sectorName(newest(3), 1)}`)).toBe(
      'move 2 1 5',
    );
    expect(text.spell(game.view(s, 0), `ambush ${sectorName(newest(3), 0)}`)).toBe('ambush 0 2');
    const [people] = [s.civilisations[2]!];
    expect(text.spell(game.view(s, 0), `ambush ${people.slice(0, 3)} ${sectorName(newest(3), 0)}`)).toBe(
      'ambush 0 2',
    );
    expect(
      text.spell(game.view(s, 0), `move 4 ${sectorName(newest(3), 2)} ${sectorName(newest(3), 1)}`),
    ).toBe('move 2 1 4');
  });

  it('leaves words too many to be refused by their name', () => {
    const s = game.setup(seedOf(1), 2, { setupMode: 'random' });
    const [card, other, more] = s.hands[0]!;
    const refused = (line: string) => {
      const view = game.view(s, 0);
      const move = parseMove(text.spell(view, line));
      return move.ok ? game.whyNot(view, 0, move.value) : null;
    };
    const line = `choose ${card} war ${other}`;
    expect(refused(line)).toBeNull();
    expect(refused(`${line} ${more} now`)).toMatchObject({
      code: 'superfluous',
      params: { words: `${more} now`, move: line },
    });
    expect(refused(`choose war ${card} ${other} ${more}`)).toMatchObject({ code: 'superfluous' });
    const home = sectorName(newest(2), s.origins[0]!).toLowerCase();
    s.agenda.push(expanding([1, 0, 1, 0, 0]));
    expect(refused(`produce ${home}`)).toBeNull();
    expect(refused(`produce ${home} 2`)).toMatchObject({ code: 'superfluous', params: { words: '2' } });
    const next = sectorName(newest(2), galaxyOf(newest(2)).neighbours[s.origins[0]!]![0]!);
    expect(refused(`move ${home} ${next} 1 2`)).toMatchObject({
      code: 'superfluous',
      params: { words: '2' },
    });
    expect(refused('end of it')).toMatchObject({ code: 'superfluous', params: { words: 'of it' } });
  });

  it('may leave out what leaves no doubt, and ends whatever turn it is', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { Z: 'H 2s, M 1s', Y: 'H 1s, S 1s' },
    }).choose('H war');
    const at = (name: string) => sectorName(newest(3), t.names.sector(name));
    const spell = (typed: string) => text.spell(t.view('H'), typed);
    expect(spell(`bat ${at('Z').toLowerCase()}`)).toBe('battle 0');
    expect(spell(at('Y'))).toBe('battle 1');
    expect(spell('END')).toBe('endWar');
    expect(spell('end it')).toBe('endWar it');
    expect(spell('battle')).toBe('battle');
    expect(spell('ambush')).toBe('ambush');
    expect(spell('no such thing')).toBe('no such thing');
  });

  it('means no other card than the one that is typed', () => {
    const t = table({ players: { H: { hand: [17, 3] }, M: {}, S: {} } });
    expect(text.spell(t.view('H'), 'choose 1 war')).toBe('choose 1 war');
    expect(text.spell(t.view('H'), 'cho 17 exp')).toBe('choose 17 expansion');
    expect(text.spell(t.view('H'), 'choose exp 17')).toBe('choose 17 expansion');
  });
});
