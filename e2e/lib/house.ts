import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type ServerOptions } from '@conclave/server';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ensureWeb } from '../../scripts/lib/web.mjs';
import { Person, type PersonOptions } from './person.ts';

const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const PAGES = join(import.meta.dirname, '../../web/dist');
/** What the house is called by people who do not sit at its machine. */
const HOUSE_NAME = 'conclave.test';

/** Without a graphics card, and without anything that a browser does for itself. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name as in a house network: a page from there is not on a secure line, as one from this machine counts.
  `--host-resolver-rules=MAP ${HOUSE_NAME} 127.0.0.1`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What the server's socket library adds to it. */
interface Sockets {
  readonly websocketServer: { readonly clients: Iterable<{ terminate(): void }> };
}

export interface HouseOptions {
  /** Milliseconds before each move of a bot. */
  readonly botPace?: number;
  /** When a person counts as absent. */
  readonly patience?: ServerOptions['patience'];
}

/** A server with its own data and pages, and a browser in which people come to it. */
export class House {
  readonly server: Server;
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #people: Person[] = [];

  private constructor(server: Server, browser: Browser, folder: string) {
    this.server = server;
    this.#browser = browser;
    this.#folder = folder;
  }

  static async open({ botPace = 0, patience }: HouseOptions): Promise<House> {
    if ((await ensureWeb(process.execPath)) !== 0 || !existsSync(PAGES))
      throw new Error('The web client could not be built.');
    const folder = mkdtempSync(join(tmpdir(), 'conclave-e2e-'));
    const webDir = join(folder, 'pages');
    cpSync(PAGES, webDir, { recursive: true });
    const server = await createServer({
      dataDir: join(folder, 'data'),
      webDir,
      port: 0,
      host: '127.0.0.1',
      botPace,
      log: 'error',
      rateLimit: false,
      ...(patience && { patience }),
    });
    const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGS });
    return new House(server, browser, folder);
  }

  get url(): string {
    return this.server.url;
  }

  /** The same under a name, over plain http. */
  get namedUrl(): string {
    return this.url.replace('127.0.0.1', HOUSE_NAME);
  }

  /** Somebody with a browser of their own. With a name they have been here before. */
  async person(name: string | null, options: PersonOptions = {}): Promise<Person> {
    const person = await Person.come(this.#browser, options.url ?? this.url, name, options);
    this.#people.push(person);
    return person;
  }

  /** Somebody whose browser keeps no cookies, as its settings can say. */
  async withoutCookies(): Promise<Person> {
    const person = await Person.comeWithoutCookies(
      join(this.#folder, 'no-cookies'),
      EXECUTABLE,
      ARGS,
      this.url,
    );
    this.#people.push(person);
    return person;
  }

  /** Lays the lines dead through which pages hear of their tables; they come back by themselves. */
  cut(): void {
    for (const socket of (this.server.app as unknown as Sockets).websocketServer.clients) socket.terminate();
  }

  /** Everybody leaves; what went wrong on their pages, one line each. `shot` names pictures of what they saw last. */
  async goodbye(shot?: string): Promise<string[]> {
    const people = this.#people.splice(0);
    if (shot) for (const [i, person] of people.entries()) await person.shot(`${shot} ${i}`);
    for (const person of people) await person.leave();
    return people.flatMap((person) => person.troubles);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A house for a test file. After each test no page may have logged an error or missed an answer. */
export function useHouse(options: HouseOptions = {}): { readonly current: House } {
  const holder: { current: House } = { current: undefined as never };
  beforeAll(async () => {
    holder.current = await House.open(options);
  });
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail' ? `failed ${task.name}` : undefined;
    expect(await holder.current.goodbye(failed)).toEqual([]);
  });
  afterAll(() => holder.current?.close());
  return holder;
}
