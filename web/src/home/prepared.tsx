import type { GameMeta } from '@conclave/games';
import { credit } from '../shell/games.ts';

/** The games that are announced and not there yet. */
export function Prepared({ games }: { readonly games: readonly GameMeta[] }) {
  return (
    <section className="prepared" aria-labelledby="prepared">
      <h2 id="prepared">In preparation</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <h3>{game.title}</h3>
            <p>{game.pitch}</p>
            <p className="play-facts">
              {game.seats.min} to {game.seats.max} players. {credit(game)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
