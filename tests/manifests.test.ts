import { describe, expect, it } from 'vitest';
import { SOURCES } from '../scripts/lib/web.mjs';
import { isTest, read, repositoryFiles } from './lib/files.ts';
import { importsOf } from './lib/imports.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const OWN = /^(@conclave\/[^/]+)/;
const { workspaces } = JSON.parse(read('package.json')) as { readonly workspaces: readonly string[] };
const manifests = workspaces.map((folder) => ({
  folder,
  manifest: JSON.parse(read(`${folder}/package.json`)) as Manifest,
}));

/** The innermost workspace that holds a file. */
const workspaceOf = (path: string): string | undefined =>
  workspaces.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];

/** The workspaces that files of a workspace import, told apart by whether only its tests do. */
function imported(
  folder: string,
  name: string,
): { readonly used: Set<string>; readonly tested: Set<string> } {
  const [used, tested] = [new Set<string>(), new Set<string>()];
  for (const path of repositoryFiles()) {
    if (!/\.tsx?$/.test(path) || workspaceOf(path) !== folder) continue;
    const onlyTests = isTest(path) || folder === 'e2e' || path.startsWith('games/checks/');
    for (const specifier of importsOf(read(path))) {
      const other = OWN.exec(specifier)?.[1];
      if (other && other !== name) (onlyTests ? tested : used).add(other);
    }
  }
  return { used, tested };
}

const ownOf = (of: Readonly<Record<string, string>> | undefined): string[] =>
  Object.keys(of ?? {}).filter((name) => OWN.test(name));

describe('the packages of the house', () => {
  it.each(manifests)('$folder names those that it uses', ({ folder, manifest }) => {
    const { used, tested } = imported(folder, manifest.name);
    expect(ownOf(manifest.dependencies).sort()).toEqual([...used].sort());
    expect(ownOf(manifest.devDependencies).sort()).toEqual(
      [...tested].filter((name) => !used.has(name)).sort(),
    );
  });

  it('stand in the order of their layers: none uses a later one', () => {
    const place = new Map(manifests.map(({ manifest }, i) => [manifest.name, i]));
    for (const [i, { manifest }] of manifests.entries())
      for (const name of ownOf(manifest.dependencies)) expect(place.get(name), name).toBeLessThan(i);
  });

  it('build the pages anew when any of them has changed that pages are made of', () => {
    const byName = new Map(manifests.map(({ folder, manifest }) => [manifest.name, { folder, manifest }]));
    const parts = new Set<string>();
    const take = (name: string): void => {
      // Of the server, pages know types.
      if (parts.has(name) || name === '@conclave/server') return;
      parts.add(name);
      for (const other of ownOf(byName.get(name)!.manifest.dependencies)) take(other);
    };
    take('@conclave/web');
    const folders = [...parts].map((name) => byName.get(name)!.folder);
    expect(folders.filter((folder) => !SOURCES.some((path) => `${folder}/`.startsWith(`${path}/`)))).toEqual(
      [],
    );
  });
});
