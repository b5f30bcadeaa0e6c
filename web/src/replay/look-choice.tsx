import type { Film } from '../record/film.ts';
import type { Look } from './player.tsx';

/** Whose eyes a replay is seen with. */
export function LookChoice({
  film,
  look,
  onLook,
}: {
  readonly film: Film;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}) {
  return (
    <select
      className="input"
      aria-label="Seen by"
      value={look.open ? `open ${look.seat}` : String(look.seat)}
      onChange={(e) => {
        const [a, b] = e.target.value.split(' ');
        onLook(a === 'open' ? { seat: Number(b), open: true } : { seat: Number(a), open: false });
      }}
    >
      {film.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <option key={i} value={String(i)}>
          As {seat.name} saw it
        </option>
      ))}
      {film.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <option key={i} value={`open ${i}`}>
          All cards open, {seat.name} below
        </option>
      ))}
    </select>
  );
}
