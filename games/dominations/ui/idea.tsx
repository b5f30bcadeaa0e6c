import { Bug } from '@conclave/kernel';
import type { Idea } from '@conclave/kit';
import { type Point, placeOf } from '@conclave/kit/table';
import { AGES, NUMBERS } from '../data/numbers.ts';
import { TILES } from '../data/tiles.ts';
import { vp } from '../words/names.ts';
import { PAIR, RINGS } from './map/activated.tsx';
import { TileDrawing } from './map/land-tile.tsx';
import { APOTHEM, EDGE, signAt } from './map/shape.ts';

const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** A tile that lies, one that is placed beside it, and how it is turned: one dot of both is of the same Domain. */
function meeting(): readonly [lies: number, placed: number, rotation: number] {
  for (const [lies, { dots }] of TILES.entries())
    for (const [placed, other] of TILES.entries())
      for (const rotation of [0, 1, 2]) {
        const [left, bottom] = [other.dots[rotation]!, other.dots[(2 + rotation) % 3]!];
        if (other.camp !== TILES[lies]!.camp && left === dots[1] && bottom !== dots[2])
          return [lies, placed, rotation];
      }
  throw new Bug('no two tiles match');
}
const [LIES, PLACED, ROTATION] = meeting();
/** Where the second tile lies from the first: beyond its right edge. */
const BESIDE = { x: EDGE / 2, y: -APOTHEM };
const MEET = [
  signAt(false, 1),
  signAt(false, 2),
  ...[0, 2].map((corner) => sum(signAt(true, corner), BESIDE)),
];
/** Two dots at either end of the edge, the pair, the Camp of the tile that is placed. */
const BRINGS = MEET.length + 1 + 1;

/** Two tiles that meet, and what that brings to who has placed the second one. */
function Meeting() {
  return (
    <figure>
      <svg viewBox="-56 -70 212 108" width={300} aria-hidden="true">
        <TileDrawing tile={LIES} rotation={0} isDown={false} isLoose />
        <g transform={placeOf(BESIDE)}>
          <TileDrawing tile={PLACED} rotation={ROTATION} isDown isLoose />
        </g>
        <g {...RINGS}>
          {MEET.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={11.5} />
          ))}
          <circle {...PAIR} cx={7} cy={-46} r={20} />
        </g>
        <text className="k-lettering dm-kept" x={128} y={12} fontSize={30}>
          +{BRINGS}
        </text>
      </svg>
      <figcaption>
        The tile on the right is placed: {MEET.length} dots at the edge, 1 for the pair, 1 for its Camp.
      </figcaption>
    </figure>
  );
}

/** The game in a minute. */
export const idea: Idea = {
  goal: 'You lead a tribe that becomes a civilisation. Together you lay a land of triangles; what meets at their edges Produces Knowledge, and with Knowledge you found Cities, build Monuments and gain Masteries for a Tree of your own. Most victory points (VP) win. Nobody fights.',
  turn: [
    'Grow: place a tile of your hand. Its dots, its Camp and Cities beside it Produce Knowledge, more where dots of one Domain meet. The number on an open place is what you would get there.',
    'Build, if you like: found a City on a Camp, raise one, or build a level of a Monument.',
    'Develop, if you like: gain a Mastery card whose sides match your Tree, or turn one to its stronger side.',
  ],
  end: `The game has ${AGES} Ages of ${NUMBERS.rounds} rounds. At the end of each, Influence scores, the Hegemon rewards who has most of five things, and all Knowledge is gone. After the last one Monuments score: up to ${vp(Math.max(...Object.values(NUMBERS.controlVp)))} for control of each, ${vp(NUMBERS.adjacencyVp)} for each City beside one. Then who has most VP has won.`,
  Picture: Meeting,
};
