import { type Bot, botsFor } from '@conclave/bots';
import { plainName } from '@conclave/frame/record-file.ts';
import { takesEffect } from '@conclave/frame/settings.ts';
import { games } from '@conclave/games';
import { type Game, type Options, readOptions } from '@conclave/kernel';
import { InputError } from './faults.ts';

/**
 * The rules of a game.
 * @throws InputError if there is no such game
 */
export async function gameNamed(id: string): Promise<Game> {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (entry === undefined)
    throw new InputError(`there is no game “${plainName(id)}”. There are: ${Object.keys(games).join(', ')}.`);
  return entry.load();
}

/** The game's title, or its id if it is not registered. */
export const titleOf = (id: string): string => (Object.hasOwn(games, id) ? games[id]!.meta.title : id);

/**
 * The number of seats, by default the fewest.
 * @throws InputError if the game is not for so many
 */
export function seatsFor(game: Game, seats: number | undefined): number {
  const { min, max } = game.seats;
  if (seats === undefined) return min;
  if (seats < min || seats > max)
    throw new InputError(`${titleOf(game.id)} is for ${min} to ${max} seats, not for ${seats}.`);
  return seats;
}

/** @throws InputError if a bot is not there, or does not know the game */
export function botsNamed(game: Game, ids: readonly string[]): readonly Bot[] {
  const known = botsFor(game);
  return ids.map((id) => {
    const bot = known.find((bot) => bot.id === id);
    if (bot === undefined)
      throw new InputError(
        `no bot “${id}” plays ${titleOf(game.id)}. There are: ${known.map((bot) => bot.id).join(', ')}.`,
      );
    return bot;
  });
}

/** @throws InputError for a setting that does nothing beside the others */
function refuseIdle(game: Game, options: Options, given: readonly string[]): void {
  const idle = game.options.find((spec) => given.includes(spec.id) && !takesEffect(spec, options));
  if (idle === undefined) return;
  const others = Object.entries(idle.onlyWith ?? {}).map(([id, value]) => `${id}=${value}`);
  throw new InputError(`${idle.id} does something only with ${others.join(' and ')}.`);
}

/**
 * Settings from `id=value` texts, with defaults for the others.
 * @throws InputError if the game has no such setting or value, or one that does nothing beside the others
 */
export function optionsFrom(game: Game, pairs: readonly string[] = []): Options {
  const given = Object.fromEntries(
    pairs.map((pair) => {
      const [id = '', value = ''] = pair.split(/=(.*)/s);
      return [id, /^\d{1,9}$/.test(value) ? Number(value) : value];
    }),
  );
  const read = readOptions(game.options, given);
  if (read.ok) {
    refuseIdle(game, read.value, Object.keys(given));
    return read.value;
  }
  const specs = game.options.map((spec) =>
    'values' in spec
      ? `${spec.id}=${spec.values.join('|')}`
      : `${spec.id}=${spec.min}…${spec.max}${spec.off ? ' or 0' : ''}`,
  );
  throw new InputError(
    `no such option or value: “${read.error.params.option}”. ${titleOf(game.id)} knows ${specs.join(', ') || 'no options'}.`,
  );
}
