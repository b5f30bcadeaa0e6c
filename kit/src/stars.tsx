import { useMemo } from 'react';
import { contour, field, stars } from './noise.ts';

interface SkyProps {
  readonly seed: string | number;
  readonly width: number;
  readonly height: number;
}

/** Seeded stars as SVG content, in the current colour; place it inside an `<svg>`. */
export function StarField({ seed, width, height, count = 80 }: SkyProps & { readonly count?: number }) {
  const dots = useMemo(() => stars(seed, count), [seed, count]);
  return (
    <g className="k-stars" fill="currentColor">
      {dots.map((s, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the sky never changes its order
          key={i}
          cx={(s.x * width).toFixed(1)}
          cy={(s.y * height).toFixed(1)}
          r={(0.4 + 1.5 * s.size).toFixed(2)}
          opacity={(0.35 + 0.65 * s.size).toFixed(2)}
        />
      ))}
    </g>
  );
}

/**
 * A nebula drawn as an atlas draws it: seeded contour lines in the current colour, as SVG content.
 * @param scale how many features lie across the width
 */
export function Nebula({
  seed,
  width,
  height,
  scale = 3,
  lines = 5,
}: SkyProps & { readonly scale?: number; readonly lines?: number }) {
  const paths = useMemo(() => {
    const columns = 48;
    const rows = Math.max(1, Math.round((columns * height) / width));
    const f = field(seed);
    const cells = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
      f(((i % (columns + 1)) * scale) / columns, (Math.floor(i / (columns + 1)) * scale) / columns),
    );
    const at = (x: number, y: number) => cells[y * (columns + 1) + x]!;
    return Array.from({ length: lines }, (_, i) => contour(at, columns, rows, 0.5 + (0.28 * i) / lines));
  }, [seed, width, height, scale, lines]);
  return (
    <g className="k-nebula" transform={`scale(${width / 48})`} fill="none" stroke="currentColor">
      {paths.map((d, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one path a level
        <path key={i} d={d} strokeWidth={1} vectorEffect="non-scaling-stroke" opacity={0.9 - i * 0.12} />
      ))}
    </g>
  );
}
