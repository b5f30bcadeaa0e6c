import { picked, valuesOf } from '@conclave/kit/table';
import { spotAt } from '@conclave/mechanics/edge-match';
import { describe, expect, it } from 'vitest';
import { KIND } from '../data/mastery.ts';
import { dominations as game } from '../index.ts';
import { cellOf, tileOf } from '../tests/notation.ts';
import { type Table, table } from '../tests/table.ts';
import { placeNamed } from '../words/place-names.ts';
import { draftOf, pressed } from './drafting.ts';
import { type Offer, offersOf, type Picked } from './parts.ts';

const PLENTY = { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } as const;
const offersFor = (t: Table): readonly Offer[] => offersOf(game.moves(t.s, 0));
const after = (t: Table, ...picks: readonly Picked[]) => draftOf(offersFor(t), picks);

const growing = () => table({ players: { A: { hand: ['G01', 'T05'] }, B: {} }, turn: ['A', 'grow'] });
const developing = () =>
  table({ players: { A: { knowledge: PLENTY, tree: ['fishing b 1 0'] }, B: {} }, turn: ['A', 'develop'] });

describe('placing a tile', () => {
  const cell = cellOf('D(0,0)');

  it('lights all places, and lets another one be chosen afterwards', () => {
    const t = growing();
    const places = after(t).lit.cells;
    expect(places.has(cell)).toBe(true);
    const chosen = after(t, ['tile', tileOf('G01')], ['cell', cell]);
    expect(chosen.lit.cells).toEqual(places);
    expect(chosen.complete).toEqual(['place', tileOf('G01'), cell, 0]);
  });

  it('lies as it was turned', () => {
    const turned = after(growing(), ['tile', tileOf('G01')], ['rotation', 2], ['cell', cell]);
    expect(turned.complete).toEqual(['place', tileOf('G01'), cell, 2]);
    expect([turned.tile, turned.rotation, turned.cell]).toEqual([tileOf('G01'), 2, cell]);
  });

  it('is never meant where a move of another kind is left', () => {
    const straight = offersFor(growing()).find(({ parts }) => parts.rotation === 0)!;
    const gain = offersFor(developing()).find(({ move }) => move[0] === 'gain')!;
    expect(draftOf([straight], []).complete).toEqual(straight.move);
    expect(draftOf([straight, gain], []).complete).toBeNull();
  });

  it('is played by a second press on its place, and moves with a press on another', () => {
    const t = growing();
    const all = offersFor(t);
    const picks: readonly Picked[] = [
      ['tile', tileOf('T05')],
      ['cell', cell],
    ];
    expect(pressed(all, draftOf(all, picks), 'cell', cell)).toBe('confirm');
    // Chosen for another tile, it is chosen for this one first.
    const swapped: readonly Picked[] = [...picks].reverse();
    expect(pressed(all, draftOf(all, swapped), 'cell', cell)).toEqual(picks);
    const other = [...draftOf(all, picks).lit.cells].find((place) => place !== cell)!;
    expect(pressed(all, draftOf(all, picks), 'cell', other)).toEqual([
      ['tile', tileOf('T05')],
      ['cell', other],
    ]);
    expect(pressed(all, draftOf(all, picks), 'cell', placeNamed('N20M'))).toBeNull();
  });
});

describe('gaining a card', () => {
  it('lights the places for the card, and for the copy once it is chosen', () => {
    const t = developing();
    const card = after(t, ['kind', KIND.livestock]);
    const copy = after(t, ['kind', KIND.livestock], ['copy', 0]);
    expect(card.chosen.action).toBe('gain');
    expect(card.complete).toBeNull();
    expect(copy.lit.spots.size).toBeGreaterThan(0);
    for (const spot of copy.lit.spots) expect(card.lit.spots.has(spot)).toBe(true);
  });

  it('needs card, copy and place', () => {
    const spot = spotAt(0, 1);
    const draft = after(developing(), ['spot', spot], ['kind', KIND.livestock], ['copy', 0]);
    expect(draft.complete).toEqual(['gain', KIND.livestock, 0, 0, 1]);
    expect(after(developing(), ['spot', spot]).candidates.length).toBeGreaterThan(1);
  });

  it('turns a card that lies in the Tree', () => {
    expect(after(developing(), ['kind', KIND.fishing]).complete).toEqual(['advance', KIND.fishing]);
  });

  it('gives up what no longer fits when another card is chosen', () => {
    const all = offersFor(developing());
    const picks: readonly Picked[] = [
      ['kind', KIND.livestock],
      ['copy', 0],
      ['spot', spotAt(0, 1)],
    ];
    expect(picked(all, picks, 'kind', KIND.fishing)).toEqual([['kind', KIND.fishing]]);
  });
});

it('never ends a phase unless it is said', () => {
  const t = developing();
  expect(after(t).candidates.some(([label]) => label === 'pass')).toBe(false);
  expect(after(t, ['action', 'pass']).complete).toEqual(['pass']);
});

it('tells a level built by Patronage from one of the turn', () => {
  const t = table({
    players: { A: { knowledge: PLENTY, tree: ['theatre', 'rockPainting', 'patronage'] }, B: {} },
    map: { 'D(0,0)': 'G01 0' },
    turn: ['A', 'build'],
  });
  const levels = offersFor(t).filter(({ parts }) => parts.monument !== undefined);
  expect(valuesOf(levels, 'action')).toEqual(new Set(['monument', 'patronage']));
  const [{ parts }] = levels as [Offer];
  const draft = after(t, ['action', 'patronage'], ['monument', parts.monument!], ['spot', parts.spot!]);
  expect(draft.complete?.[0]).toBe('patronage');
});
