import { posix } from 'node:path';
import { isTest, withoutComments } from './files.ts';

/** What a file of a layer may import besides files of its own layer. */
interface Layer {
  readonly name: string;
  readonly holds: RegExp;
  /** Names of layers. */
  readonly may: readonly string[];
  /** Packages and Node's own modules; true: any. */
  readonly packages: readonly RegExp[] | true;
}

const RULES = ['kernel', 'mechanics', 'games/frame', 'games/data', 'games/rules', 'games/words', 'games'];
const CORE = [...RULES, 'bots'];
const SERVER = ['server', 'server/protocol', 'example'];

/** From the inside out; the first that holds a path is its layer. */
const LAYERS: readonly Layer[] = [
  { name: 'kernel', holds: /^kernel\//, may: [], packages: [] },
  { name: 'mechanics', holds: /^mechanics\//, may: ['kernel'], packages: [] },
  {
    name: 'games/ui',
    holds: /^games\/[^/]+\/ui\//,
    may: [...RULES, 'kit'],
    packages: [/^react(-dom)?(\/|$)/],
  },
  { name: 'games/frame', holds: /^games\/frame\//, may: ['kernel', 'mechanics'], packages: [] },
  {
    name: 'games/checks',
    holds: /^games\/checks\//,
    may: RULES,
    packages: [/^vitest$/, /^node:/],
  },
  {
    name: 'games/data',
    holds: /^games\/[^/]+\/data\//,
    may: ['kernel', 'mechanics', 'games/frame'],
    packages: [],
  },
  {
    name: 'games/rules',
    holds: /^games\/[^/]+\/rules\//,
    may: ['kernel', 'mechanics', 'games/frame', 'games/data'],
    packages: [],
  },
  {
    name: 'games/words',
    holds: /^games\/[^/]+\/words\//,
    may: ['kernel', 'mechanics', 'games/frame', 'games/data', 'games/rules', 'games'],
    packages: [],
  },
  {
    name: 'games/bot',
    holds: /^games\/[^/]+\/bot\//,
    may: ['kernel', 'mechanics', 'games/frame', 'games/data', 'games/rules'],
    packages: [],
  },
  {
    name: 'games/terminal',
    holds: /^games\/[^/]+\/terminal\//,
    may: ['kernel', 'mechanics', 'games/frame', 'games/data', 'games/rules', 'games/words', 'games'],
    packages: [],
  },
  {
    name: 'games',
    holds: /^games\//,
    may: [
      'kernel',
      'mechanics',
      'games/frame',
      'games/data',
      'games/rules',
      'games/words',
      'games/bot',
      'games/terminal',
    ],
    packages: [],
  },
  { name: 'bots', holds: /^bots\//, may: RULES, packages: [] },
  { name: 'lab', holds: /^lab\//, may: [...CORE, 'games/checks', 'example'], packages: true },
  { name: 'server/protocol', holds: /^server\/(src\/)?protocol(\.ts)?$/, may: ['kernel'], packages: true },
  { name: 'server', holds: /^server\//, may: [...CORE, 'server/protocol', 'example'], packages: true },
  { name: 'kit', holds: /^kit\//, may: ['kernel', 'mechanics', 'games/frame'], packages: true },
  {
    name: 'web',
    holds: /^web\//,
    may: [...CORE, 'server/protocol', 'games/ui', 'kit', 'example'],
    packages: true,
  },
  { name: 'cli', holds: /^cli\//, may: [...CORE, ...SERVER, 'lab', 'bench'], packages: true },
  {
    name: 'docs/bot',
    holds: /^docs\/bot\//,
    may: [...CORE, 'server/protocol', 'example'],
    packages: [/^node:timers/],
  },
  { name: 'example', holds: /^docs\//, may: RULES, packages: [] },
  {
    name: 'bench',
    holds: /^bench\//,
    may: [...CORE, ...SERVER, 'games/checks', 'lab', 'web', 'cli', 'example'],
    packages: true,
  },
];

/** What the outer layers may name although it belongs to none. */
const OPEN = /^(package\.json$|bin\/)/;

/** What tests of the inner layers use besides: the game put together, in words, and what all games are checked by. */
const OF_TESTS = ['games', 'games/words', 'games/terminal', 'games/bot', 'games/checks'];

/** Tools that tests of the inner layers use on top of what their layer may import. */
const TEST_PACKAGES = [/^vitest$/, /^fast-check$/, /^@fast-check\/vitest$/, /^pure-rand/, /^node:/];

const layerOf = (path: string): Layer | undefined => LAYERS.find((layer) => layer.holds.test(path));

/** The game that a file belongs to; what they share belongs to none. */
const gameOf = (path: string): string | undefined => /^games\/(?!frame\/|checks\/)([^/]+)\//.exec(path)?.[1];

const STATEMENT = /(?:^|[\n;}])\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/g;
const CALL = /\bimport\(\s*(['"`])([^'"`\n]+)\1/g;
const FILE = /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1\s*,\s*import\.meta\.url/g;

/** Every module that a source names: imports and exports, also of types, `import()`, and files beside it. */
export function importsOf(source: string): readonly string[] {
  const code = withoutComments(source);
  return [STATEMENT, CALL, FILE].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[2]!));
}

/** The path from the root of what `specifier` names inside the repository, or undefined for a package. */
function target(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier));
  const own = /^@conclave\/([^/]+)(?:\/(.*))?$/.exec(specifier);
  if (!own) return undefined;
  const [, workspace, rest = ''] = own;
  return workspace === 'frame' ? `games/frame/${rest}` : `${workspace}/${rest}`;
}

function fault(path: string, specifier: string): string | undefined {
  const from = layerOf(path);
  if (!from) return undefined;
  const inside = target(path, specifier);
  if (inside === undefined) {
    const allowed = from.packages === true || [...from.packages, ...(isTest(path) ? TEST_PACKAGES : [])];
    return allowed === true || allowed.some((name) => name.test(specifier))
      ? undefined
      : `${from.name} may not import packages`;
  }
  const to = layerOf(inside);
  if (!to)
    return OPEN.test(inside) && from.packages === true
      ? undefined
      : `${from.name} may not import files outside the layers`;
  const [own, other] = [gameOf(path), gameOf(inside)];
  if (own !== undefined && other !== undefined && own !== other) return `${own} may not import ${other}`;
  const may = isTest(path) ? [...from.may, ...OF_TESTS] : from.may;
  return to === from || may.includes(to.name) ? undefined : `${from.name} may not import ${to.name}`;
}

/** The forbidden imports of one file, each with its reason. */
export const faults = (path: string, source: string): readonly string[] =>
  importsOf(source).flatMap((specifier) => {
    const reason = fault(path, specifier);
    return reason === undefined ? [] : [`${path}: '${specifier}': ${reason}`];
  });
