import type { Seat } from '@conclave/kernel';
import { fight, isContested } from './battle.ts';
import { sectorCount } from './galaxy.ts';
import type { State } from './types.ts';
import { procedure, tell } from './vocabulary.ts';

/** AX-WAR-01, 03: whether a seat may initiate a battle on a sector, after those of this turn. */
const mayFight = (s: Readonly<State>, seat: Seat, sector: number, fought: readonly number[]): boolean =>
  !fought.includes(sector) && isContested(s, seat, sector);

function hasBattle(s: Readonly<State>, seat: Seat, fought: readonly number[]): boolean {
  for (let sector = 0; sector < sectorCount(s); sector++) if (mayFight(s, seat, sector, fought)) return true;
  return false;
}

/** A War turn: battles one by one, where the player likes and in any order (AX-WAR-02). */
export const war = procedure<{ seat: Seat; fought: number[] }>(
  'war',
  { seat: 'all', fought: 'all' },
  {
    battle: {
      rule: 'AX-WAR-01',
      who: (s, f) => (hasBattle(s, f.seat, f.fought) ? f.seat : null),
      options(s, f, seat, emit) {
        for (let sector = 0; sector < sectorCount(s); sector++)
          if (mayFight(s, seat, sector, f.fought)) emit(['battle', sector]);
        emit(['endWar']);
      },
      take(s, f, seat, move) {
        if (move[0] === 'endWar') return undefined;
        const sector = move[1] as number;
        f.fought.push(sector);
        fight(s, seat, sector);
        return 'again';
      },
    },
    end(s, { seat, fought }) {
      if (fought.length === 0)
        tell(['turnEnded', seat, [], hasBattle(s, seat, fought) ? 'endWar' : 'noBattle']);
    },
  },
);
