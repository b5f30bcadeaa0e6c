import type { Side } from '@floating-ui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideOf, type ScreenBox } from './beside.ts';

const ROOM: ScreenBox = { x: 0, y: 0, width: 600, height: 400 };
const SIDES = ['right', 'left', 'bottom', 'top'] as const;

/** Text of so much area in lines: the narrower, the higher. */
function paper(area: number, width: number) {
  let most = { width, height: Number.POSITIVE_INFINITY };
  const measure = () => {
    const wide = Math.min(width, Math.max(120, most.width));
    return { width: wide, height: Math.min(area / wide, most.height) };
  };
  return {
    measure,
    limit: (room: typeof most) => {
      most = room;
    },
  };
}

const stiff = (width: number, height: number) => ({ measure: () => ({ width, height }) });

const box = (x: number, y: number, size = 40): ScreenBox => ({ x, y, width: size, height: size });

describe('a panel beside something', () => {
  it.each([
    ['the first side with room', box(100, 180), SIDES, { x: 148, y: 160 }],
    ['the other side where the first has none', box(500, 180), SIDES, { x: 292, y: 160 }],
    ['what is above its room not at all', box(280, 10), ['top', 'bottom'], { x: 200, y: 58 }],
    ['moved along its side at the rim', box(100, 0), SIDES, { x: 148, y: 8 }],
    ['moved along it at the other rim', box(100, 360), SIDES, { x: 148, y: 312 }],
  ] as const)('takes %s', async (_, anchor, sides: readonly [Side, ...Side[]], at) => {
    expect(await besideOf(anchor, sides, ROOM, stiff(200, 80))).toMatchObject(at);
  });

  it('counts from where its room begins', async () => {
    const room = { x: 300, y: 50, width: 600, height: 400 };
    const at = await besideOf(box(320, 60), ['left', 'right'], room, stiff(200, 80));
    expect(at).toMatchObject({ x: 368, y: 58 });
  });

  it('takes less width than it likes rather than cover what it is about', async () => {
    const panel = paper(400 * 90, 400);
    const { x } = await besideOf(box(280, 150, 100), ['right', 'left'], ROOM, panel);
    expect([x, panel.measure().width]).toEqual([8, 264]);
  });

  it('stays in sight where there is no room, even over what it is about', async () => {
    const at = await besideOf(box(60, 40, 500), SIDES, { ...ROOM, height: 600 }, stiff(200, 120));
    expect(at.x).toBeGreaterThanOrEqual(8);
    expect(at.x + 200).toBeLessThanOrEqual(592);
  });

  it('never leaves its room, and covers nothing that leaves it room', async () => {
    const places = fc.record({
      x: fc.integer({ min: 0, max: 560 }),
      y: fc.integer({ min: 0, max: 360 }),
      width: fc.integer({ min: 1, max: 60 }),
      height: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 4000, max: 36_000 }), async (anchor, area) => {
        const panel = paper(area, 400);
        const { x, y } = await besideOf(anchor, SIDES, ROOM, panel);
        const { width, height } = panel.measure();
        const near = 1e-6;
        expect(x).toBeGreaterThanOrEqual(8 - near);
        expect(y).toBeGreaterThanOrEqual(8 - near);
        expect(x + width).toBeLessThanOrEqual(592 + near);
        expect(y + height).toBeLessThanOrEqual(392 + near);
        const isBeside =
          x >= anchor.x + anchor.width ||
          x + width <= anchor.x ||
          y >= anchor.y + anchor.height ||
          y + height <= anchor.y;
        expect(isBeside).toBe(true);
      }),
    );
  });
});
