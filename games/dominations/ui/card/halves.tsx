import { colourOn, SIDES, WILD } from '@conclave/mechanics/edge-match';
import { NEWEST } from '../../data/tables.ts';
import { DomainSign } from '../symbols/symbols.tsx';

/** By side of a card the colour of its half-Nodus; -1 for a wild side. */
export const coloursOf = (card: number): readonly number[] =>
  SIDES.map((_, side) => {
    const colour = colourOn(NEWEST.sides[card]!, side);
    return colour === WILD ? -1 : colour;
  });

/**
 * The half circles on the four sides of a square.
 * @param of by side a Domain, -1 for none
 * @param formed the sides that make a Nodus
 */
export function Halves({
  of,
  formed = [],
  isDemand = false,
}: {
  readonly of: readonly number[];
  readonly formed?: readonly number[];
  /** Whether they are only asked for. */
  readonly isDemand?: boolean;
}) {
  return (
    <span className="dm-halves k-veil" data-demand={isDemand || undefined} aria-hidden="true">
      {SIDES.map((side, i) => {
        const domain = of[i]!;
        return domain < 0 ? null : (
          <span
            key={side}
            className={`dm-half dm-ground-${domain}`}
            data-side={side}
            data-formed={formed.includes(i) || undefined}
          >
            <DomainSign domain={domain} size={13} />
          </span>
        );
      })}
    </span>
  );
}
