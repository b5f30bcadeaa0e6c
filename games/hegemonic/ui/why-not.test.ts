import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../index.ts';
import { type Table, table } from '../tests/table.ts';
import { draftOf } from './drafting.ts';
import { offersOf, type Picked } from './parts.ts';
import { whyNotSector } from './why-not.ts';

/** Why a hex can't be chosen after these parts. */
function ask(t: Table, hex: string, ...picks: readonly Picked[]) {
  const view = game.view(t.s, 0);
  const draft = draftOf(offersOf(view, 0, game.moves(view, 0)), picks);
  return whyNotSector(game, view, 0, draft, t.at(hex));
}

describe('a sector that is not lit', () => {
  const t = table({
    players: { Yellow: { caps: 1, home: [3, -1], built: [3, 1, 1] }, Violet: { home: [-1, -2] }, White: {} },
    sectors: {
      '3,-1': { pieces: { Y: 'c e o' } },
      '2,0': { tile: { industrial: 2 } },
      '2,-1': { tile: { industrial: 3 }, pieces: { V: '2c' } },
      '-2,1': { tile: { industrial: 2 } },
    },
    turn: ['Y', 'industrialize'],
  });

  it('tells why nothing is built there, with the rule', () => {
    expect(ask(t, '2,0', ['action', 'complex'])?.text ?? '').toBe('');
    const poor = table({ ...t.given, players: { ...t.given.players, Yellow: { caps: 9, home: [3, -1] } } });
    const why = (hex: string) => ask(poor, hex, ['action', 'complex']);
    expect(why('-2,1')).toMatchObject({ rule: 'HG-BLD-03' });
    expect(why('-2,1')?.text).toMatch(/reaches that sector/);
    expect(why('-3,1')?.text).toMatch(/No tile lies there/);
    expect(why('-1,-2')?.text).toMatch(/home of another player/);
  });

  it('tells why it is no target', () => {
    const rich = table({ ...t.given, players: { ...t.given.players, Yellow: { caps: 9, home: [3, -1] } } });
    const why = (hex: string) => ask(rich, hex, ['pattern', 'acquire'], ['at', rich.at('3,-1')]);
    expect(why('2,0')?.text).toMatch(/nothing of the industrial type there/);
    expect(why('-2,1')?.text).toMatch(/away; this attacker reaches 1/);
  });

  it('says nothing to those who are not asked', () => {
    const view = game.view(t.s, 1);
    const draft = draftOf(offersOf(view, 1, game.moves(view, 1)), []);
    expect(whyNotSector(game, view, 1, draft, t.at('2,0'))).toBeNull();
    expect(whyNotSector(game, view, 'table', draft, t.at('2,0'))).toBeNull();
  });
});
