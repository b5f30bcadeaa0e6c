import type { ReactNode } from 'react';
import { cardKind } from '../../data/cards.ts';
import { briefText, narrowName } from '../../words/brief.ts';
import { cardText } from '../../words/names.ts';
import { Ink } from './ink.tsx';
import { BackScene, Scene } from './scene.tsx';
import { Sign } from './signs.tsx';
import { hueOf } from './types.ts';

interface FaceProps {
  /** 1 to 43, or 0 for a card whose face is not known. */
  readonly kind: number;
  /** `mini` lies in a tableau, its title at the foot; `hand` has all numbers, its title at the head; `zoom` is a large one. */
  readonly size?: 'mini' | 'hand' | 'zoom';
  /** Where cost, price or points differ from the print just now. */
  readonly cost?: number | undefined;
  readonly price?: number | undefined;
  readonly points?: number | undefined;
  /** Whether it is so narrow that its name is shortened. */
  readonly isNarrow?: boolean;
  /** What it holds beyond the print, below its title. */
  readonly holds?: ReactNode;
}

/** Texts with more letters than these are whole on large cards only. */
const LONG = 110;

const STAR = 'M0-15L4.4-5.2 15-4.5 6.9 2.4 9.4 12.8 0 7.3-9.4 12.8-6.9 2.4-15-4.5-4.4-5.2z';

/** The points of a card in a star. */
function Points({ value }: { readonly value: string | number }) {
  return (
    <span className="k-centre si-vp" data-wide={`${value}`.length > 1 || undefined}>
      <svg className="k-veil" viewBox="-16 -16 32 32" aria-hidden="true">
        <path
          d={STAR}
          fill="oklch(0.93 0.1 90)"
          stroke="oklch(0.45 0.09 70)"
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
      </svg>
      <Ink of={value} />
    </span>
  );
}

const changed = (now: number | undefined, print: number) =>
  now !== undefined && now !== print ? '' : undefined;

/** A card's face or back. It has no words for screen readers: what holds it names it. */
export function Face({ kind, size = 'hand', cost, price, points, isNarrow = false, holds }: FaceProps) {
  if (kind <= 0)
    return (
      <span className="si-card" data-size={size} aria-hidden="true">
        <BackScene />
      </span>
    );
  const card = cardKind(kind);
  const title = isNarrow ? (
    <span className="si-narrow-name">
      <Ink of={narrowName(kind)} />
    </span>
  ) : (
    <span className="si-card-name">{card.name}</span>
  );
  const whole = cardText(card).join(' ');
  const text = (
    <span className="si-card-does" data-long={whole.length > LONG || undefined}>
      <Ink of={whole} brief={briefText(card)} />
    </span>
  );
  return (
    <span
      className="si-card"
      data-size={size}
      data-type={card.types[0]}
      style={hueOf(card.types[0])}
      aria-hidden="true"
    >
      <Scene kind={kind} />
      {size === 'mini' ? (
        <span className="si-plate">
          {title}
          {holds}
          {!isNarrow && text}
        </span>
      ) : (
        <>
          <span className="si-head">{title}</span>
          <span className="k-centre si-cost" data-changed={changed(cost, card.cost)}>
            <Ink of={cost ?? card.cost} />
          </span>
          <span className="si-plate">
            <span className="si-sale" data-changed={changed(price, card.price)}>
              <Ink of={`sells for ${price ?? card.price}$`} brief={`sells ${price ?? card.price}$`} />
            </span>
            {text}
          </span>
        </>
      )}
      <Points value={points ?? card.vp} />
      <span className="si-types">
        {card.types.map((type) => (
          <span key={type} className="k-within si-type" data-type={type} style={hueOf(type)}>
            <Sign name={type} size={14} />
            {size === 'zoom' && type}
          </span>
        ))}
      </span>
    </span>
  );
}
