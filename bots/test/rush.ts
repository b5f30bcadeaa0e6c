import { isMercenary } from '@conclave/games/hexpanse/data/cards.ts';
import { actionCardOf, mercenaryOf } from '@conclave/games/hexpanse/data/tables.ts';
import type { Move, State } from '@conclave/games/hexpanse/index.ts';
import { isTarget, neighboursOf } from '@conclave/games/hexpanse/rules/board.ts';
import { enemiesOf } from '@conclave/games/hexpanse/rules/sides.ts';
import { MINOR } from '@conclave/games/hexpanse/rules/types.ts';
import type { Bot } from '../src/index.ts';

const doesDamage = (s: State, card: number): boolean =>
  (isMercenary(card) ? [mercenaryOf(s, card).ability] : actionCardOf(s, card).options).some(
    ([effect]) => effect!.kind === 'damage',
  );

/** How good a move is against the warlord of the next enemy. */
function rage(s: State, seat: number, move: Move, minor: number): number {
  const prey = s.warlords[enemiesOf(s, seat)[0]!]!;
  const ring = prey < 0 ? [] : neighboursOf(s, prey);
  const foesAt = (at: number) => neighboursOf(s, at).filter((to) => isTarget(s, seat, to)).length;
  switch (move[0]) {
    case 'minor':
      return move[1] === minor ? 1 : 0;
    case 'play':
      return actionCardOf(s, move[1]).options[move[2] - 1]![0]!.kind === 'damage' ? 10 : 0;
    case 'deploy':
      return doesDamage(s, move[1]) ? 10 : 0;
    case 'reuse':
      if (s.kinds[move[1]] !== MINOR) return 0;
      return ring.includes(move[1]) ? 9 : Math.min(3, foesAt(move[1]));
    case 'place':
      return move[1] === 'minor' ? 8 : 4;
    case 'attack':
      // A minor unit has more to do than to be lost.
      if (move[2] === prey) return s.kinds[move[1]] === MINOR ? 6 : 7;
      return ring.includes(move[2]) ? 2 : 0;
    case 'recover':
      return move[1] === 'minor' ? 5 : 1;
    case 'at':
      if (ring.includes(move[1])) return 20 + foesAt(move[1]);
      return neighboursOf(s, move[1]).some((cell) => ring.includes(cell)) ? foesAt(move[1]) : 0;
    case 'strike':
    case 'target':
      if (move[1] === prey) return 9;
      if (!isTarget(s, seat, move[1])) return s.owners[move[1]] === seat ? -1 : 0;
      return ring.includes(move[1]) ? 6 : 5;
    case 'buy':
      return doesDamage(s, move[1]) ? 1 : 0;
    case 'endActions':
    case 'stop':
      return 0.5;
    default:
      return 0;
  }
}

/**
 * All against the enemy's warlord: it takes the minor faction of this number, brings its units beside the warlord,
 * attacks with everything, takes back what is lost, and begins anew. It knows nothing else.
 */
export const rush = (minor: number): Bot => ({
  id: 'rush',
  knows: ({ id }) => id === 'hexpanse',
  choose(_game, view, seat, moves) {
    const rated = moves.map((move) => rage(view as unknown as State, seat, move as unknown as Move, minor));
    return moves[rated.indexOf(Math.max(...rated))]!;
  },
});
