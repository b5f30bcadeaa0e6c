import type { Piece, Place, PlainBoard } from '@conclave/frame/plain.ts';
import type { CSSProperties } from 'react';
import { explain } from '../bubble.tsx';
import { Emblem, seatColor } from '../emblem.tsx';
import { useFlip } from '../motion.ts';
import { useRoving } from '../roving.ts';
import { type Draft, type Thing, useDraft } from './draft.ts';
import type { Shown } from './things.tsx';

/** Half the height of a hex whose neighbours are 1 apart. */
const HEX = 1 / Math.sqrt(3);
const HALF = { square: { x: 0.5, y: 0.5 }, hex: { x: 0.5, y: HEX }, point: { x: 0.5, y: 0.5 } };
const HEXAGON = [0, 1, 2, 3, 4, 5].map(
  (i) => [HEX * Math.sin((i * Math.PI) / 3), -HEX * Math.cos((i * Math.PI) / 3)] as const,
);

/** The ground of a place. */
function Ground({
  shape,
  place: { x, y, dark },
}: {
  readonly shape: PlainBoard['shape'];
  readonly place: Place;
}) {
  const look = { className: 'k-ground', 'data-dark': dark || undefined };
  if (shape === 'square') return <rect {...look} x={x - 0.5} y={y - 0.5} width={1} height={1} />;
  if (shape === 'point') return <circle {...look} cx={x} cy={y} r={0.36} />;
  return <polygon {...look} points={HEXAGON.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')} />;
}

function PieceMark({ piece }: { readonly piece: Piece }) {
  const { seat, sign, name, is } = piece;
  return (
    <span
      className="k-piece"
      aria-hidden="true"
      data-flip={is?.join(' ')}
      style={seat === undefined ? undefined : ({ '--piece': seatColor(seat) } as CSSProperties)}
    >
      {seat !== undefined && <Emblem seat={seat} size={14} />}
      <b>{sign ?? name.charAt(0).toUpperCase()}</b>
    </span>
  );
}

interface PlaceProps {
  readonly shown: Shown;
  readonly board: PlainBoard;
  readonly draft: Draft;
  readonly place: Place;
  readonly pieces: readonly Piece[];
  readonly style: CSSProperties;
}

/** A place with what stands on it: one button, which stands for the place or for the piece, as is asked. */
function PlaceMark({ shown, board, draft, place, pieces, style }: PlaceProps) {
  const { guide, props } = shown;
  const things: readonly Thing[] = [[board.kind, place.n], ...pieces.flatMap(({ is }) => (is ? [is] : []))];
  const mark = draft.markOf(things);
  const name = guide.nameOf(board.kind, place.n, props.seats);
  const stands = pieces.map(({ name, seat }) =>
    seat === undefined ? name : `${name} of ${props.seats[seat]!.name}`,
  );
  return (
    <button
      type="button"
      className="k-place"
      style={style}
      data-rove
      data-place={place.n}
      data-mark={mark && mark !== 'possible' ? mark : undefined}
      aria-pressed={mark === 'picked'}
      aria-disabled={mark === null}
      onClick={(e) => {
        const reason = draft.press(things);
        if (reason) explain(e.currentTarget, reason);
      }}
    >
      <span className="unseen">
        {name}, {stands.length === 0 ? 'empty' : stands.join(', ')}
      </span>
      <span className="k-place-name" aria-hidden="true">
        {name}
      </span>
      {pieces.map((piece, i) => (
        <PieceMark key={piece.is?.join(' ') ?? i} piece={piece} />
      ))}
    </button>
  );
}

/** A board with its pieces: a drawing, and over it a button for each place, between which arrows walk. */
export function BoardArea({ shown, board }: { readonly shown: Shown; readonly board: PlainBoard }) {
  const { guide, props } = shown;
  const { view, speed } = props;
  const draft = useDraft(guide, props);
  const roving = useRoving<HTMLDivElement>();
  useFlip(roving.ref, view, speed);
  const places = typeof board.places === 'function' ? board.places(view) : board.places;
  const pieces = board.pieces(view);
  const half = HALF[board.shape];
  const [left, top] = [
    Math.min(...places.map(({ x }) => x)) - half.x,
    Math.min(...places.map(({ y }) => y)) - half.y,
  ];
  const width = Math.max(...places.map(({ x }) => x)) + half.x - left;
  const height = Math.max(...places.map(({ y }) => y)) + half.y - top;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const at = new Map(places.map((place) => [place.n, place]));
  return (
    <section
      className="k-board"
      data-shape={board.shape}
      aria-label={board.label}
      style={{ '--width': width, '--height': height } as CSSProperties}
    >
      <div className="k-board-places" {...roving}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {board.lines?.map(([from, to]) => {
            const [a, b] = [at.get(from)!, at.get(to)!];
            return <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
          })}
          {places.map((place) => (
            <Ground key={place.n} shape={board.shape} place={place} />
          ))}
        </svg>
        {places.map((place) => (
          <PlaceMark
            key={place.n}
            shown={shown}
            board={board}
            draft={draft}
            place={place}
            pieces={pieces.filter((piece) => piece.at === place.n)}
            style={{
              left: percent(place.x - half.x - left, width),
              top: percent(place.y - half.y - top, height),
              width: percent(2 * half.x, width),
              height: percent(2 * half.y, height),
            }}
          />
        ))}
      </div>
    </section>
  );
}
