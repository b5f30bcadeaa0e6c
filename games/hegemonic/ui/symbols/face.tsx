import faces from '../art/leaders.webp';
import { backgroundOf, FACES } from '../card/card-sheets.ts';

/** The face of a leader; its name stands beside it. */
export const Face = ({ leader, size }: { readonly leader: number; readonly size: number }) => (
  <span
    className="hg-face"
    aria-hidden="true"
    style={{
      inlineSize: size,
      blockSize: size,
      backgroundImage: `url(${faces})`,
      ...backgroundOf(FACES, leader),
    }}
  />
);
