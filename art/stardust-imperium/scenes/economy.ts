import {
  bar,
  disc,
  fade,
  glow,
  HEIGHT,
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
import { box, coin, craft, dome, flag, person, star } from '../things.ts';
import { planet, ring } from '../worlds.ts';

export const economy = {
  freeTradeCenter(c) {
    planet(c, 46, 236, 120, '90 60 20, 130 88 34, 214 160 80, 255 226 160', 12, { bands: 9, air: '#ffd890' });
    ring(
      c,
      176,
      118,
      104,
      0.4,
      [
        [1, 17, '#3a2a14'],
        [1, 12, '#b88b48'],
        [1.045, 2.4, '#ffeec0'],
        [0.95, 2, '#6b4a20'],
      ],
      0,
      7,
    );
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * 6.283,
        x = 176 + 104 * Math.cos(a) * 0.95 + 0.32 * 0.4 * 104 * Math.sin(a),
        y = 118 + 104 * 0.4 * Math.sin(a) * 0.95 - 0.31 * 104 * Math.cos(a);
      glow(c, x, y, 9, '#fff0b0', 0.9);
    }
    c.strokeStyle = '#9a7440';
    c.lineWidth = 4;
    for (const a of [0.2, 1.7, 3.3, 4.9] as const) {
      c.beginPath();
      c.moveTo(176, 118);
      c.lineTo(176 + 92 * Math.cos(a), 118 + 34 * Math.sin(a) - 26 * Math.cos(a));
      c.stroke();
    }
    dome(c, 176, 122, 30, '#ffd87a', '#6b4412');
    shape(c, '146 122, 206 122, 190 152, 176 168, 162 152', fade(c, 146, 0, 206, 0, '#e8c07a', '#3a240c'));
    glow(c, 176, 104, 60, '#ffdf8a', 0.5);
    craft(c, 272, 196, 0.85, -2.5, ['#fff1d0', '#8a6a38'], '#ffd070');
    craft(c, 70, 60, 0.75, 0.4, ['#fff1d0', '#8a6a38'], '#ffd070');
    craft(c, 284, 40, 0.6, 2.7, ['#fff1d0', '#8a6a38'], '#ffd070');
  },
  resourceTradingPlanet(c) {
    ring(
      c,
      160,
      126,
      82,
      0.26,
      [
        [1.62, 9, '#a67a36'],
        [1.42, 13, '#e0b868'],
        [1.78, 2, '#ffe9b4'],
      ],
      Math.PI,
      2 * Math.PI,
    );
    planet(c, 160, 126, 82, '120 80 20, 150 96 34, 232 178 84, 255 236 180', 21, {
      bands: 11,
      air: '#ffe2a0',
    });
    ring(
      c,
      160,
      126,
      82,
      0.26,
      [
        [1.62, 9, '#a67a36'],
        [1.42, 13, '#e0b868'],
        [1.78, 2, '#ffe9b4'],
      ],
      0,
      Math.PI,
    );
    craft(c, 76, 208, 0.95, -0.5, ['#fff4d8', '#8a6a38'], '#ffcf6a');
    craft(c, 262, 62, 0.8, 2.6, ['#fff4d8', '#8a6a38'], '#ffcf6a');
    craft(c, 244, 214, 0.7, -2.6, ['#fff4d8', '#8a6a38'], '#ffcf6a');
  },
  blackMarket(c) {
    bar(c, 0, 0, WIDTH, HEIGHT, 'rgba(6,4,2,.25)');
    shape(c, '0 0, 70 30, 70 190, 0 250', fade(c, 0, 0, 70, 0, '#2a1a08', '#8a6024'));
    shape(c, '320 0, 252 30, 252 190, 320 250', fade(c, 252, 0, 320, 0, '#7a5420', '#241606'));
    shape(c, '70 190, 252 190, 320 260, 0 260', fade(c, 0, 190, 0, 260, '#a87430', '#2c1a08'));
    bar(c, 70, 30, 182, 160, '#3a260e');
    for (let i = 0; i < 5; i++) {
      bar(c, 86 + i * 31, 40, 22, 4, i % 2 ? '#d8962c' : '#8a5a18');
    }
    glow(c, 190, 150, 190, '#ffb840', 0.9);
    glow(c, 190, 176, 120, '#ffd070', 0.9);
    box(c, 158, 222, 64, 44, 16, '#8a6430', '#2c1c0a');
    shape(c, '158 178, 174 152, 238 152, 222 178', '#ffe9a0');
    for (const [x, y] of rows('176 168, 196 164, 214 168')) {
      star(c, x, y, 7, '#fff8d8');
      glow(c, x, y, 20, '#ffe28a');
    }
    const hood = (x: number, k: number, dir: number) => {
      c.fillStyle = '#0b0704';
      c.beginPath();
      c.moveTo(x - 34 * k, 242);
      c.quadraticCurveTo(x - 30 * k, 130, x, 104);
      c.quadraticCurveTo(x + 30 * k, 130, x + 34 * k, 242);
      c.fill();
      c.strokeStyle = '#ffc870';
      c.lineWidth = 2.4;
      c.beginPath();
      c.moveTo(x + dir * 33 * k, 238);
      c.quadraticCurveTo(x + dir * 29 * k, 130, x, 105);
      c.stroke();
      c.fillStyle = '#000';
      c.beginPath();
      c.ellipse(x + dir * 6, 132, 10 * k, 14 * k, 0, 0, 7);
      c.fill();
      bar(c, x + dir * 6 - 5, 130, 3, 3, '#ffd27a');
      c.fillRect(x + dir * 6 + 3, 130, 3, 3);
    };
    hood(104, 1, 1);
    hood(276, 0.86, -1);
  },
  intergalacticTradeRoute(c) {
    planet(c, 284, 44, 66, '60 60 120, 140 90 40, 226 176 96, 255 236 190', 33, {
      air: '#ffdf9a',
      sea: 0.42,
    });
    planet(c, 30, 238, 84, '110 70 20, 140 92 40, 220 160 80, 255 230 170', 35, { air: '#ffd890', bands: 8 });
    c.save();
    c.globalCompositeOperation = 'lighter';
    for (const [w, a] of rows('22 0.14, 10 0.25, 2.6 0.9')) {
      c.strokeStyle = '#ffd66a';
      c.globalAlpha = a;
      c.lineWidth = w;
      c.beginPath();
      c.moveTo(60, 214);
      c.bezierCurveTo(130, 120, 170, 190, 262, 66);
      c.stroke();
    }
    c.restore();
    for (const [x, y, k, a] of rows(
      '104 166 1.15 -0.5, 166 148 0.95 -0.35, 214 122 0.72 -0.75, 246 86 0.5 -0.95',
    )) {
      craft(c, x, y, k, a, ['#fff4dc', '#8a6a3c'], '#ffd070', false);
      c.save();
      c.translate(x, y);
      c.rotate(a);
      c.scale(k, k);
      for (const [i, colour] of ['#c8783a', '#6f9ac0', '#b8a040'].entries()) {
        bar(c, -16 + i * 10, -13, 8, 7, colour);
        c.fillRect(-16 + i * 10, 6, 8, 7);
      }
      c.restore();
    }
  },
  bubbleEconomy(c) {
    land(c, 226, 25, 5, '#7a5a24', '#160e04');
    for (const [x, h, w] of rows('20 60 26, 58 36 20, 238 44 24, 274 74 28'))
      box(c, x, 234, w, h, 7, '#c89a4c', '#4a3010', '#ffe6a0');
    const bubble = (x: number, y: number, r: number, inside: () => void) => {
      glow(c, x, y, r * 1.5, '#ffcf60', 0.35);
      inside();
      const skin = c.createRadialGradient(x - r * 0.3, y - r * 0.3, r * 0.3, x, y, r);
      for (const [at, colour] of [
        [0, 'rgba(255,255,255,.02)'],
        [0.7, 'rgba(255,220,140,.12)'],
        [0.88, 'rgba(255,140,200,.34)'],
        [0.95, 'rgba(120,220,255,.5)'],
        [1, 'rgba(255,250,220,.9)'],
      ] as const)
        skin.addColorStop(at, colour);
      disc(c, x, y, r, skin);
      c.fillStyle = 'rgba(255,255,255,.85)';
      c.beginPath();
      c.ellipse(x - r * 0.48, y - r * 0.5, r * 0.24, r * 0.12, -0.8, 0, 7);
      c.fill();
    };
    bubble(150, 112, 74, () => {
      box(c, 118, 150, 22, 46, 7, '#ffe2a0', '#8a5c1c', '#fff6d0');
      box(c, 146, 154, 26, 70, 8, '#ffd888', '#70480f', '#fff6d0');
      for (const [x, y] of rows('112 160, 130 164, 176 162, 190 156, 152 168')) coin(c, x, y, 11);
    });
    bubble(252, 66, 38, () => {
      for (const [x, y] of rows('246 82, 258 78, 252 70, 250 62')) coin(c, x, y, 12);
    });
    bubble(52, 62, 28, () => coin(c, 52, 66, 13));
    bubble(262, 168, 24, () => star(c, 262, 168, 12, '#fff0b0'));
    lit(c, () => {
      for (let i = 0; i < 12; i++) {
        const [x, y] = [Math.cos(i * 0.524), Math.sin(i * 0.524)];
        line(c, '#ffe8b0', 2.4, [
          [60 + 20 * x, 168 + 20 * y],
          [60 + 34 * x, 168 + 34 * y],
        ]);
      }
    });
    glow(c, 60, 168, 34, '#ffe0a0', 0.8);
  },
  constructionSponsor(c) {
    land(c, 214, 27, 6, '#8a7038', '#150f06');
    for (let floor = 0; floor < 4; floor++)
      for (const x of [36, 70]) {
        c.strokeStyle = '#e8ecf4';
        c.lineWidth = 2.6;
        c.strokeRect(x, 186 - floor * 34, 34, 34);
        line(c, '#aab4c4', 1.4, `${x} ${220 - floor * 34}, ${x + 34} ${186 - floor * 34}`);
        if (floor < 2)
          bar(c, x + 2, 188 - floor * 34, 30, 30, fade(c, x, 0, x + 34, 0, '#a8b2c2', '#3c4452'));
        if (floor < 2) bar(c, x + 10, 196 - floor * 34, 12, 12, '#ffd888');
      }
    for (const x of [270, 284]) line(c, '#ffd070', 4, `${x} 226, ${x} 40`);
    for (let y = 44; y < 220; y += 14) line(c, '#d8a040', 2, `270 ${y}, 284 ${y + 14}`);
    line(c, '#ffd070', 5, '300 46, 92 46');
    line(c, '#d8a040', 2.4, '277 18, 110 44');
    line(c, '#d8a040', 2.4, '277 18, 298 44');
    line(c, '#fff0cc', 2, '176 46, 176 84');
    glow(c, 176, 130, 110, '#ffc850', 0.8);
    disc(c, 180, 134, 50, '#6a440c');
    const gold = c.createRadialGradient(160, 110, 6, 176, 130, 54);
    for (const [i, colour] of ['#fffbe0', '#ffd868', '#c88a20'].entries()) gold.addColorStop(i / 2, colour);
    disc(c, 176, 130, 50, gold);
    c.strokeStyle = '#8a5c14';
    c.lineWidth = 3;
    c.beginPath();
    c.arc(176, 130, 40, 0, 7);
    c.stroke();
    star(c, 176, 131, 28, '#8a5c14');
    star(c, 174, 129, 27, '#fff0b0');
    for (const [x, y] of rows('216 228, 238 230, 226 220, 240 218, 230 209')) coin(c, x, y, 15);
    person(c, 146, 242, 40, '#140e06', '#ffe0a0');
    person(c, 118, 240, 34, '#140e06', '#ffe0a0');
  },
  colonyPlanet(c) {
    planet(c, 150, 132, 96, '30 60 110, 120 70 40, 200 130 70, 250 220 170', 57, {
      air: '#ffc890',
      sea: 0.42,
      lights: 0.12,
    });
    for (const [x, y, r] of rows('112 92 15, 146 74 11, 140 120 20, 92 134 10')) {
      glow(c, x, y, r * 2.4, '#ffe0a0', 0.7);
      dome(c, x, y, r, '#ffe8b8', '#7a4a20');
      bar(c, x - r - 3, y - 2, 2 * r + 6, 5, '#fff0d0');
    }
    flag(c, 160, 66, 46, '#ff6a4c', '#98201c');
    ring(
      c,
      150,
      132,
      96,
      0.24,
      [
        [1.36, 4, '#7a5a34'],
        [1.36, 1.6, '#ffe4b0'],
      ],
      -0.1,
      3.25,
    );
    for (const [x, y, k] of rows('66 212 1.1, 236 184 1.35')) {
      placed(c, x, y, -0.32, k, () => {
        shape(
          c,
          '-24 -6, 24 -6, 30 2, 20 10, -20 10, -30 2',
          fade(c, 0, -8, 0, 10, '#fff0e0', '#7a4438', '#200a0a'),
        );
        shape(c, '-8 -18, 8 -18, 12 -6, -12 -6', fade(c, -8, 0, 12, 0, '#ffd8c0', '#602420'));
        for (const at of [-14, -4, 6]) bar(c, at, 0, 5, 3, '#ffe2a0');
      });
      glow(c, x, y, 26, '#ff8a5a', 0.5);
    }
    craft(c, 262, 56, 1, 2.7, ['#ffe8d8', '#8a4a3c'], '#ff9a6a');
    craft(c, 286, 92, 0.7, 2.7, ['#ffe8d8', '#8a4a3c'], '#ff9a6a');
  },
  intergalacticEconomicCoalition(c) {
    glow(c, 160, 92, 170, '#ffd060', 0.9);
    rays(c, 160, 92, 28, 280, '#ffe6a0', 0.24);
    const sun = c.createRadialGradient(140, 70, 6, 160, 92, 62);
    for (const [i, colour] of ['#ffffff', '#ffe890', '#d89a28'].entries()) sun.addColorStop(i / 2, colour);
    disc(c, 160, 92, 58, sun);
    c.strokeStyle = '#9a6a14';
    c.lineWidth = 3.4;
    c.beginPath();
    c.arc(160, 92, 47, 0, 7);
    c.stroke();
    shape(c, '160 58, 186 92, 160 126, 134 92', '#9a6a14');
    shape(c, '158 62, 181 91, 158 120, 136 91', '#fff6cc');
    ring(
      c,
      160,
      92,
      58,
      0.3,
      [
        [1.7, 7, '#8a5c1c'],
        [1.7, 3, '#ffe2a0'],
      ],
      0.05,
      3.1,
    );
    for (const [x, y, r] of rows('62 116 13, 250 56 11, 214 142 14')) {
      glow(c, x, y, r * 2.2, '#ffe0a0', 0.8);
      planet(c, x, y, r, '120 80 30, 150 100 40, 220 170 90, 255 235 190', r * 3, { air: '#ffe8b0' });
    }
    land(c, 226, 29, 3, '#8a6424', '#150d03');
    for (const [x, h, w] of rows(
      '6 52 24, 36 84 22, 64 60 24, 94 98 22, 200 96 24, 230 64 22, 258 88 24, 290 50 24',
    ))
      box(c, x, 240, w, h, 6, '#f0c878', '#5c3c10', '#fff0b8');
    for (const x of [128, 150, 172]) person(c, x, 250, 42, '#1c1204', '#ffe6a8');
  },
} satisfies { readonly [key: string]: Scene };
