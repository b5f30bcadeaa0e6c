// Makes the pictures of APEX: npm run with -- node art/apex/paint.ts [--sheet FILE.html]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Picture, paintAll } from '../lib/easel.ts';

const FOLDER = 'games/apex/ui/art';

const PICTURES: readonly Picture[] = [
  ...[false, true].flatMap((paper): Picture[] => {
    const edition = paper ? 'light' : 'dark';
    return [
      { painter: 'apex/sectors.ts', subject: { paper }, file: `${FOLDER}/sectors-${edition}.webp` },
      {
        painter: 'apex/sky.ts',
        subject: { width: 1600, height: 1000, paper },
        file: `${FOLDER}/sky-${edition}.webp`,
        quality: 0.6,
      },
    ];
  }),
  { painter: 'apex/scenes.ts', subject: {}, file: `${FOLDER}/scenes.webp` },
];

const sizes = await paintAll(PICTURES);
for (const [i, { file }] of PICTURES.entries()) console.log(`${file}: ${Math.round(sizes[i]! / 1000)} kB`);

const sheet = process.argv.indexOf('--sheet');
if (sheet > 0)
  writeFileSync(
    process.argv[sheet + 1]!,
    PICTURES.map(
      ({ file }) => `<p>${file}<br><img src="file://${join(import.meta.dirname, '../..', file)}">`,
    ).join(''),
  );
