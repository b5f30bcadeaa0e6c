import type { CSSProperties } from 'react';
import type { CardType } from '../../data/cards.ts';

/** A hue for each type, and how much of it where that is less; a symbol always stands with it. */
const HUES: { readonly [T in CardType]: CSSProperties & { '--hue': number; '--chroma'?: number } } = {
  Politics: { '--hue': 312 },
  Economy: { '--hue': 88 },
  Industry: { '--hue': 250, '--chroma': 0.16 },
  Military: { '--hue': 25 },
  Exploration: { '--hue': 242 },
  Religion: { '--hue': 162 },
};

/** The colour of a card, or of what stands for it: that of its first type. */
export const hueOf = (type: CardType | undefined): CSSProperties | undefined => type && HUES[type];
