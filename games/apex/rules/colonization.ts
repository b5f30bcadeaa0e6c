import type { Seat } from '@conclave/kernel';
import { controller } from './control.ts';
import { coloniesLeft, colonyOf, isPresent } from './galaxy.ts';
import type { Idle, State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** AX-COL-01, 05: whether a seat with a colony token left may place it on a sector. */
export const isColonizable = (s: Readonly<State>, seat: Seat, sector: number): boolean =>
  isPresent(s, seat, sector) && colonyOf(s, sector) < 0 && controller(s, sector) === seat;

function canColonize(s: Readonly<State>, seat: Seat): boolean {
  if (coloniesLeft(s, seat) === 0) return false;
  // Origin sectors have their colony (AX-COL-02).
  for (let sector = 0; sector < s.tiles.length; sector++) if (isColonizable(s, seat, sector)) return true;
  return false;
}

/** Why a Colonization turn placed nothing. */
function whyNone(s: Readonly<State>, seat: Seat): Idle {
  if (coloniesLeft(s, seat) === 0) return 'noToken';
  return canColonize(s, seat) ? 'pass' : 'noSector';
}

/** A Colonization turn: at most one colony token, which costs no ship (AX-COL-04). */
export const colonization = procedure<{ seat: Seat }>(
  'colonization',
  { seat: 'all' },
  {
    colonize: {
      rule: 'AX-COL-01',
      who: (s, f) => (canColonize(s, f.seat) ? f.seat : null),
      options(s, _f, seat, emit) {
        for (let sector = 0; sector < s.tiles.length; sector++)
          if (isColonizable(s, seat, sector)) emit(['colonize', sector]);
        emit(['pass']);
      },
      take(s, _f, seat, move) {
        if (move[0] === 'pass') return undefined;
        const sector = move[1] as number;
        s.colonies[sector] = seat;
        tell(['colonized', seat, sector]);
        return 'done';
      },
    },
    end(s, { seat }) {
      tell(['turnEnded', seat, [], whyNone(s, seat)]);
    },
  },
);
