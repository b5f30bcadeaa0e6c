import { ContractBreach, checkGame, type Depth } from '@conclave/games/checks/contract.ts';
import { recordText } from '@conclave/kernel';
import { gameOf } from './game.ts';

/** Check games `from` to `to` - 1 by their numbers. */
export interface SoakJob {
  readonly game: string;
  readonly depth: Depth;
  readonly from: number;
  readonly to: number;
}

/** A game that does not keep the contract. */
export interface Breach {
  readonly number: number;
  readonly property: string;
  readonly message: string;
  /** The text of its record. */
  readonly record: string;
}

export interface Soaked {
  readonly moves: number;
  readonly breaches: readonly Breach[];
}

/** Checks a batch of games. */
export default async function soak({ game: id, depth, from, to }: SoakJob): Promise<Soaked> {
  const game = await gameOf(id);
  const breaches: Breach[] = [];
  let moves = 0;
  for (let number = from; number < to; number++) {
    try {
      moves += checkGame(game, number, { depth }).moves;
    } catch (error) {
      if (!(error instanceof ContractBreach)) throw error;
      const { property, message, record } = error;
      breaches.push({ number, property, message, record: recordText(record) });
    }
  }
  return { moves, breaches };
}
