import { markupOf, people, propsFor } from '@conclave/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { dominations as game } from '../index.ts';
import { table } from '../tests/table.ts';
import { type Draft, goesOn, useDraft } from './draft.ts';
import { handOutlooks } from './map/marks.ts';

const t = table({ players: { A: { hand: ['G01', 'T05'] }, B: {} }, turn: ['A', 'grow'] });
const props = propsFor(game, t.s, 0, people('Ada', 'Bo'));

/** Does something with the draft as a part of the page does, and tells what has become of it. */
function after(act: (draft: Draft) => unknown): Draft {
  let now: Draft | null = null;
  const Part = ({ does }: { readonly does: boolean }) => {
    now = useDraft(props);
    if (does) act(now);
    return null;
  };
  markupOf(<Part does />);
  markupOf(<Part does={false} />);
  return now!;
}

describe('a tile that nobody turned', () => {
  const all = handOutlooks(t.s, 0);
  const { tile } = all[0]!;
  const bestAt = (cell: number) => all.find((found) => found.tile === tile && found.site.cell === cell)!;
  const places = new Set(all.map(({ site }) => site.cell));
  const [cell, other] = [...places].sort((a, b) => bestAt(b).rotation - bestAt(a).rotation) as [
    number,
    number,
  ];
  beforeEach(() => {
    after((draft) => draft.clear());
    after((draft) => draft.toggle('tile', tile));
  });

  it('lies in its best turn, at the next place too', () => {
    const { rotation } = bestAt(cell);
    expect(rotation).toBeGreaterThan(0);
    expect(after((draft) => draft.pickCell(cell)).complete).toEqual(['place', tile, cell, rotation]);
    expect(after((draft) => draft.pickCell(other)).complete).toEqual([
      'place',
      tile,
      other,
      bestAt(other).rotation,
    ]);
  });

  it('keeps the turn that it is given by hand, until another tile is taken', () => {
    const { rotation } = bestAt(cell);
    after((draft) => draft.pickCell(cell));
    const byHand = (rotation + 1) % 3;
    expect(after((draft) => draft.turn(1)).rotation).toBe(byHand);
    expect(after((draft) => draft.pickCell(other)).complete).toEqual(['place', tile, other, byHand]);
    const next = t.s.hands[0]!.find((one) => one !== tile)!;
    expect(after((draft) => draft.toggle('tile', next)).isTurned).toBe(false);
  });
});

it('keeps what was given last in an exchange chosen for the next one', () => {
  const moves = [['more', 1], ['more', 4], ['stop']] as const;
  expect(goesOn(moves, ['exchange', 0, 4])).toEqual([[['from', 4]]]);
  expect(goesOn(moves, ['more', 1])).toEqual([[['from', 1]]]);
  expect(goesOn(moves, ['more', 2])).toEqual([]);
  expect(goesOn([['pass']], ['more', 1])).toEqual([]);
});

describe('a press on a place of the map', () => {
  const best = handOutlooks(t.s, 0)[0]!;
  const { cell } = best.site;
  beforeEach(() => {
    after((draft) => draft.clear());
  });

  it('takes the tile that brings most there, turned so, and goes back as one step', () => {
    const { tile, rotation, complete } = after((draft) => draft.pickCell(cell));
    expect([tile, rotation]).toEqual([best.tile, best.rotation]);
    expect(complete).toEqual(['place', best.tile, cell, best.rotation]);
    const back = after((draft) => expect(draft.back()).toBe(true));
    expect(back.picks).toEqual([]);
    expect(back.tile).toBeNull();
    after((draft) => expect(draft.back()).toBe(false));
  });

  it('leaves it as it was before each turn that is taken back', () => {
    after((draft) => draft.pickCell(cell));
    after((draft) => draft.turn(1));
    const turned = after((draft) => draft.turn(1));
    expect(turned.rotation).toBe((best.rotation + 2) % 3);
    expect(after((draft) => draft.back()).rotation).toBe((best.rotation + 1) % 3);
    const first = after((draft) => draft.back());
    expect([first.tile, first.rotation, first.cell]).toEqual([best.tile, best.rotation, cell]);
  });
});
