import { once } from 'node:events';
import { createServer, StartError } from '@conclave/server';
import { dataDir } from '../data.ts';
import { InputError, untilStopped } from '../faults.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly behindProxy?: number;
}

/** `conclave serve`: until it is asked to stop; then what is under way is finished. */
export default async function serve(options: ServeOptions): Promise<number> {
  const port = options.port ?? portFrom(process.env.PORT);
  const folder = dataDir(options.data);
  try {
    const server = await createServer({
      port,
      dataDir: folder,
      proxies: options.behindProxy ?? 0,
      ...(options.host && { host: options.host }),
    });
    console.log(`Conclave is at ${server.url} (Ctrl-C stops it). Games are kept in ${folder}.`);
    await untilStopped((signal) => once(signal, 'abort')).catch(() => {});
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`conclave: ${error.message}`);
    return 1;
  }
}

function portFrom(text = '8080'): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InputError(`PORT is “${text}”, which is no port: a whole number from 0 to 65535 is one.`);
}
