import type { Next, Seat } from '@conclave/kernel';
import { basesIn } from '../board.ts';
import { takeFrom } from '../cards.ts';
import { leaderWindow } from '../leaders/window.ts';
import { supply } from '../networks.ts';
import { addBase, moveBase } from '../pieces.ts';
import type { Conflict, State } from '../types.ts';
import { procedure, tell } from '../vocabulary.ts';
import { compare, exposedGates, type LostUnit, loseBases, loseGate, loseUnits } from './losses.ts';
import { seatOf } from './power.ts';
import {
  emitReaction,
  gateRefuges,
  outpostRefuges,
  rescuable,
  rescueGate,
  rescueOutpost,
  rescuer,
  rescueUnit,
  toBeSaved,
  withdraw,
  withdrawals,
} from './reactions.ts';

/** HG-CON-33: bases of the supply take the places of those lost. */
function replaceBases(s: State, c: Conflict): void {
  const n = Math.min(c.vacant, supply(s, c.attacker, c.target));
  for (let i = 0; i < n; i++) addBase(s, c.attacker, c.target, c.sector);
  c.vacant -= n;
  if (n > 0) tell(['replaced', c.attacker, c.target, c.sector, n]);
}

/** HG-CON-34: where the Attacker has bases that could fill a place. */
function fillSources(s: Readonly<State>, c: Readonly<Conflict>): number[] {
  if (c.vacant === 0) return [];
  return [...s.tiles.keys()].filter(
    (sector) => sector !== c.sector && basesIn(s, c.attacker, c.target, sector) > 0,
  );
}

/** Pairs that nobody can save leave, up to the first one that its owner may save. */
function loseUnsaved(s: State, owner: Seat, pairs: number[]): void {
  const { sector } = s.conflict!;
  while (pairs.length > 0 && gateRefuges(s, owner, pairs[0]!, sector).length === 0)
    loseGate(s, owner, pairs.shift()!);
}

/** Step 4 and what it sets off, in the order of section 5.3. */
export const outcome = procedure<{ lost: LostUnit[]; owner: Seat; pairs: number[] }>(
  'outcome',
  { lost: 'all', owner: 'all', pairs: 'all' },
  {
    compare(s, f) {
      compare(s, s.conflict!);
      f.lost = loseUnits(s, s.conflict!);
    },
    rescueUnit: {
      rule: 'HG-TX-P1',
      who: (s, f) => f.lost[rescuable(s, f.lost)]?.[0] ?? null,
      options(s, f, _seat, emit) {
        const lost = f.lost[rescuable(s, f.lost)];
        if (lost !== undefined) emit(['use', rescuer(lost[1])]);
        emit(['decline']);
      },
      take(s, f, _seat, move) {
        const at = rescuable(s, f.lost);
        if (move[0] === 'use') rescueUnit(s, f.lost[at]!);
        f.lost.splice(0, at + 1);
        return 'again';
      },
    },
    loseBases: (s) => loseBases(s, s.conflict!),
    rescueOutpost: {
      rule: 'HG-TX-M5',
      who: (s) => (outpostRefuges(s, s.conflict!).length > 0 ? s.conflict!.defender : null),
      options: (s, _f, _seat, emit) => emitReaction('outpostRescue', outpostRefuges(s, s.conflict!), emit),
      take(s, _f, seat, move) {
        if (move[0] === 'use') rescueOutpost(s, seat, move[2] as number);
      },
    },
    basesLost: (s) => (s.conflict!.lost > 0 ? leaderWindow(s, 'basesLost') : undefined),
    replace: (s) => replaceBases(s, s.conflict!),
    fill: {
      rule: 'HG-CON-34',
      who: (s) => (fillSources(s, s.conflict!).length > 0 ? s.conflict!.attacker : null),
      options(s, _f, _seat, emit) {
        for (const from of fillSources(s, s.conflict!)) emit(['fill', from]);
        emit(['stop']);
      },
      take(s, _f, seat, move): Next {
        if (move[0] === 'stop') return;
        const c = s.conflict!;
        const from = move[1] as number;
        moveBase(s, seat, c.target, from, c.sector);
        c.vacant--;
        tell(['relocated', seat, c.target, from, c.sector, 0]);
        return 'again';
      },
    },
    exposeGates(s, f) {
      const { owner, pairs } = exposedGates(s, s.conflict!);
      f.owner = owner;
      f.pairs = pairs;
    },
    destroyGates: {
      rule: 'HG-CON-37',
      who: (s, f) =>
        f.pairs.length > 0 && s.conflict!.winner >= 0 ? seatOf(s.conflict!, s.conflict!.winner) : null,
      options(_s, f, _seat, emit) {
        for (let chosen = 0; chosen < 1 << f.pairs.length; chosen++)
          emit(['destroyGates', ...f.pairs.filter((_, i) => chosen & (1 << i))]);
      },
      take(_s, f, _seat, move) {
        f.pairs = move.slice(1) as number[];
      },
    },
    loseGates: (s, f) => loseUnsaved(s, f.owner, f.pairs),
    rescueGate: {
      rule: 'HG-TX-I1',
      who: (s, f) => (toBeSaved(s, f.owner, f.pairs) === undefined ? null : f.owner),
      options: (s, f, seat, emit) =>
        emitReaction(
          'gateRescue',
          gateRefuges(s, seat, toBeSaved(s, seat, f.pairs)!, s.conflict!.sector),
          emit,
        ),
      take(s, f, seat, move) {
        const pair = toBeSaved(s, seat, f.pairs)!;
        takeFrom(f.pairs, pair);
        if (move[0] === 'use') rescueGate(s, seat, pair, s.conflict!.sector, move[2] as number);
        else loseGate(s, seat, pair);
        loseUnsaved(s, seat, f.pairs);
        return 'again';
      },
    },
    /** Who gave away what would have saved them has not been asked any more (HG-TEC-02). */
    loseRest(s, f) {
      for (const pair of f.pairs) loseGate(s, f.owner, pair);
    },
    withdraw: {
      rule: 'HG-TX-P2',
      who: (s) => (withdrawals(s, s.conflict!).length > 0 ? s.conflict!.attacker : null),
      options: (s, _f, _seat, emit) => emitReaction('agentWithdrawal', withdrawals(s, s.conflict!), emit),
      take(s, _f, _seat, move) {
        if (move[0] === 'use') withdraw(s, s.conflict!, move[2] as number);
      },
    },
  },
);
