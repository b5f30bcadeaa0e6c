import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@conclave/games';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';

export interface PersonOptions {
  /** Width and height of the window. */
  readonly size?: readonly [number, number];
  /** Pixels of the screen to one of the page: 2 for a window enlarged to 200 %. */
  readonly scale?: number;
  readonly light?: boolean;
  /** Whether things move; without, every answer shows at once. */
  readonly motion?: boolean;
  /** Whether a finger is used instead of a mouse. */
  readonly touch?: boolean;
  /** Another way to the house, as through a line that can be spoiled. */
  readonly url?: string;
  /** Whether log and chat stand beside the board on a wide window: they do, unless said otherwise. */
  readonly log?: boolean;
  /** Whether games tell what they are about at the first table: they do not, unless said otherwise. */
  readonly ideas?: boolean;
  readonly locale?: string;
  readonly timezoneId?: string;
}

/** How long a page may take for anything that is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** Where a picture of a long page ends, in px. */
const TALLEST = 12_000;

/** The folder that SHOTS names, where pictures of pages go for people to look at; without it none are made. */
export const shots = process.env.SHOTS;

/** Somebody in front of a browser. Keeps what their page complained about and every byte that came to it. */
export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
  readonly troubles: string[] = [];
  readonly heard: string[] = [];
  readonly #touch: boolean;
  readonly #expected: RegExp[] = [];

  private constructor(context: BrowserContext, page: Page, url: string, touch: boolean) {
    this.#touch = touch;
    this.context = context;
    this.page = page;
    this.url = url;
  }

  static async come(browser: Browser, url: string, name: string | null, options: PersonOptions) {
    const [width, height] = options.size ?? [1280, 800];
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      deviceScaleFactor: options.scale ?? 1,
      colorScheme: options.light ? 'light' : 'dark',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      hasTouch: options.touch ?? false,
      acceptDownloads: true,
      ...(options.locale === undefined ? {} : { locale: options.locale }),
      ...(options.timezoneId === undefined ? {} : { timezoneId: options.timezoneId }),
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(
      (kept) => {
        // Not every page has a place to keep something, as the empty one.
        if (!location.protocol.startsWith('http')) return;
        for (const [key, value] of Object.entries(kept))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      {
        ...((options.log ?? true) && { 'conclave.log': 'true' }),
        ...(!options.ideas && { 'conclave.ideas': JSON.stringify(Object.keys(games)) }),
      },
    );
    if (name !== null) {
      await context.request.get('/api/me');
      const named = await context.request.patch('/api/me', { data: { name } });
      if (!named.ok()) throw new Error(await named.text());
    }
    const person = new Person(context, await context.newPage(), url, options.touch ?? false);
    person.#listen(name ?? 'somebody new');
    return person;
  }

  /** In a browser of their own, whose settings turn every cookie away. */
  static async comeWithoutCookies(folder: string, executablePath: string, args: string[], url: string) {
    mkdirSync(join(folder, 'Default'), { recursive: true });
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(folder, { executablePath, args, baseURL: url });
    context.setDefaultTimeout(PATIENCE);
    const person = new Person(context, await context.newPage(), url, false);
    person.#listen('somebody without cookies');
    return person;
  }

  /** From now on the page may complain about this. */
  expects(complaint: RegExp): void {
    this.#expected.push(complaint);
  }

  async goes(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Presses something, with what the person has: a finger or a mouse. */
  hits(place: Locator): Promise<void> {
    return this.#touch ? place.tap() : place.click();
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.hits(this.button(name));
  }

  /** Sits down against a bot, from home; somebody new to a game gets its gentle form, unless they ask for the full one. */
  async playsNow(title = 'Stardust Imperium', form: 'Play now' | 'Full game' = 'Play now'): Promise<void> {
    await this.goes('/');
    await this.hits(this.region(title).getByRole('button', { name: form }));
    await this.page.waitForURL(/\/table\//);
  }

  /** Waits until this text is on the page. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  region(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name, exact: typeof name === 'string' });
  }

  /** Also while a dialog lies over it, which hides it from screen readers. */
  get prompt(): Locator {
    return this.page.getByRole('region', { name: 'Prompt', exact: true, includeHidden: true });
  }

  /** The page is put away, as on a phone for another app, and is looked at again. */
  putsAway(): Promise<void> {
    return this.#hides(true);
  }
  looksAgain(): Promise<void> {
    return this.#hides(false);
  }

  #hides(away: boolean): Promise<void> {
    return this.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, away);
  }

  /** A picture of the page, if pictures are wished for. */
  async shot(name: string, fullPage = false): Promise<void> {
    if (!shots) return;
    const path = join(shots, `${name.replace(/[^\w-]+/g, '-')}.png`);
    const { width, height } = this.page.viewportSize()!;
    const clip = { x: 0, y: 0, width, height: fullPage ? await this.#length() : height };
    await this.page.screenshot({ path, fullPage, clip });
  }

  /** How much of the page a picture of it shows. */
  async #length(): Promise<number> {
    return Math.min(TALLEST, await this.page.evaluate(() => document.scrollingElement!.scrollHeight));
  }

  #listen(who: string): void {
    const note = (trouble: string) => {
      if (!this.#expected.some((complaint) => complaint.test(trouble)))
        this.troubles.push(`${who}: ${trouble}`);
    };
    const { page } = this;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') note(`no answer: ${request.method()} ${request.url()} ${why}`);
    });
    page.on('response', async (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
      if (response.url().includes('/api/')) this.heard.push(await response.text().catch(() => ''));
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(payload.toString()));
    });
  }
}
