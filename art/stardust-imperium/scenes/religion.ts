import {
  bar,
  beam,
  dice,
  disc,
  fade,
  glow,
  land,
  line,
  placed,
  rays,
  rows,
  type Scene,
  shape,
} from '../brush.ts';
import { coin, column, craft, dome, person, star } from '../things.ts';
import { planet } from '../worlds.ts';

export const religion = {
  ministryOfMissionary(c) {
    planet(c, 296, 40, 60, '30 80 90, 40 100 70, 130 190 120, 240 250 210', 14, {
      air: '#b0ffd0',
      sea: 0.45,
    });
    c.save();
    c.globalCompositeOperation = 'lighter';
    c.fillStyle = fade(c, 110, 140, 300, 30, '#e8ffc0', '#00000000');
    c.globalAlpha = 0.4;
    c.beginPath();
    c.moveTo(118, 96);
    c.lineTo(270, -10);
    c.lineTo(340, 90);
    c.fill();
    c.restore();
    const S = (x: number, w: number, h: number) => {
      shape(
        c,
        [
          [x - w, 200],
          [x - w, 200 - h],
          [x, 200 - h - w * 3.4],
          [x, 200],
        ],
        fade(c, x - w, 0, x, 0, '#f2ffe2', '#7cae92'),
      );
      shape(
        c,
        [
          [x, 200],
          [x, 200 - h - w * 3.4],
          [x + w, 200 - h],
          [x + w, 200],
        ],
        '#1b4a3c',
      );
      for (let y = 200 - h + 6; y < 190; y += 14) {
        bar(c, x - w * 0.6, y, w * 0.4, 7, '#ffe9a0');
      }
    };
    S(60, 12, 42);
    S(176, 12, 42);
    S(88, 15, 68);
    S(150, 15, 68);
    S(119, 20, 84);
    shape(
      c,
      '30 198, 216 198, 188 226, 120 246, 54 226',
      fade(c, 30, 198, 180, 246, '#c8e8cc', '#2b5c4c', '#0b201a'),
    );
    glow(c, 119, 232, 60, '#7affc0', 0.6);
    craft(c, 214, 84, 0.7, -0.6, ['#f4ffe8', '#5c8a74'], '#b8ffcf');
    craft(c, 252, 132, 0.6, -0.35, ['#f4ffe8', '#5c8a74'], '#b8ffcf');
    craft(c, 196, 36, 0.5, -0.8, ['#f4ffe8', '#5c8a74'], '#b8ffcf');
  },
  indulgentiaAgency(c) {
    rays(c, 160, 112, 20, 230, '#fff0b0', 0.24);
    glow(c, 160, 120, 130, '#ffe9a0', 0.7);
    shape(c, '60 238, 260 238, 240 206, 80 206', fade(c, 60, 0, 260, 0, '#8cc4a4', '#123428'));
    shape(c, '104 206, 216 206, 216 146, 104 146', fade(c, 104, 0, 216, 0, '#f2d890', '#5c3c10'));
    c.fillStyle = fade(c, 104, 0, 216, 0, '#ffefb8', '#7a5418');
    c.beginPath();
    c.moveTo(98, 128);
    c.quadraticCurveTo(160, 62, 222, 128);
    c.lineTo(216, 104);
    c.quadraticCurveTo(160, 40, 104, 104);
    c.fill();
    for (let i = 0; i < 26; i++) {
      const x = 108 + 104 * dice(i, 1, 4),
        y = 146 - 24 * dice(i, 2, 4) * Math.sin(((x - 104) / 112) * 3.14);
      c.fillStyle = '#7a5210';
      c.beginPath();
      c.ellipse(x, y + 2, 9, 5, 0, 0, 7);
      c.fill();
      c.fillStyle = '#ffe28a';
      c.beginPath();
      c.ellipse(x, y, 9, 5, 0, 0, 7);
      c.fill();
    }
    disc(c, 160, 176, 17, '#c8342c');
    star(c, 160, 176, 10, '#ffd8a0');
    for (const x of [50, 270] as const) {
      bar(c, x - 6, 190, 12, 44, '#e8f4dc');
      glow(c, x, 178, 40, '#ffd070');
      shape(
        c,
        [
          [x - 4, 188],
          [x, 168],
          [x + 4, 188],
        ],
        '#fff2c0',
      );
    }
  },
  evangelicalism(c) {
    glow(c, 160, 74, 170, '#e8ffb8', 0.9);
    rays(c, 160, 74, 30, 300, '#f4ffc8', 0.26);
    star(c, 160, 74, 30, '#fffce0');
    land(c, 226, 17, 3, '#2c6450', '#061612');
    shape(c, '124 226, 196 226, 184 186, 136 186', fade(c, 124, 0, 196, 0, '#a8dcb4', '#1c4a3a'));
    person(c, 160, 188, 66, '#0d2a22', '#f4ffd0');
    c.strokeStyle = '#0d2a22';
    c.lineWidth = 8;
    c.lineCap = 'round';
    c.beginPath();
    c.moveTo(150, 150);
    c.lineTo(122, 116);
    c.moveTo(170, 150);
    c.lineTo(198, 116);
    c.stroke();
    for (let i = 0; i < 13; i++) {
      const x = 8 + i * 25.5,
        h = 34 + 12 * dice(i, 1, 6);
      if (Math.abs(x - 160) < 16) continue;
      person(c, x, 258, h, '#061a14', '#c8f4b0');
      line(c, '#061a14', 5, [
        [x - 6, 258 - h * 0.5],
        [x - 11, 258 - h * 1.15],
      ]);
      line(c, '#061a14', 5, [
        [x + 6, 258 - h * 0.5],
        [x + 11, 258 - h * 1.15],
      ]);
    }
  },
  divineGalacticKingdom(c) {
    rays(c, 160, 86, 34, 300, '#fff2b0', 0.34);
    glow(c, 160, 86, 190, '#fff0a8', 0.9);
    for (const s of [-1, 1] as const)
      for (let i = 0; i < 7; i++) {
        const a = -0.2 - i * 0.19;
        c.save();
        c.translate(160 + s * 22, 104);
        c.scale(s, 1);
        c.rotate(a + 0.1);
        shape(
          c,
          [
            [0, -6],
            [96 - i * 6, -12],
            [112 - i * 7, 0],
            [90 - i * 6, 6],
            [0, 8],
          ],
          fade(c, 0, 0, 110, 0, '#fffbe0', '#74c898'),
        );
        c.restore();
      }
    c.strokeStyle = '#ffe9a0';
    c.lineWidth = 5;
    c.beginPath();
    c.arc(160, 78, 34, 0, 7);
    c.stroke();
    shape(c, '136 210, 146 110, 160 96, 174 110, 184 210', fade(c, 136, 0, 184, 0, '#fffdf0', '#3f8a68'));
    disc(c, 160, 84, 13, '#fffdf0');
    shape(c, '146 72, 150 56, 155 66, 160 52, 165 66, 170 56, 174 72', '#ffd560');
    land(c, 222, 19, 4, '#3c7a5c', '#0a2019');
    for (let i = 0; i < 9; i++) {
      const x = 18 + i * 34;
      shape(
        c,
        [
          [x - 7, 240],
          [x - 7, 214],
          [x, 190 + 10 * Math.abs(i - 4)],
          [x + 7, 214],
          [x + 7, 240],
        ],
        fade(c, x - 7, 0, x + 7, 0, '#d8f4d0', '#1c4a38'),
      );
    }
  },
  ark(c) {
    rays(c, 160, 40, 20, 300, '#e8ffb8', 0.2);
    glow(c, 160, 60, 150, '#d8ffb0', 0.7);
    beam(c, [160, -30], 1.1, 2.04, 280, '#f4ffd0', 0.4);
    dome(c, 160, 132, 66, 'rgba(190,240,200,.55)', 'rgba(30,90,70,.6)');
    for (const [x, h] of rows('116 20, 134 32, 152 26, 172 36, 190 26, 206 16')) {
      line(c, '#4a3418', 3, `${x} 132, ${x} ${132 - h}`);
      disc(c, x, 130 - h, 10 + h * 0.16, fade(c, x - 10, 120 - h, x + 10, 142 - h, '#c8f49a', '#1f5a34'));
    }
    c.strokeStyle = 'rgba(240,255,220,.8)';
    c.lineWidth = 2;
    c.beginPath();
    c.arc(160, 132, 66, Math.PI, 0);
    c.stroke();
    for (const r of [22, 46]) {
      c.beginPath();
      c.ellipse(160, 132, r, 66, 0, Math.PI, 0);
      c.stroke();
    }
    shape(
      c,
      '30 132, 290 132, 262 178, 214 204, 106 204, 58 178',
      fade(c, 30, 132, 250, 204, '#f2ffe4', '#7cae8e', '#1b4a3a', '#0a201a'),
    );
    bar(c, 34, 130, 252, 7, '#fffbe0');
    for (let x = 66; x < 258; x += 16) bar(c, x, 150, 8, 8, '#ffe9a0');
    for (let x = 92; x < 232; x += 16) bar(c, x, 172, 8, 8, '#ffe9a0');
    for (const x of [112, 160, 208]) glow(c, x, 212, 44, '#8affc8', 0.9);
    for (const [x, y, k] of rows('44 86 0.55, 274 76 0.55, 250 226 0.6'))
      craft(c, x, y, k, x < 160 ? 0.3 : 2.8, ['#f4ffe8', '#5c8a74'], '#b8ffcf');
  },
  holyLand(c) {
    glow(c, 160, 64, 170, '#fff4b0', 0.9);
    rays(c, 160, 64, 26, 300, '#f8ffc8', 0.24);
    for (const [x, h] of rows('16 40, 58 62, 226 66, 272 44'))
      shape(
        c,
        [
          [x - 40, 210],
          [x + 16, 210 - h],
          [x + 76, 210],
        ],
        fade(c, x - 20, 0, x + 60, 0, '#8cc4a0', '#1c4a3c'),
      );
    shape(
      c,
      '36 260, 128 128, 192 128, 284 260',
      fade(c, 60, 128, 240, 260, '#c8e8b8', '#3c7a5c', '#0c2a20'),
    );
    shape(c, '112 260, 152 130, 168 130, 208 260', fade(c, 0, 130, 0, 260, '#fffbe0', '#c8b878'));
    for (const side of [-1, 1]) {
      column(c, 160 + side * 34 - 9, 130, 18, 74, '#fffdf0', '#5c8a70');
      column(c, 160 + side * 62 - 6, 136, 12, 50, '#f4ffe8', '#4a7860');
      bar(c, 160 + side * 48 - 22, 80, 44, 6, '#eaf6d8');
    }
    c.fillStyle = fade(c, 112, 0, 208, 0, '#fffdf0', '#7cae8e');
    c.beginPath();
    c.arc(160, 56, 46, Math.PI, 0);
    c.arc(160, 56, 30, 0, Math.PI, true);
    c.fill();
    glow(c, 160, 84, 70, '#fff8c8');
    star(c, 160, 60, 17, '#fffbe0');
    for (const [x, y, h] of rows('150 176 18, 170 192 22, 146 208 27, 176 230 33, 138 252 42'))
      person(c, x, y, h, '#0c2a20', '#f4ffd0');
    for (const [x, y] of rows('96 206, 224 206, 74 236, 246 236')) {
      bar(c, x - 2, y - 18, 4, 18, '#e8f4dc');
      glow(c, x, y - 22, 20, '#ffd880');
    }
  },
  galacticSalvationFund(c) {
    glow(c, 160, 100, 170, '#c8ffb0', 0.75);
    rays(c, 160, 100, 20, 260, '#eaffc8', 0.18);
    planet(c, 160, 98, 52, '30 90 120, 50 120 80, 140 200 120, 245 255 220', 95, {
      air: '#d0ffc0',
      sea: 0.46,
    });
    for (const side of [-1, 1])
      placed(c, 160, 0, 0, 1, () => {
        c.scale(side, 1);
        c.beginPath();
        c.moveTo(40, 262);
        c.bezierCurveTo(20, 214, 4, 196, 6, 176);
        c.bezierCurveTo(20, 180, 36, 178, 50, 160);
        c.bezierCurveTo(62, 138, 66, 116, 76, 92);
        c.bezierCurveTo(84, 84, 92, 92, 88, 106);
        c.bezierCurveTo(86, 124, 84, 132, 82, 142);
        c.bezierCurveTo(92, 124, 96, 110, 104, 96);
        c.bezierCurveTo(112, 92, 118, 100, 114, 112);
        c.bezierCurveTo(108, 140, 104, 176, 96, 200);
        c.bezierCurveTo(90, 224, 96, 240, 104, 262);
        c.closePath();
        c.fillStyle =
          side < 0
            ? fade(c, 10, 90, 110, 230, '#fffbe0', '#a8d8a8', '#2f6a50')
            : fade(c, 110, 90, 10, 230, '#d8f4d0', '#5c9a78', '#123a2c');
        c.fill();
        c.strokeStyle = '#f8ffe0';
        c.lineWidth = 1.6;
        c.stroke();
      });
    for (const [x, y, r] of rows('64 56 8, 254 50 9, 40 120 6, 286 116 6, 160 22 7')) {
      glow(c, x, y, r * 3, '#ffe8a0');
      coin(c, x, y, r * 1.5);
    }
    craft(c, 98, 34, 0.65, 0.6, ['#f4ffe8', '#5c8a74'], '#b8ffcf');
    craft(c, 226, 26, 0.6, 2.4, ['#f4ffe8', '#5c8a74'], '#b8ffcf');
  },
} satisfies { readonly [key: string]: Scene };
