import type { Viewer } from '@conclave/kernel';
import { Emblem } from '@conclave/kit';
import { borderOf } from '@conclave/kit/table';
import { markupOf, propsFor } from '@conclave/kit/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apex as game } from '../../index.ts';
import type { State } from '../../rules/types.ts';
import { type Given, position } from '../../tests/position.ts';
import { Table } from '../../tests/table.ts';
import { useDraft } from '../draft.ts';
import { afterMove } from '../preview.ts';
import { Board } from './board.tsx';
import { Inspect } from './inspect.tsx';
import { picturesOf } from './picture.ts';

const SEATS = ['Hal', 'Mia'].map((name) => ({ name, kind: 'human' as const, away: false }));

const table = (given: Given) => {
  const { s, names } = position(given);
  return { s, at: (name: string) => names.sector(name), play: new Table(s, names) };
};

const board = (s: State, viewer: Viewer = 'table'): string =>
  renderToStaticMarkup(
    <Board
      game={game}
      view={game.view(s, viewer)}
      viewer={viewer}
      seats={SEATS}
      moves={viewer === 'table' ? [] : game.moves(s, viewer)}
      play={() => undefined}
      beat={null}
      speed="off"
    />,
  );

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the galaxy', () => {
  it('names every sector with all that it shows', () => {
    const { s, at } = table({
      players: { H: { influence: 1 }, M: {} },
      sectors: { Z: 'production: H 3s+1c, M 1s' },
    });
    const shown = board(s);
    expect(count(shown, 'data-sector="')).toBe(s.colonies.length);
    const button = shown.match(new RegExp(`<path[^>]*data-sector="${at('Z')}"[^>]*>`))![0];
    expect(button).toMatch(
      /aria-label="\w\d production: Hal 3 ships and a colony, Mia 1 ship\. Hal controls it: Hal 5 \(4 \+ influence 1\), Mia 1\."/,
    );
    expect(button).toContain('role="button"');
  });

  it('fills the chip of the one who controls, and hatches a tie', () => {
    const { s, at } = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 2s, M 2s', Z: 'H 2s, M 1s' } });
    const pictures = picturesOf(s);
    expect(pictures[at('Y')]!.control).toBe('tied');
    expect(pictures[at('Z')]!.control).toBe(0);
    const shown = board(s);
    expect(count(shown, 'data-tied="true"')).toBe(1);
    expect(count(shown, 'class="ax-chip" data-holds="true"')).toBe(1);
  });

  it('tells by shape who holds each sector, whose world it is, and that nobody holds a tie', () => {
    const { s } = table({
      players: { H: {}, M: {} },
      sectors: { X: 'H 1s, M 3s', Y: 'H 2s, M 2s', Z: 'H 3s+1c, M 1s' },
    });
    const shown = board(s);
    const shapes = SEATS.map(
      (_, seat) => renderToStaticMarkup(<Emblem seat={seat} />).match(/ d="[^"]*"/)![0],
    );
    expect(new Set(shapes).size).toBe(SEATS.length);
    const held = picturesOf(s).flatMap(({ control }) => (control === null ? [] : [control]));
    expect(held).toEqual(expect.arrayContaining([0, 1, 'tied']));
    const marks = [...shown.matchAll(/data-holder="(\w+)">(.*?)<\/g>/g)];
    expect(marks.map(([, holder]) => holder).sort()).toEqual(held.map(String).sort());
    for (const [, holder, drawn] of marks)
      expect(shapes.filter((shape) => drawn!.includes(shape))).toEqual(
        holder === 'tied' ? [] : [shapes[Number(holder)]],
      );
    const worlds = [...shown.matchAll(/class="k-pen ax-home".*?<\/g><\/g><g class="ax-mark"(.*?)<\/g>/g)];
    expect(worlds.map(([, mark]) => shapes.findIndex((shape) => mark!.includes(shape))).sort()).toEqual([
      0, 1,
    ]);
  });

  it('lights what may be chosen next', () => {
    const { s, play } = table({ players: { H: { hand: [27] }, M: {} }, sectors: { Z: 'H 2s' } });
    play.choose('H expansion 27');
    const shown = board(s, 0);
    expect(count(shown, 'data-state="from"') + count(shown, 'data-state="lit"')).toBeGreaterThan(1);
    expect(/data-sector="\d+" data-state/.test(board(s))).toBe(false);
  });

  it('gives no reason on a sector while cards are chosen, as none is asked for', () => {
    const { s, play } = table({ players: { H: { hand: [27] }, M: {} }, sectors: { Z: 'H 2s' } });
    const why: boolean[] = [];
    const Ask = () => {
      const { whyNot } = useDraft(propsFor(game, s, 0, SEATS));
      why.push(s.colonies.filter((_, sector) => whyNot(sector) !== null).length > 0);
      return null;
    };
    markupOf(<Ask />);
    play.choose('H expansion 27');
    markupOf(<Ask />);
    expect(why).toEqual([false, true]);
  });

  it('draws one border round neighbours of one seat', () => {
    const { s } = table({ players: { H: {}, M: {} }, sectors: {} });
    const { ships } = s;
    const [a, b] = [2, 3];
    ships[0]![a] = 1;
    ships[0]![b] = 1;
    const [left, right] = [picturesOf(s)[a]!, picturesOf(s)[b]!];
    expect(left.edges).toBe(63 & ~(1 << 1));
    expect(right.edges).toBe(63 & ~(1 << 4));
    expect(borderOf(left.edges)).not.toBe(borderOf(63));
    expect(count(borderOf(left.edges), 'M')).toBe(5);
  });

  it('shows what a move would change before it is made', () => {
    const { s, at } = table({ players: { H: {}, M: {} }, sectors: { Z: 'H 4s, M 1s+1c' } });
    const sector = at('Z');
    const fought = picturesOf(afterMove(s, 0, ['battle', sector]), s)[sector]!;
    expect(fought).toMatchObject({ control: 0, colony: 1, colonyIs: 'lost' });
    expect(fought.stacks).toEqual([
      { seat: 0, ships: 2, was: 4 },
      { seat: 1, ships: 0, was: 1 },
    ]);
    const converted = picturesOf(afterMove(s, 0, ['convert', sector, 1]), s)[sector]!;
    expect(converted.stacks).toEqual([
      { seat: 0, ships: 5, was: 4 },
      { seat: 1, ships: 0, was: 1 },
    ]);
  });

  it('takes a sector apart: control, battle, bonus, neighbours', () => {
    const { s, at } = table({
      players: { H: { influence: 2 }, M: { armament: 3 } },
      sectors: { Z: 'ambush: H 2s, M 1s' },
    });
    const text = renderToStaticMarkup(
      <Inspect view={s} viewer={0} seats={SEATS} sector={at('Z')} close={() => undefined} />,
    ).replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('2 + 2 = 4 controls it');
    expect(text).toContain('1 + 3 = 4wins, keeps 1 ship');
    expect(text).toContain('loses 2 ships');
    expect(text).toContain('ambush');
    expect(text).toMatch(/Next to \w\d/);
  });

  it('tells whom a battle threatens who could win it next, by a sign and in words', () => {
    const { s, at } = table({
      players: { H: {}, M: { armament: 3 } },
      sectors: { Z: 'H 2s, M 1s', Y: 'H 1s' },
    });
    const mine = board(s, 0);
    expect(count(mine, 'class="ax-threat"')).toBe(1);
    expect(mine).toMatch(
      /aria-label="[^"]*Mia could win here next, 4 to 2: \+1 VP for Mia, and you lose 2 ships\./,
    );
    const looked = renderToStaticMarkup(
      <Inspect view={s} viewer={0} seats={SEATS} sector={at('Z')} close={() => undefined} />,
    );
    expect(looked).toContain('Mia could win here next');
    for (const viewer of [1, 'table'] as const) expect(board(s, viewer)).not.toContain('ax-threat');
  });
});

describe('what stands beside a sector', () => {
  it('tells of the table as the galaxy shows it, with the move that is put together', () => {
    const { s, at } = table({ players: { H: {}, M: {} }, sectors: { Y: 'H 3s', Z: '' } });
    const shown = afterMove(s, 0, ['move', at('Y'), at('Z'), 2]);
    const of = (name: string) =>
      renderToStaticMarkup(
        <Inspect view={shown} viewer={0} isAfter seats={SEATS} sector={at(name)} close={() => undefined} />,
      ).replaceAll(/<[^>]*>/g, '');
    expect(of('Z')).toMatch(/after this move.*Hal controls it alone: 2 ships/);
    expect(of('Y')).toContain('controls it alone: 1 ship');
  });
});

describe('what sectors look like before their paintings come', () => {
  it('is a ground in the mean colour of each kind, its sign and its name', () => {
    const { s, at } = table({ players: { H: {}, M: {} }, sectors: { Y: 'portal: H 1s', Z: 'ambush: M 1s' } });
    const shown = board(s);
    expect(shown).not.toContain('<image');
    const fills = ['portal', 'ambush'].map(
      (kind) => shown.match(new RegExp(`data-kind="${kind}" style="fill:([^"]+)"`))![1],
    );
    expect(fills[0]).not.toBe(fills[1]);
    for (const name of ['Y', 'Z']) expect(shown).toContain(`>${picturesOf(s)[at(name)]!.name}</text>`);
  });
});
