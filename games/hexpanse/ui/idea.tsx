import { type Idea, seatColor } from '@conclave/kit';
import { hexagon, middlesOf, placeOf } from '@conclave/kit/table';
import { MISSIONS } from '../data/missions.ts';
import { NEWEST } from '../data/tables.ts';
import { NORMAL } from '../rules/types.ts';
import { Token } from './board/tokens.tsx';

const SHAPE = MISSIONS.find(({ id }) => id === 'P07')!.shape.cells;
const HEX = hexagon(0.93);

/** Nine units in a shape, one of them still to come. */
function Formation() {
  return (
    <svg
      className="hx"
      height="9rem"
      viewBox="-60 -90 400 300"
      aria-hidden="true"
      style={{ color: seatColor(0) }}
    >
      {middlesOf(SHAPE.map(([q, r]) => [q, r] as const)).map((at, i) => (
        <g key={placeOf(at)} transform={placeOf(at)}>
          <path className="hx-ground" d={HEX} data-open={i === SHAPE.length - 1 || undefined} />
          {i < SHAPE.length - 1 && <Token seat={0} kind={NORMAL} card={-1} minor={-1} />}
        </g>
      ))}
    </svg>
  );
}

/** The game for somebody who knows nothing of it. */
export const idea: Idea = {
  goal: 'Be the first whose units stand in the shape of the mission, anywhere on the planet and turned as you like. All want the same shape, so get in their way. Your warlord is not a unit: it only blocks the territory it stands on.',
  turn: [
    `You gain hexilum, the money of the game: ${NEWEST.firstIncome} at the start. A unit that lands on crystals brings 1 more.`,
    `You take ${NEWEST.actions} actions: place a unit on any empty territory, attack a neighbour, which costs the unit that attacks, use cards, and more.`,
    'What mercenaries and cards place acts at once, within the same action.',
    'At the end you buy cards from the market, for later turns.',
  ],
  end: 'Whoever first holds the shape wins at once, in anybody’s turn. So does whoever has the last living warlord: attacks and cards take its life.',
  Picture: Formation,
};
