import type { Core, Seat } from '@conclave/kernel';

/*
 * A Domain is 0 to 5 in the order of `DOMAINS`. A Land tile is 0 to 89, a Mastery card's kind 0 to 71, its copy 0 to 3,
 * a Monument 0 to 11, an objective card 0 to 31, a Hegemon tile 0 to 13, an Omen 0 to 25, each by its place in the
 * tables of `data/`. A cell of the map is a key of mechanics/triangles. Everywhere -1 stands for none, or for what the
 * viewer may not know. Lists by Domain have six entries.
 */

export type Phase = 'draft' | 'redraw' | 'grow' | 'build' | 'develop' | 'end';

/** Columns of the score sheet (DM-FIN-10); those of an Age come three at a time. */
export const SOURCES = [
  'cities',
  'mastery',
  'nodus',
  'levels',
  'influence1',
  'influence2',
  'influence3',
  'effects1',
  'effects2',
  'effects3',
  'hegemon1',
  'hegemon2',
  'hegemon3',
  'domination1',
  'domination2',
  'domination3',
  'triggers',
  'omens',
  'gameEnd',
  'control',
  'adjacency',
  'objectives',
  'ambition',
] as const;
export type Source = (typeof SOURCES)[number];

/** What a card in a Tree is: 0 not there, 1 Basic side up, 2 Advanced side up. */
export type Side = 0 | 1 | 2;

/** How Build has ended in a turn: by a pass, by its last action, or because nothing could be paid. */
export type BuildEnd = 'passed' | 'used' | 'nothing';

/** Effects that are used so and so often in an Age (DM-BLD-02), in the order of `State.uses`. */
export const EXTRAS = ['bureaucracy', 'patronage', 'printing'] as const;
export type Extra = (typeof EXTRAS)[number];

export interface State extends Core {
  /** Section 8: the modules and variants of this game. `goals` and `omens` of the options. */
  hegemon: boolean;
  hasOmens: boolean;
  ambition: boolean;
  hiddenHands: boolean;
  firstGame: boolean;
  /** DM-VAR-05: whether nobody scores a Hegemon objective that players tie for. */
  tiesToNobody: boolean;

  /** 1 to 3. */
  age: number;
  /** 1 to 5; 0 before the first turn of an Age. */
  round: number;
  phase: Phase;
  /** Whose turn it is; -1 for nobody's. */
  active: Seat;
  /** Seats by initiative, the highest first (DM-INI-01). */
  order: Seat[];
  /** Build and Develop actions of this turn that are left without a use of `EXTRAS` (Omens included). */
  builds: number;
  develops: number;
  /** Domains whose EXCHANGE card the active seat has used in this turn, ascending (DM-DEV-10). */
  exchanged: number[];

  /** The map, all lists in the order of placement: cell, tile, rotation 0 to 2. */
  cells: number[];
  tiles: number[];
  turns: number[];
  /** Who has a City on the tile, its level 0 to 3; the Monument that stands there. */
  owners: Seat[];
  levels: number[];
  sites: number[];

  /** By seat: tiles in hand, ascending. The bag is all tiles neither here nor on the map. */
  hands: number[][];

  /** By seat, then by Domain. */
  knowledge: number[][];
  limits: number[][];
  /** By seat. */
  influence: number[];
  vp: number[];
  /** By seat, then by `SOURCES`: where the VP come from; adds up to `vp`. */
  sheet: number[][];

  /** By seat, the Tree in the order in which cards came: packed position and card (`data/cards.ts`), the Campfire first. */
  spots: number[][];
  cards: number[][];
  /** By seat, then by kind of Mastery card. */
  mastery: Side[][];
  /** By seat, then by Domain: Nodus of that colour in the Tree. */
  nodus: number[][];
  /** By seat, then by `EXTRAS`: uses in this Age. */
  uses: number[][];

  /** Monuments in play, that which a seat has chosen at its number; empty during the draft. */
  monuments: number[];
  /** By place in `monuments`: who has built each level so far, level 1 first. */
  builders: Seat[][];

  /** By Domain: who holds the Domination card. */
  holders: Seat[];

  /** The draft (DM-SET-06): by seat, two Monuments and two objective cards (none with Hegemon tiles); empty after it. */
  monumentOffers: number[][];
  objectiveOffers: number[][];
  /** By seat: the objective card kept; empty with Hegemon tiles and during the draft. */
  objectives: number[];
  /** DM-VAR-02: by seat, the number declared, 0 for none; and who declared first. */
  ambitions: number[];
  firstAmbition: Seat;

  /** The five Hegemon tiles of this Age in the order of the rack; empty without them. */
  rack: number[];

  /** Omens face down, the next one last; the discard; those that lie open and last, and whose they are. */
  omenDeck: number[];
  omenDiscard: number[];
  activeOmens: number[];
  omenOwners: Seat[];
}

/** All moves. Behind each: the step that asks for it. */
export type Move =
  /** draft.keep, sealed (D-DRAFT): a Monument, and an objective card unless there are Hegemon tiles. */
  | readonly ['keep', monument: number]
  | readonly ['keep', monument: number, objective: number]
  /** redraw.choose (D-REDRAW): bit i set for the tile at place i of the hand. */
  | readonly ['redraw', mask: number]
  /** turnStart.declare (D-AMBITION), or `pass`. */
  | readonly ['declare', n: number]
  /** choice.choose (D-CHOICE, O-KNOW): one Knowledge of those to gain, in any order. */
  | readonly ['choose', domain: number]
  /** grow.place (D-PLACE) */
  | readonly ['place', tile: number, cell: number, rotation: number]
  /** omen.pick (D-OMEN2): which of two to resolve. */
  | readonly ['omen', omen: number]
  /** migration.giveBack (O-TILES), in any order; listed ascending. */
  | readonly ['giveBack', tile: number, other: number]
  /** drought.lose (O-DOMAIN); tribute.lose, one Knowledge of four in any order (O-TRIBUTE). */
  | readonly ['lose', domain: number]
  /** fire.choose (O-CITY): cell of an own City. */
  | readonly ['fall', cell: number]
  /** tribute.choose (O-TRIBUTE): VP, or Knowledge, which is asked for next. */
  | readonly ['payVp']
  | readonly ['payKnowledge']
  /** build.choose, develop.choose (D-EXCH): the first Knowledge to exchange; then exchange.more until `stop`. */
  | readonly ['exchange', domain: number, from: number]
  | readonly ['more', from: number]
  | readonly ['stop']
  /** build.choose (D-BUILD). A Monument goes by its place in `monuments`; `patronage` is the extra action of that card. */
  | readonly ['city', cell: number]
  | readonly ['upgrade', cell: number]
  | readonly ['monument', monument: number, x: number, y: number]
  | readonly ['patronage', monument: number, x: number, y: number]
  /** monument.chooseSite: where level 1 puts the Monument. */
  | readonly ['site', cell: number]
  /** develop.choose (D-DEVELOP); assimilation.choose (D-ASSIM). */
  | readonly ['gain', kind: number, copy: number, x: number, y: number]
  | readonly ['advance', kind: number]
  /** monument.pay (D-PAY): how much of either Domain. */
  | readonly ['pay', primary: number, secondary: number]
  /** developCard.spend (D-PAY): one Knowledge of those payable with any Domains, in any order. */
  | readonly ['spend', domain: number]
  /** Ends Build or Develop, declines an assimilation or a declaration. */
  | readonly ['pass'];

/**
 * A named part of what a placement Produces. `cell` is the piece that Produces, `corner` the dot there or -1; of the
 * Cradle the one of its cells that shares the edge.
 */
export type Part = readonly [
  part: PartName,
  seat: Seat,
  domain: number,
  n: number,
  cell: number,
  corner: number,
];
export type PartName =
  /** A dot of the new tile; of a piece beside it; a further dot of a Locus (DM-PRO-02, 08). */
  | 'own'
  | 'beside'
  | 'locus'
  /** DM-PRO-04: `cell` and `corner` of the other piece's dot. */
  | 'pair'
  /** DM-PRO-07, 12: the Camp, slot-2 cards, Master Builder. */
  | 'camp'
  | 'campCard'
  | 'masterBuilder'
  /** DM-ACT-02: a City, slot-4 cards. */
  | 'city'
  | 'cityCard';

/** What gives or takes something; `which` in events is a card's kind, a Domination card's Domain, a Monument, an Omen, … */
export type By =
  | 'card'
  | 'domination'
  | 'omen'
  | 'site'
  /** Exchange: `which` is the Domain of the card. */
  | 'exchange'
  /** A City founded or upgraded (`which`: its level), a Mastery card gained, turned Advanced, a Monument level. */
  | 'city'
  | 'gain'
  | 'advance'
  | 'level'
  /** Nodus formed; `which` is how many. */
  | 'nodus'
  /** Influence at the end of an Age. */
  | 'influence'
  /** A Hegemon tile; control of a Monument, Cities beside Monuments; an objective (0 to 4); a declared ambition. */
  | 'hegemon'
  | 'control'
  | 'adjacency'
  | 'objective'
  | 'ambition'
  /** Knowledge above a limit that fell (DM-KNO-08). */
  | 'limit';

/** Why a Monument is controlled: most levels; of as many the first level; else initiative (DM-MON-12, 13). */
export type ControlledBy = 'most' | 'first' | 'initiative';

/**
 * What happened, in order. `turnStarted`, `placed`, `omenDrawn`, `cityBuilt`, `levelBuilt`, `cardGained`, `cardAdvanced`
 * and `stageStarted` are causes: what follows belongs to them until the next cause.
 */
export type Event =
  /** By seat; no objectives with Hegemon tiles. */
  | readonly ['kept', monuments: number[], objectives: number[]]
  | readonly ['ageStarted', age: number, order: Seat[]]
  /** Influence with which a seat begins (DM-SET-05). */
  | readonly ['headStart', seat: Seat, influence: number]
  | readonly ['rackFilled', tiles: number[]]
  /** Tiles drawn, and whether everybody sees them. */
  | readonly ['drew', seat: Seat, tiles: number[], open: boolean]
  /** Tiles that go to the bag: set aside in the redraw, given back. */
  | readonly ['gaveBack', seat: Seat, tiles: number[], open: boolean]
  | readonly ['turnStarted', seat: Seat, age: number, round: number]
  | readonly ['declared', seat: Seat, n: number, stake: number]
  | readonly ['placed', seat: Seat, tile: number, cell: number, rotation: number]
  /** All parts, those of other seats too; `lost` by seat and Domain, what limits took of it. */
  | readonly ['produced', parts: Part[], lost: number[][]]
  /** `vertex`: a key of mechanics/triangles. */
  | readonly ['locusClosed', seat: Seat, vertex: number]
  /** `n` Gained, `lost` of them to the limit. */
  | readonly ['gained', seat: Seat, domain: number, n: number, lost: number, by: By, which: number]
  /** Knowledge taken away without being paid. */
  | readonly ['lost', seat: Seat, domain: number, n: number, by: By, which: number]
  /** By Domain. */
  | readonly ['paid', seat: Seat, amounts: number[]]
  /** By Domain: what is given for as many of `domain`. */
  | readonly ['exchanged', seat: Seat, domain: number, amounts: number[]]
  /** `n` may be negative. */
  | readonly ['scored', seat: Seat, n: number, source: Source, by: By, which: number]
  | readonly ['influenced', seat: Seat, n: number, by: By, which: number]
  | readonly ['extraUsed', seat: Seat, extra: Extra]
  | readonly ['cityBuilt', seat: Seat, cell: number, level: number]
  /** A City loses a level; 0 when it is destroyed. */
  | readonly ['cityFell', seat: Seat, cell: number, level: number]
  | readonly ['limitChanged', seat: Seat, domain: number, limit: number]
  /** `monument` is its number in the table; `cell` where level 1 has put it, else -1. */
  | readonly ['levelBuilt', seat: Seat, monument: number, level: number, x: number, y: number, cell: number]
  /** `isFree`: whether it is assimilated. */
  | readonly ['cardGained', seat: Seat, kind: number, copy: number, x: number, y: number, isFree: boolean]
  | readonly ['cardAdvanced', seat: Seat, kind: number, isFree: boolean]
  /** Colours of the Nodus that a card has formed, north first. */
  | readonly ['nodusFormed', seat: Seat, colours: number[]]
  | readonly ['passed', seat: Seat, phase: 'build' | 'develop']
  /** `lasts`: whether it lies open from now on. */
  | readonly ['omenDrawn', seat: Seat, omen: number, lasts: boolean]
  /** The Augur's second card, which is not resolved. */
  | readonly ['omenDiscarded', seat: Seat, omen: number]
  | readonly ['omensReshuffled', cards: number]
  | readonly ['omenEnded', seat: Seat, omen: number]
  /** A part of the end of an Age or of the game (section 5). */
  | readonly ['stageStarted', stage: Stage, age: number]
  /** Who may assimilate, -1 for nobody; `isTied`: whether others have as much. */
  | readonly ['leads', seat: Seat, influence: number, isTied: boolean]
  /** The leader declines, or there is nothing to assimilate. */
  | readonly ['declined', seat: Seat]
  /** By seat what counts for a Hegemon tile; -1 for a tile that nobody takes. */
  | readonly ['dominated', tile: number, counts: number[], seat: Seat]
  /** By seat the Knowledge; -1 if the card stays out. */
  | readonly ['dominationTaken', domain: number, counts: number[], seat: Seat]
  /** All Knowledge falls to 0, and how many tiles went back to the bag. */
  | readonly ['ageEnded', age: number]
  | readonly ['initiative', order: Seat[]]
  /** -1 for a Monument without levels. */
  | readonly ['controlled', monument: number, counts: number[], seat: Seat, by: ControlledBy]
  /** Of the own five objectives those fulfilled. */
  | readonly ['objectivesChecked', seat: Seat, card: number, fulfilled: boolean[]]
  | readonly ['gameOver', places: number[], scores: number[]];

/** E1 to E5 and F1 to F3 of section 5. */
export type Stage =
  | 'effects'
  | 'influence'
  | 'hegemon'
  | 'domination'
  | 'cleanUp'
  | 'gameEnd'
  | 'monuments'
  | 'objectives';
