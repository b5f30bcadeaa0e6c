import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { conclave, folders } from './conclave.ts';

const folder = folders();
const ROOT = dirname(fileURLToPath(new URL('../../package.json', import.meta.url)));

/** A house of its own whose games and packages are ours. */
function house(): string {
  const root = folder();
  const games = join(root, 'games');
  mkdirSync(games);
  for (const name of readdirSync(join(ROOT, 'games')))
    if (name !== 'registry.ts') symlinkSync(join(ROOT, 'games', name), join(games, name));
  cpSync(join(ROOT, 'games/registry.ts'), join(games, 'registry.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        rootDir: '/',
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        types: [],
      },
      include: ['games/red-moon'],
      exclude: ['**/*.test.ts'],
    }),
  );
  return root;
}

const tool = (root: string, path: string, ...args: string[]): string => {
  try {
    return execFileSync(process.execPath, [join(ROOT, 'node_modules', path), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};

describe('conclave new', () => {
  it('writes a game that compiles, keeps the contract, and is in the house', () => {
    const root = house();
    const games = join(root, 'games');
    const { status, out } = conclave(['new', 'red-moon', '--folder', games]);
    expect([status, out]).toEqual([0, expect.stringContaining('Red Moon is in ')]);
    expect(readdirSync(join(games, 'red-moon')).sort()).toEqual(
      expect.arrayContaining(['README.md', 'data', 'index.ts', 'meta.ts', 'rules', 'tests', 'words']),
    );
    expect(tool(root, 'typescript/bin/tsc', '-p', '.')).toBe('');
    const played = `
      import { games } from '${join(games, 'registry.ts')}';
      import { checkGame } from '${join(ROOT, 'games/checks/contract.ts')}';
      const game = await games['red-moon'].load();
      for (let number = 0; number < 10; number++) checkGame(game, number, { depth: 'full' });
      console.log((await games['red-moon'].plain()).moves.take.name, Object.keys(games).length);`;
    const run = execFileSync(process.execPath, ['--input-type=module', '--eval', played], {
      encoding: 'utf8',
    });
    expect(run).toBe('Take 6\n');
  });

  it('writes beside the games of this house, unless told otherwise', () => {
    const { status, err } = conclave(['new', 'apex']);
    expect([status, err]).toEqual([2, expect.stringContaining(join(ROOT, 'games', 'apex'))]);
  });

  it('says what is no id of a game, and writes over nothing', () => {
    const games = join(house(), 'games');
    const before = readFileSync(join(games, 'registry.ts'), 'utf8');
    for (const id of ['Red', 'red_moon', '../moon', 'apex']) {
      const { status, err } = conclave(['new', id, '--folder', games]);
      expect([status, err]).toEqual([2, expect.stringMatching(/is no id of a game|is there already/)]);
    }
    expect(readFileSync(join(games, 'registry.ts'), 'utf8')).toBe(before);
    expect(existsSync(join(games, 'Red'))).toBe(false);
  });
});
