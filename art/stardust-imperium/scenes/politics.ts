import { bar, beam, disc, fade, glow, land, line, placed, rays, rows, type Scene, shape } from '../brush.ts';
import { box, column, dome, flag, person, star } from '../things.ts';
import { planet, ring } from '../worlds.ts';

export const politics = {
  earlyEducationSociety(c) {
    land(c, 208, 3, 6, '#4d3a78', '#150d28');
    const g = 108;
    ring(
      c,
      160,
      g,
      74,
      0.34,
      [
        [1, 2, '#e0b8ff'],
        [1.22, 1.4, '#b98af0'],
        [0.78, 1.4, '#b98af0'],
      ],
      0,
      7,
    );
    planet(c, 160, g, 42, '40 70 150, 90 60 150, 190 140 230, 255 230 250', 4, { air: '#d8a8ff' });
    for (const [x, y, r] of rows('92 122 9, 236 86 7, 206 136 11, 118 70 6')) {
      glow(c, x, y, r * 3, '#f2d8ff', 0.7);
      disc(c, x, y, r * 0.6, '#fff2ff');
    }
    glow(c, 160, 190, 110, '#a070e0', 0.5);
    for (const [x, h] of rows('66 46, 112 38, 158 50, 208 40, 254 46'))
      person(c, x, 236, h * 1.25, '#1a1030', '#e8c4ff');
  },
  theocracy(c) {
    rays(c, 160, 92, 22, 260, '#d8ffb0', 0.26);
    glow(c, 160, 92, 120, '#d4ffa8', 0.9);
    land(c, 212, 5, 8, '#3d6a52', '#0a1c18');
    for (const [x, h] of rows('20 52, 58 74, 232 74, 272 50'))
      box(c, x, 226, 24, h, 6, '#6a9a86', '#1d4438', '#e8ffb8');
    dome(c, 160, 132, 52, '#b8e89a', '#1f5a44');
    bar(c, 104, 132, 112, 16, fade(c, 104, 0, 216, 0, '#dff2cc', '#2d6450'));
    for (let i = 0; i < 6; i++) column(c, 108 + i * 18.4, 214, 10, 62, '#eaf6d8', '#3a705c');
    bar(c, 94, 212, 132, 10, '#d4eac4');
    c.fillRect(84, 222, 152, 10);
    bar(c, 158, 58, 4, 26, '#fff6c0');
    c.fillRect(150, 64, 20, 4);
    c.strokeStyle = '#fff2b8';
    c.lineWidth = 3.4;
    c.beginPath();
    c.ellipse(160, 62, 40, 11, 0, 0, 7);
    c.stroke();
    glow(c, 160, 62, 60, '#ffffc0', 0.6);
  },
  worksProjectAdministration(c) {
    planet(c, 248, 70, 48, '60 40 90, 90 70 130, 170 150 210, 240 230 255', 18, { air: '#d0b0ff' });
    land(c, 206, 7, 14, '#8f7cb8', '#1b1230');
    box(c, 24, 226, 40, 74, 10, '#b9a5e0', '#3a2a60', '#ffe0a0');
    c.strokeStyle = '#e6d8ff';
    c.lineWidth = 2.4;
    for (let f = 0; f < 5; f++) {
      const y = 220 - f * 30;
      c.strokeRect(112, y - 30, 74, 30);
      c.beginPath();
      c.moveTo(149, y);
      c.lineTo(149, y - 30);
      c.moveTo(112, y);
      c.lineTo(149, y - 30);
      c.lineTo(186, y);
      c.stroke();
      if (f < 3) {
        bar(c, 113, y - 29, 36, 28, fade(c, 112, 0, 186, 0, '#a48fd0', '#3d2d66'));
        bar(c, 120, y - 22, 8, 10, '#ffdf9a');
        c.fillRect(134, y - 22, 8, 10);
      }
    }
    line(c, '#ffd27a', 4, '222 224, 222 34');
    line(c, '#ffd27a', 4, '252 52, 104 40');
    line(c, '#ffd27a', 4, '222 26, 140 42');
    line(c, '#ffd27a', 4, '222 26, 250 50');
    c.lineWidth = 1.6;
    c.beginPath();
    c.moveTo(146, 44);
    c.lineTo(146, 62);
    c.stroke();
    shape(c, '132 62, 160 62, 160 70, 132 70', '#ffefc8');
    glow(c, 222, 30, 30, '#ffd27a');
    for (const x of [204, 252, 78] as const) person(c, x, 236, 24, '#1c1236', '#ffe0a8');
  },
  galacticFederalRepublic(c) {
    rays(c, 160, 60, 26, 280, '#e8c0ff', 0.22);
    for (let i = 0; i < 11; i++) {
      const a = Math.PI + (i / 10) * Math.PI,
        x = 160 + 122 * Math.cos(a),
        y = 118 + 96 * Math.sin(a);
      glow(c, x, y, 20, '#ffe6b0');
      star(c, x, y, 8, '#fff3cf');
    }
    land(c, 222, 9, 4, '#5a4488', '#140c28');
    shape(c, '36 216, 284 216, 300 236, 20 236', fade(c, 36, 0, 284, 0, '#efe2ff', '#5a4488'));
    for (const [x0, n, h] of rows('44 4 54, 206 4 54')) {
      for (let i = 0; i < n; i++) column(c, x0 + i * 19, 216, 10, h, '#f6ecff', '#6c549c');
      bar(c, x0 - 6, 216 - h - 10, n * 19 + 4, 8, '#e2d0f8');
    }
    for (let i = 0; i < 5; i++) column(c, 117 + i * 19, 216, 12, 76, '#fff6ff', '#75599f');
    shape(c, '108 134, 160 106, 214 134', fade(c, 108, 0, 214, 0, '#fff4ff', '#8568b4'));
    dome(c, 160, 108, 38, '#d8b4ff', '#432a74');
    bar(c, 158, 52, 4, 20, '#ffe9a8');
    glow(c, 160, 56, 36, '#ffe9a8');
  },
  corveeSystem(c) {
    planet(c, 262, 48, 44, '60 40 90, 80 60 120, 150 120 190, 230 210 250', 51, { air: '#d0a8ff' });
    shape(c, '0 214, 320 96, 320 260, 0 260', fade(c, 0, 120, 60, 260, '#7a62a8', '#140c26'));
    line(c, '#d8c4f8', 2, '0 214, 320 96');
    placed(c, 214, 106, -0.353, 1, () => {
      shape(c, '-46 -58, 46 -58, 46 16, -46 16', fade(c, -46, -58, 46, 16, '#efe4ff', '#6f5a9c', '#2c2048'));
      shape(c, '-46 -58, -30 -72, 62 -72, 46 -58', '#fbf6ff');
      shape(c, '46 -58, 62 -72, 62 4, 46 16', '#1a1230');
      for (const y of [-40, -20, 0]) line(c, 'rgba(40,24,70,.55)', 1.6, `-46 ${y}, 46 ${y}`);
      star(c, 0, -22, 15, '#b48ae8');
    });
    for (const [i, [x, y]] of rows('60 190, 92 178, 124 166, 152 156').entries()) {
      line(c, '#e8d8ff', 1.6, `${x + 8} ${y - 26}, 178 ${112 + i}`);
      placed(c, x, y + 4, 0.42, 1, () => person(c, 0, 0, 54, '#150d28', '#e8ccff'));
    }
    person(c, 28, 236, 62, '#0c0718', '#ffdca0');
    line(c, '#ffdca0', 3, '44 236, 44 150');
    shape(c, '45 150, 78 156, 70 166, 78 176, 45 174', fade(c, 45, 0, 78, 0, '#c890ff', '#5a2c98'));
    glow(c, 214, 70, 110, '#b080f0', 0.4);
  },
  colonizationPolicy(c) {
    planet(c, 82, 66, 54, '40 60 130, 90 70 150, 170 140 220, 245 235 255', 53, {
      air: '#c8a8ff',
      sea: 0.44,
    });
    land(c, 196, 23, 16, '#8a70b8', '#170e2a');
    for (const [x, r] of rows('42 22, 92 16, 268 26')) {
      dome(c, x, 214, r, '#d8c0ff', '#382860');
      bar(c, x - r, 212, 2 * r, 5, '#efe2ff');
      glow(c, x, 208, r * 1.4, '#ffe2a0', 0.5);
    }
    beam(c, [216, 62], 1.2, 1.95, 150, '#ffe8c0', 0.5);
    placed(c, 216, 52, 0, 1, () => {
      shape(
        c,
        '-52 4, -30 -16, 30 -16, 52 4, 30 18, -30 18',
        fade(c, -40, -16, 40, 18, '#fbf4ff', '#7d64a8', '#1c1232'),
      );
      shape(c, '-18 -16, -8 -34, 12 -34, 20 -16', fade(c, -18, -34, 20, -16, '#e8d8ff', '#584280'));
      for (let x = -34; x < 36; x += 11) bar(c, x, -3, 6, 5, '#ffe2a0');
    });
    for (const x of [182, 250]) glow(c, x, 72, 26, '#a0d0ff');
    flag(c, 158, 216, 104, '#c48cff', '#4c2490');
    star(c, 184, 134, 9, '#fff0c8');
    person(c, 140, 222, 46, '#150c28', '#ecd0ff');
    person(c, 200, 226, 40, '#150c28', '#ecd0ff');
  },
} satisfies { readonly [key: string]: Scene };
