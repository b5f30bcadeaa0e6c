import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../net/protocol.ts';
import { type Mark, standing, togetherFrom, toJudge, undoOffer } from './undo.ts';

const seats: SeatInfo[] = [
  { kind: 'human', name: 'Ann', away: false },
  { kind: 'human', name: 'Bo', away: false },
  { kind: 'bot', name: 'Steward', away: false },
];
const mark = (seat: number, final: Mark['final'] = null): Mark => ({ seat, final });

describe('what the undo button says', () => {
  it('is off once the server has said that the move stands, until the next one', () => {
    const marks = standing([mark(1), mark(0), mark(2)], 0);
    expect(undoOffer(marks, 0, seats).enabled).toBe(false);
    expect(undoOffer([...marks, mark(0)], 0, seats).enabled).toBe(true);
    expect(standing([mark(1)], 0)).toEqual([mark(1)]);
  });

  it('is free when nobody moved since', () => {
    expect(undoOffer([mark(1), mark(0)], 0, seats)).toMatchObject({ enabled: true, label: 'Undo' });
  });

  it('names the people who must agree, and no bots', () => {
    const offer = undoOffer([mark(0), mark(1), mark(2)], 0, seats);
    expect(offer).toMatchObject({ enabled: true, label: 'Ask to undo' });
    expect(offer.reason).toContain('Bo must agree');
    expect(undoOffer([mark(0), mark(2)], 0, seats)).toMatchObject({ enabled: true, label: 'Undo' });
  });

  it('says when one press takes back several moves that were put together', () => {
    const step = (seat: number, version: number) => ({ seat, version, move: 'give 1', events: [] });
    const steps = [step(0, 2), step(1, 3), step(0, 4), step(0, 5), step(0, 6)];
    const from = togetherFrom(steps, 0, new Set([5, 6]));
    expect(from).toBe(2);
    expect(togetherFrom(steps, 0, new Set())).toBe(4);
    expect(togetherFrom(steps, 0, new Set([4, 5, 6]))).toBe(2);
    const marks = steps.map(({ seat }) => mark(seat));
    expect(undoOffer(marks, 0, seats, from).reason).toContain('all of your last action');
    expect(undoOffer(marks, 0, seats, 4).reason).toContain('your last move');
  });

  it('asks for the views round my last move as long as nobody has judged it', () => {
    const unseen: Mark = { seat: 0, final: null, open: true };
    expect(toJudge([mark(0), unseen, mark(1)], 0)).toBe(1);
    expect(toJudge([unseen, mark(0)], 0)).toBe(-1);
    expect(toJudge([unseen], 1)).toBe(-1);
    expect(toJudge([], null)).toBe(-1);
  });

  it('says why a move stands', () => {
    expect(undoOffer([mark(0, 'revealed')], 0, seats)).toMatchObject({ enabled: false });
    expect(undoOffer([mark(0, 'revealed')], 0, seats).reason).toContain('something new');
    expect(undoOffer([mark(0, 'sealed')], 0, seats).reason).toBe('A secret choice stands once it is made.');
    expect(undoOffer([], 0, seats).reason).toContain('not made a move');
    expect(undoOffer([mark(0)], null, seats).enabled).toBe(false);
  });
});
