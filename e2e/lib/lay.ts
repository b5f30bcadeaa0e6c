import { games } from '@conclave/games';
import { type Core, seedOf } from '@conclave/kernel';
import { digest } from '../../server/src/chance.ts';
import type { Fact, Sitting } from '../../server/src/table/entry.ts';
import { newTable } from '../../server/src/table/make.ts';
import { finalityOf, moveOf } from '../../server/src/table/past.ts';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import type { Position } from './position.ts';

const bot = (seat: number): Sitting => ({ kind: 'bot', bot: 'steward', name: `Steward ${seat}` });

/** Lays a game out on a table of its own, as if these people had played it up to there; the other seats are a bot's. */
export async function lay(house: House, position: Position<Core>, ...people: Person[]): Promise<string> {
  const { store } = house.server;
  const guests = await Promise.all(people.map((person) => guestOf(house, person)));
  const seats = Array.from({ length: position.seats }, (_, seat): Sitting => {
    const guest = guests[seat];
    return guest ? { kind: 'human', guest: guest.id, name: guest.name ?? 'Guest' } : bot(seat);
  });
  const host = guests[0]!;
  const facts: Fact[] = [
    {
      is: 'made',
      game: position.game.id,
      options: position.options,
      seats,
      creator: host.id,
      creatorName: host.name ?? 'Guest',
    },
    { is: 'started', rules: position.game.rules, seed: position.seed, salt: seedOf(1), bots: seedOf(2) },
    ...(await moved(position)),
  ];
  const { id, writes } = await newTable(store, host, null, facts);
  await store.write([...writes, ...guests.map((guest) => store.newHolder(id, guest.id))]);
  return `/table/${id}`;
}

/** The moves as a server notes them when they are made, so that the table is opened as one that was played. */
async function moved({ game: { id }, seed, seats, options, moves }: Position<Core>): Promise<Fact[]> {
  const game = await games[id]!.load();
  let state = game.setup(seed, seats, options);
  return moves.map(([seat, text]) => {
    const [from, move] = [state, moveOf(text)];
    state = game.clone(from);
    game.apply(state, seat, move);
    const final = finalityOf(game, from, seat, move, state);
    return { is: 'moved', seat, move: text, ms: 0, hash: game.hash(state), final };
  });
}

async function guestOf(house: House, person: Person) {
  const cookies = await person.context.cookies();
  const token = cookies.find(({ name }) => name === 'conclave_guest')?.value ?? '';
  const guest = await house.server.store.guest(digest(token));
  if (!guest) throw new Error('nobody the house knows');
  return guest;
}
