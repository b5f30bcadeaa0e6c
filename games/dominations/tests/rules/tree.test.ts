import { describe, expect, it } from 'vitest';
import { ART, CRA, GOV, SCI, TRA } from '../../data/domains.ts';
import type { Card } from '../position.ts';
import { table } from '../table.ts';

/*
 * Half-Nodus from the north clockwise. Fishing: a CGRA, b TCGA, c ATCR, d ATSC. Barter: a TSCG, b RTSG, c GRTC, d GRAT.
 * Mysticism: a RATS, d SCGR. Tribal Council: a GRAT.
 */
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;

/** North of what is at (1,0) ART is wanted, east of what is at (0,1) SCI. */
const CORNER: Card[] = ['fishing c 1 0', 'barter a 0 1'];

const developing = (tree: Card[] = []) =>
  table({ players: { A: { knowledge: PLENTY, tree }, B: {} }, turn: ['A', 'develop'] });

const codes = (t: ReturnType<typeof developing>, ...lines: string[]) =>
  lines.map((line) => t.whyNot(`A gain ${line}`)?.code ?? 'may');

describe('the Civilization Tree', () => {
  it('DM-TRE-01: has the Campfire at (0,0), East is x and North is y, without end', () => {
    const t = developing();
    expect(codes(t, 'fishing b 0 0', 'fishing b 1 0', 'fishing b 0 1')).toEqual([
      'place-taken',
      'may',
      'may',
    ]);
    expect(t.whyNot('A gain fishing b')?.code).toBe('no-such-place');
    const long = developing(['fishing b 1 0', 'barter c 2 0', 'mysticism d 3 0']);
    expect(long.s.cards[0]).toHaveLength(4);
  });

  it('DM-TRE-02: a card goes beside another, and is not turned', () => {
    const t = developing();
    expect(codes(t, 'fishing b 1 1', 'fishing b 2 0')).toEqual(['not-beside-card', 'not-beside-card']);
    const colour = (place: string) => {
      const s = developing();
      s.play(`A gain fishing b ${place}`);
      return s.last('nodusFormed')[2];
    };
    expect([colour('0 -1'), colour('-1 0'), colour('0 1'), colour('1 0')]).toEqual([
      [TRA],
      [CRA],
      [GOV],
      [ART],
    ]);
  });

  it('DM-TRE-03: on every side where it touches a card the colours are the same', () => {
    const east = developing(['fishing b 1 0']);
    // East of it CRA is wanted to the west.
    expect(codes(east, 'barter a 2 0', 'barter b 2 0', 'barter c 2 0', 'barter d 2 0')).toEqual([
      'sides-differ',
      'sides-differ',
      'may',
      'sides-differ',
    ]);
    // At (1,1): ART to the south and SCI to the west. Chiefdom a is GRAS; the other two match on one side only.
    expect(codes(developing(CORNER), 'chiefdom a 1 1', 'tribalCouncil a 1 1', 'mysticism a 1 1')).toEqual([
      'may',
      'sides-differ',
      'sides-differ',
    ]);
  });

  it('DM-TRE-04: the Campfire takes any colour', () => {
    const t = developing();
    for (const copy of 'abcd')
      for (const place of ['1 0', '-1 0', '0 1', '0 -1'])
        expect(t.can(`A gain fishing ${copy} ${place}`)).toBe(true);
    expect(t.offers('A', 'gain 60 ')).toHaveLength(16);
  });

  it('DM-TRE-05: each touching pair forms a Nodus, with the Campfire of the other’s colour', () => {
    const t = developing(['fishing b 1 0']);
    t.play('A gain barter c 2 0');
    expect(t.last('nodusFormed')[2]).toEqual([CRA]);
    expect(t.s.nodus[0]).toEqual([0, 0, 1, 0, 0, 1]);
  });

  it('DM-TRE-06: 1 VP for each, at once', () => {
    const one = developing(['fishing b 1 0']);
    one.play('A gain barter c 2 0');
    expect(one.from('A', 'nodus')).toBe(1);
    const two = developing(CORNER);
    two.play('A gain chiefdom a 1 1');
    expect([two.last('nodusFormed')[2], two.from('A', 'nodus')]).toEqual([[ART, SCI], 2]);
  });

  it('DM-TRE-07: cards neither leave nor move', () => {
    const t = developing(['fishing b 1 0', 'barter c 2 0']);
    const before = [t.s.spots[0]!.slice(), t.s.cards[0]!.slice()];
    t.play('A advance fishing');
    expect([t.s.spots[0], t.s.cards[0]]).toEqual(before);
    t.s.develops = 1;
    expect(codes(t, 'storytelling a 1 0', 'storytelling a 2 0')).not.toContain('may');
  });
});
