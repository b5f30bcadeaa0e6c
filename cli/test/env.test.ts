import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/env/lines.ts';
import type { Line, Request } from '../src/env/protocol.ts';
import { rewardsOf } from '../src/env/rewards.ts';
import { Tables } from '../src/env/tables.ts';
import { conclave, exit, says, started } from './conclave.ts';

// biome-ignore lint/suspicious/noExplicitAny: each request has an answer of its own
type Told = { readonly [field: string]: any };

/** Answers to lines, as long as the process lives. */
function answers(...lines: readonly (object | string)[]): Told[] {
  const input = lines.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join('');
  const { status, out, err } = conclave(['env', '--stdio'], { input });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out.trim() === ''
    ? []
    : out
        .trim()
        .split('\n')
        .map((line): Line => JSON.parse(line));
}

/** Tables of this process. */
function house() {
  const tables = new Tables();
  return async (request: Request): Promise<Told> => tables.answer(request);
}

const apex = { do: 'reset', game: 'apex', seed: '1' } as const;
const stardust = { do: 'reset', game: 'stardust-imperium', seed: '4' } as const;

describe('conclave env --stdio', () => {
  it('tells what was asked of a game, each answer with the id of its request', () => {
    const [begun, seen, legal, stepped, released, closed] = answers(
      { ...apex, seats: 3, options: { exploration: 'on' }, id: 'first' },
      { do: 'observe', table: 1, seat: 2, id: 2 },
      { do: 'legal', table: 1 },
      { do: 'step', table: 1, move: 1, tell: ['view', 'moves', 'events'] },
      { do: 'release', table: 1 },
      { do: 'close' },
    );
    expect(begun).toMatchObject({
      ...{ id: 'first', table: 1, seed: '1', waiting: [2], outcome: null, rewards: [0, 0, 0] },
      asks: { procedure: 'setup', step: 'civilisation', rule: 'AX-SET-04', sealed: false },
      options: { exploration: 'on', setupMode: 'draft' },
    });
    expect(seen).toMatchObject({ id: 2, seat: 2, view: { seats: 3, rng: [-1, -1, -1, -1] } });
    expect(legal!.seat).toBe(2);
    expect(stepped!.move).toEqual(legal!.moves[1]);
    expect(stepped).toMatchObject({ waiting: [0], seat: 0 });
    expect(stepped!.view.civilisations).toEqual([null, null, stepped!.move[1]]);
    expect(stepped!.moves).not.toContainEqual(stepped!.move);
    expect(stepped!.events).toEqual(new Array(3).fill([['civilisationChosen', 2, stepped!.move[1]]]));
    expect(released).toEqual({ released: 1 });
    expect(closed).toEqual({ closed: true });
  });

  it('answers each line at once, and ends when there are no more', async () => {
    const child = started(['env', '--stdio']);
    const first = says(child, /"table":1.*\n/);
    child.stdin.write(`${JSON.stringify(apex)}\n`);
    await first;
    const second = says(child, /"table":2.*\n/);
    child.stdin.write(`\r\n{"do":"cloneWhole",\t"table":1}\r\n{"do":`);
    await second;
    const ended = exit(child);
    child.stdin.end('"close"}');
    expect(await ended).toBe(0);
  });

  it('answers what it can’t use with a code and a sentence, and goes on', () => {
    const refused = answers(
      'hello',
      '\u0000\u0007',
      'null',
      '[[]]',
      '7',
      '"reset"',
      `${'['.repeat(30_000)}`,
      `{"do":"${'x'.repeat(70_000)}"}`,
      { do: 'dance', id: 'd' },
      { do: 'reset' },
      { do: 'reset', game: '__proto__' },
      { do: 'reset', game: 'apex', seats: 99 },
      { do: 'reset', game: 'apex', seats: 2.5 },
      { do: 'reset', game: 'apex', options: { magic: 1 } },
      { do: 'reset', game: 'apex', seed: '../x' },
      { do: 'reset', game: 'apex', colour: 'red' },
      { do: 'step', table: 1, move: 0 },
      { do: 'observe', table: 1e99 },
      { do: 'release', table: 1 },
      { do: 'close', now: true },
    );
    for (const one of refused) expect(one).toMatchObject({ message: expect.stringMatching(/\.$/) });
    const shape = new Array(4).fill('bad-request');
    expect(refused.map(({ error }) => error)).toEqual([
      ...['not-json', 'not-json', ...shape, 'not-json', 'too-large', 'bad-request', 'bad-request'],
      ...['no-such-game', 'wrong-seats', 'bad-request', 'bad-option', 'bad-request', 'bad-request'],
      ...['no-such-table', 'no-such-table', 'no-such-table', 'bad-request'],
    ]);
    expect(refused[8]!.id).toBe('d');
    expect(answers('hello', '', apex)[1]).toMatchObject({ table: 1 });
  });

  it('is the same for the same seed, and tells one that it has chosen itself', () => {
    const [one, same, other, { seed }] = answers(
      ...[stardust, stardust, { ...stardust, seed: '5' }, { do: 'reset', game: 'stardust-imperium' }],
      ...[1, 2, 3].map((table) => ({ do: 'observe', table })),
    ).slice(0, 4) as [Told, Told, Told, Told];
    expect({ ...same, table: 1 }).toEqual(one);
    expect(other.seed).toBe('5');
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('moves', () => {
  it('are refused with the reason and its rule, and nothing has happened', async () => {
    const ask = house();
    const { moves } = await ask({ ...apex, tell: ['moves'] });
    const refused = (move: number | string, seat = 0) =>
      ask({ do: 'step', table: 1, move, seat }).catch(({ code, rule, message }) => ({ code, rule, message }));
    expect(await refused(moves.length)).toMatchObject({ code: 'no-such-index' });
    expect(await refused('war 3')).toMatchObject({ code: 'civilisation-first', rule: 'AX-SET-04' });
    expect(await refused('§')).toMatchObject({ code: 'bad-move' });
    for (const move of [0, 'civilisation humans'])
      expect(await refused(move, 1)).toMatchObject({ code: 'not-your-turn', rule: 'AX-SET-04' });
    expect(await refused(0, 2)).toMatchObject({ code: 'no-such-seat' });
    expect(await ask({ do: 'legal', table: 1 })).toMatchObject({ waiting: [0], moves });
  });

  it('go on to the end, where nobody is waited for and rewards are told', async () => {
    const ask = house();
    let at = await ask({ ...stardust, seats: 3, tell: ['moves'] });
    for (let n = 0; at.outcome === null; n++) {
      expect(at.rewards).toEqual([0, 0, 0]);
      at = await ask({ do: 'step', table: 1, move: n % at.moves.length, tell: ['moves'] });
    }
    expect(at).toMatchObject({ waiting: [], asks: null, outcome: { places: expect.any(Array) } });
    expect(at.rewards).toEqual(rewardsOf(at.outcome));
    expect(at.moves).toBeUndefined();
    expect(await ask({ do: 'observe', table: 1 })).toMatchObject({ seat: 'table' });
    await expect(ask({ do: 'step', table: 1, move: 0 })).rejects.toMatchObject({ code: 'game-over' });
    await expect(ask({ do: 'legal', table: 1 })).rejects.toMatchObject({ code: 'game-over' });
    await expect(ask({ do: 'clone', table: 1, seed: '1' })).rejects.toMatchObject({ code: 'game-over' });
  });
});

describe('rewards', () => {
  it.each([
    [
      [1, 2],
      [1, -1],
    ],
    [
      [1, 1],
      [0, 0],
    ],
    [
      [3, 1, 2],
      [-1, 1, 0],
    ],
    [
      [1, 3, 1, 3],
      [2 / 3, -2 / 3, 2 / 3, -2 / 3],
    ],
  ])('of places %j are %j', (places, rewards) => {
    expect(rewardsOf({ places, scores: places, reason: 'points' })).toEqual(rewards);
  });
});

describe('copies', () => {
  /** A game under way: table 1, seat 0 to move. */
  async function underWay() {
    const ask = house();
    let at = await ask({ ...stardust, tell: ['moves'] });
    for (let n = 0; n < 12 || at.seat !== 0; n++)
      at = await ask({ do: 'step', table: 1, move: (n * 7) % at.moves.length, tell: ['moves'] });
    const view = async (table: number, seat: number): Promise<Told> =>
      (await ask({ do: 'observe', table, seat })).view;
    return { ask, view };
  }

  it('keep what the seat knows, and draw the rest by the seed', async () => {
    const { ask, view } = await underWay();
    const rivals = new Set<string>();
    for (const seed of ['1', '2', '3', '4']) {
      const { table } = await ask({ do: 'clone', table: 1, seed });
      expect(await view(table, 0)).toEqual(await view(1, 0));
      rivals.add(JSON.stringify((await view(table, 1)).hands));
    }
    expect(rivals.size).toBeGreaterThan(2);
  });

  it('give away nothing of the truth: from worlds that look alike, the same seed makes the same copy', async () => {
    const { ask, view } = await underWay();
    const { table: other } = await ask({ do: 'clone', table: 1, seat: 0, seed: 'another truth' });
    expect((await view(other, 1)).hands).not.toEqual((await view(1, 1)).hands);
    const copies: number[] = [];
    for (const table of [1, other])
      copies.push((await ask({ do: 'clone', table, seat: 0, seed: '9' })).table);
    const steps = async (table: number): Promise<Told[]> => {
      const told: Told[] = [];
      for (let n = 0; n < 60; n++)
        told.push({
          ...(await ask({ do: 'step', table, move: 0, tell: ['moves', 'view', 'events'] })),
          table: 0,
        });
      return told;
    };
    expect(await steps(copies[0]!)).toEqual(await steps(copies[1]!));
  });

  it('are the truth only where the whole is asked for, and go their own way', async () => {
    const { ask, view } = await underWay();
    const before = await view(1, 1);
    const { table } = await ask({ do: 'cloneWhole', table: 1 });
    expect(await view(table, 1)).toEqual(before);
    const [one, other] = [
      await ask({ do: 'step', table, move: 0, tell: ['view'] }),
      await ask({ do: 'step', table: 1, move: 0, tell: ['view'] }),
    ];
    expect({ ...one, table: 1 }).toEqual(other);
    await ask({ do: 'release', table: 1 });
    await ask({ do: 'step', table, move: 0 });
    await expect(ask({ do: 'observe', table: 1 })).rejects.toMatchObject({ code: 'no-such-table' });
  });

  it('never tell a seat what another one chose under seal', async () => {
    const ask = house();
    let at = await ask({ ...apex, seed: '3', tell: ['moves'] });
    while (!at.asks.sealed) at = await ask({ do: 'step', table: 1, move: 0, tell: ['moves'] });
    at = await ask({ do: 'step', table: 1, move: 0, tell: ['view', 'events'] });
    expect(at.view.agenda.at(-1).picks).toEqual([['sealed'], null]);
    expect(at.events).toEqual([[], []]);
    const { view } = await ask({ do: 'observe', table: 1, seat: 'table' });
    expect(view.agenda.at(-1).picks).toEqual([['sealed'], null]);
  });
});

describe('lines', () => {
  const read = async (most: number, ...pieces: string[]): Promise<(string | null)[]> => {
    async function* stream() {
      for (const piece of pieces) yield Buffer.from(piece, 'latin1');
    }
    const lines: (string | null)[] = [];
    for await (const line of linesOf(stream(), most)) lines.push(line);
    return lines;
  };

  it('are whole, however they come in pieces', async () => {
    expect(await read(9, 'one\ntw', '', 'o\n\nth', 'ree')).toEqual(['one', 'two', '', 'three']);
    expect(await read(9, '\u00c3', '\u00a4\n')).toEqual(['ä']);
    expect(await read(9)).toEqual([]);
  });

  it('are nothing where they are too long', async () => {
    expect(await read(3, 'abcd\nab', 'c\nabc', 'd', 'e'.repeat(99), '\nx\n')).toEqual([
      null,
      'abc',
      null,
      'x',
    ]);
    expect(await read(3, 'abc', 'd')).toEqual([null]);
  });
});
