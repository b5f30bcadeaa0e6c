import { IconButton } from '@conclave/kit';

/** Takes what is chosen from place to place of the map without looking for it there, the best one first. */
export function Stepping({
  cells,
  at,
  go,
}: {
  /** Best first. */
  readonly cells: readonly number[];
  readonly at: number | null;
  readonly go: (cell: number) => void;
}) {
  const place = at === null ? -1 : cells.indexOf(at);
  const step = (to: number) => cells[to] !== undefined && go(cells[to]);
  return (
    <span className="dm-stepping k-within">
      <IconButton
        icon="chevron-left"
        label="A better place"
        aria-disabled={place <= 0}
        onClick={() => step(place - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={place < 0 ? 'The best place' : 'The next best place'}
        aria-disabled={place === cells.length - 1}
        onClick={() => step(place + 1)}
      />
    </span>
  );
}
