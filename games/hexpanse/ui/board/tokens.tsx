import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { LEAST_TEXT, textAt } from '@conclave/kit/table';
import { memo } from 'react';
import { MERCENARIES } from '../../data/mercenaries.ts';
import { INERT, MERCENARY, MINOR, SQUAD } from '../../rules/types.ts';
import { FigureUse } from '../figures/figures.tsx';
import { Sign } from '../symbols/symbols.tsx';

/** Where feet stand below the middle of a territory, and units of the map for one of a figure. */
const FEET = 17;
const SIZE = 2.06;
/** How one lies whose player is out of the game: within its territory. */
const LYING = 'scale(1.7) translate(-19 -6) rotate(82)';

const GILDED = { fill: 'var(--hx-gold)', stroke: 'var(--hx-ink)', strokeWidth: 1.6 };

/** The ground under a piece: its shadow away from the light, and a thick disc. */
function Base({ rx, isGold = false }: { readonly rx: number; readonly isGold?: boolean }) {
  const ry = rx * 0.44;
  return (
    <g className="hx-base" data-gold={isGold || undefined} transform={`translate(0 ${FEET})`}>
      <ellipse fill="oklch(0.05 0.03 262 / 0.5)" cx={7} cy={8} rx={rx * 1.35} ry={ry * 1.3} />
      <path
        d={`M${-rx} 0V8A${rx} ${ry} 0 0 0 ${rx} 8V0Z`}
        fill={isGold ? 'oklch(0.66 0.12 80)' : 'color-mix(in oklab, currentColor, var(--hx-ink) 45%)'}
        stroke="var(--hx-ink)"
        strokeWidth={2.5}
      />
      <ellipse className="hx-token-body" rx={rx} ry={ry} />
    </g>
  );
}

/** Whose a piece is: the seat's emblem on a plate before it. */
function Plate({ seat, y, size }: { readonly seat: Seat; readonly y: number; readonly size: number }) {
  return (
    <g className="hx-plate" transform={`translate(0 ${y})`}>
      <circle r={size * 0.74} />
      <g transform={`translate(${-size / 2} ${-size / 2})`}>
        <Emblem seat={seat} size={size} />
      </g>
    </g>
  );
}

export interface TokenProps {
  readonly seat: Seat;
  /** `NORMAL` to `INERT`. */
  readonly kind: number;
  /** Of a mercenary; -1 where it is not known. */
  readonly card: number;
  /** The seat's minor faction. */
  readonly minor: number;
}

/** The figure that stands for a token. */
function figureOf({ kind, card, minor }: Omit<TokenProps, 'seat'>): string {
  if (kind === MINOR && minor >= 0) return `minor-${minor}`;
  if (kind === MERCENARY && card >= 0) return `mercenary-${card}`;
  return kind === SQUAD ? 'squad' : 'unit';
}

/** A token, in units of the map about its middle: its figure says what it is, colour and emblem whose. */
export const Token = memo(({ seat, ...what }: TokenProps) => {
  const { kind, card } = what;
  const isInert = kind === INERT;
  return (
    <g
      className="hx-token"
      data-piece
      data-kind={kind}
      style={isInert ? undefined : { color: seatColor(seat) }}
    >
      {!isInert && <Base rx={kind === MERCENARY ? 29 : 26} isGold={kind === MERCENARY} />}
      <g transform={`translate(0 ${FEET}) ${isInert ? LYING : `scale(${SIZE})`}`}>
        <FigureUse name={figureOf(what)} />
      </g>
      {!isInert && <Plate seat={seat} y={FEET + 11} size={19} />}
      {kind === MERCENARY && card >= 0 && MERCENARIES[card]!.reusable && (
        <g color="oklch(0.2 0.05 70)" transform={`translate(23 ${FEET + 9})`}>
          <circle r={10} {...GILDED} />
          <Sign name="recycle" size={15} x={0} y={0} />
        </g>
      )}
    </g>
  );
});

export interface WarlordProps {
  readonly seat: Seat;
  readonly faction: number;
}

/** A warlord under the standard of its seat. */
export const Warlord = memo(({ seat, faction }: WarlordProps) => (
  <g className="hx-warlord" data-piece style={{ color: seatColor(seat) }}>
    <Base rx={34} isGold />
    <g transform={`translate(-27 ${FEET})`}>
      <path d="M-2 0V-70H2V0Z" {...GILDED} />
      <path
        d="M-2-69H-20L-15-60-20-51C-13-49-8-52-2-51Z"
        fill="currentColor"
        stroke="var(--hx-ink)"
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
    </g>
    {faction >= 0 && (
      <g transform={`translate(0 ${FEET - 2}) scale(${SIZE * 1.12})`}>
        <FigureUse name={`warlord-${faction}`} />
      </g>
    )}
    <Plate seat={seat} y={FEET + 14} size={19} />
  </g>
));

/** A shield about the middle, 1 high above and below. */
const SHIELD = 'M-0.88 -1H0.88V0.1C0.8 0.62 0.42 0.94 0 1.16C-0.42 0.94 -0.8 0.62 -0.88 0.1Z';

/** The ground of its life, of one line however large it is drawn. */
export const BONE = {
  fill: 'oklch(0.97 0.02 88)',
  stroke: 'var(--hx-ink)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** A warlord's life on its shield, over everything that stands near it. */
export const LifeShield = memo(({ life, scale }: { readonly life: number; readonly scale: number }) => {
  const text = textAt(scale, 19);
  const half = Math.max(13, text * 0.66);
  return (
    <g className="hx-die" transform={`translate(31 ${-26 - half * 0.4})`}>
      <path d={SHIELD} {...BONE} transform={`scale(${half})`} />
      {scale * text >= LEAST_TEXT * 0.9 && (
        <text className="k-lettering" y={text * 0.34} fontSize={text}>
          {life}
        </text>
      )}
    </g>
  );
});
