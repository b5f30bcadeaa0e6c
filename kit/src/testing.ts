import {
  type Core,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  pick,
  type Rng,
  seeded,
  seedOf,
  type Viewer,
} from '@conclave/kernel';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GameUi, SeatInfo, TableProps } from './game-ui.ts';
import { AtTable, tableScope } from './table-scope.tsx';

export { coloursOf, contrast, type Themed } from './colours.ts';

/** People at a table, all of them there. */
export const people = (...names: readonly string[]): readonly SeatInfo[] =>
  names.map((name) => ({ name, kind: 'human', away: false }));

/**
 * What a game's interface gets for a viewer of a position, without motion and with nothing sent.
 * @param events what has just happened, as far as the viewer may see it; without it there is no beat
 */
export function propsFor<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: Readonly<S>,
  viewer: Viewer,
  seats: readonly SeatInfo[],
  events?: readonly E[],
): TableProps<S, M, E> {
  const view = game.view(s, viewer);
  const seen = events?.map((event) => game.eventFor(event, viewer)).filter((event) => event !== null);
  return {
    game,
    view,
    viewer,
    seats: seats.slice(0, s.seats),
    moves: viewer === 'table' ? [] : game.moves(view, viewer),
    play: () => undefined,
    beat: seen ? { before: view, after: view, events: seen } : null,
    speed: 'off',
  };
}

/** The table at which all stands that a test renders: what is chosen in one part holds in the others. */
const TABLE = tableScope('test');

/** A part of that table, drawn once. */
export const markupOf = (element: ReactElement): string =>
  renderToStaticMarkup(createElement(AtTable, { scope: TABLE }, element));

/** What a part of the table says, without markup. */
export const textOf = (element: ReactElement): string =>
  markupOf(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');

/** A game at random. */
interface RandomGame<M> {
  /** The same number gives the same game. */
  readonly number: number;
  readonly seats: number;
  readonly options?: Options;
  /** Chooses among what is offered; any move without it. */
  readonly choose?: (moves: readonly M[], rng: Rng) => M;
}

/** Plays a game at random to its end and shows each position, with the events that led to it. */
export function playOut<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  { number, seats, options, choose = (moves, rng) => pick(rng, moves) }: RandomGame<M>,
  show: (s: S, events: readonly E[]) => void,
): void {
  const s = game.setup(seedOf(number), seats, options);
  const rng = seeded(seedOf(number + 1000));
  show(s, []);
  while (s.outcome === null) {
    const seat = game.waiting(s)[0]!;
    show(s, game.apply(s, seat, choose(game.moves(s, seat), rng)));
  }
}

/** Renders all that a game's interface shows of a position to everybody, onlookers among them. @throws what a part throws */
export function renderForAll<S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  ui: GameUi<S, M, E>,
  s: Readonly<S>,
  seats: readonly SeatInfo[],
  events: readonly E[],
): void {
  const everySeat = Array.from({ length: s.seats }, (_, seat) => seat);
  for (const viewer of ['table', ...everySeat] as Viewer[]) {
    const props = propsFor(game, s, viewer, seats, events);
    for (const Part of [ui.Board, ui.Mine, ui.Prompt]) markupOf(createElement(Part, props));
    for (const seat of everySeat) markupOf(createElement(ui.Seat, { ...props, seat }));
  }
}

/** The log's lines for events as those see them who may know least. @throws what wording them throws */
export const linesOf = <S extends Core, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  ui: GameUi<S, M, E>,
  s: S,
  seats: readonly SeatInfo[],
  events: readonly E[],
) =>
  events.flatMap((event) => {
    const seen = game.eventFor(event, 'table');
    return seen ? [ui.describe(seen, seats, s)] : [];
  });

/** The points that the interface gives reasons for, by seat. */
export const explained = <S extends Core, M extends Move, E extends GameEvent>(
  ui: GameUi<S, M, E>,
  s: S,
): readonly number[] =>
  Array.from({ length: s.seats }, (_, seat) =>
    ui.score(s, seat).reduce((sum, { points }) => sum + points, 0),
  );
