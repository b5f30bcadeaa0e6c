import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refused, Update } from './protocol.ts';
import { Reach } from './reach.ts';
import { Connection, type Line } from './socket.ts';

/** A line that a test opens, closes and speaks on. */
class PretendLine extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  says(message: unknown): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    );
  }
}

const setUp = () => {
  const lines: PretendLine[] = [];
  /** Whether the server answers to the asking whether it is there. */
  const server = { isUp: true };
  const reach = new Reach(() => (server.isUp ? Promise.resolve() : Promise.reject(new Error('gone'))));
  const connection = new Connection(() => {
    const line = new PretendLine();
    lines.push(line);
    return line as unknown as Line;
  }, reach);
  const heard: (Update | Refused)[] = [];
  const firsts: boolean[] = [];
  let since: number | undefined;
  const end = connection.watch({
    table: 't',
    seat: () => 1,
    since: () => since,
    update: (update, isFirst) => {
      heard.push(update);
      firsts.push(isFirst);
      since = update.version;
    },
    refused: (refused) => heard.push(refused),
  });
  const update = (version: number) => ({ update: { table: 't', seat: 1, from: 0, version } });
  return { lines, server, connection, heard, firsts, end, update };
};

describe('the connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for everything first and passes on what comes', () => {
    const { lines, heard, update } = setUp();
    lines[0]!.opens();
    expect(lines[0]!.sent).toEqual([{ watch: 't', seat: 1 }]);
    lines[0]!.says(update(4));
    lines[0]!.says({ update: { table: 'other', seat: 1, from: 0, version: 4 } });
    lines[0]!.says({ refused: { error: 'x', message: 'no' }, watch: 't' });
    lines[0]!.says('not json');
    expect(heard).toHaveLength(2);
  });

  it('can be opened before a table is followed, and one line serves both', () => {
    const { lines, connection, end } = setUp();
    lines[0]!.opens();
    end();
    lines[0]!.close();
    connection.open();
    connection.open();
    expect(lines).toHaveLength(2);
    lines[1]!.opens();
    expect(lines[1]!.sent).toEqual([]);
    connection.watch({
      table: 'u',
      seat: () => null,
      since: () => undefined,
      update: () => {},
      refused: () => {},
    });
    expect(lines[1]!.sent).toEqual([{ watch: 'u', seat: null }]);
  });

  it('comes back by itself, resumes from the version it has, and tells what was missed from what is new', async () => {
    const { lines, connection, firsts, update } = setUp();
    lines[0]!.opens();
    lines[0]!.says(update(4));
    lines[0]!.says(update(5));
    lines[0]!.close();
    expect(connection.status.getState()).toBe('lost');
    await vi.advanceTimersByTimeAsync(300);
    lines[1]!.opens();
    expect(connection.status.getState()).toBe('open');
    expect(lines[1]!.sent).toEqual([{ watch: 't', seat: 1, since: 5 }]);
    lines[1]!.says(update(9));
    expect(firsts).toEqual([true, false, true]);
  });

  it('says within 10 seconds that a line went silent, and trusts no goodbye that never comes', async () => {
    const { lines, server, connection, update } = setUp();
    lines[0]!.opens();
    lines[0]!.says(update(4));
    lines[0]!.close = () => undefined;
    server.isUp = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.status.getState()).toBe('lost');
    server.isUp = true;
    await vi.advanceTimersByTimeAsync(1_500);
    lines[1]!.opens();
    expect(connection.status.getState()).toBe('open');
  });

  it('stays with a line that answers', async () => {
    const { lines, connection } = setUp();
    lines[0]!.opens();
    for (let second = 0; second < 120; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      lines[0]!.says({ pong: 1, versions: { t: 0 } });
    }
    expect(connection.status.getState()).toBe('open');
    expect(lines).toHaveLength(1);
  });

  it('asks again for what a pong shows to be lost', () => {
    const { lines, update } = setUp();
    lines[0]!.opens();
    lines[0]!.says(update(4));
    lines[0]!.says({ pong: 1, versions: { t: 4 } });
    expect(lines[0]!.sent).toHaveLength(1);
    lines[0]!.says({ pong: 1, versions: { t: 6 } });
    expect(lines[0]!.sent.at(-1)).toEqual({ watch: 't', seat: 1, since: 4 });
  });

  it('looks at once whether the line still answers when something speaks against it', async () => {
    const { lines, connection, update } = setUp();
    lines[0]!.opens();
    lines[0]!.says(update(4));
    connection.doubt();
    lines[0]!.says({ pong: 0, versions: { t: 4 } });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(lines).toHaveLength(1);
    connection.doubt();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(lines).toHaveLength(2);
  });

  it('does not wait for ever for a line to open, and tries again ever more slowly', async () => {
    const { lines, end } = setUp();
    await vi.advanceTimersByTimeAsync(60_000);
    const tried = lines.length;
    expect(tried).toBeGreaterThan(3);
    expect(tried).toBeLessThan(12);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.length).toBeLessThanOrEqual(tried + 1);
  });
});
