import { describe, expect, it } from 'vitest';
import {
  type Bug,
  commitment,
  type GameRecord,
  opening,
  parseRecord,
  pick,
  Recorder,
  recordText,
  replay,
  seeded,
  seedOf,
  verify,
} from '../src/index.ts';
import { court } from './court.ts';

function recorded(): GameRecord {
  const seats = ['Ada', 'Bea', 'Cleo'].map((name) => ({ name, kind: 'human' }));
  const head = { options: { purse: 4 }, seats, seed: seedOf(21), salt: 'pepper' };
  const recorder = new Recorder(court, head);
  const s = court.setup(head.seed, 3, head.options);
  const rng = seeded(seedOf(22));
  for (let i = 0; s.outcome === null; i++) {
    const seat = pick(rng, court.waiting(s));
    const move = pick(rng, court.moves(s, seat));
    court.apply(s, seat, move);
    recorder.moved(s, seat, move, i === 0 ? 1234 : undefined);
    if (i === 2) recorder.noted({ fact: 'bot', seat: 1 });
  }
  return recorder.record(s);
}

const record = recorded();
const codeOf = (result: { ok: true } | { ok: false; error: { code: string; params: object } }) =>
  result.ok ? 'ok' : `${result.error.code} ${JSON.stringify(result.error.params)}`;
const broken = (change: object) => codeOf(parseRecord({ ...record, ...change }));

describe('a record', () => {
  it('holds the whole game', () => {
    expect(record).toMatchObject({
      format: 1,
      game: 'court',
      rules: 1,
      options: { purse: 4 },
      salt: 'pepper',
    });
    expect(record.moves[0]).toHaveLength(3);
    expect(record.moves[1]).toHaveLength(2);
    expect(record.admin).toEqual([{ after: 3, fact: 'bot', seat: 1 }]);
    expect(record.outcome?.reason).toBe('rounds');
    expect(record.hashes).toHaveLength(record.moves.length);
    expect(record.hash).toBe(record.hashes?.at(-1));
  });

  it('comes back from its text, one move a line', () => {
    const text = recordText(record);
    expect(parseRecord(JSON.parse(text))).toEqual({ ok: true, value: record });
    expect(text.split('\n').filter((line) => /^ {4}\[\d,"/.test(line))).toHaveLength(record.moves.length);
  });

  it('of another state than the last noted one is not given', () => {
    const recorder = new Recorder(court, { ...record });
    const s = court.setup(record.seed, 3, record.options);
    recorder.moved(s, 0, ['bid', 1]);
    court.apply(s, 0, ['bid', 1]);
    expect(() => recorder.record(s)).toThrow('a record of another state' satisfies Bug['message']);
  });
});

describe('reading a record', () => {
  it('names the place that is broken', () => {
    for (const json of [null, 7, 'x', []])
      expect(codeOf(parseRecord(json))).toBe('bad-record {"place":"the file"}');
    expect(broken({ format: undefined })).toBe('bad-record {"place":"format"}');
    expect(broken({ format: 2 })).toBe('bad-record-format {"format":"2","known":1}');
    for (const [place, change] of [
      ['game', { game: 3 }],
      ['rules', { rules: 1.5 }],
      ['options', { options: [] }],
      ['seed', { seed: 'abc' }],
      ['salt', { salt: null }],
      ['commitment', { commitment: undefined }],
      ['outcome', { outcome: { places: [1, 'x'], scores: [1], reason: 'x' } }],
      ['outcome', { outcome: 'won' }],
      ['hash', { hash: 9 }],
      ['seats', { seats: 'three' }],
      ['seats[1]', { seats: [record.seats[0], { name: 'x' }] }],
      ['moves', { moves: {} }],
      ['moves[2]', { moves: [...record.moves.slice(0, 2), [0, 'bid 1', 'slow']] }],
      ['moves[0]', { moves: [['0', 'bid 1']] }],
      ['moves[0]', { moves: [[0, 'bid <1>']] }],
      ['moves[0]', { moves: [{ 0: 0, 1: 'bid 1' }] }],
      ['moves[0]', { moves: [null] }],
      ['admin', { admin: null }],
      ['admin[0]', { admin: [{ fact: 'bot' }] }],
      ['admin[0]', { admin: [{ after: 1, fact: 'bot', seat: 'first' }] }],
      ['hashes', { hashes: 'many' }],
      ['hashes[1]', { hashes: ['x', 2] }],
      ['hashes', { hashes: ['x'] }],
    ] as const)
      expect(broken(change)).toBe(`bad-record {"place":"${place}"}`);
  });

  it('takes one without hashes', () => {
    const { hashes: _, ...short } = record;
    const read = parseRecord(short);
    expect(codeOf(read)).toBe('ok');
    expect(read.ok && codeOf(verify(court, read.value))).toBe('ok');
  });
});

describe('replay', () => {
  it('gives the same states, one by one', () => {
    const seen: number[] = [];
    const end = replay(court, record, (s, _events, i) => {
      seen.push(i);
      expect(court.hash(s)).toBe(record.hashes?.[i]);
    });
    expect(end.ok && court.hash(end.value)).toBe(record.hash);
    expect(seen).toEqual([...record.moves.keys()]);
  });

  it('starts from the opening', () => {
    const start = opening(court, record);
    expect(start.ok && start.value).toEqual(court.setup(record.seed, 3, { purse: 4 }));
  });

  it('refuses what this game cannot set up', () => {
    const start = (change: Partial<GameRecord>) => codeOf(replay(court, { ...record, ...change }));
    expect(start({ game: 'chess' })).toBe('wrong-game {"game":"chess"}');
    expect(start({ rules: 2 })).toBe('unknown-rules {"rules":2}');
    expect(start({ rules: 0 })).toBe('unknown-rules {"rules":0}');
    expect(start({ seats: [] })).toBe('bad-record {"place":"seats"}');
    expect(start({ options: { purse: 99 } })).toBe('bad-option {"option":"purse"}');
  });

  it('finds an illegal move at its number', () => {
    const moves = record.moves.map((m, i) => (i === 4 ? ([m[0], 'bid 99'] as const) : m));
    expect(codeOf(replay(court, { ...record, moves }))).toMatch(
      /^bad-move-in-record \{"move":5,"text":"bid 99"/,
    );
    const unreadable = record.moves.map((m, i) => (i === 1 ? ([m[0], '?'] as const) : m));
    expect(codeOf(replay(court, { ...record, moves: unreadable }))).toContain('"move":2');
  });

  it('finds a divergence at its exact move', () => {
    const hashes = record.hashes?.map((hash, i) => (i >= 6 ? '00000000000000' : hash));
    expect(codeOf(replay(court, { ...record, hashes }))).toBe('diverged {"move":7}');
  });
});

describe('verify', () => {
  it('accepts the true record', () => {
    expect(codeOf(verify(court, record))).toBe('ok');
  });

  it('catches every change', () => {
    const check = (change: Partial<GameRecord>) => codeOf(verify(court, { ...record, ...change }));
    expect(check({ salt: 'salt' })).toBe('broken-commitment {}');
    expect(check({ seed: seedOf(5) })).toBe('broken-commitment {}');
    expect(check({ seed: seedOf(5), commitment: commitment(seedOf(5), 'pepper') })).toMatch(
      /^diverged|^bad-move/,
    );
    expect(check({ moves: record.moves.slice(0, -1), hashes: undefined })).toMatch(/^diverged/);
    expect(check({ hash: '00000000000000' })).toMatch(/^diverged/);
    expect(check({ outcome: null })).toBe('wrong-outcome {}');
  });
});
