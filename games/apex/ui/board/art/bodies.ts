import { contour, field } from '@conclave/kit';
import { pen } from '@conclave/kit/table';
import type { Bonus } from '../../../data/sectors.ts';

const { circle, dot, line, loop, polar, range, trace, turn } = pen;
type Spot = pen.Spot;

/** What is drawn on a sector: layers of ink, from the ground up. */
export interface Body {
  /** Filled, to stand out from the ground. */
  readonly disc: string;
  readonly fine: string;
  readonly bold: string;
  /** Points, by round stroke ends. */
  readonly dots: string;
}

type Chance = () => number;
const FULL = 2 * Math.PI;
const MIDDLE: Spot = [0, 0];

/** A gate: two graduated rings and what turns in them. */
function portal(next: Chance): Body {
  const start = next() * FULL;
  const ticks = range(48).map((i) => {
    const angle = start + (i / 48) * FULL;
    return line([polar(angle, 29), polar(angle, i % 4 === 0 ? 35 : 32)]);
  });
  const arms = range(3).map((arm) =>
    line(trace(14, (t) => polar(start + (arm / 3) * FULL + (2 + next() * 0.1) * t, 26 - 18 * t))),
  );
  return {
    disc: circle(MIDDLE, 29),
    fine: [...ticks, ...arms, circle(MIDDLE, 26), circle(MIDDLE, 35)].join(''),
    bold: circle(MIDDLE, 29) + circle(MIDDLE, 8),
    dots: '',
  };
}

/** A stellar wind that parts before a small world. */
function movement(next: Chance): Body {
  const way = (Math.floor(next() * 6) * Math.PI) / 3;
  const world: Spot = [-8 + 10 * next(), -6 + 12 * next()];
  const flow = (y0: number, x: number): Spot => {
    const off = y0 - world[1];
    const push = 11 * Math.exp(-(((x - world[0]) / 17) ** 2)) * Math.exp(-Math.abs(off) / 15);
    return turn([x, y0 + (off < 0 ? -push : push)], way);
  };
  const rows = range(9).map((i) => -36 + 9 * i + 2 * next());
  const streams = rows.map((y) => line(trace(24, (t) => flow(y, -46 + 92 * t))));
  const heads = rows
    .filter((_, i) => i % 2 === 1)
    .map((y) => line([flow(y - 3.5, 25), flow(y, 29), flow(y + 3.5, 25)]));
  return {
    disc: circle(turn(world, way), 9),
    fine: streams.join(''),
    bold: circle(turn(world, way), 9) + heads.join(''),
    dots: '',
  };
}

/** A yard in a belt of rocks. */
function production(next: Chance): Body {
  const tilt = -0.5 + next();
  const start = next() * FULL;
  const rocks = range(84).map(() => {
    const [angle, off] = [next() * FULL, (next() + next() - 1) * 0.16];
    const [x, y] = polar(angle, 36 * (1 + off));
    return dot(turn([x, y * 0.52], tilt));
  });
  const frame = (r: number, from = start) => range(6).map((i) => polar(from + (i / 6) * FULL, r));
  const [outer, inner] = [frame(14), frame(8)];
  return {
    disc: loop(outer),
    fine: loop(inner) + outer.map((spot, i) => line([spot, inner[i]!])).join(''),
    bold: loop(outer),
    dots: rocks.join(''),
  };
}

const CLOUD_CELLS = 26;

/** A dark cloud: heights as a map shows them. */
function ambush(next: Chance): Body {
  const [f, shift] = [field(`cloud ${next()}`, 3), next() * 20];
  const half = CLOUD_CELLS / 2;
  const height = (x: number, y: number) => {
    const r = Math.hypot(x - half, y - half) / half;
    return f(shift + x / 6, shift + y / 6) * Math.max(0, 1.25 - r * r * 1.15);
  };
  const cell = 84 / CLOUD_CELLS;
  const at = (level: number) =>
    contour(height, CLOUD_CELLS, CLOUD_CELLS, level).replaceAll(/[\d.]+/g, (n) =>
      ((Number(n) - half) * cell).toFixed(1),
    );
  return {
    disc: '',
    fine: [0.34, 0.4, 0.46, 0.53, 0.6].map(at).join(''),
    bold: at(0.27),
    dots: '',
  };
}

/** Two worlds on one path. */
function conversion(next: Chance): Body {
  const way = next() * Math.PI;
  const [far, r1, r2] = [17, 12 + 2 * next(), 9 + 2 * next()];
  const [one, other] = [turn([-far, 0], way), turn([far, 0], way)];
  const path = (size: number) =>
    loop(
      trace(48, (t) => {
        const a = t * FULL;
        const under = 1 + Math.sin(a) ** 2;
        return turn([(size * Math.cos(a)) / under, (size * 1.15 * Math.sin(a) * Math.cos(a)) / under], way);
      }),
    );
  const shade = range(6).map((i) => {
    const x = r1 * (0.1 + i * 0.16);
    const y = Math.sqrt(Math.max(0, r1 * r1 - x * x));
    return line([turn([-far + x, -y], way), turn([-far + x, y], way)]);
  });
  return {
    disc: circle(one, r1) + circle(other, r2),
    fine: path(38) + path(34) + shade.join(''),
    bold: circle(one, r1) + circle(other, r2),
    dots: '',
  };
}

/** A sun and its rays. */
function victory(next: Chance): Body {
  const start = next() * FULL;
  const rays = range(36).map((i) => {
    const angle = start + (i / 36) * FULL;
    const reach = i % 3 === 0 ? 34 + 4 * next() : 22 + 5 * next();
    return line([polar(angle, 18), polar(angle, reach)]);
  });
  return {
    disc: circle(MIDDLE, 15),
    fine: rays.join('') + circle(MIDDLE, 11),
    bold: circle(MIDDLE, 15),
    dots: '',
  };
}

/** A giant in bands, with rings. */
function influence(next: Chance): Body {
  const [r, tilt] = [20 + 2 * next(), -0.6 + 0.35 * next()];
  const bands = range(6).map((i) => {
    const y = r * (-0.75 + i * 0.28 + 0.08 * next());
    const half = Math.sqrt(r * r - y * y);
    return line(
      trace(12, (t) => turn([-half * Math.cos(t * Math.PI), y + half * 0.2 * Math.sin(t * Math.PI)], tilt)),
    );
  });
  const ring = (rx: number, ry: number) => {
    const whole = trace(60, (t) => {
      const [x, y] = polar(t * FULL, 1);
      return [x * rx, y * ry] as const;
    });
    const isSeen = ([x, y]: Spot) => y >= 0 || Math.hypot(x, y) > r;
    const runs: Spot[][] = [[]];
    for (const spot of whole)
      if (isSeen(spot)) runs.at(-1)!.push(turn(spot, tilt));
      else if (runs.at(-1)!.length > 0) runs.push([]);
    return runs.map(line).join('');
  };
  return {
    disc: circle(MIDDLE, r),
    fine: bands.join('') + ring(34, 8) + ring(37, 9),
    bold: circle(MIDDLE, r) + ring(40, 10),
    dots: '',
  };
}

/** A scarred moon behind ramparts. */
function armament(next: Chance): Body {
  const start = next() * FULL;
  const ramparts = range(24).map((i) => polar(start + (i / 24) * FULL, i % 2 === 0 ? 37 : 31));
  const craters = range(9).map(() => {
    const r = 2 + 4 * next();
    return { r, spot: polar(next() * FULL, Math.sqrt(next()) * (25 - r)) };
  });
  const shades = craters.map(({ r, spot: [x, y] }) =>
    line(
      trace(6, (t) => {
        const [dx, dy] = polar(0.2 + t * 1.6, r * 0.62);
        return [x + dx, y + dy];
      }),
    ),
  );
  return {
    disc: circle(MIDDLE, 27),
    fine: craters.map(({ spot, r }) => circle(spot, r)).join('') + shades.join(''),
    bold: circle(MIDDLE, 27) + loop(ramparts),
    dots: '',
  };
}

/** What each kind of sector looks like. */
export const BODIES: { readonly [B in Bonus]: (next: Chance) => Body } = {
  portal,
  movement,
  production,
  ambush,
  conversion,
  victory,
  influence,
  armament,
};
