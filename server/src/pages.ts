import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { send } from './errors.ts';
import { RefusedError } from './refused.ts';
import type { App } from './routes/app.ts';

/** Serves the built web client; every address that is no file shows the client, which knows its own pages. */
export async function servePages(app: App, webDir: string): Promise<void> {
  const index = join(webDir, 'index.html');
  const built = existsSync(index);
  await app.register(fastifyHelmet, { global: false, ...headers(built ? readFileSync(index, 'utf8') : '') });
  app.addHook('onRequest', async (request, reply) => {
    if (isInterface(request.url)) reply.header('x-content-type-options', 'nosniff');
    else await reply.helmet();
  });
  if (built) {
    const assets = join(webDir, 'assets') + sep;
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(assets);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !isInterface(request.url) && !/\.\w+$/.test(pathOf(request.url));
    if (built && page) return reply.sendFile('index.html');
    return send(reply, new RefusedError('no-such-page'));
  });
}

export const isInterface = (url: string): boolean => url.startsWith('/api/');

const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** Nothing from elsewhere may run or be loaded. Works over plain http, also in a local network. */
function headers(page: string) {
  const scripts = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  } as const;
}
