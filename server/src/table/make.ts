import type { Bot } from '@conclave/bots';
import { inEffect } from '@conclave/frame/settings.ts';
import { readOptions, type Seat } from '@conclave/kernel';
import { freshCode, freshId } from '../chance.ts';
import { cleanName } from '../names.ts';
import type { NewTable } from '../protocol.ts';
import { byRules, RefusedError } from '../refused.ts';
import type { Guest, Store } from '../store/store.ts';
import type { Write } from '../store/writer.ts';
import type { Fact, Sitting } from './entry.ts';
import type { Live } from './live.ts';
import { chosenBot, nameOf, namesOf, ownName, seatBot, startFact } from './lobby.ts';
import type { Tables } from './tables.ts';

/** Makes a table, and starts it if asked. A repeat of the same command gives the same table. @throws RefusedError */
export async function makeTable(tables: Tables, by: Guest, request: NewTable): Promise<Live> {
  const { store } = tables.house;
  const game = await tables.game(request.game);
  const known = await knownTable(store, by, request);
  if (known !== undefined) return tables.open(known);
  const { min, max } = game.seats;
  if (request.seats.length < min || request.seats.length > max)
    throw new RefusedError('wrong-seats', { min, max });
  const options = readOptions(game.options, request.options ?? {});
  if (!options.ok) throw byRules(options.error);
  const seats = sittings(tables.botsFor(game), by, request);
  const made: Fact = {
    is: 'made',
    game: game.id,
    options: inEffect(game.options, options.value),
    seats,
    creator: by.id,
    creatorName: nameOf(by),
  };
  if (request.start && seats.some((s) => s.kind === 'open')) throw new RefusedError('seats-open');
  const facts = request.start ? [made, startFact(game.rules)] : [made];
  const { id, writes } = await newTable(store, by, request.id ?? null, facts);
  try {
    await store.write(writes);
  } catch (error) {
    const meanwhile = await knownTable(store, by, request);
    if (meanwhile === undefined) throw error;
    return tables.open(meanwhile);
  }
  return tables.open(id);
}

const knownTable = async (store: Store, by: Guest, request: NewTable): Promise<string | undefined> =>
  request.id === undefined ? undefined : store.tableIdByCommand(by.id, request.id);

function sittings(bots: readonly Bot[], by: Guest, request: NewTable): Sitting[] {
  const seats: Sitting[] = [];
  if (request.seats.filter((s) => s.kind === 'me').length > 1) throw new RefusedError('too-many-mine');
  for (const spec of request.seats) {
    if (spec.kind === 'open') seats.push({ kind: 'open' });
    else if (spec.kind === 'bot') {
      const sitting = seatBot(chosenBot(bots, spec.bot), seats);
      const name = spec.name === undefined ? sitting.name : cleanName(spec.name);
      seats.push({ ...sitting, name: ownName(name, namesOf(seats)) });
    } else {
      const name = spec.name === undefined ? nameOf(by) : cleanName(spec.name);
      seats.push({ kind: 'human', guest: by.id, name: ownName(name, namesOf(seats)) });
    }
  }
  return seats;
}

/** What has to be stored for a new table. */
export async function newTable(
  store: Store,
  by: Guest,
  command: string | null,
  facts: readonly Fact[],
): Promise<{ id: string; writes: Write[] }> {
  const id = freshId();
  let code = freshCode();
  while ((await store.tableIdByCode(code)) !== undefined) code = freshCode();
  const at = Date.now();
  const writes = [
    store.newTable({ id, code, creator: by.id, command, created: at }),
    store.newHolder(id, by.id),
  ];
  for (const [i, fact] of facts.entries())
    writes.push(store.append(id, { seq: i + 1, at, guest: by.id, command: null, fact }));
  return { id, writes };
}

/** The seats of a finished table as its player `by` would set them up again: the others' are kept open for them. */
export const seatsAgain = (seats: readonly Sitting[], mine: readonly Seat[]): Sitting[] =>
  seats.map((s, seat) => (s.kind === 'bot' || mine.includes(seat) ? s : { kind: 'open' }));
