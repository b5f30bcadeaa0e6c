import {
  bar,
  beam,
  disc,
  fade,
  glow,
  land,
  line,
  lit,
  placed,
  rays,
  rows,
  type Scene,
  shape,
  WIDTH,
} from '../brush.ts';
import { box, craft, dome, person, star } from '../things.ts';
import { planet, rock } from '../worlds.ts';

export const military = {
  galacticOrderkeeperForces(c) {
    planet(c, 258, 232, 128, '60 20 30, 96 34 34, 176 80 60, 232 150 110', 8, {
      air: '#ff9a80',
      lights: 0.06,
    });
    c.save();
    c.globalCompositeOperation = 'lighter';
    for (const [a, col] of [
      [0.62, '#ff4a4a'],
      [1.0, '#5aa0ff'],
    ] as const) {
      c.fillStyle = col;
      c.globalAlpha = 0.26;
      c.beginPath();
      c.moveTo(150, 112);
      c.lineTo(150 + 260 * Math.cos(a), 112 + 260 * Math.sin(a));
      c.lineTo(150 + 260 * Math.cos(a + 0.26), 112 + 260 * Math.sin(a + 0.26));
      c.fill();
    }
    c.restore();
    craft(c, 132, 102, 2.5, 0.32, ['#f6e6e0', '#7c4a48'], '#ff8a5a');
    glow(c, 150, 92, 26, '#ff5a5a');
    glow(c, 128, 86, 22, '#6aa8ff');
    craft(c, 58, 176, 0.9, 0.32, ['#e6d6d0', '#6c4444'], '#ff8a5a');
    craft(c, 226, 44, 0.8, 0.32, ['#e6d6d0', '#6c4444'], '#ff8a5a');
  },
  colonyGovernmentGeneral(c) {
    planet(c, 70, 60, 40, '70 20 20, 120 50 40, 190 110 80, 250 200 160', 24, { air: '#ffa080' });
    land(c, 214, 13, 8, '#8a4238', '#230a0c');
    box(c, 66, 222, 46, 66, 10, '#e0a890', '#6a2a28', '#ffdc90');
    box(c, 204, 222, 46, 66, 10, '#c88c78', '#521c1e', '#ffdc90');
    box(c, 112, 222, 92, 108, 14, '#f2c4aa', '#7a3430', '#ffdc90');
    dome(c, 164, 108, 34, '#ff9a7a', '#5c1414');
    bar(c, 162, 50, 3.4, 30, '#ffe2b0');
    shape(c, '165 52, 206 58, 200 66, 206 76, 165 72', '#ff5a4a');
    c.fillStyle = '#2a0a0c';
    c.beginPath();
    c.arc(159, 200, 15, Math.PI, 0);
    c.fillRect(144, 200, 30, 24);
    c.fill();
    glow(c, 159, 210, 34, '#ffb060', 0.8);
    for (const x of [30, 58, 86, 232, 262, 290] as const) {
      person(c, x, 242, 34, '#1e080c', '#ff9a80');
      line(c, '#ffb8a0', 1.8, [
        [x + 9, 242],
        [x + 9, 196],
      ]);
    }
  },
  militarism(c) {
    rays(c, 160, 176, 24, 260, '#ff9a6a', 0.2);
    glow(c, 160, 180, 150, '#ff7a4a', 0.75);
    land(c, 214, 15, 5, '#5c1c1c', '#140406');
    const B = (x: number, h: number, w: number) => {
      bar(c, x - 1.6, 236 - h, 3.2, h, '#ffdcb0');
      shape(
        c,
        [
          [x + 2, 238 - h],
          [x + w, 238 - h],
          [x + w, 292 - h],
          [x + w / 2 + 1, 282 - h],
          [x + 2, 292 - h],
        ],
        fade(c, x, 0, x + w, 0, '#ff5c4c', '#8c1418'),
      );
      star(c, x + w / 2 + 1, 258 - h, 8, '#ffe6b8');
    };
    B(70, 190, 36);
    B(160, 214, 40);
    B(250, 190, 36);
    const M = (x: number, y: number, k: number) => {
      c.save();
      c.translate(x, y);
      c.scale(k, k);
      shape(
        c,
        '-18 -44, 18 -44, 22 -20, 12 -10, -12 -10, -22 -20',
        fade(c, -20, -44, 20, -10, '#f0b8a0', '#5c1c1e', '#180506'),
      );
      bar(c, -9, -38, 18, 5, '#ffd06a');
      shape(c, '-12 -12, -4 -12, -6 12, -16 12', '#3a1012');
      shape(c, '4 -12, 12 -12, 16 12, 6 12', '#240809');
      shape(c, '-22 -40, -34 -30, -32 -8, -26 -8, -26 -28', '#b87060');
      shape(c, '22 -40, 34 -30, 32 -8, 26 -8, 26 -28', '#3c1214');
      c.restore();
    };
    for (const x of [92, 140, 186, 232] as const) M(x, 196, 0.62);
    for (const x of [46, 114, 206, 274] as const) M(x, 232, 1.05);
    M(160, 244, 1.35);
  },
  privateerFleet(c) {
    planet(c, 286, 250, 90, '60 16 16, 80 30 26, 150 70 46, 220 140 90', 39, { air: '#ff8a60' });
    glow(c, 60, 40, 120, '#ff7a4a', 0.5);
    craft(c, 96, 184, 1.1, -0.28, ['#e0c0b0', '#54302c'], '#ff8a4a');
    craft(c, 256, 70, 1.0, -0.28, ['#e0c0b0', '#54302c'], '#ff8a4a');
    c.save();
    c.translate(168, 124);
    c.rotate(-0.28);
    shape(c, '10 -10, -46 -70, -60 -64, -34 -8', fade(c, 0, -70, 0, 0, '#c8564a', '#4a1214'));
    shape(c, '10 10, -46 58, -60 52, -34 8', '#2c0a0c');
    shape(
      c,
      '92 2, 40 -20, -52 -22, -66 0, -52 22, 40 18',
      fade(c, 0, -22, 0, 22, '#f6d8c8', '#7c4038', '#1c080a'),
    );
    shape(c, '58 -5, 30 -13, 24 -2, 54 1', '#ffdf9a');
    disc(c, -8, -3, 10, '#fff0e0');
    c.fillRect(-13, 4, 10, 6);
    c.fillStyle = '#3a0e10';
    c.beginPath();
    c.arc(-12, -3, 2.8, 0, 7);
    c.arc(-4, -3, 2.8, 0, 7);
    c.fill();
    line(c, '#fff0e0', 3, '-24 12, 8 2');
    line(c, '#fff0e0', 3, '-24 2, 8 12');
    c.restore();
    for (const y of [136, 152] as const) glow(c, 100, y, 42, '#ffab6a');
    c.save();
    c.globalCompositeOperation = 'lighter';
    line(c, '#ffb870', 2.5, '262 96, 320 66');
    line(c, '#ffb870', 2.5, '250 130, 320 112');
    c.restore();
  },
  martialLawForces(c) {
    for (const [x, h, w] of rows('0 120 34, 40 86 26, 72 140 30, 206 132 32, 244 92 28, 278 124 40'))
      box(c, x, 214, w, h, 6, '#6a2c2c', '#200a0c', '#ffb07a');
    beam(c, [70, 30], 0.7, 1.05, 260, '#fff0d8', 0.5);
    beam(c, [252, 24], 2.15, 2.5, 260, '#fff0d8', 0.5);
    for (const [x, y] of rows('70 30, 252 24')) {
      craft(c, x, y, 0.9, 0, ['#f0c8b8', '#5c2422'], '#ff7a5a');
      glow(c, x, y + 8, 30, '#fff4e0');
    }
    bar(c, 0, 212, WIDTH, 48, fade(c, 0, 212, 0, 260, '#4a1a1a', '#0c0304'));
    const trooper = (x: number, y: number, k: number) =>
      placed(c, x, y, 0, k, () => {
        shape(
          c,
          '-28 70, -24 4, -12 -8, 12 -8, 24 4, 28 70',
          fade(c, -26, 0, 26, 0, '#b8584c', '#3c1012', '#160506'),
        );
        shape(
          c,
          '-15 -8, -17 -34, -8 -46, 8 -46, 17 -34, 15 -8',
          fade(c, -16, -46, 16, -8, '#e89080', '#5c1c1c', '#1c0607'),
        );
        bar(c, -12, -32, 24, 7, '#ffd890');
        glow(c, 0, -28, 24, '#ffb060', 0.9);
        shape(
          c,
          '-36 8, -6 2, -6 56, -21 74, -36 56',
          fade(c, -36, 0, -6, 0, '#ffe8dc', '#a8625a', '#4c1c1c'),
        );
        star(c, -21, 32, 9, '#8c1c1c');
        line(c, '#20080a', 6, '20 60, 30 -24');
        line(c, '#f0b0a0', 1.6, '18 60, 28 -24');
      });
    for (const x of [40, 104, 216, 280]) trooper(x, 168, 0.78);
    trooper(160, 158, 1.22);
  },
  spaceDefenseForces(c) {
    planet(c, 160, 282, 168, '20 40 90, 80 50 50, 160 90 70, 240 200 170', 71, {
      air: '#ffb090',
      sea: 0.45,
      lights: 0.1,
    });
    lit(c, () => {
      for (const [r, a] of [
        [196, 0.9],
        [193, 0.3],
      ] as const) {
        c.globalAlpha = a;
        c.strokeStyle = '#ff9a78';
        c.lineWidth = r > 195 ? 2.4 : 10;
        c.beginPath();
        c.arc(160, 282, r, Math.PI, 0);
        c.stroke();
      }
      c.globalAlpha = 0.28;
      c.lineWidth = 1.2;
      for (let i = -6; i < 7; i++) {
        c.beginPath();
        c.moveTo(160 + i * 34, 90 + i * i * 3.6);
        c.lineTo(160 + i * 27, 126 + i * i * 3);
        c.stroke();
      }
    });
    placed(c, 150, 134, -0.55, 1, () => {
      shape(c, '-44 -13, 64 -10, 64 10, -44 13', fade(c, 0, -13, 0, 13, '#ffe8dc', '#8a4a44', '#200a0c'));
      bar(c, 60, -14, 16, 28, fade(c, 0, -14, 0, 14, '#f8c8b8', '#4c1c1c'));
      disc(c, -44, 0, 30, fade(c, -70, -30, -20, 30, '#f8d8cc', '#8c3c38', '#240a0c'));
      disc(c, -44, 0, 14, '#2c0c0e');
      glow(c, -44, 0, 24, '#ff8a5a');
    });
    lit(c, () => {
      for (const [w, a] of [
        [16, 0.25],
        [7, 0.5],
        [2.6, 1],
      ] as const) {
        c.globalAlpha = a;
        line(c, '#ffb080', w, '214 94, 330 24');
      }
    });
    glow(c, 214, 94, 40, '#ffd0a0');
    glow(c, 296, 44, 46, '#ff8a4a');
    rock(c, 296, 40, 16, 73, '#e0a890', '#3a1614');
    for (const [x, y, k] of rows('40 84 0.8, 82 44 0.65, 262 148 0.75'))
      craft(c, x, y, k, -0.5, ['#ffe8dc', '#7c3a36'], '#ff8a5a');
  },
  supergalacticImperium(c) {
    rays(c, 160, 62, 26, 280, '#ffb070', 0.22);
    planet(c, 96, 250, 110, '60 10 14, 110 30 26, 200 80 54, 255 200 150', 77, {
      air: '#ff9a70',
      lights: 0.1,
    });
    glow(c, 196, 120, 150, '#ff6a3a', 0.6);
    for (const [x, y] of rows('296 104, 300 128, 296 150')) glow(c, x, y, 46, '#ffb070');
    shape(c, '14 152, 268 136, 292 176', fade(c, 0, 136, 0, 178, '#6c2622', '#1c0608', '#0c0304'));
    shape(c, '14 152, 292 78, 268 136', fade(c, 14, 152, 290, 80, '#ffeadc', '#c87a6c', '#6c2622'));
    shape(c, '14 152, 292 78, 298 84, 270 142', '#20080a');
    shape(c, '14 152, 292 78, 268 136', fade(c, 14, 152, 290, 80, '#ffeadc', '#c87a6c', '#6c2622'));
    shape(c, '150 122, 276 88, 264 122, 176 132', fade(c, 150, 0, 276, 0, '#fff2e8', '#8c443c'));
    box(c, 218, 104, 30, 34, 8, '#ffe0d0', '#6c2622', '#ffd890');
    shape(c, '206 70, 262 62, 256 76, 210 82', fade(c, 206, 0, 262, 0, '#fff2e8', '#6c2622'));
    for (let i = 0; i < 16; i++) {
      bar(c, 96 + i * 11, 150 - i * 0.8, 5, 3, '#ffe0a0');
      bar(c, 150 + i * 8, 159 - i * 0.2, 4, 3, '#ffb070');
    }
    for (const [x, y, r] of rows('92 44 8, 124 30 9, 160 24 13, 196 30 9, 228 44 8')) {
      glow(c, x, y, r * 2.6, '#ffe0a0');
      star(c, x, y, r, '#fff0c8');
    }
    for (const [x, y, k] of rows('64 206 0.9, 134 216 0.75, 40 96 0.6, 88 78 0.5'))
      craft(c, x, y, k, 2.9, ['#ffe0d4', '#7c3430'], '#ff8a4a');
  },
} satisfies { readonly [key: string]: Scene };
