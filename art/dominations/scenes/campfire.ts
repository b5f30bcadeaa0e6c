// biome-ignore-all format: a scene is read as a list of strokes
import { chance } from '../../lib/noise.ts';
import { cut, flame, grad, lamp, MAN, Q, ridge, type Scene } from './props.ts';

/** The Campfire in the middle of every Tree. */
export const CAMPFIRE: Scene = (c) => { c.fillStyle = grad(c, 0, 0, 0, Q, '#0d0a1c', '#2a1a30', '#6a3418'); c.fillRect(0, 0, Q, Q); const r = chance(5); for (let i = 0; i < 70; i++) { c.fillStyle = `rgba(255,240,210,${r() * 0.8})`; c.fillRect(r() * Q, r() * Q * 0.5, 1.6, 1.6); } ridge(c, 150, 24, '#2a1830', 3); lamp(c, 120, 165, 150, '#ff8a30', 0.8); ridge(c, 188, 5, '#4a2410', 8, '#ffb060'); flame(c, 120, 196, 2.1); for (const [x, k, s] of [[52, 1.1, 1], [84, 0.9, 1], [160, 0.95, -1], [192, 1.15, -1]] as const) cut(c, MAN, '#150a08', '#ffb060', x, 222, k, -2 * s, 1.4); for (let i = 0; i < 40; i++) { c.fillStyle = `rgba(255,${170 + 70 * r()},90,${0.4 + 0.6 * r()})`; c.beginPath(); c.arc(120 + (r() - 0.5) * 90, 160 - r() * 130, 0.8 + r() * 1.4, 0, 7); c.fill(); } };
