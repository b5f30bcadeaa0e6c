/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** From 0 at `a` to 1 at `b`, without corners. */
export function smooth(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
const channel = (v: number): number =>
  255 * (v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * Math.min(1, v) ** (1 / 2.4) - 0.055);

/** The colours of the pages, as pixels. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue / 360) * 2 * Math.PI;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
