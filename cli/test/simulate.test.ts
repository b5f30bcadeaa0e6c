import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@conclave/lab';
import { describe, expect, it } from 'vitest';
import { conclave, folders } from './conclave.ts';

const folder = folders();
const simulate = (...args: string[]): Report => {
  const { status, out, err } = conclave(['simulate', 'stardust-imperium', '--json', ...args]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out);
};

describe('conclave simulate --json', () => {
  it('has the promised fields', () => {
    const report = simulate('--seats', '3', '--bots', 'random,random', '--games', '10', '--seed', '5');
    expect(report).toMatchObject({ game: 'stardust-imperium', seats: 3, seed: '5', games: 10 });
    expect(report.moves).toBeGreaterThan(10);
    expect(report.movesPerSecond).toBeCloseTo(report.moves / report.seconds, -1);
    expect(report.bots.map(({ bot, games }) => [bot, games])).toEqual([
      ['random', 10],
      ['random', 10],
    ]);
    expect(report.bySeat.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const { share, interval } of [...report.bots, ...report.bySeat]) {
      expect(interval[0]).toBeLessThanOrEqual(share);
      expect(interval[1]).toBeGreaterThanOrEqual(share);
    }
    for (const wins of [report.bots, report.bySeat].map((list) =>
      list.reduce((sum, { wins }) => sum + wins, 0),
    ))
      expect(wins).toBeCloseTo(10, 4);
    expect(report.length).toMatchObject({ count: 10, min: expect.any(Number), max: expect.any(Number) });
    expect(report.score.count).toBe(30);
  });

  it('gives the same for the same seed, whatever the number of workers, and another for another seed', () => {
    const {
      seconds: _1,
      movesPerSecond: _2,
      ...one
    } = simulate('--games', '40', '--seed', 'x', '--workers', '1');
    const {
      seconds: _3,
      movesPerSecond: _4,
      ...two
    } = simulate('--games', '40', '--seed', 'x', '--workers', '2');
    const other = simulate('--games', '40', '--seed', 'y', '--workers', '1');
    expect(two).toEqual(one);
    expect(other.moves).not.toBe(one.moves);
  });

  it('keeps the records, and they verify', () => {
    const records = folder();
    simulate('--games', '6', '--seed', '9', '--workers', '2', '--records', records);
    const files = readdirSync(records);
    expect(files.sort()).toEqual([0, 1, 2, 3, 4, 5].map((i) => `stardust-imperium-9-${i}.json`));
    const { status, out } = conclave(['verify', ...files], { cwd: records });
    expect(status).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(6);
  });
});

describe('conclave simulate --report', () => {
  it('writes the tables in Markdown, the same for the same seed', () => {
    const write = (file: string) => {
      const series = ['--seats', '3', '--games', '6', '--seed', '4', '--option', 'setupMode=random'];
      const { status, err } = conclave(['simulate', 'apex', ...series, '--report', file]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      return readFileSync(file, 'utf8');
    };
    const text = write(join(folder(), 'one.md'));
    expect(text).toMatch(/^# APEX: 3 seats, 6 games, seed 4\n\n\| bot \| games \|/);
    expect(text).toMatch(/\n\| civilisation \| games .*\n\| --- \| ---: /);
    expect(text).toMatch(/\nEnds: .*%\.\n$/);
    expect(write(join(folder(), 'two.md'))).toBe(text);
  });

  it('compares all that is of one kind in one table', () => {
    const file = join(folder(), 'report.md');
    conclave(['simulate', 'dominations', '--seats', '2', '--games', '1', '--report', file]);
    const heads = readFileSync(file, 'utf8').match(/^\| card.* \| games \|/gm);
    expect(heads).toEqual(['| card | games |']);
    expect(readFileSync(file, 'utf8')).toMatch(/^\| Taxation: (not taken|Basic|Advanced) \|/m);
  });

  it('says so where it cannot', () => {
    const { status, err } = conclave(['simulate', 'apex', '--games', '1', '--report', folder()]);
    expect(status).toBe(2);
    expect(err).toContain('the report cannot go to');
  });
});

describe('conclave simulate', () => {
  it('says the same in words', () => {
    const { status, out } = conclave(['simulate', 'stardust-imperium', '--games', '5', '--seed', '1']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^Stardust Imperium: 2 seats, 5 games, seed 1\n[\d,]+ moves, [\d.]+ s in play, [\d,]+ moves\/s/,
    );
    expect(out).toMatch(/95 % interval/);
    expect(out).toMatch(/\nends: /);
  });
});
