import type { Viewer } from '@conclave/kernel';
import { people, propsFor } from '@conclave/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dominations as game } from '../../index.ts';
import { openCells } from '../../rules/map.ts';
import type { Given } from '../../tests/position.ts';
import { table } from '../../tests/table.ts';
import { Board } from './board.tsx';

const SEATS = people('Ada', 'Bo');
const GIVEN: Given = {
  players: { A: { hand: ['C12'], knowledge: { GOV: 6, TRA: 3 } }, B: {} },
  map: { 'D(0,0)': 'G01 0 A1', 'U(1,0)': 'R05 1 petra', 'U(1,-1)': 'A07 0 B3', 'D(1,0)': 'T03 0' },
  monuments: { petra: 'B' },
};

function shown(phase: 'grow' | 'build', viewer: Viewer): string {
  const { s } = table({ ...GIVEN, turn: ['A', phase] });
  return renderToStaticMarkup(<Board {...propsFor(game, s, viewer, SEATS)} />);
}
const labels = (markup: string): string[] =>
  [...markup.matchAll(/<path[^>]*data-sector="\d+"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label!);
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the map', () => {
  it('names every tile with all that it shows, and the Cradle', () => {
    const said = labels(shown('build', 'table'));
    expect(said).toHaveLength(5);
    expect(said[0]).toMatch(/^The Cradle/);
    expect(said[1]).toMatch(/^N1E2 G01, Camp Government: .*City of Ada, level 1/);
    expect(said[2]).toContain('Petra');
  });

  it('makes every open place a button for who places a tile, with what it would bring, and for nobody else', () => {
    const { s } = table({ ...GIVEN, turn: ['A', 'grow'] });
    const open = openCells(s).length;
    const said = labels(shown('grow', 0)).filter((label) => label.includes('empty.'));
    expect(said).toHaveLength(open);
    for (const label of said) expect(label).toMatch(/here: \d+: .*Can be chosen\./);
    expect(labels(shown('grow', 1)).filter((label) => label.includes('empty.'))).toEqual([]);
  });

  it('rings the Camps on which a City can be founded or raised', () => {
    const markup = shown('build', 0);
    expect(count(markup, 'dm-chance')).toBe(count(markup, 'data-state="lit"'));
    expect(labels(markup).filter((label) => label.includes('Can be chosen'))).toHaveLength(2);
    expect(shown('build', 1)).not.toContain('dm-chance');
  });

  it('draws Cities in the colour and with the emblem of their seat, each level of its own size', () => {
    const markup = shown('build', 'table');
    expect(count(markup, 'class="dm-city"')).toBe(2);
    expect(count(markup, 'class="dm-standee"')).toBe(1);
    expect(markup).toMatch(/class="dm-city"[^>]*style="color:var\(--seat-1\)"/);
  });
});
