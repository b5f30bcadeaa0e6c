import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../faults.ts';

const TEMPLATE = fileURLToPath(new URL('../../template/', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
/** A file of the template ends so, that no tool takes it for code. */
const END = '.txt';

interface NewOptions {
  readonly title?: string;
  /** The folder of the games. */
  readonly folder?: string;
}

const words = (id: string): string[] => id.split('-');
const capital = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());

/** `red-moon`: what the game is called in code (`redMoon`), in rule ids (`RM`), and to people (“Red Moon”). */
function namesOf(id: string, title: string | undefined) {
  const [first = '', ...others] = words(id);
  return {
    id,
    name: first + others.map(capital).join(''),
    ID: (others.length === 0
      ? id.slice(0, 2)
      : words(id)
          .map((word) => word[0])
          .join('')
    ).toUpperCase(),
    title: title ?? words(id).map(capital).join(' '),
  };
}

/** The registry with one more game: its meta, and how its parts are loaded. */
function registered(registry: string, { id, name }: { readonly id: string; readonly name: string }): string {
  const key = id === name ? name : `'${id}'`;
  const entry = `  ${key}: {
    meta: ${name},
    load: async () => (await import('./${id}/index.ts')).${name} as unknown as Game,
    say: async () => (await import('./${id}/words/refusals.ts')).sayRefusal,
    plain: async () => (await import('./${id}/words/plain.ts')).default as unknown as GamePlain,
  },
`;
  const from = registry.indexOf('export const games');
  const end = registry.indexOf('\n};', from) + 1;
  const line = `import { meta as ${name} } from './${id}/meta.ts';\n`;
  const after = [...registry.matchAll(/^import .* from '(.*)';\n/gm)].find(
    ([, path]) => path!.startsWith('./') && path! > `./${id}/`,
  );
  const at = after?.index ?? registry.indexOf('\n\n') + 1;
  return registry.slice(0, at) + line + registry.slice(at, end) + entry + registry.slice(end);
}

/** `conclave new GAME`: writes a folder with a first rule, its test, and an entry in the registry. */
export default async function newGame(id: string, given: NewOptions): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id))
    throw new InputError(
      `“${id}” is no id of a game: small letters and digits, words joined by dashes, as in red-moon.`,
    );
  const games = given.folder ?? GAMES;
  const folder = join(games, id);
  if (existsSync(folder)) throw new InputError(`${folder} is there already.`);
  const names = { ...namesOf(id, given.title), year: String(new Date().getFullYear()) };
  const registry = join(games, 'registry.ts');
  const before = readFileSync(registry, 'utf8');
  for (const file of readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(END)) continue;
    const text = readFileSync(join(TEMPLATE, file), 'utf8').replace(
      /\{(id|name|ID|title|year)\}/g,
      (_, name: keyof typeof names) => names[name],
    );
    const target = join(folder, file.slice(0, -END.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
  writeFileSync(registry, registered(before, names));
  console.log(`${names.title} is in ${folder}, and in ${registry}.
Play it:  npx conclave play ${id} --bots random
Test it:  npx vitest run --project unit games/${id}
Go on:    ${join(folder, 'README.md')}`);
  return 0;
}
