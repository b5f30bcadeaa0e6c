import { markupOf, people, propsFor } from '@conclave/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { dominations as game } from '../index.ts';
import { table } from '../tests/table.ts';
import { type Draft, useDraft } from './draft.ts';
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
