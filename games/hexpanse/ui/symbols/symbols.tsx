import { type Drawing, DrawnSign, type PlacedSign } from '@conclave/kit/table';
import { FACTION_EMBLEMS, MINOR_GLYPHS, SIGNS, type SignName, UNIT_GLYPHS } from './drawings.ts';

export type { SignName } from './drawings.ts';
export { PatternPicture } from './pattern-picture.tsx';

const Drawn = (sign: PlacedSign & { readonly drawing: Drawing }) => <DrawnSign family="hx-sign" {...sign} />;

/** Laurel, circuit, comet or scales. */
export const FactionEmblem = ({ faction, ...placed }: PlacedSign & { readonly faction: number }) => (
  <Drawn sign={`faction-${faction}`} drawing={FACTION_EMBLEMS[faction]!} {...placed} />
);

export const MinorGlyph = ({ minor, ...placed }: PlacedSign & { readonly minor: number }) => (
  <Drawn sign={`minor-${minor}`} drawing={MINOR_GLYPHS[minor]!} {...placed} />
);

/** A token that belongs to no minor faction. */
export const UnitGlyph = ({ kind, ...placed }: PlacedSign & { readonly kind: keyof typeof UNIT_GLYPHS }) => (
  <Drawn sign={`unit-${kind}`} drawing={UNIT_GLYPHS[kind]} {...placed} />
);

/** What happens, or what is counted; hexilum always in its own colour. */
export const Sign = ({ name, ...placed }: PlacedSign & { readonly name: SignName }) => (
  <Drawn
    sign={name}
    drawing={SIGNS[name]}
    {...placed}
    className={name === 'hexilum' ? `hx-hexilum ${placed.className ?? ''}` : (placed.className ?? '')}
  />
);
