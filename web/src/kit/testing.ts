import type { Core, Game, GameEvent, Move, Viewer } from '@conclave/kernel';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SeatInfo, TableProps } from './game-ui.ts';

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

/** What a part of the table says, without markup. */
export const textOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
