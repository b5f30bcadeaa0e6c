import { describe, expect, it } from 'vitest';
import { court } from './court.ts';
import { offered, petition, play } from './table.ts';
import { over, start, toy, triggered, words } from './toy.ts';

describe('triggers', () => {
  it('wait for the end of the running effect: both sentences come before the first heir', () => {
    const s = petition();
    const events = play(court, s, '2 pass', '0 pass');
    expect(events.map((e) => e[0])).toEqual(['granted', 'drew']);
    expect(s.favour).toEqual([0, 2, 0]);
    expect(court.asks(s)).toEqual({ procedure: 'triggers', step: 'choose', rule: 'CT-4', sealed: false });
  });

  it('are ordered by the active seat, whoever owns them', () => {
    const s = petition();
    play(court, s, '2 pass', '0 pass');
    expect(court.waiting(s)).toEqual([1]);
    expect(offered(court, s, 1)).toEqual(['next 0', 'next 1']);
    play(court, s, '1 next 1');
    expect(court.asks(s)?.procedure).toBe('heir');
    expect(court.waiting(s)).toEqual([0]);
  });

  it('that are newly raised join the same pool, and the last one is not asked for', () => {
    const s = petition();
    play(court, s, '2 pass', '0 pass', '1 next 1', '0 bow');
    expect(s.favour).toEqual([1, 2, 0]);
    expect(s.raised.map(([owner, card]) => [owner, card])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(offered(court, s, 1)).toEqual(['next 0', 'next 1']);
    play(court, s, '1 next 1', '1 bow');
    expect(s.favour).toEqual([1, 3, 0]);
    expect(court.asks(s)?.procedure).toBe('heir');
    expect(court.waiting(s)).toEqual([2]);
    play(court, s, '2 decline');
    expect(s.raised).toEqual([]);
  });

  it('that are not ready are forgotten when no other is', () => {
    const s = petition();
    s.coins = [0, 3, 0];
    play(court, s, '2 pass', '0 pass');
    expect(s.raised).toEqual([]);
    expect(court.asks(s)?.procedure).toBe('objections');
  });

  it('of nested effects wait for the outer effect', () => {
    const w = words();
    const handled = w.effect('handled', {}, { write: (s) => void s.diary.push('trigger') });
    const inner = w.effect(
      'inner',
      {},
      {
        raise: (s) => void s.raised.push([0, 1, 0, ['wrote', 'x']]),
        write: (s) => void s.diary.push('inner'),
      },
    );
    const outer = w.effect(
      'outer',
      {},
      {
        begin: () => w.call(inner, {}),
        write: (s) => void s.diary.push('outer'),
      },
    );
    w.procedure(
      'main',
      {},
      { begin: () => w.call(outer, {}), after: (s) => void s.diary.push('after'), over },
    );
    const s = start(toy(w, { triggers: triggered(() => w.call(handled, {})) }));
    expect(s.diary).toEqual(['inner', 'outer', 'trigger', 'after']);
  });

  it('that are alike are one choice', () => {
    const w = words();
    const handled = w.effect<{ card: number }>(
      'handled',
      { card: 'all' },
      {
        write: (s, f) => void s.diary.push(`card ${f.card}`),
      },
    );
    const raise = w.effect(
      'raise',
      {},
      {
        raise(s) {
          for (const card of [1, 1, 2, 1]) s.raised.push([0, card, 0, ['wrote', 'x']]);
        },
      },
    );
    w.procedure('main', {}, { begin: () => w.call(raise, {}), over });
    const g = toy(w, { triggers: triggered((t) => w.call(handled, { card: t[1] })) });
    const s = start(g);
    expect(offered(g, s, 0)).toEqual(['next 0', 'next 2']);
    play(g, s, '0 next 2');
    expect(s.diary).toEqual(['card 2', 'card 1', 'card 1', 'card 1']);
  });

  it('in a game without trigger rules are a fault', () => {
    const w = words();
    const raise = w.effect('raise', {}, { raise: (s) => void s.raised.push([0, 1, 0, ['wrote', 'x']]) });
    w.procedure('main', {}, { begin: () => w.call(raise, {}), over });
    expect(() => start(toy(w))).toThrow('a trigger in a game without triggers');
  });
});
