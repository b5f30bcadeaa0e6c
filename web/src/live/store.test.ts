import type { Game, Move } from '@conclave/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { court as courtGame } from '../../../kernel/test/court.ts';
import { PretendServer, plainUi } from './pretend.testing.ts';
import { liveTable } from './store.ts';

const court = courtGame as unknown as Game;
const LONG = 20_000;

const open = (seat: number | null = 0, seats = 2, ui = plainUi) => {
  const server = new PretendServer(court, seats);
  const table = liveTable('t', seat, { game: court, ui }, server);
  const end = table.follow();
  return { server, table, end, now: () => table.store.getState() };
};
const bid = (n: number): Move => ['bid', n];
/** The first move of whoever is asked. */
const goOn = (server: PretendServer): void => {
  const seat = court.waiting(server.state)[0]!;
  server.move(seat, court.moves(server.state, seat)[0]!);
};
const settled = () => vi.advanceTimersByTimeAsync(LONG);

describe('a table that a page follows', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once what the server tells first, without playing it', () => {
    const { now } = open();
    expect(now().stage).toMatchObject({ beat: null, queue: [], version: 1 });
    expect(now().stage.view).toEqual(now().known.position?.view);
  });

  it('shows my move before the server has answered, and moves nothing when the answer is the same', async () => {
    const { server, table, now } = open();
    server.held = [];
    table.play(bid(1));
    expect(now().pending).toHaveLength(1);
    const predicted = now().stage.view;
    expect(court.moves(predicted!, 0)).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    server.release();
    await settled();
    expect(now().pending).toEqual([]);
    expect(now().stage.view).toBe(predicted);
    expect(now().stage.version).toBe(now().known.version);
  });

  it('knows which of my moves went together', async () => {
    const { table, now } = open(0, 3);
    const give: Move = ['give', 1];
    table.play(give);
    await settled();
    table.play(give, true);
    await settled();
    const versions = now().known.steps.map(({ version }) => version);
    expect(versions).toHaveLength(2);
    expect([...now().joined]).toEqual([versions[1]]);
  });

  it('stays at what is mine to read until I go on, and goes on with my move', async () => {
    const { server, table, now } = open(0, 3, { ...plainUi, holds: () => true });
    server.move(1, bid(2));
    server.move(2, bid(3));
    await settled();
    expect(now().stage).toMatchObject({ beat: { version: 2 }, queue: [{ version: 3 }] });
    table.goOn();
    await settled();
    expect(now().stage).toMatchObject({ beat: { version: 3 }, queue: [] });
    table.play(['give', 1]);
    expect(now().stage).toMatchObject({ beat: { version: 4 }, queue: [] });
  });

  it('waits for the server where the result depends on what I cannot know', async () => {
    const { server, table, now } = open();
    server.move(1, bid(2));
    await settled();
    const before = now().stage.view;
    server.held = [];
    table.play(bid(1));
    expect(now().stage.view).toBe(before);
    expect(now().pending).toEqual([{ move: bid(1), view: null }]);
    await vi.advanceTimersByTimeAsync(0);
    server.release();
    await settled();
    expect(now().pending).toEqual([]);
    expect(now().stage.view).toEqual(now().known.position?.view);
  });

  it('goes back to what the server said when my move is refused, and says why', async () => {
    const { server, table, now } = open();
    server.refuseNext = { error: 'not-offered', message: 'That is not possible now.' };
    table.play(bid(1));
    await settled();
    expect(now().refused).toMatchObject({ message: 'That is not possible now.', unmade: true });
    expect(now().pending).toEqual([]);
    expect(now().stage.view).toEqual(now().known.position?.view);
    table.dismiss();
    expect(now().refused).toBeNull();
  });

  it('asks again after a refusal that says the game has moved on', async () => {
    const { server, table } = open();
    server.refuseNext = { error: 'stale-version', message: 'The game has moved on.' };
    table.play(bid(1));
    await settled();
    expect(server.asked).toBe(1);
  });

  it('sends the identity of a sealed ask instead of a version, and the newest version otherwise', async () => {
    const { server, table, now } = open();
    table.play(bid(3));
    await settled();
    expect(server.sent[0]).toMatchObject({ command: { do: 'move', ask: 'round.bid' }, version: undefined });
    server.move(1, bid(0));
    while (!court.waiting(server.state).includes(0) || court.asks(server.state)!.sealed) goOn(server);
    await settled();
    const { version } = now().known;
    table.play(court.moves(now().stage.view!, 0)[0]!);
    await settled();
    expect(server.sent[1]?.command).not.toHaveProperty('ask');
    expect(server.sent[1]?.version).toBe(version);
  });

  it('keeps showing my secret choice while others make theirs before it has arrived', async () => {
    const { server, table, now } = open(0, 3);
    server.held = [];
    table.play(bid(1));
    server.move(1, bid(2));
    await settled();
    expect(now().pending).toHaveLength(1);
    expect(court.moves(now().stage.view!, 0)).toEqual([]);
    server.release();
    await settled();
    expect(now().pending).toEqual([]);
    expect(now().stage.view).toEqual(now().known.position?.view);
    expect(now().refused).toBeNull();
  });

  it('looks on when its seat was given free', () => {
    const { server, now } = open();
    server.unseat();
    expect(now().known.seat).toBeNull();
    expect(now().refused?.error).toBe('unseated');
    expect(now().stage.view).toEqual(court.view(server.state, 'table'));
  });

  it('plays what others do one cause at a time, and the log keeps step', async () => {
    const { server, table, now } = open();
    table.play(bid(3));
    await settled();
    server.move(1, bid(0));
    const before = now().stage.view;
    expect(now().stage.beat?.before).not.toBe(before);
    const versionShown = now().stage.version;
    goOn(server);
    expect(now().stage.queue).toHaveLength(1);
    expect(now().stage.version).toBe(versionShown);
    await settled();
    expect(now().stage).toMatchObject({ beat: null, queue: [], version: now().known.version });
  });

  it('jumps to the newest view without motion, when nobody looks, and when asked to catch up', async () => {
    const { server, table, now } = open();
    const third = () => {
      server.move(0, bid(3));
      server.move(1, bid(0));
    };
    third();
    expect(now().stage.queue).toHaveLength(1);
    table.catchUp();
    expect(now().stage).toMatchObject({ beat: null, queue: [] });
    server.pace = 'off';
    goOn(server);
    expect(now().stage.beat).toBeNull();
    expect(now().stage.view).toEqual(now().known.position?.view);
  });

  it('shows an undo at once, shortens log and marks, and notes it', async () => {
    const { server, now } = open();
    server.move(0, bid(3));
    server.move(1, bid(0));
    await settled();
    expect(now().known.steps).toHaveLength(2);
    server.undo(1);
    expect(now().known.steps).toHaveLength(1);
    expect(now().marks).toHaveLength(1);
    expect(now().log.at(-1)?.lines[0]?.text).toBe('A move was taken back.');
    expect(now().stage).toMatchObject({ beat: null, queue: [] });
    expect(now().stage.view).toEqual(now().known.position?.view);
  });

  it('knows after a reload whether my last move showed me something new', async () => {
    const { server, now } = open();
    goOn(server);
    goOn(server);
    goOn(server);
    await settled();
    const again = liveTable('t', 0, { game: court, ui: plainUi }, server);
    again.follow();
    await settled();
    const last = now().marks.findLastIndex((mark) => mark.seat === 0);
    expect(last).toBeGreaterThanOrEqual(0);
    expect(again.store.getState().marks[last]).toEqual(now().marks[last]);
  });

  it('leaves the screen alone when somebody only talks', async () => {
    const { server, now } = open();
    const { view } = now().stage;
    server.chat('hello');
    expect(now().known.chat.map((line) => line.text)).toEqual(['hello']);
    expect(now().stage.view).toBe(view);
  });

  it('starts anew from another seat and shows nothing of the last one', async () => {
    const { server, table, now } = open();
    server.move(0, bid(3));
    await settled();
    table.sit(1);
    expect(now().known.seat).toBe(1);
    expect(now().stage.view).toEqual(court.view(server.state, 1));
    expect(now().known.steps[0]?.move).toBeNull();
  });

  it('plays again what happened while I was away, and ends at the newest view', async () => {
    const { server, table, now } = open();
    server.move(0, bid(3));
    server.move(1, bid(0));
    await settled();
    const latest = now().stage.view;
    await table.playback(0);
    expect(now().stage.view).not.toEqual(latest);
    expect(now().stage.queue).toHaveLength(1);
    await settled();
    expect(now().stage).toMatchObject({ beat: null, queue: [], version: now().known.version });
    expect(now().stage.view).toEqual(latest);
  });
});
