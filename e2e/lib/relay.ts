import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What happens to what comes in between: it goes through, it is lost without a word, or it waits until the line is better.
 * A line that is cut closes what is open, and whoever comes is turned away.
 */
type Way = 'passes' | 'is lost' | 'waits';

/** Towards the server, and back. */
interface Ways {
  readonly up: Way;
  readonly down: Way;
}
const OPEN: Ways = { up: 'passes', down: 'passes' };

/** A line between browsers and a server that can be spoiled in the ways in which lines are. */
export class Relay {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  #ways = OPEN;
  #isCut = false;
  #delay = 0;
  #waiting: (() => void)[] = [];

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    server.on('connection', (browser) => this.#join(browser));
  }

  static async to(url: string): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Relay(server, Number(new URL(url).port));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** All goes through again, first what waited. */
  mends(): void {
    this.#isCut = false;
    this.#delay = 0;
    this.#ways = OPEN;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Closes every line and turns new ones away. */
  cuts(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing goes through any more, and nobody hears of it. */
  swallows(ways: Partial<Ways> = { up: 'is lost', down: 'is lost' }): void {
    this.#ways = { ...OPEN, ...ways };
  }

  /** Everything waits until the line is mended. */
  holds(ways: Partial<Ways> = { up: 'waits', down: 'waits' }): void {
    this.#ways = { ...OPEN, ...ways };
  }

  /** Each piece takes so many milliseconds longer. */
  delays(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  async close(): Promise<void> {
    this.cuts();
    await new Promise((done) => this.#server.close(done));
  }

  #join(browser: Socket): void {
    if (this.#isCut) {
      browser.destroy();
      return;
    }
    const house = connect(this.#port, '127.0.0.1');
    this.#carry(browser, house, 'up');
    this.#carry(house, browser, 'down');
  }

  #carry(from: Socket, to: Socket, way: keyof Ways): void {
    this.#sockets.add(from);
    const send = (act: () => void) => {
      const now = this.#ways[way];
      if (now === 'waits') this.#waiting.push(act);
      else if (now === 'passes') {
        if (this.#delay > 0) setTimeout(act, this.#delay);
        else act();
      }
    };
    from.on('data', (bytes) => send(() => to.writable && to.write(bytes)));
    from.on('end', () => send(() => to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      if (this.#isCut) to.destroy();
      else send(() => to.destroy());
    });
  }
}
