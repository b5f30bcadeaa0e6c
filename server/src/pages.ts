import { createHash } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltPages, type PageFile, readPages } from './built-pages.ts';
import { TablePage } from './early-parts.ts';
import { send } from './errors.ts';
import { RefusedError } from './refused.ts';
import type { App } from './routes/app.ts';

/** A year: only behind a proxy that speaks TLS, since a house network has none. */
const HSTS = 'max-age=31536000';

/** The game of a table; null if it can't be told. */
export type GameOf = (table: string) => Promise<string | null>;

/** Serves the built web client; every address that is no file shows the client, which knows its own pages. */
export async function servePages(
  app: App,
  webDir: string,
  behindProxy: boolean,
  gameOf: GameOf,
): Promise<void> {
  const pages = wholePages(app, webDir);
  const index = pages?.get('/index.html');
  const tablePage = pages && index ? new TablePage(pages, index) : null;
  const shown = async (path: string): Promise<PageFile | undefined> => {
    const table = /^\/table\/([\w-]+)$/.exec(path)?.[1];
    return table === undefined ? index : tablePage?.of(await gameOf(table));
  };
  await app.register(fastifyHelmet, { global: false, ...headers(index?.body.toString() ?? '') });
  app.addHook('onRequest', async (request, reply) => {
    if (behindProxy && request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    if (isInterface(request.url)) reply.header('x-content-type-options', 'nosniff');
    else await reply.helmet();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPlain = (request.method === 'GET' || request.method === 'HEAD') && !isInterface(request.url);
    const path = pathOf(request.url);
    const file = isPlain
      ? (pages?.get(path) ?? (/\.\w+$/.test(path) ? undefined : await shown(path)))
      : undefined;
    if (file) return give(request, reply, file);
    return send(reply, new RefusedError('no-such-page'));
  });
}

/** The built client, if it is whole; half a client would fail somewhere later, where nobody knows why. */
function wholePages(app: App, webDir: string): BuiltPages | null {
  try {
    return readPages(webDir);
  } catch (error) {
    app.log.error(
      `The pages in "${webDir}" are not complete, so none are shown: ${(error as Error).message}.`,
    );
    return null;
  }
}

/** Answers with a file, in the smallest form that the browser takes, or says that it has it already. */
function give(request: FastifyRequest, reply: FastifyReply, { type, body, small, tag, isLasting }: PageFile) {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const encoding = [...small.keys()].find((name) => accepted.includes(name));
  reply
    .code(200)
    .type(type)
    .header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', tag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? small.get(encoding) : body);
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
        // What lets go of a sound that could not be fetched is an empty one.
        mediaSrc: ["'self'", 'data:'],
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
