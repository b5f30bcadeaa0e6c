import { type EventPart, phrase } from '@conclave/frame/event-parts.ts';
import { listed } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { attackingUnit } from '../../rules/attacks.ts';
import { unitsOf } from '../../rules/board.ts';
import { preview } from '../../rules/conflict/preview.ts';
import type { Move, State } from '../../rules/types.ts';
import { attackerParts } from '../../words/conflict-words.ts';
import { patternPart, sectorPart } from '../../words/parts.ts';
import { sectorName } from '../../words/sector-names.ts';
import { stake } from '../conflict/stake.ts';
import type { Offer, Picked } from '../parts.ts';

type View = Readonly<State>;
export type Attack = Extract<Move, readonly ['attack', ...unknown[]]>;

export const isAttack = (move: Move | null): move is Attack => move?.[0] === 'attack';

/** What an attack is aimed at, as one choice. */
export interface Target {
  readonly key: string;
  readonly picks: readonly Picked[];
  readonly sector: number;
  readonly defender: Seat;
  /** “Bo’s 2 Complexes at B3”. */
  readonly label: string;
  /** An attack on it. */
  readonly attack: Attack;
}

/** The different targets among attacks. */
export function targetsAmong(
  view: View,
  seats: readonly SeatInfo[],
  offers: readonly Offer[],
): readonly Target[] {
  const targets = new Map<string, Target>();
  for (const { move } of offers) {
    if (!isAttack(move)) continue;
    const [, , , sector, defender, target] = move;
    const key = `${sector} ${defender} ${target}`;
    if (targets.has(key)) continue;
    const what = listed(stake(view, { defender, target, sector }));
    targets.set(key, {
      key,
      picks: [
        ['to', sector],
        ['defender', defender],
        ['target', target],
      ],
      sector,
      defender,
      label: `${seats[defender]!.name}’s ${what} at ${sectorName(sector)}`,
      attack: move,
    });
  }
  return [...targets.values()].sort((a, b) => a.sector - b.sector || a.defender - b.defender);
}

/** An attack as its maker does it: “SABOTAGE with Agent 1 at B2 on 1 Embassy of Bo at B2”. */
export function attackParts(view: View, seat: Seat, move: Attack): readonly EventPart[] {
  const [, pattern, by, sector, defender, target] = move;
  const unit = attackingUnit(pattern);
  const from = unit === null ? by : unitsOf(view, seat, unit)[by]!;
  return [
    patternPart(pattern),
    ...phrase` with ${attackerParts(pattern, by, from)} on ${listed(stake(view, { defender, target, sector }))} of `,
    ...phrase`${{ seat: defender }} at ${sectorPart(sector)}.`,
  ];
}

/** The certain powers of both sides: “7 against 5”. */
export function certainPowers(view: View, seat: Seat, move: Attack): string {
  const { attacker, defender } = preview(view, seat, move);
  return `${attacker.certain} against ${defender.certain}`;
}
