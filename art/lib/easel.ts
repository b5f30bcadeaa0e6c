import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';

/** A picture to be made: which painter makes it of what, and where it is kept, from the root of the repository. */
export interface Picture {
  /** The module of the painter, from `art/`: `hegemonic/sector.ts`. */
  readonly painter: string;
  /** What the painter is given; plain data. */
  readonly subject: unknown;
  readonly file: string;
  /** Of the WebP, 0 to 1. */
  readonly quality?: number;
}

/** What a painter's module exports by default: it draws its subject on a canvas of its own, in a browser. */
export type Painter<T> = (subject: T) => HTMLCanvasElement | OffscreenCanvas;

const ROOT = join(import.meta.dirname, '../..');
const QUALITY = 0.8;

/**
 * Paints pictures in Chromium and keeps them as WebP.
 * @returns the size of each in bytes, in their order
 */
export async function paintAll(pictures: readonly Picture[]): Promise<number[]> {
  const server = await createServer({
    root: join(ROOT, 'art'),
    configFile: false,
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('easel.html', server.resolvedUrls!.local[0]).href);
    const sizes: number[] = [];
    for (const { painter, subject, file, quality = QUALITY } of pictures) {
      const bytes = await page.evaluate(
        async ([path, what, q]) => {
          const { default: paint } = await import(path);
          const canvas: HTMLCanvasElement | OffscreenCanvas = paint(what);
          const blob =
            canvas instanceof OffscreenCanvas
              ? await canvas.convertToBlob({ type: 'image/webp', quality: q })
              : await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), 'image/webp', q));
          return [...new Uint8Array(await blob.arrayBuffer())];
        },
        [`/${painter}`, subject, quality] as const,
      );
      const path = join(ROOT, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, Buffer.from(bytes));
      sizes.push(bytes.length);
    }
    return sizes;
  } finally {
    await browser.close();
    await server.close();
  }
}
