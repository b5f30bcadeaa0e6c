import { people, textOf } from '@conclave/web/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { openCells } from '../../rules/map.ts';
import { cellOf } from '../../testing/notation.ts';
import type { Given } from '../../testing/position.ts';
import { table } from '../../testing/table.ts';
import { LandText } from './board-text.tsx';
import { Inspect } from './inspect.tsx';
import { TileFace } from './land-tile.tsx';
import { Outlook } from './outlook.tsx';
import { CRADLE_PLACE } from './shape.ts';

const SEATS = people('Ada', 'Bo');
const GIVEN: Given = {
  players: {
    A: { hand: ['C12'], knowledge: { GOV: 5, REL: 6 }, tree: ['ports'] },
    B: {},
  },
  turn: ['A', 'grow'],
  map: { 'D(0,0)': 'G01 0 A2', 'U(1,0)': 'R05 1 petra', 'U(1,-1)': 'A07 0 B1' },
  monuments: { petra: 'BA' },
};
const { s } = table(GIVEN);

const inspected = (cell: number): string =>
  textOf(<Inspect view={s} seats={SEATS} viewer={0} cell={cell} isPinned={false} close={() => undefined} />);

describe('a place taken apart', () => {
  it('says whose City it is, what it Produces, and what its next level costs the viewer', () => {
    const said = inspected(cellOf('D(0,0)'));
    expect(said).toMatch(/City of .*Ada.*level 2 of 3/);
    expect(said).toContain('2 Government, 1 Trade');
    expect(said).toContain('Level 3 costs you 9 Government , you have 5; brings 8 VP, 3 Influence');
  });

  it('offers no City where another one or a Monument stands', () => {
    expect(inspected(cellOf('U(1,-1)'))).not.toContain('costs you');
    const monument = inspected(cellOf('U(1,0)'));
    expect(monument).not.toContain('costs you');
    expect(monument).toContain('2 of 4 levels');
    expect(monument).toMatch(/Bo 1 · controls it/);
    expect(monument).toContain('Level 3 costs 4 Trade + 4 Craftsmanship');
  });

  it('knows the Cradle and empty places', () => {
    expect(inspected(CRADLE_PLACE)).toContain('no Camp');
    expect(inspected(openCells(s)[0]!)).toContain('Beside');
  });
});

describe('the outlook of a placement', () => {
  const tile = s.hands[0]![0]!;
  const shown = (cell: number, isDetailed: boolean): string =>
    textOf(
      <Outlook
        view={s}
        seats={SEATS}
        seat={0}
        tile={tile}
        cell={cell}
        rotation={0}
        isDetailed={isDetailed}
      />,
    );

  it('shows what everybody gets, with and without every dot, and what Monuments give', () => {
    const cell = cellOf('D(1,-1)');
    expect(shown(cell, true)).toMatch(/C12 at S1E\d.*Ada.*dot of the tile.*Bo.*City at/);
    expect(shown(cell, true)).toContain('Petra: 1 Craftsmanship');
    expect(shown(cell, false)).not.toContain('dot of');
  });

  it('warns of what limits take', () => {
    const full = table({
      ...GIVEN,
      players: {
        ...GIVEN.players,
        A: { hand: ['C12'], knowledge: { GOV: 12, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } },
      },
    });
    const warned = textOf(
      <Outlook view={full.s} seats={SEATS} seat={0} tile={tile} cell={cellOf('D(1,-1)')} rotation={0} />,
    );
    expect(warned).toMatch(/\+0.*lost to the limit/);
  });
});

describe('pictures and text of the map', () => {
  it('have every tile in words', () => {
    const said = textOf(<LandText view={s} seats={SEATS} />);
    for (const id of ['G01', 'R05', 'A07', 'Cradle', 'Petra']) expect(said).toContain(id);
  });

  it('turn a tile by thirds', () => {
    const faces = [0, 1, 2].map((rotation) =>
      renderToStaticMarkup(<TileFace tile={0} rotation={rotation} />),
    );
    expect(new Set(faces).size).toBe(3);
  });
});
