import { BOARDS } from '@conclave/games/hexpanse/data/boards.ts';
import { MISSIONS } from '@conclave/games/hexpanse/data/missions.ts';
import { pick, type Rng, seeded, seedOf, shuffle } from '@conclave/kernel';
import { completedAt, type Embeddings, embeddings, nearest } from '@conclave/mechanics/pattern';
import type { Part } from '../figures.ts';
import { medianRates } from '../measure.ts';

const SEATS = 4;
const NOBODY = -1;
/** Units that a seat places beside its formation. */
const STRAY = 3;
const POSITIONS = 64;

/** A board being filled: whose unit comes to which cell, and whose stand everywhere at the end. */
interface Filling {
  readonly placed: readonly (readonly [seat: number, cell: number])[];
  readonly owners: readonly number[];
}

/** Each seat all but one cell of a formation, so far as it finds them empty, and some cells anywhere. */
function filling({ sets }: Embeddings, rng: Rng): Filling {
  const owners = BOARDS.large.cells.map(() => NOBODY);
  const placed: [number, number][] = [];
  const place = (seat: number, cell: number): void => {
    if (owners[cell] !== NOBODY) return;
    owners[cell] = seat;
    placed.push([seat, cell]);
  };
  for (let seat = 0; seat < SEATS; seat++) for (const cell of pick(rng, sets).slice(1)) place(seat, cell);
  const cells = shuffle(rng, [...owners.keys()]).filter((cell) => owners[cell] === NOBODY);
  for (const [i, cell] of cells.slice(0, SEATS * STRAY).entries()) place(i % SEATS, cell);
  return { placed: shuffle(rng, placed), owners };
}

/** Fills each board from nothing; answers with the number of units placed, each followed by a check. */
function checks(shape: Embeddings, fillings: readonly Filling[]): () => number {
  return () => {
    let done = 0;
    for (const { placed } of fillings) {
      const owners = BOARDS.large.cells.map(() => NOBODY);
      for (const [seat, cell] of placed) {
        owners[cell] = seat;
        completedAt(shape, cell, (one) => owners[one] === seat);
      }
      done += placed.length;
    }
    return done;
  };
}

/** Looks at each full board as one seat; answers with the number of looks. */
function looks(shape: Embeddings, fillings: readonly Filling[], count: number): () => number {
  return () => {
    for (const { owners } of fillings)
      nearest(
        shape,
        (cell) => owners[cell] === 0,
        (cell) => owners[cell]! > 0,
        { count },
      );
    return fillings.length;
  };
}

/** What each placed unit and each look for the nearest formation cost, with the mission that has most places. */
export const patterns: Part = {
  id: 'patterns',
  title: `Formations of Hexpanse, ${SEATS} seats, large board`,
  async measure() {
    const all = MISSIONS.map(({ shape }) => embeddings(BOARDS.large, shape));
    const most = all.reduce((a, b) => (b.sets.length > a.sets.length ? b : a));
    const rng = seeded(seedOf(1));
    const fillings = Array.from({ length: POSITIONS }, () => filling(most, rng));
    const works = [checks(most, fillings), looks(most, fillings, 1), looks(most, fillings, 8)];
    const [check, best, eight] = medianRates(works).map((rate) => 1e6 / rate);
    return [
      {
        what: `mission check after a placed unit, ${most.sets.length} places`,
        value: check!,
        unit: 'µs',
        most: 5,
      },
      { what: 'nearest formation', value: best!, unit: 'µs', most: 100 },
      { what: 'eight nearest formations', value: eight!, unit: 'µs', most: 100 },
    ];
  },
};
