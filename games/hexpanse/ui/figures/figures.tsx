import { memo } from 'react';
import {
  BODIES,
  type Figure,
  HEADS,
  ITEMS,
  MERCENARY_FIGURES,
  MINOR_FIGURES,
  NORMAL_FIGURE,
  type Part,
  SQUAD_FIGURE,
  type Tone,
  WARLORD_PARTS,
} from './parts.ts';

const partsOf = ([body, head, item]: Figure): Part =>
  // What is carried before the body lies over it, all else behind.
  item === 'shield' || item === 'book' || item === 'kit' || item === 'cannon'
    ? [...BODIES[body], ...HEADS[head], ...ITEMS[item]]
    : [...ITEMS[item], ...BODIES[body], ...HEADS[head]];

/** A name for each figure, by which it is used. */
const named: readonly (readonly [name: string, parts: Part])[] = [
  ['unit', partsOf(NORMAL_FIGURE)],
  ['squad', partsOf(SQUAD_FIGURE)],
  ...MINOR_FIGURES.map((figure, i) => [`minor-${i}`, partsOf(figure)] as const),
  ...MERCENARY_FIGURES.map((figure, i) => [`mercenary-${i}`, partsOf(figure)] as const),
  ...WARLORD_PARTS.map((parts, i) => [`warlord-${i}`, parts] as const),
];

/** The tones of parts: four of the colour of whoever uses the figure, all others of a material. */
const TONES: { readonly [T in Tone]: string } = {
  a: 'light-dark(color-mix(in oklab, currentColor, white 24%), currentColor)',
  b: 'color-mix(in oklab, currentColor, var(--hx-ink) 34%)',
  c: 'color-mix(in oklab, currentColor, var(--hx-ink) 62%)',
  l: 'color-mix(in oklab, currentColor, white 45%)',
  gold: 'oklch(0.8 0.13 84)',
  steel: 'oklch(0.78 0.02 250)',
  dark: 'oklch(0.18 0.03 255)',
  skin: 'oklch(0.8 0.07 62)',
  bone: 'oklch(0.92 0.03 88)',
  hair: 'oklch(0.3 0.05 45)',
  red: 'oklch(0.55 0.19 28)',
  wood: 'oklch(0.5 0.07 65)',
  glow: 'oklch(0.88 0.11 205)',
};
const LINE = {
  fill: TONES.a,
  stroke: 'oklch(0.14 0.03 262 / 0.7)',
  strokeWidth: 0.7,
  strokeLinejoin: 'round',
} as const;

const idOf = (name: string): string => `hx-figure-${name}`;

/** Every figure once, in the colours of materials and of whoever uses it: a contour, its parts, and light from the left. */
export const FigureSheet = memo(() => (
  <defs>
    <linearGradient id="hx-figure-light" x1="0" y1="0" x2="1" y2="0.35">
      <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
      <stop offset="0.42" stopColor="#fff" stopOpacity="0" />
      <stop offset="0.52" stopColor="#000" stopOpacity="0" />
      <stop offset="1" stopColor="#000818" stopOpacity="0.5" />
    </linearGradient>
    {named.map(([name, parts]) => {
      const outline = parts.map(([, d]) => d).join('');
      return (
        <g key={name} id={idOf(name)} {...LINE}>
          <path stroke="var(--hx-ink)" strokeWidth={2} d={outline} />
          {parts.map(([tone, d]) => (
            <path key={d} fill={TONES[tone]} stroke={tone === 'dark' ? 'none' : undefined} d={d} />
          ))}
          <path fill="url(#hx-figure-light)" stroke="none" d={outline} />
        </g>
      );
    })}
  </defs>
));

/** A figure of the sheet, in the colour of its seat; feet at the middle of its place. */
export const FigureUse = ({ name }: { readonly name: string }) => (
  <use href={`#${idOf(name)}`} x={-16} y={-38} />
);
