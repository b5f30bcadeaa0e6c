import { SPACE } from './glyphs-space.tsx';
import { WORKS } from './glyphs-works.tsx';

/** The symbols that card pictures are composed of. */
export const GLYPHS = { ...SPACE, ...WORKS };

export type Glyph = keyof typeof GLYPHS;
