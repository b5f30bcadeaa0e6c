import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../net/protocol.ts';
import { accessOf } from './access.ts';

const person: SeatInfo = { kind: 'human', name: 'Ann', away: false };
const bot: SeatInfo = { kind: 'bot', name: 'Pim', bot: 'novice', away: false };
const table = (seats: SeatInfo[], mine = [0], lent: number[] = []) => ({
  status: 'running' as const,
  seats,
  mine,
  lent,
});

describe('advice may be asked for', () => {
  it('among bots and people at my device, when it is my turn', () => {
    expect(accessOf(table([person, bot, bot]), 0, true, true)).toBe('open');
    expect(accessOf(table([person, person, bot], [0, 1]), 1, true, true)).toBe('open');
    expect(accessOf(table([person, bot]), 0, true, false)).toBe('later');
  });

  it('not beside other people, nor beside a bot that keeps the seat of one', () => {
    expect(accessOf(table([person, person]), 0, true, true)).toBe('others');
    expect(accessOf(table([person, { ...bot, lent: true }]), 0, true, true)).toBe('others');
    expect(accessOf(table([person, { ...bot, lent: true }], [0], [1]), 0, true, true)).toBe('open');
  });

  it('not while looking on, after the end, or of a game whose positions nobody can judge', () => {
    expect(accessOf(table([bot, bot], []), null, true, false)).toBe('none');
    expect(accessOf({ ...table([person, bot]), status: 'finished' }, 0, true, false)).toBe('none');
    expect(accessOf(table([person, bot]), 0, false, true)).toBe('none');
  });
});
