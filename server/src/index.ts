import { join } from 'node:path';
import { type GameEntry, games } from '@conclave/games';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { admitExamples } from '../../docs/admit.ts';
import type { Players } from './bots/task.ts';
import { compileSchema } from './check.ts';
import { answerErrors, send } from './errors.ts';
import { Guests } from './guests.ts';
import { recogniseGuests } from './identity.ts';
import { isInterface, servePages } from './pages.ts';
import { LIMITS } from './protocol.ts';
import { reasonOf } from './reason.ts';
import { RefusedError } from './refused.ts';
import type { App } from './routes/app.ts';
import { gameRoutes } from './routes/games.ts';
import { peopleRoutes } from './routes/people.ts';
import { tableRoutes } from './routes/tables.ts';
import { socketRoutes } from './socket.ts';
import { InUse } from './store/lock.ts';
import { Store } from './store/store.ts';
import { PATIENCE, type Patience } from './table/absence.ts';
import { Tables } from './table/tables.ts';

export interface ServerOptions {
  /** Folder of `conclave.sqlite`; default: CONCLAVE_DATA, else `data`. */
  readonly dataDir?: string;
  /** 0 takes a free one; default: PORT, else 8080. */
  readonly port?: number;
  readonly host?: string;
  /** Milliseconds before each move of a bot, so that people can follow. */
  readonly botPace?: number;
  /** Level of the log. */
  readonly log?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Folder of the built web client. */
  readonly webDir?: string;
  /** Whether one guest or address may ask only so often. */
  readonly rateLimit?: boolean;
  /** How many proxies in front say who asks and by which protocol; 0: nobody is believed. */
  readonly proxies?: number;
  /** Milliseconds in which a request must have come whole. */
  readonly requestTimeout?: number;
  readonly games?: Readonly<Record<string, GameEntry>>;
  /** Module that exports the house's `bots`, and the `games` they play: threads in which bots think load it. */
  readonly players?: URL;
  /** When a person counts as absent. */
  readonly patience?: Patience;
}

export interface Server {
  readonly app: App;
  /** Address for people, such as http://localhost:8080 */
  readonly url: string;
  readonly store: Store;
  close(): Promise<void>;
}

/** Why a server could not start, in a sentence for people. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const BOT_PACE = 400;
const PLAYERS = new URL('bots/players.ts', import.meta.url);
/** A body that never comes is closed after this many milliseconds. */
const REQUEST_TIMEOUT = 15_000;

/** Requests a minute. */
const LIMIT = { all: 3000, guests: 300, tables: 60 };

/** Starts a server. @throws StartError if the port is taken or the data cannot be opened */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { host = '0.0.0.0', rateLimit = true, proxies = 0, requestTimeout = REQUEST_TIMEOUT } = options;
  const port = options.port ?? Number(process.env.PORT ?? 8080);
  const dataDir = options.dataDir ?? process.env.CONCLAVE_DATA ?? 'data';
  const app = fastify({
    logger: { level: options.log ?? 'warn' },
    bodyLimit: LIMITS.body,
    trustProxy: (_address: string, hop: number) => hop < proxies,
    requestTimeout,
    // Node looks at bodies only where heads may not take longer.
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.ceil(requestTimeout / 3),
    },
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) =>
      send(reply as FastifyReply, new RefusedError('no-such-page')),
  }).withTypeProvider<TypeBoxTypeProvider>();
  await admitExamples();
  const players = options.players ?? PLAYERS;
  const { bots } = (await import(players.href)) as Players;
  const store = await openStore(app, dataDir);
  const tables = new Tables({
    store,
    games: options.games ?? games,
    bots,
    players,
    botPace: options.botPace ?? BOT_PACE,
    log: app.log,
    patience: options.patience ?? PATIENCE,
  });
  app.addHook('onClose', async () => {
    await tables.close();
    await store.close();
  });
  const webDir = options.webDir ?? join(import.meta.dirname, '../../web/dist');
  await build(app, store, tables, webDir, rateLimit, proxies > 0);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw startError(error, port);
  }
  const address = app.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { app, store, url: `http://${name}:${listening}`, close: () => app.close() };
}

async function openStore(app: App, dataDir: string): Promise<Store> {
  try {
    return await Store.open(dataDir, (error) => app.log.error({ err: error }, 'could not be stored'));
  } catch (error) {
    if (error instanceof InUse)
      throw new StartError(
        `Another Conclave server uses the data in "${dataDir}" already. Stop it first, or choose another folder with CONCLAVE_DATA or --data.`,
      );
    throw new StartError(`The data in "${dataDir}" cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

function startError(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1}`,
    );
  if (code === 'ERR_SOCKET_BAD_PORT')
    return new StartError(`"${port}" is no port: give a number from 0 to 65535.`);
  if (code === 'EACCES') return new StartError(`Port ${port} is not allowed here. Choose one from 1024 up.`);
  return error;
}

async function build(
  app: App,
  store: Store,
  tables: Tables,
  webDir: string,
  limited: boolean,
  behindProxy: boolean,
): Promise<void> {
  const guests = new Guests(store);
  app.setValidatorCompiler(compileSchema);
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  await app.register(fastifyCookie);
  recogniseGuests(app, guests);
  if (limited) {
    await app.register(fastifyRateLimit, {
      max: LIMIT.all,
      timeWindow: '1 minute',
      keyGenerator: (request) => request.guest?.id ?? request.ip,
      errorResponseBuilder: () => new RefusedError('too-many-requests'),
      allowList: (request) => !isInterface(request.url),
    });
  }
  await app.register(fastifySwagger, { openapi: { info: { title: 'Conclave', version: '0.1.0' } } });
  await app.register(fastifyWebsocket, { options: { maxPayload: LIMITS.body }, errorHandler: brokenFrame });
  await servePages(app, webDir, behindProxy, (table) => tables.gameOf(table));
  await app.register(async (api: App) => {
    const most = (max: number) => (limited ? { config: { rateLimit: { max, timeWindow: '1 minute' } } } : {});
    api.get(
      '/api/health',
      { schema: { summary: 'Whether the server runs and can store' } },
      async (_, reply) => {
        const { trouble } = store;
        return trouble === null ? { ok: true } : reply.code(503).send({ ok: false, cannotStore: trouble });
      },
    );
    api.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    peopleRoutes(api, guests, most(LIMIT.guests));
    gameRoutes(api, tables);
    tableRoutes(api, tables, most(LIMIT.tables));
    socketRoutes(api, tables);
  });
}

/** A frame that is none is the other side's fault: no error of ours, and the end of this socket. */
function brokenFrame(error: Error, socket: WebSocket, request: FastifyRequest): void {
  request.log.info({ err: error }, 'a socket spoke nonsense');
  socket.terminate();
}
