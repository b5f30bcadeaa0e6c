// biome-ignore-all format: a scene is read as a list of strokes
import { hash } from '../relief.ts';
import { block, coin, crowd, cut, dots, flame, grad, KID, lamp, MAN, orb, pillar, Q, ROBE, ray, ridge, type Scene, scroll, shapes, stars, strokes } from './props.ts';

/** The Masteries of Government, slot by slot. */
export const GOVERNMENT: readonly Scene[] = [
  // tribalCouncil
  (c, T) => { stars(c, 40, 2, 120); ridge(c, 160, 22, '#5c241c', 3, T[4]); lamp(c, 120, 190, 120, '#ff9a50', 0.9); ridge(c, 206, 6, '#3a1410', 5); for (const [x, k] of [[30, 1.3], [70, 1.1], [170, 1.1], [210, 1.3]] as const) cut(c, ROBE, '#1c0a08', '#ffb070', x, 226, k, x < 120 ? 1.8 : -1.8, 1.4); cut(c, ROBE, ['#8a3a2a', '#3a120c'], '#ffd0a0', 120, 200, 1.35); strokes(c, '#2a0e0a', 5, 'M146 204V108'); dots(c, '#ffcf80', 7, [146, 104]); flame(c, 120, 226, 0.9); },

  // chiefdom
  (c, T) => { lamp(c, 120, 90, 130, '#ffc890', 0.9); ridge(c, 180, 26, '#6a281e', 4, T[4]); cut(c, 'M-46 0L-40-96H-30L-34-30H34L30-96H40L46 0z', ['#a8583a', '#4a1c12'], T[4], 120, 228, 1); cut(c, ROBE, ['#d8a060', '#7a3a20', '#2c0e0a'], '#fff0cc', 120, 220, 2.1); dots(c, '#c88a5c', 17, [120, 116]); for (let i = -3; i < 4; i++) cut(c, 'M-5 0C-7-22-4-34 0-40C4-34 7-22 5 0z', i % 2 ? ['#fff4d8', '#c8402c'] : ['#fbe4b0', '#2c6a5c'], '', 120 + i * 8, 104 - 4 * (3 - Math.abs(i)), 0.95); strokes(c, '#3a160c', 6, 'M176 228V96'); cut(c, 'M0 0L-10 22 0 38 10 22z', ['#fff4d8', '#a88a5c'], '#fff', 176, 62, 1); },

  // taxation
  (c) => { c.fillStyle = grad(c, 0, 0, 0, Q, '#5a2a1c', '#2a0f0b'); c.fillRect(0, 0, Q, Q); lamp(c, 80, 60, 130, '#ffcf90', 0.9); block(c, 0, 240, 240, 60, '#8a4a2a', '#5a2a16'); cut(c, 'M-44 0C-60-30-46-62-18-72L-24-88H24L18-72C46-62 60-30 44 0z', ['#e0b070', '#9a6230', '#4a2610'], '#ffeabf', 92, 190, 1); strokes(c, '#7a2a1c', 5, 'M72 118h40'); for (const [x, y, r] of [[150, 176, 17], [176, 182, 16], [160, 162, 15], [196, 170, 14], [178, 156, 14]] as const) coin(c, x, y, r, 0.62); cut(c, 'M-30-8C-10-16 20-14 44-2L50 8C40 14 26 8 12 6L-28 10z', ['#e8b890', '#a86a44'], '#ffe6cc', 196, 126, 1.1); coin(c, 168, 118, 12, 0.7); },

  // urbanism
  (c, T) => { lamp(c, 60, 70, 130, '#ffe0a8', 0.9); ridge(c, 150, 16, '#a8583a', 3, T[4]); for (let j = 0; j < 5; j++) for (let i = 0; i < 7; i++) { const x = i * 36 - 10 + (j % 2) * 18; const y = 168 + j * 17; const h = 20 + 16 * hash(i, j, 3); block(c, x, y, 32, h, ['#f0d8ac', '#e4bf8c', '#f6e4c2'][(i + j) % 3]!, '#8a5a38'); shapes(c, (i + j) % 4 ? '#a8402c' : '#7a2a20', `M${x - 3} ${y - h}l19-12 19 12z`); dots(c, '#3a1a10', 2.4, [x + 8, y - h * 0.5], [x + 18, y - h * 0.5]); } },

  // codeOfLaws
  (c, T) => { ray(c, 120, 80, 20, 240, '#ffd8a8', 0.16); lamp(c, 120, 90, 120, '#ffd0a0', 0.8); ridge(c, 200, 12, '#4a1a14', 3); cut(c, 'M-44 0V-140C-44-176 44-176 44-140V0z', ['#5c4a44', '#2c2220', '#140e0c'], '#ffdcb8', 120, 222, 1); for (let i = 0; i < 9; i++) strokes(c, 'rgb(255 220 180 / 0.75)', 2, `M88 ${112 + i * 11}h10M102 ${112 + i * 11}h${16 + (i % 3) * 8}`); cut(c, MAN, ['#e0b080', '#7a4a2a'], '#fff', 106, 96, 0.85); cut(c, ROBE, ['#f4d8a8', '#8a5a30'], '#fff', 136, 98, 0.8); crowd(c, 6, 250, '#1c0a08', T[4], 0.9); },

  // administration
  (c) => { c.fillStyle = grad(c, 0, 0, Q, Q, '#6a3020', '#240d0a'); c.fillRect(0, 0, Q, Q); lamp(c, 150, 70, 120, '#ffd8a0', 0.9); for (let j = 0; j < 4; j++) { block(c, 6, 74 + j * 46, 96, 6, '#a86a3c', '#6a3a1c'); for (let i = 0; i < 6; i++) dots(c, ['#f4dca8', '#e0bf88', '#d0a870'][(i + j) % 3]!, 7, [14 + i * 16, 60 + j * 46]); } block(c, 110, 236, 130, 40, '#8a4a26', '#4a2210'); cut(c, ROBE, ['#c85a3c', '#4a160e'], '#ffd8b0', 186, 204, 1.75); dots(c, '#d8a078', 14, [186, 122]); scroll(c, 146, 178, 0.5, 5); strokes(c, '#fff4e0', 3, 'M164 168l22-34'); },

  // education
  (c, T) => { lamp(c, 170, 50, 130, '#ffe8b8', 0.9); for (const x of [4, 40, 198]) pillar(c, x, 206, 20, 160, '#f6dcb8', '#7a3a28'); ridge(c, 214, 6, '#4a1a12', 3); cut(c, ROBE, ['#fff0d8', '#c89870', '#6a3c28'], '#fff', 146, 214, 2); dots(c, '#c8906a', 15, [146, 118]); strokes(c, '#e8d0b0', 11, 'M158 150l34-34'); for (const [x, k] of [[40, 1.7], [76, 1.5], [108, 1.6]] as const) cut(c, KID, ['#7a3020', '#2a0d0a'], T[4], x, 236, k); },

  // military
  (c, T) => { lamp(c, 120, 120, 150, '#ff9a5a', 0.9); ridge(c, 170, 24, '#5c1f18', 3, T[4]); for (let i = 0; i < 15; i++) { c.strokeStyle = '#1e0907'; c.lineWidth = 3; c.beginPath(); c.moveTo(10 + i * 16, 200); c.lineTo(16 + i * 16 + (i % 3) * 3, 66 + (i % 4) * 7); c.stroke(); cut(c, 'M0 0L-4 12 0 20 4 12z', '#f4d9b0', '', 16 + i * 16 + (i % 3) * 3, 52 + (i % 4) * 7); } c.fillStyle = '#7c1f1a'; c.fill(new Path2D('M118 30H176L166 46 176 62H118z')); c.strokeStyle = '#2a0d08'; c.lineWidth = 4; c.beginPath(); c.moveTo(118, 26); c.lineTo(118, 200); c.stroke(); for (let i = 0; i < 5; i++) { const x = 22 + i * 49; cut(c, 'M-12-66C-14-84-8-92 0-92S14-84 12-66L8-58H-8z', '#2c0f0c', T[4], x, 226, 1); cut(c, 'M-9-94C-4-108 12-106 14-92L8-88C4-92-2-92-9-90z', '#c8382c', '#ffb090', x, 222, 1); c.fillStyle = grad(c, x - 24, 0, x + 24, 0, '#ffd99a', '#b5652c', '#4a1c10'); c.beginPath(); c.arc(x, 206, 27, 0, 7); c.fill(); c.lineWidth = 4; c.strokeStyle = '#3a120c'; c.stroke(); c.fillStyle = '#4a1510'; c.fill(new Path2D(`M${x} ${186}l5 14 15 1-12 9 4 15-12-9-12 9 4-15-12-9 15-1z`)); } },

  // monarchy
  (c) => { ray(c, 120, 100, 22, 240, '#ffe0a8', 0.18); lamp(c, 120, 100, 130, '#ffd890', 1); shapes(c, '#7a1c1c', 'M0 0C30 60 20 150 0 240zM240 0C210 60 220 150 240 240z'); cut(c, 'M-66 34L-78-40-40-6-26-66 0-20 26-66 40-6 78-40 66 34z', ['#fff3c0', '#e8b048', '#8a5216'], '#fffbe4', 120, 140, 1); shapes(c, grad(c, 50, 174, 190, 174, '#ffe9a8', '#a8681c'), 'M54 176H186V196H54z'); for (const [x, colour] of [[78, '#4ac0d8'], [120, '#e83a4a'], [162, '#4ac0d8']] as const) { dots(c, colour, 8, [x, 186]); dots(c, '#ffffff', 2.4, [x - 3, 183]); } dots(c, '#fff6d0', 8, [42, 98], [94, 72], [146, 72], [198, 98]); shapes(c, '#a8242c', 'M30 214C60 200 180 200 210 214L220 240H20z'); },

  // republic
  (c) => { lamp(c, 120, 70, 140, '#ffdcae', 0.9); for (let i = 0; i < 6; i++) pillar(c, 18 + i * 38, 150, 16, 110, '#fff0dc', '#8a4a34'); shapes(c, grad(c, 0, 0, Q, 0, '#fff4de', '#a8684a'), 'M0 36H240V24L120 0 0 24z'); for (let j = 0; j < 4; j++) for (let i = 0; i < 9 + j; i++) cut(c, MAN, ['#f4e4d0', '#a8806a'], j === 0 ? '#fff' : '', ((i + 0.5) * Q) / (9 + j), 176 + j * 24, 0.62 + j * 0.1); cut(c, ROBE, ['#c83a30', '#5a120e'], '#ffd8c0', 120, 236, 1.2); },

  // bureaucracy
  (c) => { c.fillStyle = grad(c, 0, 0, 0, Q, '#4a2018', '#1c0a08'); c.fillRect(0, 0, Q, Q); lamp(c, 60, 60, 110, '#ffcf90', 1); block(c, 0, 240, 240, 70, '#8a4a26', '#5a2a14'); for (let i = 0; i < 7; i++) { c.save(); c.translate(84 + 3 * Math.sin(i * 2), 176 - i * 13); c.rotate(0.06 * Math.sin(i * 3)); block(c, -52, 6, 104, 11, '#fbecc8', '#c8a878'); c.restore(); } cut(c, 'M-20 0V-10C-20-20-10-22-8-30C-16-40-10-54 0-54S16-40 8-30C10-22 20-20 20-10V0z', ['#d8543c', '#6a160e'], '#ffd0b8', 184, 184, 1.15); dots(c, '#a8242c', 16, [84, 92]); shapes(c, '#ffd8c0', 'M84 82l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z'); },

  // empire
  (c, T) => { orb(c, 120, 96, 44, '#ffd08a'); ray(c, 120, 96, 26, 240, '#ffcf90', 0.22); ridge(c, 190, 20, '#5c1f18', 3, T[4]); strokes(c, '#2a0d08', 7, 'M120 236V120'); cut(c, 'M0-34C20-60 62-66 96-50C76-44 70-34 66-22C54-24 46-16 42-6C30-8 20 0 16 12L0 24-16 12C-20 0-30-8-42-6C-46-16-54-24-66-22C-70-34-76-44-96-50C-62-66-20-60 0-34z', ['#fff0b8', '#d89a38', '#6a3a10'], '#fffbe0', 120, 110, 1); cut(c, 'M-9-30C-10-46 2-52 10-44L20-42 11-36C11-30 6-26 0-24z', ['#fff0b8', '#b87a28'], '#fff', 120, 106, 1); cut(c, 'M-34 0H34L28 30 34 60H-34L-28 30z', ['#a8242c', '#5a0f14'], '#ffb8a0', 120, 148, 1); crowd(c, 9, 252, '#1c0a08', T[4], 0.8); },
];
