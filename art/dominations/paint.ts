import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, paintAll } from '../lib/easel.ts';

const FOLDER = 'games/dominations/ui/art';
const THEMES = ['dark', 'light'] as const;
const LANDS = ['government', 'religion', 'art', 'trade', 'science', 'craftsmanship', 'cradle'] as const;

const pictures: readonly Picture[] = [
  ...THEMES.flatMap((theme) =>
    LANDS.map((name, land) => ({
      painter: 'dominations/land.ts',
      subject: { land, light: theme === 'light', size: 384 },
      file: `${FOLDER}/land/${name}-${theme}.webp`,
      quality: 0.66,
    })),
  ),
  ...THEMES.flatMap((theme) => [
    {
      painter: 'dominations/cities.ts',
      subject: { light: theme === 'light', size: 128 },
      file: `${FOLDER}/cities-${theme}.webp`,
    },
    {
      painter: 'dominations/cradle.ts',
      subject: { light: theme === 'light', size: 256 },
      file: `${FOLDER}/cradle-${theme}.webp`,
    },
    {
      painter: 'dominations/wood.ts',
      subject: { light: theme === 'light', width: 640, height: 400 },
      file: `${FOLDER}/wood-${theme}.webp`,
      quality: 0.6,
    },
    {
      painter: 'dominations/sea.ts',
      subject: { light: theme === 'light', width: 1280, height: 800 },
      file: `${FOLDER}/sea-${theme}.webp`,
      quality: 0.6,
    },
  ]),
  ...[...LANDS.slice(0, -1), 'campfire'].map((name, domain) => ({
    painter: 'dominations/masteries.ts',
    subject: { domain, size: 160 },
    file: `${FOLDER}/mastery/${name}.webp`,
    quality: 0.7,
  })),
  {
    painter: 'dominations/monuments.ts',
    subject: { size: 112 },
    file: `${FOLDER}/monuments.webp`,
    quality: 0.7,
  },
];

/** Only those whose file has this in its name, if it is said. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
const wanted = pictures.filter(({ file }) => file.includes(only));
const sizes = await paintAll(wanted);
for (const [i, { file }] of wanted.entries())
  console.log(`${(sizes[i]! / 1000).toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${(sizes.reduce((sum, n) => sum + n, 0) / 1000).toFixed(0).padStart(7)} kB`);

/* `--sheet=FILE.html`: all pictures side by side, to look at. */
const sheet = process.argv.find((arg) => arg.startsWith('--sheet='))?.slice('--sheet='.length);
if (sheet !== undefined) {
  const root = join(import.meta.dirname, '../..');
  const shown = wanted.map(
    ({ file }) => `<figure><img src="file://${join(root, file)}"><figcaption>${file}</figcaption></figure>`,
  );
  writeFileSync(
    sheet,
    `<body style="background:#444;color:#fff;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px">${shown.join('')}`,
  );
}
