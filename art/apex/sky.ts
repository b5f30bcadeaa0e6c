import { clamp, mix, oklch, smooth } from '../lib/colour.ts';
import { chance, clouds } from '../lib/noise.ts';
import { css, fill, type Ink } from './light.ts';

interface Subject {
  readonly width: number;
  readonly height: number;
  readonly paper: boolean;
}

/** Three depths of stars, a few with spikes. */
function stars(g: Ink, { width, height, paper }: Subject): void {
  const next = chance(155);
  for (let i = 0; i < (width * height) / 900; i++) {
    const [bright, x, y, tint] = [next(), next() * width, next() * height, next()];
    const alpha = bright > 0.988 ? 0.95 : bright > 0.9 ? 0.7 : 0.34;
    const colour =
      tint < 0.2
        ? ([255, 214, 170] as const)
        : tint < 0.45
          ? ([176, 204, 255] as const)
          : ([240, 242, 255] as const);
    g.fillStyle = css(paper ? [52, 44, 66] : colour, paper ? alpha * 0.62 : alpha);
    g.beginPath();
    g.arc(x, y, bright > 0.988 ? 1.6 : bright > 0.9 ? 1 : 0.6, 0, 7);
    g.fill();
    if (bright < 0.996) continue;
    g.strokeStyle = paper ? 'rgb(52 44 66 / .35)' : 'rgb(220 230 255 / .4)';
    g.lineWidth = 0.7;
    g.beginPath();
    g.moveTo(x - 7, y);
    g.lineTo(x + 7, y);
    g.moveTo(x, y - 7);
    g.lineTo(x, y + 7);
    g.stroke();
  }
}

/** The sky behind the galaxy: washes of warped cloud, threads, stars. */
export default function paint(subject: Subject): OffscreenCanvas {
  const { width, height, paper } = subject;
  const base = paper ? oklch(0.945, 0.018, 85) : oklch(0.125, 0.024, 272);
  const violet = paper ? oklch(0.8, 0.055, 285) : oklch(0.34, 0.1, 292);
  const blue = paper ? oklch(0.84, 0.05, 205) : oklch(0.32, 0.075, 220);
  const warm = paper ? oklch(0.84, 0.06, 55) : oklch(0.36, 0.09, 35);
  const half = fill(width / 2, height / 2, (px, py) => {
    const [u, v] = [px / 165 + 9, py / 165];
    const warp = clouds(1, 3, u, v, 1.3);
    const mist = clouds(2, 4, u + warp * 1.7, v + warp * 1.7, 4.1);
    const veil = clouds(3, 3, u * 0.7 + 20, v * 0.7 - warp, 8.2);
    const thread = 1 - Math.abs(clouds(4, 4, u * 2.2 + warp * 2, v * 2.2 + mist, 5.5) - 0.5) * 9;
    let colour = mix(base, violet, smooth(0.36, 0.86, mist) * 0.62);
    colour = mix(colour, blue, smooth(0.4, 0.85, veil) * 0.6);
    colour = mix(colour, warm, smooth(0.5, 0.9, mist * 0.6 + (1 - veil) * 0.42) * 0.4);
    return mix(colour, blue, clamp(thread) * 0.16);
  });
  const canvas = new OffscreenCanvas(width, height);
  const g = canvas.getContext('2d')!;
  g.imageSmoothingQuality = 'high';
  g.drawImage(half, 0, 0, width, height);
  stars(g, subject);
  return canvas;
}
