import type { Core, Seat } from '@conclave/kernel';
import type { BoardId } from '../data/boards.ts';
import type { DeckId } from '../data/missions.ts';
import type { IncomeCost, Mode } from '../data/numbers.ts';

/*
 * A territory is its number on the board in use (data/boards.ts), the same on both boards. A card is 0 to 49: C1 to C25,
 * then A1 to A25 (data/cards.ts); factions, minor factions and missions are their places in the lists of data/. Options of
 * an action card are 1 and 2. Everywhere -1 stands for none, off the board, or a card that the viewer may not know.
 */

/** Units that lie in a reserve, in the order of `State.reserve`; the first two also on Recovery Ships. */
export const UNITS = ['normal', 'minor', 'squad'] as const;
export type Unit = (typeof UNITS)[number];
export type ShipUnit = Exclude<Unit, 'squad'>;

/** What stands on a territory besides warlords (`State.kinds`). A unit of a reserve is its place in `UNITS` and 1. */
export const EMPTY = 0;
export const NORMAL = 1;
export const MINOR = 2;
export const SQUAD = 3;
export const MERCENARY = 4;
/** A token of an eliminated player (HX-ELM-03). */
export const INERT = 5;

/** What is put on the board: a unit of the reserve, or an undeployed mercenary by its card. */
export type Token = Unit | number;

export type Phase = 'setup' | 'action' | 'market';

export interface State extends Core {
  /** Section 8: the options of this game. */
  mode: Mode;
  /** Seats 0 and 2 against 1 and 3. */
  pairs: boolean;
  board: BoardId;
  missionDeck: DeckId;
  /** Admiral: whether each sees only the missions left at the own pick. */
  privateDraft: boolean;
  warlordOncePerTurn: boolean;
  incomeCost: IncomeCost;
  roundCap: number;

  /** The first player. */
  first: Seat;
  /** From 1; 0 during the set-up. */
  round: number;
  phase: Phase;
  /** Whose turn it is; -1 during the set-up. */
  active: Seat;
  /** In this turn; during the set-up those of the very first turn where they are fewer (HX-SET-10), else 0. */
  actionsLeft: number;
  /** Whether the warlord has healed, moved or used its ability in this turn. */
  warlordActed: boolean;

  /** By territory: `EMPTY` to `INERT`, the seat of its owner, and the card of a mercenary. */
  kinds: number[];
  owners: Seat[];
  cards: number[];
  /** By seat: the territory of the warlord; -1 before it is placed and when it is dead. */
  warlords: number[];
  /** By seat; 0 for an eliminated player. */
  life: number[];
  /** Seats in the order of their elimination. */
  eliminated: Seat[];

  /** By seat. */
  factions: number[];
  minors: number[];
  hexilum: number[];
  income: number[];
  /** By seat: normal units, minor units, squad tokens. */
  reserve: number[][];
  /** By seat: normal and minor units on the Recovery Ship. */
  ship: number[][];

  /** By seat, ascending: undeployed mercenaries; those whose token is on the board, C23 once activated; action cards. */
  undeployed: number[][];
  deployed: number[][];
  actionCards: number[][];

  market: number[];
  /** Face down, the next card last. */
  deck: number[];
  /** The part of the discard pile that lies face up. */
  discard: number[];
  /** By seat, ascending: the part that it has put there face down (HX-R-23). */
  buried: number[][];
  /** Extra cards that this turn's market phase will bring, and those that it has brought, ascending. */
  promised: number;
  extra: number[];

  /** Minor factions offered (HX-SET-05); empty until they are dealt, and in a Sailor game. */
  minorRow: number[];
  /** -1 until it is dealt, or left by the Admiral's draft. */
  common: number;
  /** Admiral, open draft: the missions as dealt (HX-R-22); else, and until then, empty. */
  missionRow: number[];
  /** By seat: the missions that it was shown at its own pick. */
  shown: number[][];
  /** By seat; empty unless Admiral. */
  secrets: number[];

  /** The chain: territories of tokens whose abilities wait, in order (HX-CHN-03). */
  queue: number[];
  /** The ability that is being resolved; null for none. */
  resolving: Resolving | null;
  /** Owners of destroyed units with a destruction ability that is yet to come, one entry a unit. */
  fallen: Seat[];
}

/** Where an ability comes from: a mercenary, an option of an action card, a warlord, a minor unit that arrives or acts. */
export type Source =
  | ['mercenary', card: number]
  | ['option', card: number, option: number]
  | ['faction', faction: number]
  | ['arrival', minor: number]
  | ['unit', minor: number];

interface Resolving {
  source: Source;
  /** Where the acting token or warlord stands; -1 for an action card. */
  at: number;
  /** Place in the list of its effects. */
  step: number;
  /** The territory that the effect before has emptied, the kind of unit that it has taken back; -1 and '' for none. */
  emptied: number;
  recovered: ShipUnit | '';
}

/** All moves. Behind each: the step that asks for it. */
export type Move =
  /** setUp.chooseFaction, setUp.chooseMinor, setUp.chooseMission, setUp.placeWarlord */
  | readonly ['faction', faction: number]
  | readonly ['minor', minor: number]
  | readonly ['mission', mission: number]
  | readonly ['warlord', territory: number]
  /** action.choose: HX-ACT-01 and 06, then drop.choose asks where (`at`); C23 needs no territory. */
  | readonly ['place', unit: Unit]
  | readonly ['deploy', card: number]
  | readonly ['at', territory: number]
  /** HX-ACT-02 */
  | readonly ['withdraw', territory: number]
  /** HX-ACT-03 */
  | readonly ['attack', from: number, to: number]
  /** HX-ACT-04 */
  | readonly ['recover', unit: ShipUnit]
  /** HX-ACT-05 */
  | readonly ['play', card: number, option: number]
  /** HX-ACT-07: the mercenary or minor unit that stands there. */
  | readonly ['reuse', territory: number]
  /** HX-ACT-08 to 10 */
  | readonly ['gain']
  | readonly ['raise']
  | readonly ['heal']
  /** HX-ACT-11 */
  | readonly ['moveWarlord', territory: number]
  /** HX-ACT-12 */
  | readonly ['ability']
  /** The action phase ends early (HX-TRN-05). */
  | readonly ['endActions']
  /** arrival.use (HX-CRD-15); `decline` also in pattern.orient where nothing has to be attacked. */
  | readonly ['use']
  | readonly ['decline']
  /** pattern.orient: the anchor (of an anchored pattern: where it acts) and the turns by 60 degrees, 0 to 5. */
  | readonly ['orient', anchor: number, k: number]
  /** pattern.strike, where the order can matter; assault.strike (M1): the next territory to attack. */
  | readonly ['strike', territory: number]
  /** pattern.put, place.put, resurrect.put: a token comes into play. */
  | readonly ['put', territory: number, token: Token]
  /** No more placements, units to send, or cards to buy: pattern.put, place.put, send.choose, market.buy. */
  | readonly ['stop']
  /** destroy.choose, attack.choose (M3) */
  | readonly ['target', territory: number]
  /** exchange.choose: a unit; then exchange.with: another one, or an empty territory. */
  | readonly ['exchange', territory: number]
  | readonly ['with', territory: number]
  /** enemy.choose: whom to damage, to rob, or whose hexilum to destroy. */
  | readonly ['enemy', seat: Seat]
  /** recover.choose; triggers.choose (M11). */
  | readonly ['takeBack', normal: number, minor: number]
  /** send.choose: one unit of that player's reserve. */
  | readonly ['send', seat: Seat, unit: ShipUnit]
  /** takeCard.choose, discardCard.choose: an enemy's card. */
  | readonly ['card', card: number]
  /** takeCard.mode: its token stays as the own one, or leaves the board (HX-CRD-08). */
  | readonly ['leave']
  | readonly ['return']
  /** market.buy */
  | readonly ['buy', card: number];

/** Where hexilum comes from: income, action, an ability, a territory, mining (M9), destruction (M12). */
export type Gain = 'income' | 'action' | 'ability' | 'territory' | 'miners' | 'destruction';
/** Why a warlord takes damage: an attack, an action of its own, or an effect that deals damage. */
export type Harm = 'attack' | 'action' | 'effect';
/** Where a destroyed token goes; `gone` is out of the game. */
export type Grave = 'ship' | 'reserve' | 'discard' | 'gone';

/**
 * What happened, in order. `turnStarted`, `acted`, `effectBegun`, `marketOpened` and `turnEnded` are causes: what
 * follows belongs to them until the next cause.
 */
export type Event =
  | readonly ['minorsOffered', minors: number[]]
  /** The Admiral's row as dealt; hidden in a private draft. */
  | readonly ['missionsRevealed', missions: number[]]
  | readonly ['factionChosen', seat: Seat, faction: number]
  | readonly ['minorChosen', seat: Seat, minor: number]
  /** The mission for its owner and the partner in pairs, -1 for none (HX-R-46). */
  | readonly ['missionTaken', seat: Seat, mission: number, partner: Seat]
  | readonly ['missionSet', mission: number]
  /** What the seat began with (HX-SET-10), told with its first own deed on the board. */
  | readonly ['evenStart', seat: Seat, hexilum: number]
  | readonly ['warlordPlaced', seat: Seat, territory: number]
  | readonly ['turnStarted', seat: Seat, round: number]
  /** Fewer actions than usual in the very first turn (HX-SET-10). */
  | readonly ['shortened', seat: Seat, actions: number]
  /** An action begins: its move. */
  | readonly ['acted', seat: Seat, ...move: (string | number)[]]
  | readonly ['effectBegun', seat: Seat, source: Source, at: number]
  | readonly ['declined', seat: Seat, source: Source, at: number]
  /** A queued ability is dropped or can do nothing. */
  | readonly ['skipped', seat: Seat, source: Source, at: number]
  | readonly ['oriented', seat: Seat, anchor: number, k: number]
  /** An attack on a territory that costs no unit; `owner` and `kind` of what it met, -1 and 0 for nothing; a warlord is kind -1. */
  | readonly ['struck', seat: Seat, territory: number, kind: number, owner: Seat]
  /** A unit attacks; `isLost` unless it is M3 (HX-ATK-06). */
  | readonly ['attacked', seat: Seat, from: number, to: number, isLost: boolean]
  | readonly ['placed', seat: Seat, territory: number, kind: number, card: number]
  | readonly ['withdrawn', seat: Seat, territory: number, kind: number]
  | readonly ['exchanged', seat: Seat, a: number, b: number]
  | readonly ['warlordMoved', seat: Seat, from: number, to: number]
  | readonly ['destroyed', territory: number, kind: number, owner: Seat, card: number, to: Grave]
  /** A unit of a reserve is sent away. */
  | readonly ['sent', owner: Seat, unit: ShipUnit, to: Grave]
  /** Owner's destruction ability (M10 to M12). */
  | readonly ['fell', owner: Seat, minor: number]
  | readonly ['recovered', seat: Seat, normal: number, minor: number]
  | readonly ['mustered', seat: Seat, tokens: number]
  | readonly ['gained', seat: Seat, n: number, why: Gain]
  | readonly ['burned', seat: Seat, n: number]
  | readonly ['stole', seat: Seat, from: Seat, n: number]
  | readonly ['incomeRaised', seat: Seat, level: number, cost: number]
  | readonly ['healed', seat: Seat, n: number, life: number]
  | readonly ['damaged', seat: Seat, n: number, life: number, why: Harm]
  | readonly ['eliminated', seat: Seat]
  | readonly ['cardTaken', seat: Seat, from: Seat, card: number]
  /** A stolen mercenary's token: it stays as the thief's, or leaves the board. */
  | readonly ['tokenTaken', seat: Seat, territory: number, stays: boolean]
  /** A card goes to the discard pile, face up. */
  | readonly ['discarded', seat: Seat, card: number]
  /** The chain as it is now: territories. */
  | readonly ['queued', territories: number[]]
  | readonly ['promised', seat: Seat, extra: number]
  | readonly ['marketOpened', seat: Seat]
  /** Extra cards; their faces for the active player alone. */
  | readonly ['extraDrawn', seat: Seat, cards: number[]]
  | readonly ['bought', seat: Seat, card: number, cost: number, extra: boolean]
  | readonly ['buried', seat: Seat, cards: number[]]
  | readonly ['reshuffled', cards: number]
  | readonly ['marketFilled', cards: number[]]
  | readonly ['turnEnded', seat: Seat]
  | readonly ['formed', seat: Seat, mission: number, cells: number[]]
  /** By seat, at the end. */
  | readonly ['secretsRevealed', missions: number[]]
  | readonly ['gameOver', reason: EndReason, winners: Seat[]];

/** Why the game ended: a formation, the last warlord, the round cap with a winner by section 7, or without one. */
export type EndReason = 'formation' | 'warlords' | 'cap' | 'draw';
