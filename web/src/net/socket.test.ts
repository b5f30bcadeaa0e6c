import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refused, Update } from './protocol.ts';
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
  const connection = new Connection(() => {
    const line = new PretendLine();
    lines.push(line);
    return line as unknown as Line;
  });
  const heard: (Update | Refused)[] = [];
  let since: number | undefined;
  const end = connection.watch({
    table: 't',
    seat: () => 1,
    since: () => since,
    update: (update) => {
      heard.push(update);
      since = update.version;
    },
    refused: (refused) => heard.push(refused),
  });
  return { lines, connection, heard, end };
};

describe('the connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for everything first and passes on what comes', () => {
    const { lines, heard } = setUp();
    lines[0]!.opens();
    expect(lines[0]!.sent).toEqual([{ watch: 't', seat: 1 }]);
    lines[0]!.says({ update: { table: 't', seat: 1, from: 0, version: 4 } });
    lines[0]!.says({ update: { table: 'other', seat: 1, from: 0, version: 4 } });
    lines[0]!.says({ refused: { error: 'x', message: 'no' }, watch: 't' });
    lines[0]!.says('not json');
    expect(heard).toHaveLength(2);
  });

  it('comes back by itself and resumes from the version it has', async () => {
    const { lines, connection } = setUp();
    lines[0]!.opens();
    lines[0]!.says({ update: { table: 't', seat: 1, from: 0, version: 4 } });
    lines[0]!.close();
    expect(connection.status.getState()).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    lines[1]!.opens();
    expect(connection.status.getState()).toBe('open');
    expect(lines[1]!.sent).toEqual([{ watch: 't', seat: 1, since: 4 }]);
  });

  it('gives up a line that stays silent', async () => {
    const { lines } = setUp();
    lines[0]!.opens();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(lines[0]!.readyState).toBe(WebSocket.CLOSED);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('tries again ever more slowly, and not at all when nobody watches', async () => {
    const { lines, end } = setUp();
    for (let i = 0; i < 6; i++) {
      lines.at(-1)!.close();
      await vi.advanceTimersByTimeAsync(12_000);
    }
    expect(lines).toHaveLength(7);
    end();
    lines.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(7);
  });
});
