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
        <g key={name} id={idOf(name)} className="hx-figure">
          <path className="hx-figure-contour" d={outline} />
          {parts.map(([tone, d]) => (
            <path key={d} data-tone={tone} d={d} />
          ))}
          <path className="hx-figure-light" d={outline} />
        </g>
      );
    })}
  </defs>
));

/** A figure of the sheet, in the colour of its seat; feet at the middle of its place. */
export const FigureUse = ({ name }: { readonly name: string }) => (
  <use href={`#${idOf(name)}`} x={-16} y={-38} />
);
