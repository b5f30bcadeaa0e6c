import { animate, type Speed } from '@conclave/kit';
import { useLayoutEffect, useRef } from 'react';
import type { Type } from '../../data/tracks.ts';
import { technologyName } from '../../words/names.ts';
import { TypeSign } from '../symbols/symbols.tsx';
import type { Sealed } from './standing.ts';

const SAYS: { readonly [state in Exclude<Sealed, 'shown'>]: string } = {
  none: 'no technology',
  open: 'a technology to come',
  chooses: 'chooses a technology',
  chosen: 'has chosen',
};

interface CardProps {
  readonly state: Sealed;
  readonly card: number;
  /** What it counts; null as long as the total does not hold it. */
  readonly power: number | null;
  readonly type: Type;
  /** What a technology that is not known may add. */
  readonly range: { readonly least: number; readonly most: number };
  readonly speed: Speed | null;
}

/** A side's technology: the back of a card until both are revealed, then its name and what it counts. */
export function PlayedCard({ state, card, power, type, range: { least, most }, speed }: CardProps) {
  const root = useRef<HTMLParagraphElement>(null);
  const isShown = state === 'shown';
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    if (isShown && !wasShown.current && speed !== null)
      void animate(root.current!, [{ transform: 'scaleX(0)' }, { transform: 'none' }], speed, 300);
    wasShown.current = isShown;
  }, [isShown, speed]);
  return (
    <p ref={root} className="hg-played k-ink" data-state={state}>
      <i aria-hidden="true">{isShown ? <TypeSign type={type} size={14} /> : null}</i>
      {isShown ? (
        <span>{technologyName(card)}</span>
      ) : (
        <span>
          {SAYS[state]}
          {state !== 'none' && most > 0 && <small> +{least === most ? most : `${least} to ${most}`}</small>}
        </span>
      )}
      {isShown && <b className="k-firm">{power}</b>}
    </p>
  );
}
