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
  goal: 'Put your units on the planet so that nine of them stand in the shape of the mission, anywhere and turned as you like. The others want the same shape, so get in their way. Your warlord is no unit: it does not count for the shape, and blocks the territory it stands on.',
  turn: [
    `You gain hexilum, the money of the game: as much as your income, ${NEWEST.firstIncome} at the start.`,
    `You take ${NEWEST.actions} actions: place a unit on any empty territory, attack a neighbour, play a card, gain hexilum, raise your income, and more.`,
    'A mercenary or a card can set off a chain: what it places acts at once, within the same action.',
    'At the end you buy cards from the market, for later turns.',
  ],
  end: 'Whoever first holds the shape wins at once, also in the turn of another player. So does whoever has the last living warlord: attacks and cards take its life, and who has lost it is out.',
  Picture: Formation,
};
