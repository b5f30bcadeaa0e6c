import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conclave, exit, folders, says, started } from './conclave.ts';

const folder = folders();

describe('conclave perft', () => {
  it('counts lines of play, the same for the same seed', () => {
    const perft = () =>
      JSON.parse(conclave(['perft', 'stardust-imperium', '--depth', '3', '--seed', '2', '--json']).out);
    const { depths } = perft();
    expect(depths.map(({ depth }: { depth: number }) => depth)).toEqual([1, 2, 3]);
    const lines = depths.map(({ lines }: { lines: number }) => lines);
    expect(lines[0]).toBeGreaterThan(0);
    expect(lines[2]).toBeGreaterThan(lines[1]);
    expect(perft().depths.map(({ lines }: { lines: number }) => lines)).toEqual(lines);
  });
});

describe('conclave soak', () => {
  const soak = (cwd: string, ...args: string[]) =>
    conclave(['soak', 'stardust-imperium', '--seed', '1', '--games', '3', ...args], { cwd });

  it('checks the contract and leaves nothing behind', () => {
    const cwd = folder();
    const { status, out, err } = soak(cwd);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/3 games, [\d,]+ moves, the contract holds\./);
    expect(readdirSync(join(cwd, 'soak'))).toEqual([]);
  });

  it('says where its state cannot be kept', () => {
    const file = join(folder(), 'letter.txt');
    writeFileSync(file, '');
    const { status, err } = conclave(['soak', 'apex', '--games', '1', '--folder', file]);
    expect(status).toBe(2);
    expect(err).toBe(`conclave: the state cannot go to ${file}: a file has that name.\n`);
  });

  it('goes on where it stopped, if it is the same soak', () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'soak'));
    const state = {
      game: 'stardust-imperium',
      depth: 'light',
      seed: 1,
      games: 3,
      done: 2,
      moves: 500,
      breaches: [],
    };
    const file = join(cwd, 'soak', 'stardust-imperium.json');
    writeFileSync(file, JSON.stringify(state));
    expect(soak(cwd).out).toContain('Going on after 2 games');
    writeFileSync(file, JSON.stringify({ ...state, seed: 4 }));
    expect(soak(cwd).out).not.toContain('Going on');
    writeFileSync(file, '{');
    expect(soak(cwd)).toMatchObject({ status: 2, err: expect.stringContaining('no state of a soak') });
  });
});

describe('conclave serve', () => {
  it('serves until it is stopped, and says when the port is taken', async () => {
    const cwd = folder();
    const server = started(['serve', '--port', '0', '--host', '127.0.0.1', '--data', 'here'], cwd);
    const [, url, port] = await says(server, /Conclave is at (http:\/\/127\.0\.0\.1:(\d+))/);
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true });
    expect(readdirSync(join(cwd, 'here'))).toContain('conclave.sqlite');
    const second = conclave(['serve', '--port', port!, '--host', '127.0.0.1', '--data', 'there'], { cwd });
    expect(second).toMatchObject({ status: 1, err: expect.stringContaining(`Port ${port} is in use`) });
    server.kill('SIGINT');
    expect(await exit(server)).toBe(0);
  });
});

describe('conclave bench', () => {
  it('gives figures, goals and the machine as JSON', () => {
    const { status, out } = conclave(['bench', 'costs', '--json']);
    expect(status).toBe(0);
    const { machine, parts } = JSON.parse(out);
    expect(machine).toMatchObject({ cores: expect.any(Number), node: process.versions.node });
    expect(parts).toHaveLength(1);
    expect(parts[0].figures).toContainEqual({
      what: 'Stardust Imperium: clone',
      value: expect.any(Number),
      unit: 'µs',
    });
  });
});
