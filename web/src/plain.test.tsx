import { hexes, squares } from '@conclave/frame/plain.ts';
import { games } from '@conclave/games';
import { type Core, type Game, type Move, pick, seeded, seedOf } from '@conclave/kernel';
import type { GameUi } from '@conclave/kit/game-ui.ts';
import { complete } from '@conclave/kit/plain/complete.tsx';
import { chosenSoFar, offersOf } from '@conclave/kit/plain/draft.ts';
import { guideOf } from '@conclave/kit/plain/guide.ts';
import { people, propsFor, renderForAll, textOf } from '@conclave/kit/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from '../../docs/examples.ts';

const SEATS = people('Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal');
const MOVES = 40;

/** Plays at random for a while and shows each position to everybody by this page. */
function playShown(game: Game, ui: GameUi, number: number, seats: number, most = MOVES): Core {
  const s = game.setup(seedOf(number), seats);
  const rng = seeded(seedOf(number + 100));
  for (let n = 0; n < most && s.outcome === null; n++) {
    const seat = game.waiting(s)[0]!;
    const move: Move = pick(rng, game.moves(s, seat));
    const events = game.apply(s, seat, move);
    renderForAll(game, ui, s, SEATS, events);
    for (const event of events) {
      const seen = game.eventFor(event, 'table');
      const line = seen && ui.describe(seen, SEATS.slice(0, seats), s);
      if (line) expect(renderToStaticMarkup(createElement('p', {}, line.text))).not.toBe('<p></p>');
    }
    expect(ui.turn(s).round).toBeGreaterThan(0);
  }
  return s;
}

const Mine = () => createElement('p', {}, 'My own area');

describe('a page that the house draws', () => {
  it.each(Object.keys(games))('shows %s by its rules alone', async (id) => {
    const game = await games[id]!.load!();
    playShown(game, complete(game, {}, { title: games[id]!.meta.title }), 1, game.seats.max);
  });

  it.each(Object.keys(games))('shows %s with the words of its terminal', async (id) => {
    const game = await games[id]!.load!();
    const text = await games[id]!.text!();
    playShown(game, complete(game, {}, { title: games[id]!.meta.title, text }), 2, game.seats.min);
  });

  it.each(Object.keys(games))('lets every move of %s be put together part by part', async (id) => {
    const game = await games[id]!.load!();
    const { partsOf } = guideOf(game, { title: id });
    const rng = seeded(seedOf(5));
    const s = game.setup(seedOf(3), game.seats.min);
    for (let n = 0; n < MOVES && s.outcome === null; n++) {
      const seat = game.waiting(s)[0]!;
      const moves = game.moves(s, seat);
      const wanted = pick(rng, moves);
      const parts = partsOf(wanted);
      const picks: [string, string | number][] = [];
      const offers = offersOf(moves, partsOf);
      let soFar = chosenSoFar(offers, picks);
      for (; soFar.next !== null && soFar.next.name in parts; soFar = chosenSoFar(offers, picks)) {
        expect(soFar.next.values).toContain(parts[soFar.next.name]);
        picks.push([soFar.next.name, parts[soFar.next.name]!]);
      }
      expect(moves.length === 1 ? moves[0] : soFar.complete).toEqual(wanted);
      game.apply(s, seat, wanted);
    }
  });

  it('keeps what a game draws itself, and completes the rest', async () => {
    const game = await examples.claims!.load!();
    const own = { Mine, counted: 'Fame' };
    const ui = complete(game, own, { title: 'Claims' });
    expect(ui).toMatchObject(own);
    playShown(game, ui, 1, 2);
  });

  it.each([
    ['hex', hexes([...Array(25).keys()].map((n) => [n % 5, Math.floor(n / 5)] as const)), 'polygon'],
    ['point', squares(5, 5), 'circle'],
  ] as const)(
    'has a board of %ss, where every place is a button with its name',
    async (shape, places, drawn) => {
      const { load, plain } = examples.sentries!;
      const [game, described] = await Promise.all([load!(), plain!()]);
      const boards = [{ ...described.boards![0]!, shape, places, lines: [[0, 6]] as const }];
      const ui = complete(game, {}, { title: 'Sentries', plain: { ...described, boards } });
      const board = createElement(ui.Board, propsFor(game, game.setup(seedOf(1), 2), 0, SEATS));
      const html = renderToStaticMarkup(board);
      expect(html.match(new RegExp(`<${drawn} `, 'g'))).toHaveLength(25);
      expect(html.match(/<line /g)).toHaveLength(1);
      expect(html.match(/data-rove="true"/g)).toHaveLength(25);
      expect(textOf(board)).toContain('C1, keeper of Ann');
    },
  );

  it.each(Object.keys(examples))('shows %s to its end, and says how it came', async (id) => {
    const { load, plain, meta } = examples[id]!;
    const [game, described] = await Promise.all([load!(), plain!()]);
    const ui = complete(game, {}, { title: meta.title, plain: described });
    for (let number = 0; number < 5; number++) {
      const s = playShown(game, ui, number, meta.seats.min, 200);
      expect(ui.endings[s.outcome!.reason]).toBe(described.endings![s.outcome!.reason]);
      expect(ui.score(s, 0)[0]!.points).toBe(s.outcome!.scores[0]);
      expect(textOf(createElement(ui.Prompt, propsFor(game, s, 0, SEATS)))).toMatch(/wins|share the win/);
    }
  });
});
