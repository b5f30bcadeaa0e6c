import type { Viewer } from '@conclave/kernel';
import { people, propsFor, textOf } from '@conclave/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hexpanse as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { at, type Given, position } from '../../tests/position.ts';
import { PlanetText } from './board-text.tsx';
import { FormationList } from './formation-list.tsx';
import { outlooksOf } from './formations.ts';
import { Inspect } from './inspect.tsx';
import { PlanetMap } from './map.tsx';
import { standingsOf, warlordsOf } from './pieces.tsx';
import { edgesOf, PLANS } from './plan.ts';

const SEATS = people('Ada', 'Bo');
const GIVEN: Given = {
  players: {
    X: { faction: 'CC', warlord: '0,0' },
    Y: { faction: 'TE', warlord: '2,0', life: 2, cards: 'C2!' },
  },
  common: 'P07',
  board: { '1,0': 'X', '3,0': 'Y', '0,1': 'Y C2' },
};

const map = (s: State, viewer: Viewer): string =>
  renderToStaticMarkup(
    <PlanetMap
      table={propsFor(game, s, viewer, SEATS)}
      looked={null}
      look={() => undefined}
      pin={() => undefined}
      overlays={outlooksOf(s, viewer).map((outlook) => ({
        outlook,
        isLabelled: true,
        isHeld: false,
      }))}
      lifted={null}
    />,
  );

const button = (shown: string, territory: number): string =>
  shown.match(new RegExp(`<path[^>]*data-sector="${territory}"[^>]*>`))![0];

describe('the planet', () => {
  it('names every territory with all that it shows', () => {
    const s = position(GIVEN);
    const shown = map(s, 'table');
    expect(shown.split('data-sector="')).toHaveLength(s.kinds.length + 1);
    expect(button(shown, at(s, '3,0'))).toContain('F9, hexilum: Bo’s normal unit.');
    expect(button(shown, at(s, '2,0'))).toContain('Bo’s warlord (life 2)');
    expect(shown).not.toMatch(/data-sector="\d+" data-state/);
  });

  it('lights what may be chosen', () => {
    const s = position(GIVEN);
    expect(button(map(s, 0), at(s, '1,0'))).toContain('data-state="lit"');
  });

  it('knows what a move that is only looked at would change', () => {
    const s = position(GIVEN);
    const next = game.view(s, 0);
    const [from, to, warlord] = [at(s, '1,0'), at(s, '1,1'), at(s, '-1,0')];
    [next.kinds[to], next.owners[to]] = [next.kinds[from]!, 0];
    [next.kinds[from], next.owners[from]] = [0, -1];
    next.warlords[0] = warlord;
    const changes = standingsOf(next, s).filter(({ change }) => change !== undefined);
    expect(changes.map(({ territory, change }) => [territory, change]).sort()).toEqual(
      [
        [from, 'lost'],
        [to, 'new'],
      ].sort(),
    );
    expect(warlordsOf(next, s)[0]).toMatchObject({ territory: warlord, change: 'new' });
  });

  it('draws one border round territories that belong together', () => {
    const s = position(GIVEN);
    const plan = PLANS[s.board];
    const set = new Set(['0,0', '1,0', '0,1'].map((hex) => at(s, hex)));
    const sides = [...set].map((cell) => edgesOf(plan, cell, set).toString(2).split('1').length - 1);
    // Three hexagons of six sides, three pairs of which lie between two of them.
    expect(sides.reduce((sum, n) => sum + n, 0)).toBe(18 - 6);
  });
});

describe('the planet in words', () => {
  it('takes a territory apart: who stands there, and what that can do', () => {
    const s = position(GIVEN);
    const inspected = (hex: string) =>
      textOf(
        <Inspect
          view={s}
          seats={SEATS}
          territory={at(s, hex)}
          outlooks={outlooksOf(s, 0)}
          isPinned
          close={() => undefined}
        />,
      );
    expect(inspected('0,1')).toMatch(/Bo Lorenzo Kroisos Gain 2 hexilum\. Reusable for an action\./);
    expect(inspected('2,0')).toContain('Warlord, life 2.');
    expect(inspected('3,0')).toMatch(/hexilum .*Next to/);
    expect(inspected('-3,1')).toContain('Empty.');
  });

  it('says how near everybody is, and what is missing', () => {
    const board = Object.fromEntries(
      ['-1,-1', '-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0', '1,1'].map((hex) => [hex, 'Y']),
    );
    const s = position({ ...GIVEN, board });
    const list = textOf(
      <FormationList
        outlooks={outlooksOf(s, 0)}
        seats={SEATS}
        pinned={new Set()}
        pin={() => undefined}
        point={() => undefined}
        isAuto
        setAuto={() => undefined}
      />,
    );
    // The warlord of X stands in the middle.
    expect(list).toMatch(/Bo, Bastion: 8 of 9 1 taken/);
    expect(list).toContain('Missing F6, taken F6.');
  });

  it('tells what stands where, row by row, and the missions', () => {
    const s = position(GIVEN);
    const text = textOf(<PlanetText view={s} viewer={0} seats={SEATS} />);
    expect(text).toContain('F7: Ada’s normal unit.');
    expect(text).toContain('Common mission: Bastion');
  });
});
