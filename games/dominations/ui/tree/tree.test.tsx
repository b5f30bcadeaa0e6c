import { markupOf, people, propsFor, textOf } from '@conclave/kit/testing';
import { spotAt } from '@conclave/mechanics/edge-match';
import { describe, expect, it } from 'vitest';
import { masteryCard } from '../../data/cards.ts';
import { ART, GOV, TRA } from '../../data/domains.ts';
import { KIND } from '../../data/mastery.ts';
import { dominations as game } from '../../index.ts';
import type { Event } from '../../rules/types.ts';
import { type Table, table } from '../../tests/table.ts';
import { type Props, useDraft } from '../draft.ts';
import type { Picked } from '../parts.ts';
import { treeGrid } from './grid.ts';
import { demandsOf, nodusThere, openingsOf } from './openings.ts';
import { TreeView } from './tree-view.tsx';

const SEATS = people('Ada', 'Bo');
const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;

const corner = () =>
  table({
    players: { A: { knowledge: PLENTY, tree: ['fishing b 1 0', 'livestock a 0 1'] }, B: {} },
    turn: ['A', 'develop'],
  });

/** Which sheet lies open while something plays; the Mastery cards once nothing does. */
function sheetDuring(...events: readonly Event[]): string {
  const { s } = corner();
  const beat = events.length === 0 ? null : { before: s, after: s, events };
  const markup = markupOf(<TreeView table={{ ...propsFor(game, s, 0, SEATS), beat }} />);
  return /aria-pressed="true"[^>]*>.*?<span[^>]*>(\w+)</.exec(markup)![1]!;
}

/** The markup of the Trees after parts are chosen. */
function tree(t: Table, ...picks: readonly Picked[]): string {
  const props: Props = propsFor(game, t.s, 0, SEATS);
  const Press = () => {
    const draft = useDraft(props);
    if (picks.length === 0) draft.clear();
    else draft.pickAll(...picks);
    return null;
  };
  markupOf(<Press />);
  return markupOf(<TreeView table={props} />);
}

describe('the places of a Tree', () => {
  it('demand the colours of the cards that they touch (DM-TRE-03)', () => {
    const { s } = corner();
    const between = openingsOf(s, 0).find(({ spot }) => spot === spotAt(1, 1))!;
    expect(demandsOf(between)).toEqual([-1, -1, TRA, GOV]);
    const besideFire = openingsOf(s, 0).find(({ spot }) => spot === spotAt(-1, 0))!;
    expect(demandsOf(besideFire)).toEqual([-1, -1, -1, -1]);
  });

  it('show the Nodus that a card would form (DM-TRE-05)', () => {
    const t = table({ players: { A: { knowledge: PLENTY }, B: {} }, turn: ['A', 'develop'] });
    expect(nodusThere(t.s, 0, masteryCard(KIND.fishing, 1), spotAt(1, 0))).toEqual([ART]);
    expect(nodusThere(t.s, 0, masteryCard(KIND.fishing, 1), spotAt(4, 4))).toEqual([]);
  });

  it('are drawn from the north west, with room for all that is open', () => {
    const grid = treeGrid(corner().s, 0);
    expect([grid.columns, grid.rows]).toEqual([4, 4]);
    expect(grid.cards.map(({ column, row }) => [column, row])).toEqual([
      [2, 2],
      [2, 3],
      [3, 3],
    ]);
  });
});

describe('what covers the map', () => {
  it('waits until that is seen which has just been done', () => {
    tree(corner());
    expect(sheetDuring()).toBe('Cards');
    expect(sheetDuring(['placed', 0, 3, 9, 0])).toBe('Map');
    expect(sheetDuring(['cardGained', 0, KIND.fishing, 1, 1, 0, false])).toBe('Trees');
    expect(sheetDuring(['cardGained', 1, KIND.fishing, 1, 1, 0, false])).toBe('Cards');
  });
});

describe('the view of Trees', () => {
  it('lies open while a card is gained, with its copies and the places that take it', () => {
    const markup = tree(corner(), ['kind', KIND.taxation]);
    expect(markup).toContain('Copies of Taxation');
    expect(markup).toMatch(/Would form up to \d Nodus, by the copy chosen/);
  });

  it('shows the card where it would lie', () => {
    const t = corner();
    const [, kind, copy, x, y] = game.moves(t.s, 0).find((move) => move[0] === 'gain') as [
      'gain',
      number,
      number,
      number,
      number,
    ];
    const markup = tree(t, ['kind', kind], ['copy', copy], ['spot', spotAt(x, y)]);
    expect(markup).toContain('data-formed');
  });

  it('folds what its cards do, so that the Tree has the room', () => {
    expect(tree(corner(), ['kind', KIND.taxation])).toMatch(/<details class="dm-tree-says[^>]*><summary/);
  });

  it('leaves the map open when nothing is chosen in Build', () => {
    const t = table({
      players: { A: { knowledge: PLENTY }, B: {} },
      map: { 'D(0,0)': 'G01 0' },
      turn: ['A', 'build'],
    });
    expect(tree(t)).not.toContain('dm-tree-view');
    expect(textOf(<TreeView table={propsFor(game, t.s, 0, SEATS)} />)).toContain('Map');
  });
});
