import { TileFace } from '../map/land-tile.tsx';

/** A tile of the hand, and the most that it would bring; null while nothing can be done with it. */
export const HandFace = ({
  tile,
  rotation = 0,
  isDown = false,
  size,
  most,
}: {
  readonly tile: number;
  readonly rotation?: number;
  readonly isDown?: boolean;
  readonly size: number;
  readonly most: number | null | undefined;
}) => (
  <span className="dm-hand-face">
    <TileFace tile={tile} rotation={rotation} isDown={isDown} size={size} />
    {typeof most === 'number' && (
      <b className="dm-hand-most" aria-hidden="true">
        {most}
      </b>
    )}
  </span>
);
