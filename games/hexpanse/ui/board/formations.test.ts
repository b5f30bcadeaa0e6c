import { describe, expect, it } from 'vitest';
import { at, type Given, position } from '../../testing/position.ts';
import { burstOf } from './burst.ts';
import { matched, outlooksOf } from './formations.ts';

/** Seven cells of the 3x3 rhombus of P07 about the middle, and the two that are left. */
const SEVEN = ['-1,-1', '-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1'];
const LEFT = ['1,0', '1,1'] as const;

const units = (hexes: readonly string[], owner: string) =>
  Object.fromEntries(hexes.map((hex) => [hex, owner]));
const given = (more: Partial<Given> = {}): Given => ({
  players: { X: {}, Y: {} },
  common: 'P07',
  board: units(SEVEN, 'Y'),
  ...more,
});

describe('how near everybody is', () => {
  it('finds the place that is nearest, and what is missing there', () => {
    const s = position(given());
    const [own, other] = outlooksOf(s, 0);
    expect(own).toMatchObject({ side: 0, isOwn: true });
    expect(other).toMatchObject({ side: 1, isOwn: false, finish: 'sure' });
    expect(matched(other!)).toEqual([7, 9]);
    expect(other!.places[0]!.missing).toEqual(LEFT.map((hex) => at(s, hex)).sort((a, b) => a - b));
  });

  it('sees what stands in the way', () => {
    const s = position(
      given({ players: { X: {}, Y: { faction: 'UT' } }, board: { ...units(SEVEN, 'Y'), '1,1': 'X' } }),
    );
    const [, other] = outlooksOf(s, 0);
    expect(other!.places[0]!.blocked).toEqual([at(s, '1,1')]);
    expect(other!.finish).toBeNull();
  });

  it('fears nobody who has nothing to place', () => {
    const s = position(given({ players: { X: {}, Y: { reserve: [0] } } }));
    expect(outlooksOf(s, 0)[1]!.finish).toBeNull();
  });

  it('tells secret missions only to those who know them', () => {
    const s = position(given({ players: { X: { secret: 'P01' }, Y: { secret: 'P02' } } }));
    const seen = s.secrets;
    const view = { ...s, secrets: [seen[0]!, -1] };
    expect(outlooksOf(view, 0).map(({ side, isSecret }) => [side, isSecret])).toEqual([
      [0, false],
      [0, true],
      [1, false],
    ]);
    expect(outlooksOf({ ...s, secrets: [-1, -1] }, 'table')).toHaveLength(2);
  });

  it('takes partners as one side', () => {
    const s = position({
      players: { X: {}, Y: {}, Z: {}, W: {} },
      options: { teams: 'pairs' },
      common: 'P07',
      board: { '0,0': 'X', '1,0': 'Z' },
    });
    const [own] = outlooksOf(s, 2);
    expect(own!.seats).toEqual([0, 2]);
    expect(matched(own!)[0]).toBe(2);
  });
});

describe('what can come into play in one turn', () => {
  it('is one unit an action without cards', () => {
    expect(burstOf(position(given()), 0)).toEqual({ units: 12, most: 2 });
  });

  it('grows by the Cyberian ability as long as life lasts', () => {
    const most = (life: number) =>
      burstOf(position(given({ players: { X: { faction: 'CC', life }, Y: {} } })), 0).most;
    expect([most(6), most(3), most(2), most(1)]).toEqual([4, 4, 3, 2]);
  });

  it('grows by a card and the mercenaries that come with it, up to what there is', () => {
    const s = position(given({ players: { X: { cards: 'A12 C5' }, Y: {} } }));
    // Three of the card, one alone, two of C5.
    expect(burstOf(s, 0).most).toBe(6);
    const poor = position(given({ players: { X: { cards: 'A12 C5', reserve: [1] }, Y: {} } }));
    expect(burstOf(poor, 0).most).toBe(2);
  });
});
