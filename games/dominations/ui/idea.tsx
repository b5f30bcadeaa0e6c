import type { Idea } from '@conclave/kit';
import { AGES, NUMBERS } from '../data/numbers.ts';
import { TILES } from '../data/tiles.ts';
import { TileFace } from './map/land-tile.tsx';

/** Three tiles with a dot of one Domain each. */
const PICTURED = [...TILES.keys()].filter((tile) => TILES[tile]!.camp % 2 === 0).slice(0, 3);

/** The game in a minute. */
export const idea: Idea = {
  goal: 'You lead a tribe that becomes a civilisation. Together you lay a land of triangles; what meets at their edges Produces Knowledge, and with Knowledge you found Cities, build Monuments and gain Masteries for a Tree of your own. Most victory points (VP) win. Nobody fights.',
  turn: [
    'Grow: place a tile of your hand. Its dots, its Camp and Cities beside it Produce Knowledge, more where dots of one Domain meet. The number on an open place is what you would get there.',
    'Build, if you like: found a City on a Camp, raise one, or build a level of a Monument.',
    'Develop, if you like: gain a Mastery card whose sides match your Tree, or turn one to its stronger side.',
  ],
  end: `The game has ${AGES} Ages of ${NUMBERS.rounds} rounds. At the end of each, Influence scores, the Hegemon rewards who has most of five things, and all Knowledge is gone. After the last one, who has most VP has won.`,
  Picture: () => (
    <>
      {PICTURED.map((tile) => (
        <TileFace key={tile} tile={tile} size={96} />
      ))}
    </>
  ),
};
