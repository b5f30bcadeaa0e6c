import { seedOf, type Viewer } from '@conclave/kernel';
import { Emblem } from '@conclave/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hegemonic as game } from '../../index.ts';
import { placements } from '../../rules/galaxy.ts';
import type { Event, State } from '../../rules/types.ts';
import { at, type Given, position } from '../../tests/position.ts';
import { draftOf } from '../drafting.ts';
import { offersOf } from '../parts.ts';
import { gainBy } from '../points.ts';
import { PIECES } from '../symbols/drawings.ts';
import { Board } from './board.tsx';
import { foreseen } from './foreseen.ts';
import { gainsOf } from './gains.tsx';
import { arcOf, gateLinks } from './gates.tsx';
import { Inspect } from './inspect.tsx';
import { afterwards } from './lately.ts';
import { LEAST_EMBLEM } from './marks.tsx';
import { networkOf, nodesSaid } from './network.ts';
import { picturesOf } from './picture.ts';
import { PieceDefs } from './piece-defs.tsx';
import { planOf } from './plan.ts';
import { farthest, reachOf } from './reach.ts';
import { spotsFor } from './spots.ts';
import { powerText, standingsOf } from './standings.ts';
import { Beside } from './units.tsx';

const SEATS = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'human' as const, away: false }));

/** Ada strong at the right of the core, Bo beside her. */
const GIVEN: Given = {
  players: { Ada: { home: [3, -1], caps: 20 }, Bo: { home: [-1, -2], caps: 20 } },
  sectors: {
    '2,0': { tile: { industrial: 3 }, pieces: { A: '2c', B: '1c' } },
    '2,-1': { tile: { industrial: 2 }, pieces: { A: '1c' } },
    '3,0': { tile: { political: 2, faction: 'orange' }, pieces: { A: 'e' } },
    '3,-2': { tile: { political: 3, faction: 'orange' }, pieces: { A: 'e', B: 'a' } },
    '1,0': { tile: { martial: 3 }, pieces: { A: '3o f' } },
    '1,-1': { tile: { martial: 1 }, pieces: { A: 'o' } },
  },
  gates: [['A', '2,0', '2,-2']],
};

const board = (s: State, viewer: Viewer = 'table'): string =>
  renderToStaticMarkup(
    <Board
      game={game}
      view={game.view(s, viewer)}
      viewer={viewer}
      seats={SEATS.slice(0, s.seats)}
      moves={viewer === 'table' ? [] : game.moves(s, viewer)}
      play={() => undefined}
      beat={null}
      speed="off"
    />,
  );

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the galaxy', () => {
  it('names every sector with all that it shows', () => {
    const s = position(GIVEN);
    const shown = board(s);
    expect(count(shown, 'data-sector="')).toBe(s.tiles.length);
    const button = shown.match(new RegExp(`<path[^>]*data-sector="${at(s, '2,0')}"[^>]*>`))![0];
    expect(button).toMatch(/aria-label="B1 T\d\d \(.*\): Ada 2 Complexes, Gate 1 to C1; Bo 1 Complex/);
  });

  it('tells units and Gates by shape: kind by silhouette, seat by an emblem that is large enough at any size', () => {
    const s = position({
      ...GIVEN,
      sectors: { ...GIVEN.sectors, '2,0': { tile: 1, pieces: { A: '2a f', B: 'a 2f' } } },
    });
    const picture = picturesOf(s, s)[at(s, '2,0')]!;
    const shapeOf = (seat: number) => renderToStaticMarkup(<Emblem seat={seat} />).match(/<path.*?>/)![0];
    const widthIn = (shown: string) => Number(shown.match(/<svg[^>]* width="([\d.]+)"/)![1]);
    const drawn = new Map(
      renderToStaticMarkup(<PieceDefs seats={3} />)
        .split(/(?=<g id="hg-)/)
        .map((part) => [part.match(/^<g id="(hg-[^"]+)"/)?.[1], part]),
    );
    for (const scale of [0.4, 0.55, 0.8, 1.6]) {
      const shown = renderToStaticMarkup(<Beside picture={picture} scale={scale} />);
      const pieces = shown.split(/(?=<g class="hg-(?:unit|gate))/);
      expect(pieces.map((piece) => piece.match(/hg-(agent|fleet|gate)/)![1]).sort()).toEqual([
        'agent',
        'agent',
        'fleet',
        'fleet',
        'gate',
      ]);
      for (const piece of pieces) {
        const seat = Number(piece.match(/--seat-(\d)/)![1]);
        const kind = piece.match(/hg-(agent|fleet|gate)/)![1] as 'agent' | 'fleet' | 'gate';
        const thing = drawn.get(piece.match(/href="#([^"]+)"/)![1])!;
        expect(thing).toContain(shapeOf(seat));
        if (kind !== 'gate') expect(thing).toContain(`d="${PIECES[kind].solid}"`);
        const badge = piece.split('hg-badge')[1];
        if (badge) expect(badge).toContain(shapeOf(seat));
        const emblem = badge
          ? widthIn(badge)
          : widthIn(thing) * Number(piece.match(/<use[^>]*scale\(([\d.]+)\)/)![1]);
        expect(emblem * scale).toBeGreaterThanOrEqual(LEAST_EMBLEM - 0.01);
      }
    }
    expect(PIECES.agent.solid).not.toBe(PIECES.fleet.solid);
  });

  it('keeps what others did marked until I do something', () => {
    const did = (seat: number, sector: number): Event => ['built', seat, 'martial', sector, 0];
    const others = afterwards(new Map(), [did(1, 4), did(2, 7)], 0);
    expect([...others]).toEqual([
      [4, 1],
      [7, 2],
    ]);
    expect([...afterwards(others, [did(2, 4)], 0)]).toContainEqual([4, 2]);
    expect([...afterwards(others, [did(0, 9), did(1, 3)], 0)]).toEqual([[3, 1]]);
    expect(afterwards(others, [did(0, 9)], 'table').size).toBe(3);
    const attack: readonly Event[] = [
      ['declared', 2, 'raze', 0, 4, 9, 0, 'industrial'],
      ['basesLost', 0, 'industrial', 9, 1],
    ];
    expect([...afterwards(others, attack, 0)]).toEqual([...others, [9, 2]]);
  });

  it('shows bases, units and Gates, each with its seat', () => {
    const s = position(GIVEN);
    const sector = picturesOf(s)[at(s, '2,0')]!;
    expect(sector.complexes.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(sector.gates).toEqual([{ seat: 0, numeral: 1, change: undefined }]);
    const stack = picturesOf(s)[at(s, '1,0')]!;
    expect(stack.outposts).toHaveLength(3);
    expect(stack.units).toEqual([{ unit: 'fleet', seat: 0, changes: [undefined] }]);
  });

  it('says what each board would bring now', () => {
    const s = position(GIVEN);
    const [core, own] = standingsOf(s);
    expect(core).toMatchObject({ powers: [4, 0], points: [9, 0], leaders: [0] });
    // Ada 3 Complexes and Embassies of 2 and 3, Bo a Complex.
    expect(own).toMatchObject({ powers: [8, 1], points: [6, 3], leaders: [0] });
  });

  it('says what power comes from', () => {
    const s = position(GIVEN);
    expect(powerText(s, 0, 0)).toBe('Outposts 4');
    expect(powerText(s, 1, 0)).toBe('Complexes 3 + Embassies 5');
    expect(powerText(s, 1, 1)).toBe('Complexes 1');
  });

  it('draws one border round a board, and its seal where three of its sectors meet', () => {
    const { points, edges, boards } = planOf(position(GIVEN));
    for (const { sectors, seal } of boards.slice(1)) {
      const far = sectors.map((sector) => Math.hypot(points[sector]!.x - seal.x, points[sector]!.y - seal.y));
      expect(far.filter((way) => way < 51)).toHaveLength(3);
      // Five hexagons of six sides, of which seven lie between two of them.
      const sides = sectors.map((sector) => edges[sector]!.toString(2).split('1').length - 1);
      expect(sides.reduce((sum, n) => sum + n, 0)).toBe(30 - 14);
    }
  });

  it('finds different places for all that stands in a sector', () => {
    const { tile } = picturesOf(position(GIVEN))[at(position(GIVEN), '3,0')]!;
    for (let n = 1; n <= 7; n++) {
      const spots = spotsFor(n > 4 ? null : tile, n);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
    }
    expect(spotsFor({ industrial: 3, political: 1, faction: 0, martial: 3, small: false }, 6)).toHaveLength(
      6,
    );
  });
});

describe('what lies over the galaxy', () => {
  it('draws the industrial network, with links between sectors that add up', () => {
    const s = position(GIVEN);
    const [a, b] = [at(s, '2,0'), at(s, '2,-1')];
    const { nodes, links } = networkOf(s, 'industrial');
    expect(nodes).toContainEqual({ seat: 0, sector: a, power: 3 });
    expect(nodes).toContainEqual({ seat: 1, sector: a, power: 1 });
    expect(links).toContainEqual({ seat: 0, a, b });
    expect(nodesSaid(networkOf(s, 'industrial'), a, ['Ada', 'Bo'])).toBe(' In the network: Ada 3, Bo 1.');
  });

  it('adds up the Embassies of a faction wherever they are', () => {
    const { nodes, links, best } = networkOf(position(GIVEN), 'p0');
    expect(nodes).toHaveLength(2);
    expect(links).toHaveLength(1);
    expect(best).toEqual([5, 0]);
    expect(networkOf(position(GIVEN), 'p1').nodes).toEqual([]);
  });

  it('links stacks that support each other', () => {
    const s = position(GIVEN);
    const [high, low] = [at(s, '1,0'), at(s, '1,-1')];
    const { nodes, links } = networkOf(s, 'martial');
    // 3, 1 in support, and a Fleet of tier 1.
    expect(nodes).toContainEqual({ seat: 0, sector: high, power: 5 });
    expect(links).toContainEqual({ seat: 0, a: Math.min(high, low), b: Math.max(high, low) });
  });

  it('shows how far a stack reaches, of the viewer’s pieces the farthest', () => {
    const s = position(GIVEN);
    const sector = at(s, '1,0');
    expect(farthest(s, sector, 0)).toEqual({ piece: 'outpost', seat: 0, sector });
    const reached = reachOf(s, { piece: 'outpost', seat: 0, sector });
    expect(reached.has(at(s, '3,0'))).toBe(true);
    expect(reached.has(at(s, '-1,1'))).toBe(true);
    expect(reached.has(at(s, '-1,-2'))).toBe(false);
    expect(farthest(s, at(s, '3,-2'), 1)).toMatchObject({ piece: 'agent', seat: 1 });
    expect(farthest(s, at(s, '0,-1'), 1)).toBeNull();
  });

  it('knows the pairs of Gates, and bends their way', () => {
    const s = position(GIVEN);
    expect(gateLinks(s)).toEqual([{ seat: 0, numeral: 1, a: at(s, '2,0'), b: at(s, '2,-2') }]);
    const { top } = arcOf({ x: 0, y: 100 }, { x: 100, y: 100 });
    expect(top.x).toBeCloseTo(50);
    expect(Math.abs(top.y - 100)).toBeGreaterThan(10);
  });

  it('takes a sector apart: power term by term, cost, distance', () => {
    const s = position(GIVEN);
    const text = renderToStaticMarkup(
      <Inspect
        view={s}
        seats={SEATS}
        sector={at(s, '3,-2')}
        isPinned
        start={{ seat: 0, from: at(s, '3,0'), unit: 'agent' }}
        probe={null}
        show={() => undefined}
        close={() => undefined}
      />,
    ).replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('2 steps from B3, 0 borders; Agent free.');
    expect(text).toContain('5 (Embassy B3 2 + Embassy B5 3)');
    expect(text).toContain('an attack pays 3 to destroy, 6 to take over');
    expect(text).toContain('1 (Agents B5 1)');
    expect(text).toMatch(/Next to \w\d/);
  });
});

describe('what a move would change', () => {
  it('is seen before it is made', () => {
    const s = position(GIVEN);
    const [from, to] = [at(s, '1,0'), at(s, '1,-1')];
    const moved = picturesOf(foreseen(s, 0, ['moveFleet', 0, to]), s);
    expect(moved[from]!.units).toEqual([{ unit: 'fleet', seat: 0, changes: ['lost'] }]);
    expect(moved[to]!.units).toEqual([{ unit: 'fleet', seat: 0, changes: ['new'] }]);
    const built = picturesOf(foreseen(s, 0, ['complex', at(s, '2,-1')]), s)[at(s, '2,-1')]!;
    expect(built.complexes.map(({ change }) => change)).toEqual([undefined, 'new']);
    const gone = foreseen(s, 0, ['relocateGate', 0, to]);
    expect(picturesOf(gone, s)[to]!.gates).toEqual([{ seat: 0, numeral: 1, change: 'new' }]);
    expect(foreseen(s, 0, ['stop'])).toBe(s);
  });

  it('is said in points on every lit sector where they change', () => {
    const s = position({
      ...GIVEN,
      turn: ['A', 'industrialize'],
    });
    const offers = offersOf(s, 0, game.moves(s, 0));
    const draft = draftOf(offers, [['action', 'complex']]);
    const gains = gainsOf(s, 0, draft);
    for (const sector of draft.lit.sectors)
      expect(gains.get(sector) ?? 0).toBe(gainBy(s, 0, ['complex', sector]));
    expect(draft.lit.sectors.size).toBeGreaterThan(0);
    expect(gainsOf(s, 0, draftOf(offers, [])).size).toBe(0);
  });

  it('lights what may be chosen next', () => {
    const s = position({ ...GIVEN, turn: ['A', 'industrialize'] });
    expect(count(board(s, 0), 'data-state="lit"')).toBeGreaterThan(0);
    expect(board(s)).not.toMatch(/data-sector="\d+" data-state/);
  });

  it('offers every free hex where a board may lie', () => {
    const s = game.setup(seedOf(3), 3, { galaxy: 'free' });
    const seat = game.waiting(s)[0]!;
    const shown = board(s, seat);
    expect(placements(s).length).toBeGreaterThan(0);
    expect(count(shown, 'class="hg-free"')).toBeGreaterThan(12);
  });
});
