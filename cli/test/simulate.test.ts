import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@conclave/lab';
import { describe, expect, it } from 'vitest';
import { conclave, exit, folders, started } from './conclave.ts';

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
      ['random (1)', 10],
      ['random (2)', 10],
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
    expect(text).toMatch(/^# APEX: 3 seats, 6 games, seed 4\n\n\| seat \| games \|/);
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
    expect(err).toMatch(/^conclave: the report cannot go to .*: it is a folder\.\n$/);
    const nowhere = join(folder(), 'none', 'report.md');
    expect(conclave(['simulate', 'apex', '--games', '1', '--report', nowhere]).err).toBe(
      `conclave: the report cannot go to ${nowhere}: there is no such folder.\n`,
    );
  });
});

describe('a simulation that is interrupted', () => {
  it('sums up what is finished, marked as such, and goes on from there to the same end', async () => {
    const place = folder();
    const args = [
      'simulate',
      'stardust-imperium',
      '--games',
      '800',
      '--seed',
      's',
      '--records',
      'kept',
      '--json',
    ];
    const child = started(args, place);
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    await expect.poll(() => readdirSync(place).length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => readdirSync(join(place, 'kept')).length, { timeout: 30_000 }).toBeGreaterThan(60);
    child.kill('SIGINT');
    expect(await exit(child)).toBe(130);
    const half = JSON.parse(out) as Report;
    expect(half.asked).toBe(800);
    expect(half.games).toBeGreaterThan(0);
    expect(half.games).toBeLessThan(800);
    expect(err).toMatch(/The same command goes on from here \(stardust-imperium-s\.unfinished\.json\)/);

    const rest = conclave(args, { cwd: place });
    expect(rest.err).toMatch(/^Going on after \d+ games/);
    const whole = JSON.parse(rest.out) as Report;
    const { seconds: _a, movesPerSecond: _b, ...once } = simulate('--games', '800', '--seed', 's');
    const { seconds: _c, movesPerSecond: _d, ...twice } = whole;
    expect(twice).toEqual(once);
    expect(readdirSync(place)).toEqual(['kept']);
  });

  it('by records that can no longer be kept sums up, too, and says why', async () => {
    const place = folder();
    const kept = join(place, 'kept');
    const child = started(
      ['simulate', 'stardust-imperium', '--games', '5000', '--seed', 's', '--records', 'kept'],
      place,
    );
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    await expect
      .poll(() => existsSync(kept) && readdirSync(kept).length, { timeout: 30_000 })
      .toBeGreaterThan(9);
    renameSync(kept, join(place, 'elsewhere'));
    expect(await exit(child)).toBe(2);
    expect(out).toMatch(/Interrupted: [\d,]+ of 5,000 games were finished\./);
    expect(err).toContain('The same command goes on from here');
    expect(err).toMatch(/conclave: records cannot go to kept.*: there is no such folder\.\n$/);
  });

  it('says what is in the way of another series of the same name', () => {
    const place = folder();
    writeFileSync(join(place, 'apex-1.unfinished.json'), '{"series": {}}');
    const { status, err } = conclave(['simulate', 'apex', '--games', '1', '--seed', '1'], { cwd: place });
    expect({ status, err }).toMatchObject({
      status: 2,
      err: expect.stringContaining('is of another series'),
    });
  });
});

describe('conclave simulate', () => {
  it('tells the same bot on several seats apart, and shows no share of wins of one bot on all', () => {
    const twins = simulate('--bots', 'random,random', '--games', '4', '--seed', '1');
    expect(twins.bots.map(({ bot }) => bot)).toEqual(['random (1)', 'random (2)']);
    const { out } = conclave(['simulate', 'stardust-imperium', '--games', '2', '--seed', '1']);
    expect(out).not.toMatch(/^bot /m);
  });

  it('says which bots never swapped seats', () => {
    const args = [
      'simulate',
      'stardust-imperium',
      '--seats',
      '3',
      '--bots',
      'random,random,random',
      '--seed',
      '1',
    ];
    const few = conclave([...args, '--games', '1']).out;
    expect(few).toContain('random (1) and random (2) never swapped seats');
    expect(conclave([...args, '--games', '6']).out).not.toContain('swapped');
  });

  it('leaves a report that was there alone until there is another one', () => {
    const place = folder();
    writeFileSync(join(place, 'report.md'), 'old');
    conclave(['simulate', 'apex', '--games', '1', '--bots', 'nobody', '--report', 'report.md'], {
      cwd: place,
    });
    expect(readFileSync(join(place, 'report.md'), 'utf8')).toBe('old');
  });

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
