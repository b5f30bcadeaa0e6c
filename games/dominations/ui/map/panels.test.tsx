import { people, propsFor, textOf } from '@conclave/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dominations } from '../../index.ts';
import { openCells } from '../../rules/map.ts';
import type { State } from '../../rules/types.ts';
import { cellOf } from '../../tests/notation.ts';
import type { Given } from '../../tests/position.ts';
import { table } from '../../tests/table.ts';
import { LandText } from './board-text.tsx';
import { foreseen } from './foreseen.ts';
import { Inspect } from './inspect.tsx';
import { TileFace } from './land-tile.tsx';
import { handOutlooks, marksOf } from './marks.ts';
import { Outlook, Sources } from './outlook.tsx';
import { CRADLE_PLACE } from './shape.ts';
import { YieldMarks } from './yield-marks.tsx';

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

const inspected = (cell: number, of = s): string =>
  textOf(
    <Inspect
      table={propsFor(dominations, of, 0, SEATS)}
      cell={cell}
      outlook={marksOf(handOutlooks(of, 0), null, null).get(cell)}
      isPinned={false}
      close={() => undefined}
    />,
  );

describe('a place taken apart', () => {
  it('says whose City it is, what it Produces, and what its next level costs the viewer', () => {
    const said = inspected(cellOf('D(0,0)'));
    expect(said).toMatch(/City of .*Ada.*level 2 of 3/);
    expect(said).toContain('2 Government, 1 Trade');
    expect(said).toContain('Level 3 costs you 9 Government , you have 5; brings 8 VP, 3 Influence');
  });

  it('says what a City beside a Monument brings at the end (DM-FIN-05)', () => {
    const at = (monument: boolean) =>
      inspected(
        cellOf('D(0,0)'),
        table({
          players: { A: { knowledge: { GOV: 6 } }, B: {} },
          map: { 'D(0,0)': 'G01 0', 'U(1,0)': monument ? 'R05 1 petra' : 'R05 1' },
          monuments: monument ? { petra: 'B' } : {},
          turn: ['A', 'build'],
        }).s,
      );
    expect(at(true)).toContain('Beside a Monument: 2 VP more at the end of the game.');
    expect(at(false)).not.toContain('Beside a Monument');
  });

  it('says how much is lost to limits on the place itself, where there is room', () => {
    const full = table({
      players: { A: { hand: ['C12'], knowledge: { GOV: 6, REL: 6, ART: 6, TRA: 6, SCI: 6, CRA: 6 } }, B: {} },
      turn: ['A', 'grow'],
    }).s;
    const [best] = handOutlooks(full, 0);
    const marks = (scale: number) =>
      textOf(
        <svg aria-hidden="true">
          <YieldMarks view={full} seat={0} outlook={best!} isDown={false} scale={scale} />
        </svg>,
      );
    expect(marks(1)).toMatch(/\d lost/);
    expect(marks(0.4)).not.toContain('lost');
  });

  it('offers no City where another one or a Monument stands', () => {
    expect(inspected(cellOf('U(1,-1)'))).not.toContain('costs you');
    const monument = inspected(cellOf('U(1,0)'));
    expect(monument).not.toContain('A City here');
    expect(monument).toContain('2 of 4 levels');
    expect(monument).toMatch(/Bo 1 · controls it, 10 VP at the end of the game/);
    expect(monument).toContain('Level 3 costs you 4 Trade and 4 Craftsmanship, and brings 7 VP, 2 Influence');
  });

  it('knows the Cradle and empty places', () => {
    expect(inspected(CRADLE_PLACE)).toContain('No City can be founded on it');
    const empty = inspected(openCells(s)[0]!);
    expect(empty).toContain('Beside');
    expect(empty).toMatch(/Tile of \w+ brings most here, \d/);
  });
});

describe('the outlook of a placement', () => {
  const tile = s.hands[0]![0]!;
  const cell = cellOf('D(1,-1)');

  it('shows what everybody gets, and what Monuments give', () => {
    const shown = textOf(<Outlook view={s} seats={SEATS} seat={0} tile={tile} cell={cell} rotation={0} />);
    expect(shown).toMatch(/Ada.*\+\d.*Bo.*\+\d/);
    expect(shown).toContain('Petra gives 1 Craftsmanship');
  });

  it('names every dot and City that brings something, on demand', () => {
    const [own, others] = foreseen(s, 0, tile, cell, 0, () => 'Bo').yields.map((of) =>
      textOf(<Sources of={of} />),
    );
    expect(own).toContain('dot of the tile');
    expect(others).toContain('City');
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
      <Outlook view={full.s} seats={SEATS} seat={0} tile={tile} cell={cell} rotation={0} />,
    );
    expect(warned).toMatch(/\+0.*lost to the limit/);
    expect(warned).toContain('Petra gives 1 Craftsmanship, lost to the limit');
  });

  it('says that Influence is lost in a game in which it ends (DM-INF-01)', () => {
    const beside = (rules: number): string => {
      const t = table({
        players: { A: { hand: ['C12'], influence: 60 }, B: {} },
        map: { 'D(1,-1)': 'G01 0 greatWall' },
        monuments: { greatWall: 'B' },
        turn: ['A', 'grow'],
        rules,
      });
      const at = openCells(t.s).find((open) => bonusesAt(t.s, open).length > 0)!;
      return bonusesAt(t.s, at)[0]!;
    };
    const bonusesAt = (s: State, at: number) => foreseen(s, 0, s.hands[0]![0]!, at, 0, () => 'Bo').more;
    expect([beside(3), beside(2)]).toEqual([
      'Great Wall gives 1 Influence',
      'Great Wall gives 1 Influence, lost at the end of Influence',
    ]);
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
