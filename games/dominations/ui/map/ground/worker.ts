import { paintGround, type Terrain } from './paint.ts';

/** What is to be painted, and where the pictures of the seven lands are. */
export interface Order {
  readonly terrain: Terrain;
  readonly urls: readonly string[];
}

const patchAt = async (url: string): Promise<ImageBitmap> =>
  createImageBitmap(await (await fetch(url)).blob());

async function painted({ terrain, urls }: Order): Promise<Blob> {
  const canvas = paintGround(terrain, await Promise.all(urls.map(patchAt)));
  return canvas.convertToBlob({ type: 'image/webp' });
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => self.postMessage(await painted(data)));
