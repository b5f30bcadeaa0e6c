import { describe, expect, it } from 'vitest';
import { read, repositoryFiles } from './lib/files.ts';
import { faults, importsOf } from './lib/imports.ts';

const CODE = /\.(ts|tsx|mts|js|mjs)$/;

describe('the direction of imports', () => {
  it('is kept by every source file', () => {
    const all = repositoryFiles().filter((path) => CODE.test(path));
    expect(all.flatMap((path) => faults(path, read(path)))).toEqual([]);
  });

  it.each([
    ['kernel/src/a.ts', "import { x } from '../../games/registry.ts';"],
    ['kernel/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['kernel/src/a.ts', "export * from '@conclave/bots';"],
    ['kernel/src/a.test.ts', "import { serve } from '@conclave/server';"],
    ['games/apex/rules/turn.ts', "import type { Board } from '../ui/board.tsx';"],
    ['games/apex/rules/turn.ts', "import { deck } from '../../hexpanse/data/deck.ts';"],
    ['games/apex/rules/turn.ts', "import react from 'react';"],
    ['games/apex/bot/index.ts', "import { search } from '@conclave/bots';"],
    ['games/apex/ui/board.tsx', "import { route } from '@conclave/web';"],
    ['games/apex/ui/board.tsx', "import { route } from '@conclave/kitchen';"],
    ['games/apex/ui/board.tsx', "import { worth } from '../bot/index.ts';"],
    ['games/apex/data/cards.ts', "import { turn } from '../rules/turn.ts';"],
    ['games/apex/rules/turn.ts', "import { worth } from '../bot/index.ts';"],
    ['games/apex/rules/turn.ts', "import { NAMES } from '../words/names.ts';"],
    ['games/apex/words/names.ts', "import { map } from '../terminal/map.ts';"],
    ['games/frame/words.ts', "import { games } from '../registry.ts';"],
    ['kit/src/prompt/ask.tsx', "import { apex } from '@conclave/games/apex/index.ts';"],
    ['games/apex/ui/board.tsx', "import { create } from 'zustand';"],
    ['bots/src/greedy.ts', "const s = await import('@conclave/server');"],
    ['lab/src/run.ts', "import { table } from '../../server/src/table.ts';"],
    ['server/src/table.ts', "new Worker(new URL('../../lab/src/worker.ts', import.meta.url));"],
    ['kit/src/card.tsx', "import { home } from '../../web/src/home.tsx';"],
    ['web/src/home.tsx', "import '@conclave/cli';"],
    ['web/src/home.tsx', "import '@conclave/server';"],
    ['docs/example/rules.ts', "import { search } from '@conclave/bots';"],
    ['docs/bot/sit.ts', "import { createServer } from '@conclave/server';"],
  ])('refuses in %s: %s', (path, source) => {
    expect(faults(path, source)).toHaveLength(1);
  });

  it.each([
    ['kernel/src/a.ts', "import type { Json } from './json.ts';"],
    ['kernel/src/a.test.ts', "import { expect } from 'vitest';"],
    ['games/registry.ts', "import { apex } from './apex/index.ts';"],
    ['games/apex/rules/turn.ts', "import { procedure } from '@conclave/kernel';"],
    [
      'games/apex/ui/board.tsx',
      "import { Card } from '@conclave/kit';\nimport { cost } from '../rules/cost.ts';",
    ],
    ['bots/src/greedy.ts', "import { games } from '@conclave/games';"],
    ['cli/src/main.ts', "import { serve } from '@conclave/server';\nimport { Command } from 'commander';"],
    ['web/src/net/socket.ts', "import type { Message } from '@conclave/server/protocol';"],
    ['tests/any.test.ts', "import { serve } from '@conclave/server';"],
  ])('allows in %s: %s', (path, source) => {
    expect(faults(path, source)).toEqual([]);
  });

  it('reads imports over several lines, of types, without names, and not those in comments or texts', () => {
    const source = [
      "import {\n  a,\n  type B,\n} from './one.ts';",
      "import './two.css'; import type C from './three.ts';",
      "export { d } from './four.ts';",
      "// import e from './no.ts';",
      "/* export * from './no.ts'; */",
      "const f = 'import g from no';",
      "const h = () => import('./five.ts');",
    ].join('\n');
    expect([...importsOf(source)].sort()).toEqual([
      './five.ts',
      './four.ts',
      './one.ts',
      './three.ts',
      './two.css',
    ]);
  });
});
