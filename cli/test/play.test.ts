import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conclave, exit, folders, says, started } from './conclave.ts';

const folder = folders();
const play = (cwd: string, typed: readonly string[], ...args: string[]) =>
  conclave(['play', 'stardust-imperium', '--bots', 'random', '--seed', 'a', ...args], {
    cwd,
    input: `${typed.join('\n')}\n`,
  });

describe('conclave play', () => {
  it('plays a game to its end, and keeps a record that verifies', () => {
    const cwd = folder();
    const { status, out } = play(cwd, Array(2000).fill('1'), '--seats', '3');
    expect(status).toBe(0);
    expect(out).toMatch(/has the SHA-256|have the SHA-256 [0-9a-f]{64}/);
    expect(out).toMatch(/The game is over .*1\. /);
    const [file] = readdirSync(cwd);
    expect(out).toContain(`The record is in ${file}.`);
    expect(conclave(['verify', join(cwd, file!)]).status).toBe(0);
  });

  it('shows hidden hands to nobody', () => {
    const { out } = play(folder(), ['quit']);
    expect(out.match(/in hand:/g)).toHaveLength(1);
  });

  it('explains cards and refusals, lists moves by a word, and says what else can be typed', () => {
    const { out } = play(folder(), [
      '?',
      '? galaxy probe',
      '? no such card',
      'why build 3 4',
      'why',
      'research',
      'xyzzy',
      '999',
      'moves',
      'table',
      'quit',
    ]);
    expect(out).toContain('take your last move back');
    expect(out).toMatch(/Galaxy Probe \(Exploration\): costs 4\$/);
    expect(out).toContain('Nothing is called “no such card”.');
    expect(out).toMatch(/not in your hand.*\(SI-/);
    expect(out).toContain('No move says “xyzzy”');
    expect(out).toMatch(/There are moves 1 to \d+/);
  });

  it('gives the reason for a move that is typed at a wrong moment, and an example of its own game', () => {
    const { out } = play(folder(), ['research', '?', 'build 17 3', 'research', 'xyzzy', 'quit']);
    expect(out).toMatch(/a move as in records: “keep \d+ \d+”/);
    expect(out.match(/First choose the two cards that you keep\. \(SI-RES-01\)/g)).toHaveLength(2);
    expect(out).toContain('No move says “xyzzy”');
  });

  it('takes a standing answer of a game that has some', () => {
    const { out } = conclave(
      ['play', 'hegemonic', '--bots', 'random', '--seed', 'a', '--seats', '2', '--option', 'leaders=dealt'],
      { cwd: folder(), input: '?\nleader-conflicts\nquit\n' },
    );
    expect(out).toContain('leader-third');
    expect(out.match(/Your leader passes by itself but in your own conflicts\./g)).toHaveLength(2);
  });

  it('takes back what revealed nothing, and says why not otherwise', () => {
    const keep = ['research', '1'];
    const { out } = play(folder(), ['undo', ...keep, 'undo', 'undo', 'quit']);
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('That cannot be taken back');
    expect(out.match(/Player keeps/g)).toHaveLength(1);
  });

  it('keeps the record where it is told, on quit and when input ends', () => {
    for (const typed of [['research', 'quit'], ['research']]) {
      const cwd = folder();
      expect(play(cwd, typed, '--record', 'mine.json', '--name', 'Ada').status).toBe(0);
      expect(readdirSync(cwd)).toEqual(['mine.json']);
      expect(conclave(['replay', join(cwd, 'mine.json')]).out).toMatch(/1\. Ada: research/);
    }
  });

  it('says before the first move that the record cannot be kept there', () => {
    const { status, out, err } = play(folder(), ['research', 'quit'], '--record', 'none/mine.json');
    expect(status).toBe(2);
    expect(err).toBe('conclave: the record cannot go to none/mine.json: there is no such folder.\n');
    expect(out).not.toContain('Your move');
  });

  it('keeps the record on Ctrl-C, and ends with status 130', async () => {
    const cwd = folder();
    const child = started(['play', 'stardust-imperium', '--bots', 'random', '--record', 'kept.json'], cwd);
    await says(child, /Your move/);
    child.kill('SIGINT');
    expect(await exit(child)).toBe(130);
    expect(readdirSync(cwd)).toEqual(['kept.json']);
  });

  it('takes moves as they are typed, draws the board unless told not to, and shows it in short while a turn goes on', () => {
    const typed = [
      '1',
      '1',
      'choose 20 ex',
      'produce a1',
      'why move a1 e1',
      'move a1 e1',
      'move a1 b1',
      'end',
      'quit',
    ];
    const apex = (...args: string[]) =>
      conclave(['play', 'apex', '--seats', '3', '--bots', 'random', '--seed', 'a', ...args], {
        cwd: folder(),
        input: `${typed.join('\n')}\n`,
      }).out;
    const [drawn, said] = [apex(), apex('--no-map')];
    expect(drawn).toContain('┌─');
    expect(said).not.toContain('┌─');
    expect(said).toContain('Player produces a ship at A1');
    expect(said.match(/A1 and E1 do not share an edge\. \(AX-/g)).toHaveLength(2);
    expect(said).toContain('Player moves 6 ships from A1 to B1');
    expect(said.match(/Left in the pool:/g)).toHaveLength(3);
    expect(said.match(/^Player \(you\), Humans/gm)!.length).toBeLessThan(5);
  });
});
