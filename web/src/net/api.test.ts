import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';

describe('the interface', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('makes one guest of whom it does not know, whatever they ask at once', async () => {
    let guests = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      await Promise.resolve();
      if (address === '/api/me') {
        guests++;
        return Response.json({ name: null });
      }
      return guests > 0
        ? Response.json({ id: 't' })
        : Response.json({ error: 'no-guest', message: 'Not known.' }, { status: 401 });
    });
    const [me, one, other] = await Promise.all([api.me(), api.table('t'), api.table('t')]);
    expect([me.ok, one.ok, other.ok]).toEqual([true, true, true]);
    expect(guests).toBe(1);
  });
});
