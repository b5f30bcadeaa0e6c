import type { OptionSpec, Options } from '@conclave/kernel';
import type { NewTable, SeatSpec } from '../net/protocol.ts';

/** A seat as it is planned on the create page. */
export interface Planned {
  readonly kind: SeatSpec['kind'];
  /** For people at my device. */
  readonly name: string;
  /** Id of the bot; empty for the one that is usual here. */
  readonly bot: string;
}

export const KINDS = [
  { value: 'me', label: 'Me', icon: 'user' },
  { value: 'open', label: 'A friend', icon: 'link' },
  { value: 'bot', label: 'Bot', icon: 'bot' },
  { value: 'hotseat', label: 'Here', icon: 'device' },
] as const;

export const newSeat = (kind: Planned['kind']): Planned => ({ kind, name: '', bot: '' });

/** Only one seat can be mine: choosing it for one seat opens the other. */
export const withKind = (seats: readonly Planned[], at: number, kind: Planned['kind']): readonly Planned[] =>
  seats.map((seat, i) =>
    i === at ? { ...seat, kind } : kind === 'me' && seat.kind === 'me' ? newSeat('open') : seat,
  );

/** More or fewer seats; new ones are open. */
export const withCount = (seats: readonly Planned[], count: number): readonly Planned[] =>
  Array.from({ length: count }, (_, i) => seats[i] ?? newSeat('open'));

/** What keeps this plan from becoming a table, as a sentence; null if nothing does. */
export function problem(seats: readonly Planned[]): string | null {
  const unnamed = seats.findIndex((seat) => seat.kind === 'hotseat' && seat.name.trim() === '');
  if (unnamed >= 0) return `Give the person in seat ${unnamed + 1} a name.`;
  if (seats.every((seat) => seat.kind === 'bot'))
    return 'Somebody should play: keep a seat for yourself or a friend.';
  return null;
}

export const defaults = (specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));

const specOf = ({ kind, name, bot }: Planned, usual: string | undefined): SeatSpec => {
  if (kind === 'hotseat') return { kind, name: name.trim() };
  if (kind !== 'bot') return { kind };
  const id = bot || usual;
  return id ? { kind, bot: id } : { kind };
};

/**
 * The request for the planned table. It starts at once if nobody has to come.
 * @param usual the bot where nobody has said which
 */
export const request = (
  game: string,
  seats: readonly Planned[],
  options: Options,
  usual?: string,
): NewTable => ({
  game,
  seats: seats.map((seat) => specOf(seat, usual)),
  options,
  start: seats.every((seat) => seat.kind !== 'open'),
});
