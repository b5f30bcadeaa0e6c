import {
  actionCardOf,
  enemiesOf,
  isMercenary,
  isTarget,
  MINOR,
  type Move,
  mercenaryOf,
  neighboursOf,
  type State,
} from '@conclave/games/hexpanse/index.ts';
import type { Bot } from '../src/index.ts';

const damages = (card: number): boolean =>
  (isMercenary(card) ? [mercenaryOf(card).ability] : actionCardOf(card).options).some(
    ([effect]) => effect!.kind === 'damage',
  );

/** How much a move does against the warlord of the next enemy; 0 is what a rush does not care for. */
function rage(s: State, seat: number, move: Move, minor: number): number {
  const prey = s.warlords[enemiesOf(s, seat)[0]!] ?? -1;
  const beside = prey < 0 ? [] : neighboursOf(s, prey);
  const foes = (at: number) => neighboursOf(s, at).filter((to) => isTarget(s, seat, to)).length;
  switch (move[0]) {
    case 'minor':
      return move[1] === minor ? 1 : 0;
    case 'play': {
      const [effect] = actionCardOf(move[1]).options[move[2] - 1]!;
      return effect!.kind === 'damage' ? 10 : 0;
    }
    case 'deploy':
      return damages(move[1]) ? 10 : 0;
    case 'reuse': {
      if (s.kinds[move[1]] !== MINOR) return 0;
      return beside.includes(move[1]) ? 9 : foes(move[1]) > 0 ? 3 : 0;
    }
    case 'attack':
      return move[2] === prey
        ? s.kinds[move[1]] === MINOR
          ? 6
          : 7
        : beside.includes(move[2]) && s.owners[move[2]] !== seat
          ? 2
          : 0;
    case 'place':
      return move[1] === 'minor' ? 8 : 4;
    case 'recover':
      return move[1] === 'minor' ? 5 : 1;
    case 'at':
      return beside.includes(move[1])
        ? 20 + foes(move[1])
        : neighboursOf(s, move[1]).some((cell) => beside.includes(cell))
          ? foes(move[1])
          : 0;
    case 'strike':
    case 'target':
      return move[1] === prey
        ? 9
        : isTarget(s, seat, move[1])
          ? beside.includes(move[1])
            ? 6
            : 5
          : s.owners[move[1]] === seat
            ? -1
            : 0;
    case 'buy':
      return damages(move[1]) ? 1 : 0;
    case 'endActions':
    case 'stop':
      return 0.5;
    default:
      return 0;
  }
}

/**
 * All against the enemy's warlord: minor units beside it, everything attacks, what is lost comes back. Knows nothing
 * else; a bot that plays well must see it coming.
 */
export const rush = (minor: number): Bot => ({
  id: 'rush',
  games: ['hexpanse'],
  choose(_game, view, seat, moves) {
    const worths = moves.map((move) => rage(view as unknown as State, seat, move as unknown as Move, minor));
    return moves[worths.indexOf(Math.max(...worths))]!;
  },
});
