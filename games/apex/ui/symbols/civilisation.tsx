import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { CIVILISATION, type CivilisationKey } from '../../data/civilisations.ts';

/** One emblem a civilisation on 24 × 24: `line` is stroked, `solid` filled. */
export const EMBLEMS: {
  readonly [key in CivilisationKey]: { readonly line: string; readonly solid: string };
} = {
  // A sun over the horizon of a world.
  humans: {
    line: 'M3 17.5a13.5 13.5 0 0 1 18 0M5 21a10 10 0 0 1 14 0M12 2v2.5M5.5 4.5l1.5 2M18.5 4.5l-1.5 2',
    solid: 'M12 6.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  // A cube.
  minerls: {
    line: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM3.8 7.25L12 12l8.2-4.75M12 12v9.5',
    solid: 'M12 4.9l5 2.9-5 2.9-5-2.9z',
  },
  // An eye with a slit.
  dragonites: {
    line: 'M1.5 12C5.5 5.5 18.5 5.5 22.5 12 18.5 18.5 5.5 18.5 1.5 12zM6 4.5C8 2.5 10 2 12 2s4 .5 6 2.5M6 19.5c2 2 4 2.5 6 2.5s4-.5 6-2.5',
    solid: 'M12 7c2.3 3 2.3 7 0 10-2.3-3-2.3-7 0-10z',
  },
  // Cells of a hive.
  sherais: {
    line: 'M12 2l4.3 2.5v5L12 12 7.7 9.5v-5zM7.7 9.5L3.4 12v5l4.3 2.5L12 17v-5zM16.3 9.5l4.3 2.5v5l-4.3 2.5L12 17',
    solid: 'M12 4.5l2.2 1.25v2.5L12 9.5 9.8 8.25v-2.5z',
  },
  // Two wings.
  nagaritakas: {
    line: 'M12 21C11 13 8 9 1.5 6c1 6 3 10 7.5 11.5M12 21c1-8 4-12 10.5-15-1 6-3 10-7.5 11.5M12 21V10',
    solid: 'M12 2.5l2 4-2 4-2-4z',
  },
  // A spiral of stars.
  cireades: {
    line: 'M12 12c0-2.5 4-2.5 4 1 0 5-8.5 5-8.5-1C7.5 5 19 4.5 19.5 12.5 20 20 9 22.5 4.5 17.5',
    solid: 'M4.5 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
};

/** A civilisation's emblem in the colour of its surroundings. Give `named` where no text says which it is. */
export function CivilisationEmblem({
  civilisation,
  size = 20,
  named = false,
}: {
  readonly civilisation: CivilisationKey;
  readonly size?: number;
  readonly named?: boolean;
}) {
  const { line, solid } = EMBLEMS[civilisation];
  return (
    <svg
      className="k-pen ax-sign"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={named ? 'img' : undefined}
      aria-label={named ? CIVILISATION[civilisation].name : undefined}
      aria-hidden={named ? undefined : true}
    >
      <path d={line} />
      <path className="k-filled" d={solid} />
    </svg>
  );
}

/** A civilisation's emblem on a shield in the colour of the seat that leads it, with the seat's own emblem at its foot. */
export function CivilisationCrest({
  civilisation,
  seat,
  size,
}: {
  readonly civilisation: CivilisationKey;
  /** Null while nobody leads it. */
  readonly seat: Seat | null;
  readonly size: number;
}) {
  const { line, solid } = EMBLEMS[civilisation];
  const isLed = seat !== null;
  return (
    <svg
      className="ax-shield"
      width={size}
      height={size * 1.15}
      viewBox="0 0 40 46"
      style={{ color: isLed ? seatColor(seat) : undefined }}
      aria-hidden="true"
    >
      <path
        d="M3 3q17-4 34 0v20q0 15-17 22Q3 38 3 23z"
        fill={isLed ? 'currentColor' : 'var(--raised)'}
        stroke={isLed ? 'var(--piece-edge, #05060d)' : 'var(--edge)'}
        strokeWidth={2}
      />
      <path
        d="M5.500 6q14.500-3.500 29 0v17q0 12-14.500 18.500"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.5}
        strokeWidth={1.3}
      />
      <g
        className="k-pen"
        color={isLed ? 'var(--on-seat)' : undefined}
        strokeWidth={1.6}
        transform="translate(7.500 6) scale(1.04)"
      >
        <path d={line} />
        <path className="k-filled" d={solid} />
      </g>
      {isLed && (
        <g color="var(--on-seat)" transform="translate(15.500 33)">
          <Emblem seat={seat} size={9} />
        </g>
      )}
    </svg>
  );
}
