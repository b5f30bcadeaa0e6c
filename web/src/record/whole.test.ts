import { games } from '@conclave/games';
import { type Move, pick, Recorder, seeded, seedOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../net/games.ts';
import { courses } from './course.ts';
import { whatMattered } from './decided.ts';
import { deedAt, film } from './film.ts';
import { turningPoints } from './turning.ts';
import { sayTurning } from './turning-words.tsx';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

/** A whole game at random, no kind of move being favoured, as its replay shows it. */
async function played(id: string, number: number) {
  const { game, ui } = (await loadGame(id))!;
  const rng = seeded(seedOf(number));
  const count = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
  const seats = NAMES.slice(0, count).map((name) => ({ name, kind: 'human' }));
  const recorder = new Recorder(game, { options: {}, seats, seed: seedOf(number), salt: 'salt' });
  const s = game.setup(seedOf(number), count);
  while (s.outcome === null) {
    const seat = pick(rng, game.waiting(s));
    const moves = game.moves(s, seat);
    const label = pick(rng, [...new Set(moves.map(([name]) => name))]);
    const move = pick(
      rng,
      moves.filter(([name]) => name === label),
    ) as Move;
    game.apply(s, seat, move);
    recorder.moved(s, seat, move);
  }
  const made = film(game, ui, JSON.parse(JSON.stringify(recorder.record(s))));
  if (!made.ok) throw new Error(made.error.code);
  return { game, ui, shown: made.film, text: await games[id]!.text!() };
}

describe.each(Object.keys(games))('the replay of a whole game of %s', (id) => {
  it.each([0, 1, 2])('says at every step what was done, to everybody (%i)', async (number) => {
    const { game, ui, shown, text } = await played(id, number);
    const silent: string[] = [];
    const looks = [{ seat: 0, open: true }, ...shown.seats.map((_, seat) => ({ seat, open: false }))];
    for (const { seat, open } of looks)
      for (let at = 1; at < shown.states.length; at++) {
        const { line, chosen } = deedAt(shown, game, { ...ui, sayMove: text.sayMove }, at, seat, open)!;
        if (!/[a-z]/.test(line?.said ?? chosen)) silent.push(`${at}: ${shown.record.moves[at - 1]}`);
      }
    expect(silent).toEqual([]);
  });

  it.each([0, 1, 2])(
    'has turning points that one can tell apart, among them what mattered most (%i)',
    async (number) => {
      const { ui, shown } = await played(id, number);
      const outcome = shown.record.outcome!;
      for (const course of courses(shown, ui)) {
        const turning = turningPoints(shown, ui, course);
        const names = turning.map((point) => `${point.at} ${sayTurning(point, shown.seats)}`);
        expect(new Set(names).size).toBe(names.length);
        expect(turning.map(({ at }) => at)).toEqual(turning.map(({ at }) => at).sort((a, b) => a - b));
        const most = whatMattered(outcome, turning);
        if (most) expect(turning).toContain(most);
      }
    },
  );
});
