import type { Figure } from '@conclave/kit';

const figures = import.meta.glob<Figure>('../../../games/*/ui/figure.ts', { eager: true, import: 'figure' });

const SIZE = 36;
const EDGE = 3;

/** The game's constellation, as a sign of it: decoration beside its name. */
export function GameSign({ game }: { readonly game: string }) {
  const figure = figures[`../../../games/${game}/ui/figure.ts`];
  if (!figure) return null;
  const xs = figure.stars.map(([x]) => x);
  const ys = figure.stars.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (SIZE - 2 * EDGE) / Math.max(width, height);
  const stars = figure.stars.map(([x, y]): readonly [number, number] => [
    SIZE / 2 + (x - left - width / 2) * scale,
    SIZE / 2 + (y - top - height / 2) * scale,
  ]);
  return (
    <svg className="game-sign" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path d={figure.lines.map(([a, b]) => `M${stars[a]!.join(' ')}L${stars[b]!.join(' ')}`).join('')} />
      {stars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.7} />
      ))}
    </svg>
  );
}
