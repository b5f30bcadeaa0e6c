import type { Core, Seat } from '@conclave/kernel';
import type { CivilisationKey } from '../data/civilisations.ts';
import type { Evolution } from '../data/evolutions.ts';
import type { Strategy } from '../data/strategies.ts';

/*
 * A sector is its number: 0 to 4N - 1 are the neutral positions of the layout for N seats, row by row, then follow the
 * N slots A, B, … A tile is 0 to 23 (its bonus: `tiles` of the tables), -1 where nobody may know it. A card is its
 * index, 1 to 30, -1 where the viewer may not know it. Hands and the other lists of cards are ascending.
 */

/** A card played in a round, and the side it was played for. */
export type Choice = { card: number; strategy: Strategy };

/** How the end of an age was scored: who controlled each sector, and by seat the points of `victory` colonies. */
export type AgeScore = { controllers: Seat[]; bonuses: number[] };

export interface State extends Core {
  /** Two players, ten cards each, with a discard beside each card played (AX-DUE-01 to 04). */
  duel: boolean;
  /** Neutral tiles lie face down until a ship comes (AX-XPL-01 to 04). */
  exploration: boolean;
  /** Who chose a civilisation and a slot first; -1 where both were drawn. */
  first: Seat;
  /** From 1 on; 0 during the set-up. */
  age: number;
  /** From 1 on in each age; 0 during the set-up. */
  round: number;

  /** By seat: its civilisation, null before the choice. */
  civilisations: (CivilisationKey | null)[];
  /** By seat: its origin sector, -1 before the choice. */
  origins: number[];
  /** By seat: levels in the order of `EVOLUTIONS`. */
  levels: number[][];
  /** By seat: victory points. */
  points: number[];
  /** How each age that is over was scored; all other points are of battles. */
  ages: AgeScore[];

  /** By neutral sector. */
  tiles: number[];
  faceUp: boolean[];
  /** Tiles that no sector holds. */
  undrawn: number[];
  /** By seat, then by sector. */
  ships: number[][];
  /** By sector: whose colony token stands there, -1 for none. Origin colonies are no tokens (AX-SET-08). */
  colonies: number[];

  /** By seat: what it may still choose from; whole until a choice is revealed (AX-R-37). */
  hands: number[][];
  /** By seat: the choice of this round once it is revealed, else null. */
  choices: (Choice | null)[];
  /** Seats in the order of this round's turns; the turns that are over are gone, the first is under way. */
  queue: Seat[];
  /** Cards played in this age, and in duels the other discards. */
  discards: number[];
  /** Cards not dealt in this age, face up (AX-AGE-03). */
  leftovers: number[];
  /** By the seat that held them last: cards put away after the last round (AX-AGE-06). */
  unused: number[][];
}

/** All moves. Sectors, seats and cards are numbers. Behind each: the step that asks for it, as `procedure.step`. */
export type Move =
  /** setup.civilisation */
  | readonly ['civilisation', key: CivilisationKey]
  /** setup.slot: the sector that becomes the seat's origin. */
  | readonly ['slot', sector: number]
  /** round.choose, sealed: a card and the side to use. */
  | readonly ['choose', card: number, strategy: Strategy]
  /** The same in a duel, with another card to discard (AX-DUE-02). */
  | readonly ['choose', card: number, strategy: Strategy, discard: number]
  /** war.battle */
  | readonly ['battle', sector: number]
  | readonly ['endWar']
  /** colonization.colonize */
  | readonly ['colonize', sector: number]
  | readonly ['pass']
  /** expansion.action: `n` ships of one's own. */
  | readonly ['move', from: number, to: number, n: number]
  | readonly ['portal', from: number, to: number, n: number]
  | readonly ['produce', sector: number]
  | readonly ['ambush', sector: number, opponent: Seat]
  | readonly ['convert', sector: number, opponent: Seat]
  | readonly ['endExpansion'];

/** One player's part in a battle, as it stood at the start, and what the battle destroys. */
export interface Side {
  readonly seat: Seat;
  readonly ships: number;
  /** 1 with a colony or origin colony there. */
  readonly colonies: number;
  readonly armament: number;
  readonly shipsLost: number;
  readonly coloniesLost: number;
}

/** The same as events hold it. */
export type ToldSide = readonly [
  seat: Seat,
  ships: number,
  colonies: number,
  armament: number,
  shipsLost: number,
  coloniesLost: number,
];

/**
 * What happened, in order. `roundStarted`, `revealed`, `turnStarted` and `ageScored` are causes: what follows belongs to
 * them until the next cause.
 */
export type Event =
  | readonly ['civilisationChosen', seat: Seat, key: CivilisationKey]
  /** The origin sector is placed, with the civilisation's ships. */
  | readonly ['settled', seat: Seat, sector: number, ships: number]
  | readonly ['ageStarted', age: number, leftovers: number[]]
  /** A hand dealt or passed on to the seat; `holders` have held it in this age and so know it, the seat first (AX-R-37). */
  | readonly ['received', seat: Seat, cards: number[], holders: Seat[]]
  | readonly ['roundStarted', age: number, round: number]
  /** By seat. */
  | readonly ['revealed', choices: Choice[]]
  /** By seat: the duel's extra discards. */
  | readonly ['discarded', cards: number[]]
  | readonly ['turnStarted', seat: Seat, strategy: Strategy, card: number]
  /** The pool that an Expansion turn starts with, in the order of `ACTIONS`. */
  | readonly ['pooled', seat: Seat, pool: number[]]
  /** Sides in the order of seats; `winner` is -1 when the highest score is shared (AX-WAR-11). */
  | readonly ['battle', seat: Seat, sector: number, sides: ToldSide[], winner: Seat]
  | readonly ['evolved', seat: Seat, evolution: Evolution, level: number]
  | readonly ['colonized', seat: Seat, sector: number]
  | readonly ['moved', seat: Seat, from: number, to: number, n: number]
  | readonly ['portalled', seat: Seat, from: number, to: number, n: number]
  | readonly ['flipped', sector: number, tile: number]
  | readonly ['produced', seat: Seat, sector: number]
  | readonly ['ambushed', seat: Seat, sector: number, opponent: Seat]
  /** `placed` is false without a ship in reserve (AX-CNV-02). */
  | readonly ['converted', seat: Seat, sector: number, opponent: Seat, placed: boolean]
  /** The turn is over without any effect, or with actions left in the pool (else empty). */
  | readonly ['turnEnded', seat: Seat, left: number[], why: Idle]
  /** `controllers` by sector, -1 for nobody; `bonuses` by seat: points of `victory` colonies. */
  | readonly ['ageScored', age: number, controllers: number[], bonuses: number[]]
  /** `tokens` by seat: what decides between equal points (AX-END-03). */
  | readonly ['gameOver', reason: EndReason, points: number[], tokens: number[]];

/**
 * Why a turn was without effect, or left actions: the player ended it by this move; nowhere to fight; all colony tokens
 * placed; no controlled sector without a colony; nothing in the pool that can be done; or an evolution that is at its end.
 */
export type Idle =
  | 'endWar'
  | 'pass'
  | 'endExpansion'
  | 'noBattle'
  | 'noToken'
  | 'noSector'
  | 'noAction'
  | Evolution;

/** What decided: points, tokens on sectors after a tie in points, or nothing, so that the victory is shared (AX-END-02). */
export type EndReason = 'points' | 'tokens' | 'shared';
