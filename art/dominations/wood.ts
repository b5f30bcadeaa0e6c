import { lerp, smooth } from '../lib/colour.ts';
import { easel } from './brush.ts';
import { hash, hills, noise } from './relief.ts';

/** The cut of an old trunk: rings about its middle, on which Trees lie. */
interface Wood {
  readonly light: boolean;
  readonly width: number;
  readonly height: number;
}

export default function paint({ light, width, height }: Wood): HTMLCanvasElement {
  const c = easel(width, height);
  const image = c.createImageData(width, height);
  const base = light ? [226, 200, 158] : [84, 53, 32];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const [x, y] = [(i - width / 2) * 2, (j - height / 2) * 2];
      const far = Math.hypot(x, y);
      const a = Math.atan2(y, x);
      const r = far + 26 * hills(x / 190, y / 190, 3, 3) + 5 * hills(x / 34, y / 34, 8, 2);
      const ring = r / 17 + 0.9 * noise(r / 60, 0, 5);
      const q = ring - Math.floor(ring);
      const saw = q < 0.78 ? q * 0.55 : 0.43 + (q - 0.78) * 2.2;
      const crack =
        smooth(0.06, 0, Math.abs(noise(a * 5.5, 0.3, 12) + 0.2 * noise(far / 70, a * 9, 13))) *
        smooth(60, 260, far) *
        0.5;
      const fibre = 0.06 * noise(r / 2.6, a * 24, 4) + 0.05 * noise(x / 3, y / 3, 6);
      const lamp = light ? 1.08 - 0.2 * smooth(0, 1.1, far / 700) : 1.3 - 0.9 * smooth(0, 1.1, far / 640);
      const deep = light ? 0.5 : 1;
      const lit = lamp * (1.04 - deep * 0.36 * saw + deep * fibre) * (1 - deep * crack);
      const at = (j * width + i) * 4;
      for (let u = 0; u < 3; u++) image.data[at + u] = lerp(0, base[u]!, lit) + 3 * hash(i, j, 1);
      image.data[at + 3] = 255;
    }
  c.putImageData(image, 0, 0);
  return c.canvas;
}
