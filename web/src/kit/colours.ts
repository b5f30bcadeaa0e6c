/* Colours of style sheets, for tests. */

/** Linear sRGB. */
export type Rgb = readonly [number, number, number];
/** A colour by theme. */
export type Themed = { readonly light: Rgb; readonly dark: Rgb };

/** OKLCH to linear sRGB. */
function rgb(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (x: number) => Math.min(1, Math.max(0, x));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const THEMED =
  /--([\w-]+): (?:light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)|oklch\(([\d.]+) ([\d.]+) ([\d.]+)\));/g;

/** The colours that style sheets set by name, later ones instead of earlier ones. */
export function coloursOf(...sheets: readonly string[]): ReadonlyMap<string, Themed> {
  const found = new Map<string, Themed>();
  for (const [, name, ...numbers] of sheets.join('').matchAll(THEMED)) {
    const [a, b, c, d, e, f] = numbers.filter((number) => number !== undefined).map(Number);
    const light = rgb(a!, b!, c!);
    found.set(name!, { light, dark: d === undefined ? light : rgb(d, e!, f!) });
  }
  return found;
}

/** Contrast ratio as WCAG defines it. */
export function contrast(x: Rgb, y: Rgb): number {
  const [high, low] = [x, y].map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b).sort((p, q) => q - p);
  return (high! + 0.05) / (low! + 0.05);
}

/** What people with the common kinds of colour blindness see, after Machado, Oliveira and Fernandes (2009). */
export const EYES: Readonly<Record<string, readonly (readonly number[])[]>> = {
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

/** A colour as such eyes see it. */
export const seenBy = (eyes: string, c: Rgb): Rgb =>
  EYES[eyes]!.map((row) => Math.max(0, row[0]! * c[0] + row[1]! * c[1] + row[2]! * c[2])) as unknown as Rgb;

/** Distance in OKLab; 0.02 is about the least that can be told apart side by side. */
export function distance(x: Rgb, y: Rgb): number {
  const lab = ([r, g, b]: Rgb) => {
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [p, q] = [lab(x), lab(y)];
  return Math.hypot(...p.map((n, i) => n - q[i]!));
}
