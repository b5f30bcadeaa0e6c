import {
  bar,
  dice,
  disc,
  fade,
  fbm,
  glow,
  HEIGHT,
  land,
  line,
  lit,
  placed,
  rows,
  type Scene,
  shape,
  WIDTH,
} from '../brush.ts';
import { box, craft, dome, person } from '../things.ts';
import { planet, ring, rock } from '../worlds.ts';

export const industry = {
  jointResourceAsteroidBelt(c) {
    for (let i = 0; i < 26; i++)
      rock(
        c,
        12 * i + 8 * dice(i, 1, 1),
        178 - i * 5.2 + 44 * dice(i, 2, 1) - 22,
        5 + 9 * dice(i, 3, 1),
        i + 3,
      );
    rock(c, 104, 122, 62, 41);
    rock(c, 244, 176, 46, 47, '#a9988a');
    box(c, 78, 66, 34, 20, 10, '#d7dce6', '#525a6a', '#ffc46a');
    line(c, '#c8d0dc', 3, '95 68, 95 92');
    line(c, '#c8d0dc', 3, '112 60, 150 36');
    for (const [x, y, a, b] of rows('150 36 226 152')) {
      c.save();
      c.globalCompositeOperation = 'lighter';
      c.strokeStyle = '#ffb04a';
      for (const w of [9, 3] as const) {
        c.lineWidth = w;
        c.globalAlpha = w > 5 ? 0.35 : 1;
        c.beginPath();
        c.moveTo(x, y);
        c.lineTo(a, b);
        c.stroke();
      }
      c.restore();
      glow(c, a, b, 46, '#ffab4a');
    }
    craft(c, 196, 226, 0.8, -0.35, ['#f0e2c8', '#7a6448'], '#ffb066');
  },
  phaseTransitionPowerPlantBase(c) {
    land(c, 210, 11, 8, '#6f7686', '#14161c');
    for (const s of [-1, 1] as const) {
      shape(
        c,
        [
          [160 + s * 96, 226],
          [160 + s * 112, 226],
          [160 + s * 92, 58],
          [160 + s * 62, 44],
          [160 + s * 74, 70],
        ],
        fade(
          c,
          160 + s * 60,
          0,
          160 + s * 112,
          0,
          s < 0 ? '#dfe5ee' : '#5b6474',
          s < 0 ? '#5b6474' : '#171a22',
        ),
      );
      shape(
        c,
        [
          [160 + s * 62, 44],
          [160 + s * 40, 74],
          [160 + s * 74, 78],
        ],
        '#c8d0dc',
      );
    }
    const g = c.createRadialGradient(148, 104, 4, 160, 116, 56);
    g.addColorStop(0, '#ffffff');
    g.addColorStop(0.3, '#ffe2a0');
    g.addColorStop(0.7, '#ff8a2c');
    g.addColorStop(1, '#a02c0c');
    disc(c, 160, 116, 50, g);
    glow(c, 160, 116, 150, '#ff9a40', 0.85);
    c.save();
    c.globalCompositeOperation = 'lighter';
    c.strokeStyle = '#ffd890';
    c.lineWidth = 2;
    for (let i = 0; i < 9; i++) {
      const s = i % 2 ? -1 : 1;
      c.beginPath();
      c.moveTo(160 + s * 48, 110 + 3 * i - 12);
      for (let t = 0; t < 5; t++)
        c.lineTo(160 + s * (48 + t * 7), 100 + 6 * i - 20 + 18 * fbm(i * 3 + 0.5, t * 2 + 0.5, 5, 1));
      c.stroke();
    }
    c.restore();
    shape(c, '110 232, 210 232, 190 178, 130 178', fade(c, 110, 0, 210, 0, '#d6dce6', '#2b303c'));
    c.fillStyle = '#ffb45a';
    for (let i = 0; i < 5; i++) c.fillRect(130 + i * 13, 198, 7, 14);
    box(c, 22, 230, 36, 30, 8, '#a8b0be', '#3a404e', '#ffc470');
    box(c, 258, 230, 34, 36, 8, '#a8b0be', '#3a404e', '#ffc470');
  },
  munitionsIndustry(c) {
    land(c, 176, 31, 6, '#565e6c', '#14161c');
    for (const [x, h] of rows('30 84, 66 66, 270 92')) {
      shape(
        c,
        [
          [x - 12, 190],
          [x - 8, 190 - h],
          [x + 8, 190 - h],
          [x + 12, 190],
        ],
        fade(c, x - 12, 0, x + 12, 0, '#aab2c0', '#23272f'),
      );
      glow(c, x, 188 - h, 34, '#ff9a50', 0.9);
      for (let i = 0; i < 4; i++)
        disc(c, x + 8 + i * 10, 172 - h - i * 12, 9 + i * 4, 'rgba(190,180,176,.17)');
    }
    glow(c, 160, 190, 150, '#ff8a3a', 0.55);
    const shell = (x: number, y: number, k: number) =>
      placed(c, x, y, 0, k, () => {
        c.beginPath();
        c.moveTo(-20, 60);
        c.lineTo(-20, -14);
        c.quadraticCurveTo(-18, -50, 0, -70);
        c.quadraticCurveTo(18, -50, 20, -14);
        c.lineTo(20, 60);
        c.closePath();
        c.fillStyle = fade(c, -20, 0, 20, 0, '#8a929e', '#f4f7fb', '#6a727e', '#1a1d24');
        c.fill();
        bar(c, -20, -16, 40, 7, '#ffb04a');
        bar(c, -20, 34, 40, 10, fade(c, -20, 0, 20, 0, '#a86a20', '#ffe0a0', '#6a3c0c'));
        shape(c, '-7 -44, 0 -66, 3 -44', 'rgba(255,255,255,.5)');
      });
    shell(96, 128, 0.92);
    shell(224, 128, 0.92);
    shell(160, 120, 1.2);
    shape(c, '0 196, 320 196, 320 226, 0 226', fade(c, 0, 196, 0, 226, '#e0a040', '#3c2408'));
    for (let x = -20; x < 330; x += 28)
      shape(c, `${x} 226, ${x + 14} 196, ${x + 28} 196, ${x + 14} 226`, '#181a20');
    for (let x = 14; x < 320; x += 36) {
      disc(c, x, 240, 12, '#0e1014');
      disc(c, x - 2, 238, 8, '#8a929e');
      disc(c, x, 240, 4, '#20242c');
    }
  },
  robotizedProduction(c) {
    bar(c, 0, 0, WIDTH, HEIGHT, 'rgba(10,12,18,.45)');
    for (let i = 0; i < 6; i++) {
      line(c, 'rgba(150,160,178,.35)', 3, `${-20 + i * 72} 0, ${-20 + i * 72} 210`);
      glow(c, 16 + i * 72, 20, 40, '#ffd8a0', 0.5);
      bar(c, 2 + i * 72, 14, 30, 5, '#fff0d0');
    }
    shape(c, '0 206, 320 206, 320 260, 0 260', fade(c, 0, 206, 0, 260, '#8a94a4', '#12151b'));
    placed(c, 160, 196, 0, 1.5, () => craft(c, 0, -6, 1.7, -0.04, ['#e8edf4', '#56606e'], '#00000000'));
    const arm = (
      x: number,
      side: number,
      [a, b]: readonly [number, number],
      [u, v]: readonly [number, number],
    ) => {
      shape(
        c,
        [
          [x - 24, 214],
          [x - 16, 180],
          [x + 16, 180],
          [x + 24, 214],
        ],
        fade(c, x - 24, 0, x + 24, 0, '#ffb45a', '#6a3808'),
      );
      for (const [w, colour] of [
        [20, '#7a420c'],
        [14, '#ff9c3a'],
        [4, '#ffe0b0'],
      ] as const)
        line(c, colour, w, [
          [x, 180],
          [a, b],
          [u, v],
        ]);
      for (const [jx, jy] of [
        [x, 180],
        [a, b],
      ] as const) {
        disc(c, jx, jy, 13, '#2a2e38');
        disc(c, jx - 2, jy - 2, 8, '#c8d0dc');
      }
      shape(
        c,
        [
          [u - 8 * side, v - 8],
          [u + 6 * side, v - 4],
          [u + 12 * side, v + 14],
          [u + 2 * side, v + 8],
        ],
        '#dfe5ee',
      );
      glow(c, u + 10 * side, v + 16, 52, '#a8e0ff');
      glow(c, u + 10 * side, v + 16, 18, '#ffffff');
      lit(c, () => {
        for (let i = 0; i < 14; i++) {
          const [turn, far] = [dice(i, x, 3) * 6.283, 14 + 34 * dice(i, x, 4)];
          line(c, i % 2 ? '#ffd080' : '#c8ecff', 1.6, [
            [u + 10 * side, v + 16],
            [u + 10 * side + far * Math.cos(turn), v + 16 + far * Math.sin(turn)],
          ]);
        }
      });
    };
    arm(48, 1, [40, 84], [106, 124]);
    arm(272, -1, [284, 76], [214, 128]);
  },
  industrialZonePlanet(c) {
    planet(c, 160, 122, 104, '90 94 104, 120 118 116, 190 176 156, 250 226 190', 61, {
      air: '#ffb870',
      lights: 0.4,
    });
    c.save();
    c.beginPath();
    c.arc(160, 122, 104, 0, 7);
    c.clip();
    glow(c, 110, 70, 120, '#ffb060', 0.5);
    for (let i = -5; i < 6; i++) {
      line(c, 'rgba(255,200,120,.8)', 1.4, [
        [160 + i * 24, 10],
        [160 + i * 30, 240],
      ]);
      line(c, 'rgba(255,180,90,.4)', 1.2, [
        [40, 122 + i * 22],
        [280, 116 + i * 22],
      ]);
    }
    for (let i = 0; i < 70; i++) {
      const [x, y] = [60 + 200 * dice(i, 1, 8), 20 + 200 * dice(i, 2, 8)];
      bar(
        c,
        x,
        y,
        4 + 8 * dice(i, 3, 8),
        4 + 5 * dice(i, 4, 8),
        i % 3 ? 'rgba(255,196,110,.75)' : 'rgba(30,32,40,.8)',
      );
    }
    c.restore();
    const night = c.createRadialGradient(110, 70, 60, 160, 122, 118);
    night.addColorStop(0, '#00000000');
    night.addColorStop(1, 'rgba(4,5,9,.6)');
    disc(c, 160, 122, 105, night);
    for (const [x, y, h, turn] of rows('92 42 46 -0.7, 132 22 56 -0.28, 176 20 60 0.16, 220 38 44 0.6'))
      placed(c, x, y, turn, 1, () => {
        shape(
          c,
          [
            [-9, 6],
            [-6, -h],
            [6, -h],
            [9, 6],
          ],
          fade(c, -9, 0, 9, 0, '#d8dee8', '#3a404c'),
        );
        bar(c, -7, -h, 14, 5, '#ff9a4a');
        glow(c, 0, -h - 4, 24, '#ff9a50');
        for (let i = 0; i < 3; i++) disc(c, 4 + i * 7, -h - 12 - i * 9, 7 + 3 * i, 'rgba(200,190,184,.2)');
      });
    ring(
      c,
      160,
      122,
      104,
      0.2,
      [
        [1.28, 8, '#2a2e38'],
        [1.28, 4, '#b8c0cc'],
      ],
      0,
      3.14,
    );
    craft(c, 262, 206, 0.9, -0.4, ['#eef2f8', '#5c6472'], '#ffb060');
  },
  intergalacticIndustrialCoalition(c) {
    glow(c, 160, 116, 190, '#ffa850', 0.8);
    placed(c, 160, 116, 0.12, 1, () => {
      c.beginPath();
      for (let i = 0; i < 64; i++) {
        const far = i % 4 < 2 ? 104 : 86;
        c.lineTo(far * Math.cos((i / 64) * 6.283), far * Math.sin((i / 64) * 6.283));
      }
      c.closePath();
      c.arc(0, 0, 62, 0, 6.2832, true);
      c.fillStyle = fade(c, -90, -90, 90, 90, '#f6f8fc', '#8a929e', '#2c313b', '#12141a');
      c.fill('evenodd');
      for (const [r, colour, w] of [
        [80, 'rgba(20,22,28,.6)', 3],
        [68, '#ffc070', 2.4],
      ] as const) {
        c.strokeStyle = colour;
        c.lineWidth = w;
        c.beginPath();
        c.arc(0, 0, r, 0, 7);
        c.stroke();
      }
      for (let i = 0; i < 6; i++)
        placed(c, 0, 0, (i * Math.PI) / 3, 1, () => {
          box(c, -9, -63, 18, 22, 5, '#c8d0dc', '#4a515e', '#ffd088');
          line(c, '#98a2b0', 5, '0 -62, 0 -26');
        });
    });
    const sun = c.createRadialGradient(152, 106, 3, 160, 116, 32);
    for (const [i, colour] of ['#ffffff', '#ffe8a0', '#ff8a2c'].entries()) sun.addColorStop(i / 2, colour);
    disc(c, 160, 116, 30, sun);
    glow(c, 160, 116, 90, '#ffc870');
    craft(c, 52, 206, 0.9, -0.5, ['#f4f6fa', '#5c6472'], '#ffb060');
    craft(c, 276, 44, 0.8, 2.6, ['#f4f6fa', '#5c6472'], '#ffb060');
    craft(c, 284, 214, 0.7, -2.5, ['#f4f6fa', '#5c6472'], '#ffb060');
  },
  reconstructionBase(c) {
    planet(c, 52, 50, 36, '60 64 74, 80 84 94, 140 138 134, 220 214 206', 67, { air: '#c8d4e8' });
    land(c, 200, 33, 10, '#788292', '#15181e');
    c.fillStyle = '#1c2028';
    c.beginPath();
    c.ellipse(160, 222, 142, 22, 0, 0, 7);
    c.fill();
    dome(c, 150, 208, 84, '#dfe6ee', '#3a424e');
    c.save();
    c.beginPath();
    c.moveTo(150, 208);
    c.arc(150, 208, 86, -1.15, 0);
    c.closePath();
    c.clip();
    bar(c, 60, 110, 190, 110, '#0e1118');
    for (let i = 0; i < 7; i++) {
      line(c, '#ffb45a', 2.4, `${154 + i * 14} 116, ${154 + i * 14} 210`);
      line(c, '#c8863c', 2, `150 ${122 + i * 14}, 240 ${122 + i * 14}`);
    }
    c.restore();
    for (let i = 0; i < 5; i++) bar(c, 84 + i * 20, 186 - (i % 2) * 4, 11, 12, '#ffdc98');
    bar(c, 60, 204, 184, 8, '#aab4c2');
    line(c, '#ffc870', 5, '268 224, 268 44');
    line(c, '#ffc870', 5, '296 60, 168 52');
    line(c, '#d89840', 2.4, '268 34, 186 52');
    line(c, '#fff0cc', 1.8, '206 55, 206 92');
    shape(c, '184 92, 228 92, 222 112, 190 112', fade(c, 184, 0, 228, 0, '#eef2f8', '#5a6270'));
    glow(c, 214, 138, 62, '#9fdcff');
    glow(c, 214, 138, 20, '#ffffff');
    lit(c, () => {
      for (let i = 0; i < 16; i++) {
        const [turn, far] = [dice(i, 5, 3) * 6.283, 16 + 30 * dice(i, 5, 4)];
        line(c, '#ffe0a0', 1.5, [
          [214, 138],
          [214 + far * Math.cos(turn), 138 + far * Math.sin(turn)],
        ]);
      }
    });
    for (const x of [34, 292]) person(c, x, 242, 40, '#0e1118', '#ffd8a0');
  },
} satisfies { readonly [key: string]: Scene };
