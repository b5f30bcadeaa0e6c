import { type Picture, paintAll } from '../lib/easel.ts';

const FOLDER = 'games/hexpanse/ui/art';

const THEMES = [
  ['dark', false],
  ['light', true],
] as const;

const pictures: readonly Picture[] = [
  ...THEMES.flatMap(([theme, isLight]): Picture[] => [
    {
      painter: 'hexpanse/planet.ts',
      subject: { radius: 478, isLight },
      file: `${FOLDER}/planet-${theme}.webp`,
    },
    {
      painter: 'hexpanse/sky.ts',
      subject: { width: 1600, height: 1000, isLight },
      file: `${FOLDER}/sky-${theme}.webp`,
      quality: 0.6,
    },
  ]),
  { painter: 'hexpanse/scenes.ts', subject: null, file: `${FOLDER}/scenes.webp`, quality: 0.74 },
];

const only = process.argv.slice(2);
const chosen = pictures.filter(({ file }) => only.length === 0 || only.some((word) => file.includes(word)));
const sizes = await paintAll(chosen);
for (const [i, { file }] of chosen.entries()) console.log(`${file}: ${Math.round(sizes[i]! / 1000)} kB`);
