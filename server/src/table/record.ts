import { commitment, type GameRecord, RECORD_FORMAT, type RecordedMove } from '@conclave/kernel';
import { moveOf, type Played } from './past.ts';
import type { Table } from './table.ts';

const recorded = ({ seat, move, ms }: Played): RecordedMove => [seat, move, ms];

const heads = (t: Table) => ({
  format: RECORD_FORMAT,
  game: t.game.id,
  rules: t.started!.rules,
  options: t.made.options,
  seats: t.seats.map((s) =>
    s.kind === 'open' ? { name: '', kind: 'open' } : { name: s.name, kind: s.kind },
  ),
});

/** The whole record of a finished game. */
export function fullRecord(t: Table): GameRecord {
  const { seed, salt } = t.started!;
  const s = t.stateAt(0);
  const hashes = t.played.map((p) => {
    t.game.apply(s, p.seat, moveOf(p.move));
    return t.game.hash(s);
  });
  return {
    ...heads(t),
    seed,
    salt,
    commitment: commitment(seed, salt),
    moves: t.played.map(recorded),
    admin: [...t.admin],
    outcome: s.outcome,
    hash: t.game.hash(s),
    hashes,
  };
}

/** What a guest may take along of a running game: nothing that tells of chance, and no moves but their own. */
export function ownRecord(t: Table, guest: string): Omit<GameRecord, 'seed' | 'salt' | 'hash' | 'hashes'> {
  return {
    ...heads(t),
    commitment: t.commitment!,
    moves: t.played.filter((p) => t.holds(guest, p.seat)).map(recorded),
    admin: [...t.admin],
    outcome: null,
  };
}
