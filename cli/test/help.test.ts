import { describe, expect, it } from 'vitest';
import { conclave, exit, folders, started } from './conclave.ts';

const folder = folders();

const COMMANDS = ['serve', 'play', 'simulate', 'replay', 'verify', 'env', 'perft', 'soak', 'bench'];

describe('conclave --help', () => {
  it('names every command', () => {
    const { status, out } = conclave(['--help']);
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  it.each(COMMANDS)('explains %s, with an example', (command) => {
    const { status, out, err } = conclave([command, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`Usage: conclave ${command}`));
    expect(out).toMatch(new RegExp(`Examples?:\n  conclave ${command}`));
  });

  it('has the version of the package', () => {
    expect(conclave(['--version'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});

describe('input that cannot be used', () => {
  it.each([
    [[], /Usage: conclave/],
    [['simulat'], /unknown command 'simulat'[\s\S]*Did you mean simulate/],
    [['simulate'], /missing required argument 'game'/],
    [['simulate', 'chess'], /no game “chess”.*stardust-imperium/],
    [['simulate', '__proto__'], /no game “__proto__”/],
    [['simulate', 'stardust-imperium', '--fast'], /unknown option '--fast'/],
    [['simulate', 'stardust-imperium', '--games', '0'], /whole number from 1/],
    [['simulate', 'stardust-imperium', '--games', '1e3'], /whole number from 1/],
    [['simulate', 'stardust-imperium', '--seats', '5'], /for 2 to 4 seats, not for 5/],
    [['simulate', 'stardust-imperium', '--bots', 'random,deep'], /no bot “deep”.*random/],
    [['simulate', 'stardust-imperium', '--seed', 'a/b'], /letters, digits/],
    [['simulate', 'stardust-imperium', '--option', 'magic=1'], /no such option or value: “magic”/],
    [
      ['simulate', 'dominations', '--option', 'ambition=on'],
      /ambition does something only with goals=objectives/,
    ],
    [['perft', 'stardust-imperium'], /--depth/],
    [['env'], /required option '--stdio'/],
    [['perft', 'stardust-imperium', '--depth', 'x'], /whole number/],
    [['play', 'stardust-imperium', '--seats', '2', '--seat', '3'], /no seat 3 among 2/],
    [['replay', 'no-such-file.json'], /no-such-file\.json cannot be read: there is no such file/],
    [['bench', 'everything'], /no part “everything”.*kernel/],
  ])('is told on stderr with status 2: %j', (args, message) => {
    const { status, out, err } = conclave(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('    at ');
  });
});

describe('a reader that goes away', () => {
  it('ends the command without a word', async () => {
    const child = started(['simulate', '--help']);
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await exit(child);
    expect(err).toBe('');
  });
});

describe('Ctrl-C', () => {
  it('stops a simulation, in one thread or several, with status 130', async () => {
    for (const workers of ['1', '2']) {
      const args = ['simulate', 'stardust-imperium', '--games', '1000000', '--workers', workers];
      const child = started(args, folder());
      let err = '';
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      await new Promise((resolve) => setTimeout(resolve, 1500));
      child.kill('SIGINT');
      expect(await exit(child)).toBe(130);
      expect(err).toMatch(/^(The same command and --seed \w+ goes on from here .*\n)?Stopped\.\n$/);
    }
  });

  it('says no more than that before the first game is over', async () => {
    const slow = ['hegemonic', '--seats', '6', '--bots', 'steward', '--games', '9', '--workers', '2'];
    const child = started(['simulate', ...slow], folder());
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGINT');
    expect(await exit(child)).toBe(130);
    expect(err).toBe('Stopped.\n');
  });
});
