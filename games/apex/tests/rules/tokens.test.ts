import { distance } from '@conclave/mechanics/hex';
import { describe, expect, it } from 'vitest';
import { galaxyOf } from '../../rules/galaxy.ts';
import { newest } from '../names.ts';
import { table } from '../table.ts';

describe('tokens and sectors', () => {
  it('AX-TOK-01: at most 20 ships are on sectors', () => {
    const t = table({ players: { H: { production: 2 }, M: {} }, sectors: { 'H-origin': 'H 19s' } });
    t.choose('H expansion 9').play('H produce H-origin');
    expect(t.at('H-origin')).toBe('H 20s');
    expect(t.offers('H', 'produce')).toEqual([]);
    expect(t.happened('turnEnded').at(-1)).toEqual(['turnEnded', 0, [0, 0, 3, 0, 0], 'noAction']);
    expect(() => table({ players: { H: {}, M: {} }, sectors: { Z: 'H 21s' } })).toThrow(/no position/);
  });

  it('AX-TOK-02: at most 3 colony tokens are on sectors', () => {
    const sectors = { U: 'H 1c', V: 'H 1c', W: 'H 1s', Z: 'H 1s' };
    const t = table({ players: { H: {}, M: {} }, sectors });
    t.choose('H colonization').play('H colonize W').passOn();
    expect(t.reserve('H').colonies).toBe(0);
    t.choose('H colonization');
    expect(t.turn).not.toBe('H');
    const four = { U: 'H 1c', V: 'H 1c', W: 'H 1c', Z: 'H 1c' };
    expect(() => table({ players: { H: {}, M: {} }, sectors: four })).toThrow(/no position/);
  });

  it('AX-TOK-03: destroyed tokens return to the reserve and are used again', () => {
    const t = table({
      players: { H: {}, M: {}, S: {} },
      sectors: { X: 'H 1s+1c, M 3s', Y: 'S 4s, H 2s, M 1s', 'H-origin': 'H 17s' },
    });
    expect(t.reserve('H')).toEqual({ ships: 0, colonies: 2 });
    t.choose('M war 2', 'S expansion 9', 'H expansion 23').play('M battle X', 'M endWar');
    expect(t.reserve('H')).toEqual({ ships: 1, colonies: 3 });
    t.givePool({ ambush: 1, conversion: 1 }).play('S ambush Y H', 'S convert Y H');
    expect(t.reserve('H').ships).toBe(3);
    t.play('H produce H-origin', 'H produce H-origin', 'H produce H-origin');
    expect(t.reserve('H').ships).toBe(0);
  });

  it('AX-TOK-04: colonies never move', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { X: 'H 1c', Y: 'H 2s+1c', Z: '' } });
    t.choose('H expansion 30');
    expect(t.offers('H', 'move X').concat(t.offers('H', 'portal X'))).toEqual([]);
    expect(t.offers('H', 'move Y X')).toEqual(['move Y X 1', 'move Y X 2']);
    t.play('H move Y X 2');
    expect([t.at('X'), t.at('Y')]).toEqual(['H 2s+1c', 'H 1c']);
  });

  it('AX-TOK-05: ambush and conversion cannot destroy a colony', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { X: 'H 2s, M 1c', 'M-origin': 'H 3s' } });
    expect([t.controller('X'), t.controller('M-origin')]).toEqual(['H', 'H']);
    t.choose('H expansion 24').givePool({ ambush: 1, conversion: 1, movement: 1 });
    expect(t.offers('H', 'ambush').concat(t.offers('H', 'convert'))).toEqual([]);
    for (const line of ['H ambush X M', 'H convert X M', 'H ambush M-origin M'])
      expect(t.whyNot(line)).toMatchObject({ code: 'only-a-colony', rule: 'AX-TOK-05' });
  });

  it('AX-TOK-06: the origin colony counts as a token, is never destroyed and brings no bonus', () => {
    const t = table({
      players: { H: { armament: 1 }, M: {} },
      sectors: { 'M-origin': 'H 1s', 'H-origin': '', Z: 'H 1s, M 2s' },
    });
    expect(t.scores('M-origin')).toEqual({ H: 1, M: 1 });
    expect(t.battle('M-origin')).toEqual({ H: 2, M: 1, winner: 'H' });
    expect(t.poolOf('M', 9)).toEqual({ production: 2 });
    t.choose('H war', 'M expansion 9').play('H battle M-origin', 'H endWar');
    expect(t.scores('M-origin')).toEqual({ H: 1, M: 1 });
    expect(t.offers('M', 'produce')).toEqual(['produce M-origin']);
  });

  it('AX-TOK-07: ships share sectors and cross them, and fight only in War', () => {
    const t = table({ players: { H: {}, M: {}, S: {} }, sectors: { X: 'H 3s', Y: 'M 4s, S 5s+1c', Z: '' } });
    t.choose('H expansion 6').play('H move X Y 3');
    expect(t.at('Y')).toBe('H 3s, M 4s, S 5s+1c');
    t.play('H move Y Z 3').passOn();
    expect([t.at('Y'), t.at('Z')]).toEqual(['M 4s, S 5s+1c', 'H 3s']);
    expect(t.happened('battle')).toEqual([]);
  });

  it('AX-TOK-08: a sector holds one colony at most', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { X: 'H 2s+1c', Y: 'H 4s, M 1c', Z: 'H 1s' } });
    t.choose('H colonization');
    expect(t.offers('H')).toEqual(['colonize Z', 'pass']);
    expect(t.whyNot('H colonize X')).toMatchObject({ code: 'has-colony', rule: 'AX-TOK-08' });
    expect(t.whyNot('H colonize Y')).toMatchObject({ code: 'has-colony', rule: 'AX-TOK-08' });
  });

  it('AX-TOK-09: without ships and colony tokens a player plays on', () => {
    const t = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 5s', 'M-origin': 'H 15s' } });
    expect(t.reserve('M')).toEqual({ ships: 20, colonies: 3 });
    t.choose('M expansion 9').play('M produce M-origin', 'M produce M-origin');
    expect(t.at('M-origin')).toBe('H 15s, M 2s');
  });

  it.each([2, 3, 4, 5, 6])('AX-TOK-10: for %i players sectors that share an edge are adjacent', (seats) => {
    const { cells, neighbours } = galaxyOf(newest(seats));
    expect(cells).toHaveLength(5 * seats);
    for (const [a, near] of neighbours.entries())
      expect(near).toEqual(
        [...cells.keys()].filter((b) => {
          const [dq, dr] = [cells[b]![0] - cells[a]![0], cells[b]![1] - cells[a]![1]];
          return ['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1'].includes(`${dq},${dr}`);
        }),
      );
    expect(neighbours.every((near, a) => near.every((b) => distance(cells[a]!, cells[b]!) === 1))).toBe(true);
  });
});
