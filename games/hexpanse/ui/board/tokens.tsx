import type { Seat } from '@conclave/kernel';
import { Emblem, seatColor } from '@conclave/kit';
import { LEAST_TEXT, textAt } from '@conclave/kit/table';
import { corners } from '@conclave/mechanics/hex';
import { memo } from 'react';
import { MERCENARIES } from '../../data/mercenaries.ts';
import { NEWEST } from '../../data/tables.ts';
import { INERT, MERCENARY, MINOR, SQUAD } from '../../rules/types.ts';
import { signOf } from '../symbols/sign-of.ts';
import { FactionEmblem, MinorGlyph, Sign } from '../symbols/symbols.tsx';

const outline = (size: number): string =>
  `M${corners(size)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** By kind, told apart by their outlines: disc, double disc, shield, hexagon. */
const DISC = 'M0 -30a30 30 0 1 1 0 60a30 30 0 1 1 0 -60Z';
const OUTLINES: { readonly [kind: number]: string } = {
  [SQUAD]: 'M-29 -27H29V2C29 18 14 28 0 34C-14 28 -29 18 -29 2Z',
  [MERCENARY]: outline(36),
};

/** The seat's emblem in the colour that reads on the seat's own. */
function Mark({ seat, size, y }: { readonly seat: Seat; readonly size: number; readonly y: number }) {
  return (
    <g className="hx-mark" transform={`translate(${-size / 2} ${y - size / 2})`}>
      <Emblem seat={seat} size={size} />
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

/** What is drawn under the emblem: a minor faction's glyph, a mercenary's ability, the ranks of a squad. */
function Badge({ kind, card, minor }: Omit<TokenProps, 'seat'>) {
  if (kind === MINOR && minor >= 0) return <MinorGlyph minor={minor} size={25} x={0} y={11} />;
  if (kind === MERCENARY && card >= 0)
    return <Sign name={signOf(MERCENARIES[card]!.ability[0]!)} className="hx-badge" size={22} x={0} y={16} />;
  if (kind === SQUAD) return <Sign name="squad" className="hx-badge" size={22} x={0} y={15} />;
  return null;
}

/** A token, in units of the map about its middle: its outline says which kind it is, its emblem whose. */
export const Token = memo(({ seat, kind, card, minor }: TokenProps) => {
  const hasBadge = (kind === MINOR && minor >= 0) || kind === MERCENARY || kind === SQUAD;
  return (
    <g className="hx-token" data-kind={kind} style={kind === INERT ? undefined : { color: seatColor(seat) }}>
      <path className="hx-token-body" d={OUTLINES[kind] ?? DISC} />
      {kind === MINOR && <circle className="hx-token-ring" r={26} />}
      <Mark seat={seat} size={hasBadge ? 22 : 32} y={hasBadge ? -10 : 0} />
      <Badge kind={kind} card={card} minor={minor} />
      {kind === INERT && <path className="hx-token-cross" d="M-21 -21L21 21M-21 21L21 -21" />}
      {kind === MERCENARY && card >= 0 && MERCENARIES[card]!.reusable && (
        <path className="hx-token-reuse" d="M25 -21a33 33 0 0 1 7.5 18M-32.500 3a33 33 0 0 0 7.5 18" />
      )}
    </g>
  );
});

/** An arc for each point of life about the warlord's chip, clockwise from the top. */
const ARCS: readonly string[] = Array.from({ length: NEWEST.life }, (_, i) => {
  const [from, to] = [0.1, 0.9].map((part) => ((i + part) / NEWEST.life) * 2 * Math.PI) as [number, number];
  const at = (angle: number) => `${(38 * Math.sin(angle)).toFixed(1)} ${(-38 * Math.cos(angle)).toFixed(1)}`;
  return `M${at(from)}A38 38 0 0 1 ${at(to)}`;
});

export interface WarlordProps {
  readonly seat: Seat;
  readonly faction: number;
  readonly life: number;
  readonly scale: number;
}

/** A warlord: the emblem of its faction, its life as a die and as arcs about it. */
export const Warlord = memo(({ seat, faction, life, scale }: WarlordProps) => {
  const text = textAt(scale, 19);
  const half = Math.max(12, text * 0.58);
  const at = 40 - half / 2;
  return (
    <g className="hx-warlord" style={{ color: seatColor(seat) }}>
      <circle className="hx-warlord-body" r={41} />
      {ARCS.map((d, i) => (
        <path key={d} className="hx-life" data-lost={i >= life || undefined} d={d} />
      ))}
      {faction >= 0 && <FactionEmblem faction={faction} size={38} x={0} y={-4} />}
      <g transform="translate(0 24)">
        <g transform="translate(-7 -7)">
          <Emblem seat={seat} size={14} />
        </g>
      </g>
      <g className="hx-die" transform={`translate(${at.toFixed(1)} ${(-at).toFixed(1)}) rotate(9)`}>
        <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={half * 0.3} />
        {scale * text >= LEAST_TEXT * 0.9 && (
          <text y={text * 0.36} fontSize={text}>
            {life}
          </text>
        )}
      </g>
    </g>
  );
});
