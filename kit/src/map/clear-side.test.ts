import { describe, expect, it } from 'vitest';
import type { ScreenBox } from '../beside.ts';
import { clearSide } from './clear-side.ts';

const ROOM: ScreenBox = { x: 0, y: 0, width: 600, height: 400 };
const SIDES = ['right', 'left', 'bottom', 'top'] as const;
const PANEL = { width: 200, height: 80 };

const box = (x: number, y: number, size = 60): ScreenBox => ({ x, y, width: size, height: size });

describe('room beside a place that no other place has', () => {
  const place = box(270, 170);
  const [left, right, above] = [box(200, 170), box(340, 170), box(270, 100)];

  it.each([
    ['the best side where nothing is round it', place, [], { x: 338, y: 160 }],
    ['the other side where a place is on that one', place, [right], { x: 62, y: 160 }],
    ['above or below where both sides have places', place, [left, right, above], { x: 200, y: 238 }],
  ] as const)('is %s', (_, anchor, others, at) => {
    expect(clearSide(anchor, SIDES, others, ROOM, PANEL)).toEqual(at);
  });

  it.each([
    ['out of the middle as far as a place needs', place, [box(340, 225)], { x: 338, y: 137 }],
    ['out of it as far as the rim needs', box(270, 0), [], { x: 338, y: 8 }],
  ] as const)('is %s', (_, anchor, others, at) => {
    expect(clearSide(anchor, ['right'], others, ROOM, PANEL)).toEqual(at);
  });

  it('is nowhere where a place is all round', () => {
    expect(clearSide(place, SIDES, [box(0, 0, 600)], ROOM, PANEL)).toBe(null);
  });
});
