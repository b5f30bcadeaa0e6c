import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './person.ts';

/** A picture, what it shows, and what was measured on it. */
export interface Picture {
  readonly name: string;
  readonly title: string;
  readonly figures: string;
}

/** Pictures of one thing in all sizes. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly Picture[];
}

/** How pictures are kept, and the page that shows them. */
export interface Album {
  readonly keep: (person: Person, name: string) => Promise<void>;
  readonly bind: (chapters: readonly Chapter[]) => void;
}

const QUALITIES = [86, 78, 70, 62, 54, 46, 38, 30];
/** Bytes that a picture may take in the repository: a base, and more by the window's area; all of them stay below 6 MB. */
const most = ({ width, height }: { width: number; height: number }): number =>
  15_000 + 0.055 * width * height;

const CREDIT = `Each picture shows a game that bots have played up to there. This is an unofficial edition; every game belongs to its
[designers and publishers](../CREDITS.md), and everything you see is drawn by the program.`;

/** The picture by which a game is known, in the README too. */
const known = (name: string): string => name.replace(/-late-1280-dark$/, '');

/** For the repository: small pictures, and a page in Markdown beside their folder. */
export function albumOfDocs(folder: string): Album {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  return {
    async keep({ context, page }, name) {
      const session = await context.newCDPSession(page);
      for (const quality of QUALITIES) {
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
        const bytes = Buffer.from(data, 'base64');
        if (bytes.length > most(page.viewportSize()!) && quality !== QUALITIES.at(-1)) continue;
        return writeFileSync(join(folder, 'pictures', `${known(name)}.webp`), bytes);
      }
    },
    bind(chapters) {
      const parts = chapters.map(({ title, text, pictures }) =>
        [
          `## ${title}`,
          ...(text ? [text] : []),
          ...pictures.map((one) => `![${one.title}](pictures/${known(one.name)}.webp)`),
        ].join('\n\n'),
      );
      writeFileSync(join(folder, 'gallery.md'), `${['# Gallery', CREDIT, ...parts].join('\n\n')}\n`);
    },
  };
}

/** To be looked at while one works: pictures as they are, with what was measured on them. */
export function albumOfFigures(folder: string): Album {
  mkdirSync(folder, { recursive: true });
  return {
    async keep({ page }, name) {
      await page.screenshot({ path: join(folder, `${name}.png`) });
    },
    bind(chapters) {
      const rows = chapters
        .flatMap(({ pictures }) => pictures)
        .map(
          ({ name, title, figures }) =>
            `<figure><img src="${name}.png" alt="${title}" loading="lazy"><figcaption><b>${title}</b> ${figures}</figcaption></figure>`,
        );
      writeFileSync(
        join(folder, 'index.html'),
        `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{display:grid;gap:2rem;font:16px sans-serif}img{max-width:100%;border:1px solid #888}</style>${rows.join('\n')}`,
      );
    },
  };
}
