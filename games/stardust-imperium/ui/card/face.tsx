import { cardKind } from '../../data/cards.ts';
import { Back, Emblem } from './emblem.tsx';
import { Ink } from './ink.tsx';
import { Sign } from './signs.tsx';
import { Summary } from './summary.tsx';

interface FaceProps {
  /** 1 to 43, or 0 for a card whose face is not known. */
  readonly kind: number;
  /** `mini` shows the picture alone, `hand` a whole card; `zoom` is a large one. */
  readonly size?: 'mini' | 'hand' | 'zoom';
  /** Where cost, price or points differ from the print just now. */
  readonly cost?: number | undefined;
  readonly price?: number | undefined;
  readonly points?: number | undefined;
}

const STAR = 'M16 1.5l4.3 8.9 9.7 1.4-7 6.9 1.7 9.800L16 23.900l-8.7 4.600L9 18.700l-7-6.9 9.7-1.400z';

/** The points of a card in a star. */
function Points({ value }: { readonly value: string | number }) {
  return (
    <span className="si-vp">
      <svg viewBox="0 0 32 31" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <Ink of={value} />
    </span>
  );
}

/** A card's face or back. It has no words for screen readers: what holds it names it. */
export function Face({ kind, size = 'hand', cost, price, points }: FaceProps) {
  if (kind <= 0)
    return (
      <span className="si-card" data-size={size} aria-hidden="true">
        <Back />
      </span>
    );
  const card = cardKind(kind);
  const [first, second] = card.types;
  const vp = points ?? (card.vp === '?' ? '?' : card.vp);
  return (
    <span className="si-card" data-size={size} data-type={first} aria-hidden="true">
      <span className="si-card-art" data-dual={second}>
        {second && <span className="si-second" data-type={second} />}
        <Emblem kind={kind} />
        {size !== 'mini' && (
          <span className="si-cost" data-changed={cost !== undefined && cost !== card.cost ? '' : undefined}>
            <Ink of={cost ?? card.cost} />
          </span>
        )}
        <Points value={vp} />
      </span>
      <span className="si-band">
        {card.types.map((type) => (
          <span key={type} data-type={type} />
        ))}
      </span>
      {size !== 'mini' && (
        <span className="si-card-text">
          <span className="si-card-name">{card.name}</span>
          <Summary kind={kind} size={size === 'zoom' ? 22 : 16} />
          <span className="si-card-foot">
            <span
              className="si-sale"
              data-changed={price !== undefined && price !== card.price ? '' : undefined}
            >
              <Ink of={`${price ?? card.price}$`} />
            </span>
            <span className="si-types">
              {card.types.map((type) => (
                <span key={type} className="si-type" data-type={type}>
                  <Sign name={type} size={size === 'zoom' ? 20 : 15} />
                  {size === 'zoom' && type}
                </span>
              ))}
            </span>
          </span>
        </span>
      )}
    </span>
  );
}
