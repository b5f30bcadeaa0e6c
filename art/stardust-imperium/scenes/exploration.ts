import {
  bar,
  beam,
  dice,
  disc,
  fade,
  galaxy,
  glow,
  land,
  line,
  lit,
  placed,
  rows,
  type Scene,
  shape,
} from '../brush.ts';
import { box, craft, dome, probe } from '../things.ts';
import { planet, ring, rock } from '../worlds.ts';

export const exploration = {
  galaxyProbe(c) {
    galaxy(c, 186, 98, 1, 31);
    probe(c, 92, 178, 1.5);
  },
  resourceProbe(c) {
    rock(c, 196, 208, 120, 53, '#b8c4cc', '#24303c');
    c.save();
    c.globalCompositeOperation = 'lighter';
    line(c, '#7fe0ff', 4, '118 122, 152 158');
    c.restore();
    glow(c, 152, 158, 50, '#7fe8ff');
    probe(c, 98, 88, 1.35);
    for (const [x, y, s] of rows('214 128 13, 240 140 9, 196 136 8')) {
      shape(
        c,
        [
          [x - s * 0.5, y + s],
          [x - s * 0.4, y - s * 0.3],
          [x, y - s],
          [x + s * 0.5, y - s * 0.2],
          [x + s * 0.4, y + s],
        ],
        fade(c, x - s, y - s, x + s, y + s, '#d8fbff', '#2a9ac8'),
      );
      glow(c, x, y, s * 2.6, '#7fe8ff', 0.6);
    }
  },
  orbitalElevator(c) {
    planet(c, 120, 330, 178, '20 60 120, 50 110 90, 130 170 120, 240 250 250', 37, {
      air: '#9fdcff',
      sea: 0.5,
      lights: 0.03,
    });
    line(c, '#dff4ff', 5, '148 166, 214 40');
    line(c, '#2a5a80', 1.6, '151 166, 217 41');
    for (const t of [0.25, 0.62] as const) {
      const x = 148 + 66 * t,
        y = 166 - 126 * t;
      c.save();
      c.translate(x, y);
      c.rotate(0.48);
      shape(c, '-8 -13, 8 -13, 8 13, -8 13', fade(c, -8, 0, 8, 0, '#ffffff', '#3a6a90'));
      bar(c, -5, -7, 10, 4, '#ffd890');
      c.fillRect(-5, 1, 10, 4);
      c.restore();
    }
    ring(
      c,
      216,
      38,
      62,
      0.3,
      [
        [1, 12, '#27455e'],
        [1, 8, '#c8e4f4'],
        [1.06, 1.6, '#ffffff'],
      ],
      0,
      7,
    );
    dome(c, 216, 36, 18, '#cfeeff', '#1f4a6a');
    glow(c, 216, 34, 60, '#a8e4ff', 0.6);
    glow(c, 148, 166, 40, '#ffe2a8', 0.8);
    craft(c, 272, 86, 0.7, -2.7, ['#f4fbff', '#4a6a88'], '#8fe0ff');
  },
  projectArtemis(c) {
    planet(c, 216, 84, 62, '120 130 140, 140 150 160, 200 206 212, 250 252 255', 81, { air: '#dcecff' });
    land(c, 224, 35, 4, '#2c5a7c', '#06121e');
    box(c, 214, 236, 26, 118, 6, '#7fa8c8', '#1c3c58', '#ffe2a0');
    for (let y = 126; y < 230; y += 18) line(c, '#bcd8ec', 2, `152 ${y}, 214 ${y}`);
    for (let i = 0; i < 26; i++) {
      const [x, y] = [60 + 210 * dice(i, 1, 5), 228 + 22 * dice(i, 2, 5)];
      disc(c, x, y, 14 + 12 * dice(i, 3, 5), `rgba(${200 + Math.floor(50 * dice(i, 4, 5))}, 226, 240, .3)`);
    }
    glow(c, 122, 214, 110, '#ffb860');
    shape(
      c,
      '104 186, 140 186, 132 250, 122 270, 112 250',
      fade(c, 0, 186, 0, 262, '#ffffff', '#ffd070', '#ff6a2a'),
    );
    for (const side of [-1, 1])
      shape(
        c,
        [
          [122 + side * 18, 132],
          [122 + side * 46, 176],
          [122 + side * 42, 192],
          [122 + side * 18, 178],
        ],
        side < 0 ? '#c8e4f8' : '#1f4464',
      );
    c.beginPath();
    c.moveTo(102, 188);
    c.lineTo(102, 82);
    c.quadraticCurveTo(104, 44, 122, 20);
    c.quadraticCurveTo(140, 44, 142, 82);
    c.lineTo(142, 188);
    c.closePath();
    c.fillStyle = fade(c, 102, 0, 142, 0, '#a8c8e0', '#ffffff', '#8fb0c8', '#1c3a54');
    c.fill();
    bar(c, 102, 90, 40, 8, '#2f7fb8');
    bar(c, 102, 160, 40, 8, '#2f7fb8');
    disc(c, 121, 66, 10, '#0f2c44');
    disc(c, 119, 64, 7, '#8fe0ff');
    shape(c, '112 188, 132 188, 138 200, 106 200', '#3a4a58');
  },
  galacticIntelligenceAgency(c) {
    glow(c, 160, 96, 170, '#4ab8f0', 0.6);
    shape(
      c,
      '34 98, 92 54, 160 40, 228 54, 286 98, 228 142, 160 156, 92 142',
      fade(c, 34, 40, 286, 156, '#e8f8ff', '#4a90c0', '#0f3450'),
    );
    shape(c, '52 98, 100 64, 160 52, 220 64, 268 98, 220 132, 160 144, 100 132', '#061624');
    galaxy(c, 160, 98, 0.42, 83);
    const iris = c.createRadialGradient(160, 98, 8, 160, 98, 46);
    for (const [i, colour] of ['#bff0ff', '#3fb0e8', '#0f4a78', '#041420'].entries())
      iris.addColorStop(i / 3, colour);
    disc(c, 160, 98, 45, iris);
    lit(c, () => {
      for (let i = 0; i < 40; i++) {
        const turn = (i / 40) * 6.283;
        line(c, 'rgba(150,226,255,.4)', 1.4, [
          [160 + 20 * Math.cos(turn), 98 + 20 * Math.sin(turn)],
          [160 + (36 + 7 * dice(i, 1, 7)) * Math.cos(turn), 98 + (36 + 7 * dice(i, 1, 7)) * Math.sin(turn)],
        ]);
      }
    });
    disc(c, 160, 98, 18, '#02080e');
    disc(c, 152, 89, 6, '#ffffff');
    glow(c, 160, 98, 70, '#8fe4ff', 0.5);
    land(c, 224, 37, 5, '#2a5878', '#05101a');
    for (const [x, k, turn] of rows('62 1.15 0.35, 160 0.8 0, 258 1.15 -0.35')) {
      line(c, '#a8d0e8', 4 * k, `${x - 10 * k} 236, ${x} 204`);
      line(c, '#5a88a8', 4 * k, `${x + 10 * k} 236, ${x} 204`);
      placed(c, x, 200, turn, k, () => {
        c.fillStyle = fade(c, -34, 0, 34, 0, '#ffffff', '#4a7898');
        c.beginPath();
        c.ellipse(0, 0, 36, 20, 0, 0, Math.PI);
        c.fill();
        c.fillStyle = '#d8f0ff';
        c.beginPath();
        c.ellipse(0, 0, 36, 8, 0, 0, 7);
        c.fill();
        line(c, '#ffffff', 2, '0 2, 0 -22');
        glow(c, 0, -22, 14, '#8fe8ff');
      });
    }
  },
  intergalacticExplorationNetwork(c) {
    galaxy(c, 168, 108, 1.15, 85);
    const nodes = rows(
      '62 150 12, 102 62 10, 168 108 17, 236 52 12, 262 136 11, 176 192 12, 90 206 8, 290 78 7',
    );
    lit(c, () => {
      for (const [a, b] of rows('0 2, 1 2, 3 2, 4 2, 5 2, 0 1, 1 3, 3 4, 4 5, 5 0, 0 6, 5 6, 3 7, 4 7')) {
        const [from, to] = [nodes[a]!, nodes[b]!];
        for (const [w, colour] of [
          [7, 'rgba(90,190,255,.2)'],
          [1.8, 'rgba(200,244,255,.95)'],
        ] as const)
          line(c, colour, w, [
            [from[0], from[1]],
            [to[0], to[1]],
          ]);
      }
    });
    for (const [x, y, r] of nodes) {
      glow(c, x, y, r * 3, '#7fe0ff');
      disc(c, x, y, r, fade(c, x - r, y - r, x + r, y + r, '#ffffff', '#5ab8ec', '#0f4a78'));
      c.strokeStyle = '#e8fbff';
      c.lineWidth = 1.6;
      c.beginPath();
      c.ellipse(x, y, r * 1.7, r * 0.55, -0.4, 0, 7);
      c.stroke();
    }
    probe(c, 44, 68, 0.55);
    craft(c, 224, 214, 0.9, -0.5, ['#f4fbff', '#3f6a8a'], '#8fe0ff');
    craft(c, 126, 20, 0.7, 0.3, ['#f4fbff', '#3f6a8a'], '#8fe0ff');
  },
  wasteCollectingSatellite(c) {
    planet(c, 274, 232, 104, '20 60 100, 50 100 90, 120 160 130, 230 240 240', 87, {
      air: '#9fdcff',
      sea: 0.5,
    });
    const net = '108 96, 190 40, 236 92, 226 150, 150 162';
    shape(c, net, 'rgba(90,170,220,.16)');
    lit(c, () => {
      for (let i = 0; i <= 8; i++) {
        line(c, 'rgba(150,226,255,.7)', 1.2, [
          [108 + i * 10.2, 96 - i * 7],
          [150 + i * 9.5, 162 - i * 1.5],
        ]);
        line(c, 'rgba(150,226,255,.7)', 1.2, [
          [108 + i * 5.2, 96 + i * 8.2],
          [190 + i * 4.5, 40 + i * 13.7],
        ]);
      }
    });
    shape(c, net, '#00000000', '#e0f8ff');
    for (const [i, [x, y, r]] of rows(
      '150 104 9, 176 82 12, 190 118 10, 164 134 8, 208 98 9, 200 138 7, 182 58 6',
    ).entries()) {
      if (i % 2 === 0) rock(c, x, y, r, 90 + i, '#c8d4dc', '#2c3844');
      else
        placed(c, x, y, i, r / 9, () =>
          shape(c, '-10 -5, 4 -8, 10 0, 2 8, -8 5', fade(c, -8, -8, 8, 8, '#ffe2b0', '#7a5a34')),
        );
    }
    for (const [x, y, r, i] of rows('256 40 5 1, 284 76 4 2, 230 22 3 3, 262 112 4 4, 296 30 3 5'))
      rock(c, x, y, r * 1.5, 100 + i, '#c8d4dc', '#2c3844');
    line(c, '#dcecf8', 4, '84 140, 108 96');
    line(c, '#dcecf8', 4, '92 156, 150 162');
    probe(c, 70, 156, 1.1);
  },
  planetProbe(c) {
    ring(
      c,
      206,
      132,
      66,
      0.26,
      [
        [1.5, 10, '#2f6a94'],
        [1.72, 4, '#a8dcf4'],
      ],
      Math.PI,
      2 * Math.PI,
    );
    planet(c, 206, 132, 66, '20 60 120, 30 90 140, 110 180 210, 240 250 255', 91, {
      air: '#a8ecff',
      bands: 8,
    });
    ring(
      c,
      206,
      132,
      66,
      0.26,
      [
        [1.5, 10, '#6fb4dc'],
        [1.72, 4, '#e0f6ff'],
      ],
      0,
      Math.PI,
    );
    beam(c, [88, 84], 0.12, 0.72, 190, '#8ff0ff', 0.75);
    lit(c, () => {
      for (const r of [70, 100, 130]) {
        c.strokeStyle = 'rgba(150,240,255,.55)';
        c.lineWidth = 1.8;
        c.beginPath();
        c.arc(88, 84, r, 0.14, 0.7);
        c.stroke();
      }
    });
    probe(c, 74, 76, 1.25);
    glow(c, 88, 88, 24, '#c8fbff');
  },
} satisfies { readonly [key: string]: Scene };
