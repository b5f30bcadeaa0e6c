/** Shapes that all painters of things use. */

export type Context = CanvasRenderingContext2D;
export type Points = readonly (readonly [number, number])[];

export function easel(width: number, height: number): Context {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d')!;
}

export function poly(c: Context, points: Points, fill: string | null, stroke?: string): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
  if (fill) {
    c.fillStyle = fill;
    c.fill();
  }
  if (stroke) {
    c.strokeStyle = stroke;
    c.stroke();
  }
}

export function disc(c: Context, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fillStyle = fill;
  c.fill();
}

/** Colours one after the other along a line. */
export function along(
  c: Context,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...colours: readonly string[]
): CanvasGradient {
  const found = c.createLinearGradient(x0, y0, x1, y1);
  for (const [i, colour] of colours.entries()) found.addColorStop(i / (colours.length - 1), colour);
  return found;
}

/** Runs strokes that stand for what is still missing. */
export function missing(c: Context, draw: () => void): void {
  c.save();
  c.shadowColor = 'transparent';
  c.setLineDash([2.6, 2.4]);
  c.lineWidth = 1.2;
  c.strokeStyle = 'rgb(255 240 206 / 0.85)';
  draw();
  c.restore();
}
