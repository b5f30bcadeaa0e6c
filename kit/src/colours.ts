/* Colours of style sheets, for tests. */
import { type Color, clampRgb, converter, differenceEuclidean, parse, wcagContrast } from 'culori';

/** A colour by theme. */
export type Themed = { readonly light: Color; readonly dark: Color };

const THEMED = /--([\w-]+): (?:light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)|(oklch\([^)]*\)));/g;

const shown = converter('rgb');
/** A colour as a screen shows it. */
const read = (text: string): Color => clampRgb(shown(parse(text)!));

/** The colours that style sheets set by name, later ones instead of earlier ones. */
export function coloursOf(...sheets: readonly string[]): ReadonlyMap<string, Themed> {
  const found = new Map<string, Themed>();
  for (const [, name, light, dark, both] of sheets.join('').matchAll(THEMED))
    found.set(name!, { light: read((light ?? both)!), dark: read((dark ?? both)!) });
  return found;
}

/** Contrast ratio as WCAG defines it. */
export const contrast: (x: Color, y: Color) => number = wcagContrast;

/** What people with the common kinds of colour blindness see, after Machado, Oliveira and Fernandes (2009), in linear light. */
const EYES_SEE: { readonly [eyes: string]: readonly (readonly [r: number, g: number, b: number])[] } = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const EYES: readonly string[] = Object.keys(EYES_SEE);

const linear = converter('lrgb');
/** A colour as such eyes see it. */
export function seenBy(eyes: string, colour: Color): Color {
  const { r, g, b } = linear(colour);
  const [x, y, z] = EYES_SEE[eyes]!.map((row) => Math.max(0, row[0] * r + row[1] * g + row[2] * b));
  return { mode: 'lrgb', r: x!, g: y!, b: z! };
}

/** Distance in OKLab; 0.02 is about the least that can be told apart side by side. */
export const distance: (x: Color, y: Color) => number = differenceEuclidean('oklab');
