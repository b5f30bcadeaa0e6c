import type { Core, Seat } from '@conclave/kernel';

/*
 * A card is its uid, 0 to 79 (its kind: `KIND_OF` in data/cards.ts), and -1 where the viewer may not know it.
 * Lists of cards whose last card is the top: deck, discard pile, VP piles. Hands and Ark stores are sorted by uid.
 */

/** The parts of a turn in which something can happen (W0 to W7 of the specification). */
const WINDOWS = ['start', 'recover', 'before', 'main', 'after', 'limit', 'end', 'check'] as const;
export type Window = (typeof WINDOWS)[number];

/** A card in a tableau. */
export interface Built {
  uid: number;
  slipped: boolean;
  /** Cards lying face down on an Ark; their faces are its owner's. */
  stash: number[];
  /** The kind named for Martial Law Forces; 0 for none. */
  named: number;
}

/** A declared build that is not yet paid. The card lies in the tableau already. */
export interface Payment {
  uid: number;
  /** Effective cost, fixed at the declaration (SI-BLD-03). */
  cost: number;
  /** Whether it is one of the extra builds (38), not the main action. */
  extra: boolean;
  /** Whether a money function was used since the declaration (SI-BLD-12). */
  moneyUsed: boolean;
  /** Cards laid out of the hand for a sale that is put together card by card (see `sell`). */
  offered: number[];
}

export interface State extends Core {
  /** The seat that took the first turn. */
  first: Seat;
  /** How often the first player has started a turn. */
  round: number;
  /** Rounds after which the game ends if nobody has triggered the end (SI-GAM-11); 0 for none. */
  roundLimit: number;
  /** Presentation only: whether VP counts of others are shown, and whether the discard pile may be browsed. */
  vpCountsShown: boolean;
  discardBrowsable: boolean;

  /** Whose turn it is, and where it stands. */
  active: Seat;
  window: Window;
  budget: number;
  mainDone: boolean;
  extraBuilds: number;
  /** Builds completed this turn. */
  builds: number;
  /** Cards sold this turn. */
  sold: number[];
  payment: Payment | null;

  deck: number[];
  discard: number[];
  /** By seat, like the four that follow. */
  hands: number[][];
  tableaus: Built[][];
  /** VP cards; nobody knows their faces. */
  piles: number[][];
  /** VPs gained when no card was left (SI-VP-07). */
  tokens: number[];

  /** A card was needed when deck and discard pile were empty (SI-GAM-05). */
  exhausted: boolean;
  /** Who triggered the end; -1 for nobody. */
  completedBy: Seat;
  /** Extra turns still to be finished once the end is triggered, the present one included. */
  extraTurns: number;
}

/** Why a game ended. */
export type EndReason = 'completion' | 'exhaustion' | 'round-limit';

/**
 * All moves. Cards are uids, seats numbers. A list of cards may be named in any order; it is listed ascending, so that each
 * choice exists once (canonical.ts). Cards that go to the discard pile get there in the order in which they were named.
 * Behind each: the step that asks for it, as `procedure.step`.
 */
export type Move =
  /** turn.recover: unslip up to three of one's own cards, or none. */
  | readonly ['recover', ...uids: number[]]
  /**
   * turn.before, turn.after, payment.pay: use a function of one's own card. Arguments by kind:
   * 10 The Ark `put` and a hand card, or `take`; 12 the card given and the opponent's seat; 16 the other card
   * to slip; 19 and 43 the target's seat; 20 the number of VPs; 38 the card to return; all others none.
   */
  | readonly ['use', uid: number, ...args: (number | string)[]]
  /** turn.before: the main action is research. */
  | readonly ['research']
  /**
   * turn.before: the main action is building `uid`, paid by selling the others: declare and pay in one.
   * Not offered where more than `AT_ONCE` cards could be sold (selling.ts).
   */
  | readonly ['build', uid: number, ...sold: number[]]
  /** turn.before, turn.after: the same as one of the extra builds that Reconstruction Base gives. */
  | readonly ['extra', uid: number, ...sold: number[]]
  /**
   * The same without payment yet. Offered only where `build` or `extra` can't say it all: when a money function could be
   * used between declaration and payment, or when the sale is put together card by card.
   */
  | readonly ['declare', uid: number]
  | readonly ['declareExtra', uid: number]
  /** payment.pay: pay the declared build by this sale, empty if nothing is missing. */
  | readonly ['pay', ...sold: number[]]
  /** payment.pay: lay out one more card for the sale, in any order; it is complete when it covers. */
  | readonly ['sell', uid: number]
  /** payment.pay: give a hopeless build up (SI-BLD-12). */
  | readonly ['cancel']
  /** research.keep: the two cards kept; the other two may follow, in the order in which they are discarded. */
  | readonly ['keep', ...uids: number[]]
  /** turn.limit: the cards over the limit, one at a time from a very big hand. `<card>.discard`: one card. */
  | readonly ['discard', ...uids: number[]]
  /** `<card>.give`, `<card>.giveBack`: a card of one's own hand. `<card>` is the key of the card whose function runs. */
  | readonly ['give', uid: number]
  /** `<card>.pick`: one of the cards revealed, of the discard pile, or of the VP pile looked at. */
  | readonly ['take', uid: number]
  /** ark.more: one card more is put on the Ark; `stop` ends it. */
  | readonly ['put', uid: number]
  | readonly ['stop']
  /** martialLawForces.name: a kind, 1 to 43. */
  | readonly ['name', kind: number]
  /**
   * `<card>.youMay`, a reaction or turn-end function: yes (with the card given for 4 Construction Sponsor), yes with the
   * card to unslip (39, 40), or no.
   */
  | readonly ['accept', ...given: number[]]
  | readonly ['unslip', uid: number]
  | readonly ['decline']
  /** triggers.choose: which waiting trigger comes next, as an index of `raised`. */
  | readonly ['next', index: number]
  /** turn.after: end the main phase. */
  | readonly ['end'];

/** Where a card that was taken came from. */
export type Source = 'reveal' | 'discard' | 'market' | 'pile';

/** How VP cards or tokens left a player. */
export type VpLoss = 'lost' | 'paid';

/**
 * What happened, in order. `turnStarted`, `recovered`, `functionUsed`, `researching`, `declared`, `built`, `limited` and
 * `turnEnding` are causes: what follows belongs to them until the next cause. Hidden cards are -1.
 */
export type Event =
  | readonly ['turnStarted', seat: Seat, round: number]
  | readonly ['recovered', seat: Seat, uids: number[]]
  /** Function `fn` of card `uid`, counted from 0 as in `functionsOf`. */
  | readonly ['functionUsed', seat: Seat, uid: number, fn: number]
  | readonly ['declined', seat: Seat, uid: number, fn: number]
  | readonly ['slipped', seat: Seat, uid: number]
  | readonly ['unslipped', seat: Seat, uid: number]
  | readonly ['researching', seat: Seat]
  /** Cards looked at: four at research, a VP pile at `of` for Planet Probe (else -1). */
  | readonly ['looked', seat: Seat, uids: number[], of: Seat]
  | readonly ['researched', seat: Seat, kept: number[], discarded: number[]]
  | readonly ['declared', seat: Seat, uid: number, cost: number, extra: boolean]
  | readonly ['handRevealed', seat: Seat, uids: number[]]
  | readonly ['sold', seat: Seat, uids: number[], sum: number]
  | readonly ['built', seat: Seat, uid: number, cost: number, change: number]
  | readonly ['buildCancelled', seat: Seat, uid: number]
  | readonly ['gainedMoney', seat: Seat, n: number]
  | readonly ['gainedBuild', seat: Seat]
  /** What was left of the budget at the end of the main phase. */
  | readonly ['lostMoney', seat: Seat, n: number]
  | readonly ['drew', seat: Seat, uids: number[]]
  /** By a function of card `uid`. */
  | readonly ['gainedVp', seat: Seat, cards: number, tokens: number, uid: number]
  /** VP cards to the discard pile, and tokens gone. */
  | readonly ['lostVp', seat: Seat, uids: number[], tokens: number, how: VpLoss]
  /** VP cards to their owner's hand (20). */
  | readonly ['cashedVp', seat: Seat, uids: number[]]
  | readonly ['limited', seat: Seat]
  | readonly ['discarded', seat: Seat, uids: number[]]
  | readonly ['gave', from: Seat, to: Seat, uid: number]
  | readonly ['revealed', seat: Seat, uids: number[]]
  /** `of`: whose VP pile, else -1. */
  | readonly ['took', seat: Seat, from: Source, uids: number[], of: Seat]
  | readonly ['named', seat: Seat, uid: number, kind: number]
  | readonly ['stashed', seat: Seat, ark: number, uids: number[]]
  | readonly ['unstashed', seat: Seat, ark: number, uids: number[]]
  /** A tableau card goes to its owner's hand, with what lay on it. */
  | readonly ['returned', seat: Seat, uid: number, stash: number[]]
  | readonly ['destroyed', seat: Seat, uid: number, stash: number[]]
  | readonly ['movedTableau', from: Seat, to: Seat, uid: number]
  /** The discard pile became the deck (false), or was shuffled into it (true). */
  | readonly ['reshuffled', cards: number, intoDeck: boolean]
  | readonly ['pileShuffled', seat: Seat]
  | readonly ['turnEnding', seat: Seat]
  /** Only inside `raised`: an offer that does not depend on what exactly happened (SI-TRG-06). */
  | readonly ['offered']
  | readonly ['exhausted']
  | readonly ['completed', seat: Seat, extraTurns: number]
  | readonly ['gameOver', reason: EndReason, scores: number[]];
