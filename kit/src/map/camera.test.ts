import { describe, expect, it } from 'vitest';
import { aimed, centred, moved, NEAREST, turned, WHOLE, zoomed } from './camera.ts';

const BOX = { x: -100, y: -50, width: 200, height: 100 };

describe('the camera', () => {
  it('keeps what lies under the pointer where it is', () => {
    const at = { x: 40, y: 20 };
    const near = zoomed(WHOLE, 2, at, BOX);
    expect(near.k).toBe(2);
    expect(near.x + near.k * 40).toBeCloseTo(40);
    expect(near.y + near.k * 20).toBeCloseTo(20);
    expect(zoomed(near, 0.5, at, BOX)).toEqual({ k: 1, x: 0, y: 0 });
  });

  it('goes neither farther than the whole nor too near', () => {
    expect(zoomed(WHOLE, 0.1, { x: 0, y: 0 }, BOX).k).toBe(1);
    expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, BOX).k).toBe(NEAREST);
  });

  it('does not leave the map', () => {
    const near = zoomed(WHOLE, 2, { x: 0, y: 0 }, BOX);
    const { x, y } = moved(near, 1000, -1000, BOX);
    expect([x, y]).toEqual([100, -50]);
    expect(moved(WHOLE, 30, 30, BOX)).toEqual(WHOLE);
  });

  it('brings a point to the middle', () => {
    const near = zoomed(WHOLE, 4, { x: 0, y: 0 }, BOX);
    const { k, x, y } = centred(near, { x: 30, y: 10 }, BOX);
    expect([x + k * 30, y + k * 10]).toEqual([0, 0]);
  });

  it('stays where it is while all of an aim is seen and can be read, and else brings all of it to the middle', () => {
    const aim = (...places: { x: number; y: number }[]) => ({ places, reach: 5, scale: 3 });
    const near = aimed(WHOLE, aim({ x: 45, y: 20 }, { x: 55, y: 20 }), 0.1, BOX, BOX);
    expect([near.k, near.x + near.k * 50, near.y + near.k * 20]).toEqual([NEAREST, 0, 0]);
    expect(aimed(near, aim({ x: 60, y: 20 }), 0.1, BOX, BOX)).toBe(near);
    const both = aimed(near, aim({ x: 45, y: 0 }, { x: -45, y: 0 }), 1, BOX, BOX);
    expect(both.k).toBeCloseTo(2);
    expect(both.x).toBeCloseTo(0);
    // As near as it was, where that is near enough.
    const beside = aimed(near, aim({ x: -60, y: 20 }), 0.76, BOX, BOX);
    expect([beside.k, beside.x > near.x]).toEqual([NEAREST, true]);
    expect(aimed(WHOLE, aim({ x: 90, y: 40 }), 3, BOX, BOX)).toBe(WHOLE);
    // What does not fit where it can be read lies about the middle.
    const large = aimed(WHOLE, aim({ x: -80, y: 0 }, { x: 80, y: 0 }), 0.15, BOX, BOX);
    expect(large.k).toBeCloseTo(0.3355 / 0.15);
  });

  it('knows how far two fingers have turned, the short way round', () => {
    const [left, right, below] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(turned([left, right], [left, below])).toBeCloseTo(Math.PI / 2);
    expect(turned([left, below], [left, right])).toBeCloseTo(-Math.PI / 2);
    expect(turned([left], [left])).toBe(0);
  });
});
