import { describe, expect, it } from 'vitest';
import { finality, type Move, predict, type Seat, seedOf, undoable } from '../src/index.ts';
import { court } from './court.ts';
import { type Hands, hands } from './hands.ts';
import { play } from './table.ts';

const free = (seat: Seat) => ({ seat, final: null });
const revealed = (seat: Seat) => ({ seat, final: 'revealed' as const });

/** Plays a move and says what undo thinks of it. */
function mark(s: Hands, seat: Seat, move: Move) {
  const before = hands.view(s, seat);
  hands.apply(s, seat, move as ['draw']);
  return { seat, final: finality(hands, before, seat, move, hands.view(s, seat)) };
}

describe('predict', () => {
  it('works the next view out from the present view alone', () => {
    const s = hands.setup(seedOf(3), 2);
    const card = s.hands[0]![0]!;
    const view = hands.view(s, 0);
    const next = predict(hands, view, 0, ['play', card]);
    hands.apply(s, 0, ['play', card]);
    expect(next).toEqual({ view: hands.view(s, 0), events: [['played', 0, card]] });
  });

  it('changes nothing', () => {
    const view = hands.view(hands.setup(seedOf(3), 2), 0);
    const before = JSON.stringify(view);
    predict(hands, view, 0, ['draw']);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('is null where chance decides', () => {
    const s = court.setup(seedOf(1), 2);
    play(court, s, '0 bid 0', '1 bid 0', '1 pass', '1 decline', '1 pass');
    expect(predict(court, court.view(s, 1), 1, ['decline'])).toBeNull();
    expect(predict(court, court.view(court.setup(seedOf(1), 2), 0), 0, ['bid', 1])).not.toBeNull();
  });

  it('lets other faults through', () => {
    const view = hands.view(hands.setup(seedOf(3), 2), 0);
    expect(() => predict(hands, { ...view, agenda: [] }, 0, ['draw'])).toThrow('the game is over');
  });
});

describe('finality', () => {
  it('is null for a move that told its mover nothing new', () => {
    const s = hands.setup(seedOf(3), 2);
    expect(mark(s, 0, ['play', s.hands[0]![0]!]).final).toBeNull();
  });

  it('is sealed for a secret choice that others have yet to make', () => {
    const s = court.setup(seedOf(1), 2);
    const before = court.view(s, 0);
    court.apply(s, 0, ['bid', 1]);
    expect(finality(court, before, 0, ['bid', 1], court.view(s, 0))).toBe('sealed');
  });

  it('does not seal what is done while a secret choice waits', () => {
    const s = court.setup(seedOf(1), 2);
    court.apply(s, 0, ['bid', 1]);
    const before = court.view(s, 0);
    court.apply(s, 0, ['give', 1]);
    expect(finality(court, before, 0, ['give', 1], court.view(s, 0))).toBeNull();
  });

  it('is revealed when the mover has seen a card', () => {
    expect(mark(hands.setup(seedOf(3), 2), 0, ['draw']).final).toBe('revealed');
  });
});

describe('undo', () => {
  it('is free while nobody else has acted and nothing was revealed', () => {
    expect(undoable([free(1), free(0)], 0)).toEqual({ kind: 'free', to: 1 });
  });

  it('needs the consent of those who have acted since, each named once', () => {
    expect(undoable([free(2), free(0), free(1), free(2), free(1)], 0)).toEqual({
      kind: 'consent',
      to: 1,
      of: [1, 2],
    });
  });

  it('is final when the move, or one since, has revealed something', () => {
    expect(undoable([free(1), revealed(0)], 0)).toEqual({ kind: 'final', because: 'revealed' });
    expect(undoable([free(0), revealed(1)], 0)).toEqual({ kind: 'final', because: 'revealed' });
    expect(undoable([revealed(1), free(0)], 0)).toEqual({ kind: 'free', to: 1 });
  });

  it('takes back the moves made together with the last one, as far as none of them is final', () => {
    expect(undoable([free(0), free(0), free(0)], 0, 1)).toEqual({ kind: 'free', to: 1 });
    expect(undoable([free(0), revealed(0), free(0)], 0, 0)).toEqual({ kind: 'free', to: 2 });
    expect(undoable([free(0), free(1), free(0)], 0, 0)).toEqual({ kind: 'free', to: 2 });
    expect(undoable([free(0), free(0), free(1)], 0, 0)).toEqual({ kind: 'consent', to: 0, of: [1] });
    expect(undoable([free(0), revealed(0)], 0, 0)).toEqual({ kind: 'final', because: 'revealed' });
  });

  it('needs a move to take back', () => {
    expect(undoable([free(1)], 0)).toEqual({ kind: 'final', because: 'nothing-to-undo' });
  });

  it('by replaying to the point gives the exact state', () => {
    const s = hands.setup(seedOf(3), 2);
    const card = s.hands[0]![0]!;
    const before = hands.hash(s);
    const marks = [mark(s, 0, ['play', card])];
    const undo = undoable(marks, 0);
    expect(undo).toEqual({ kind: 'free', to: 0 });
    expect(hands.hash(hands.setup(seedOf(3), 2))).toBe(before);
  });
});
