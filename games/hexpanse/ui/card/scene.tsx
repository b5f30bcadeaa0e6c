import { usePictures } from '../pictures.ts';
import { CardSign } from './card-sign.tsx';

/** Scenes on the sheet: so many across and down, in the order of the cards (`art/hexpanse/scenes.ts`). */
const ACROSS = 10;
const DOWN = 5;

const part = (i: number, of: number): string => `${(i / (of - 1)) * 100}%`;

/** The picture of a card of the market deck; it fills what it lies in. */
export function Scene({ card }: { readonly card: number }) {
  const pictures = usePictures();
  if (pictures === null || card < 0) return null;
  return (
    <span
      className="hx-scene"
      aria-hidden="true"
      style={{
        backgroundImage: `url(${pictures.scenes})`,
        backgroundSize: `${ACROSS * 100}% ${DOWN * 100}%`,
        backgroundPosition: `${part(card % ACROSS, ACROSS)} ${part(Math.floor(card / ACROSS), DOWN)}`,
      }}
    />
  );
}

/** A card as the sign of a choice: its picture, and what it does. */
export const CardThumb = ({ card }: { readonly card: number }) => (
  <>
    <span className="hx-thumb">
      <Scene card={card} />
    </span>
    <CardSign card={card} size={9} />
  </>
);
