import { describe, expect, it } from 'vitest';
import { defaults, newSeat, problem, request, withCount, withKind } from './plan.ts';

const plan = [newSeat('me'), newSeat('open')];

describe('a table that is planned', () => {
  it('has at most one seat of mine', () => {
    expect(withKind(plan, 1, 'me').map((seat) => seat.kind)).toEqual(['open', 'me']);
    expect(withKind(plan, 1, 'bot').map((seat) => seat.kind)).toEqual(['me', 'bot']);
  });

  it('grows by open seats and shrinks from the end', () => {
    expect(withCount(plan, 4).map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
    expect(withCount(withCount(plan, 4), 2)).toEqual(plan);
  });

  it('needs names for people at this device, and somebody who plays', () => {
    expect(problem(plan)).toBeNull();
    expect(problem(withKind(plan, 1, 'hotseat'))).toContain('seat 2');
    expect(problem([newSeat('bot'), newSeat('bot')])).toContain('Somebody');
  });

  it('starts at once when nobody has to come', () => {
    const here = [
      newSeat('me'),
      { kind: 'hotseat' as const, name: ' Ben ', bot: '' },
      { ...newSeat('bot'), bot: 'random' },
    ];
    expect(request('g', here, { a: 1 })).toEqual({
      game: 'g',
      seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Ben' }, { kind: 'bot', bot: 'random' }],
      options: { a: 1 },
      start: true,
    });
    expect(request('g', plan, {}).start).toBe(false);
    expect(request('g', [newSeat('me'), newSeat('bot')], {}).seats[1]).toEqual({ kind: 'bot' });
    expect(request('g', [newSeat('me'), newSeat('bot')], {}, 'novice').seats[1]).toEqual({
      kind: 'bot',
      bot: 'novice',
    });
    expect(request('g', here, {}, 'novice').seats[2]).toEqual({ kind: 'bot', bot: 'random' });
  });

  it('begins with the settings that the game suggests', () => {
    const specs = [
      { id: 'a', values: ['x', 'y'], default: 'y' },
      { id: 'b', off: true, min: 3, max: 9, default: 5 },
    ];
    expect(defaults(specs)).toEqual({ a: 'y', b: 5 });
  });
});
