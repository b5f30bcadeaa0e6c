/** The numbers of a game that stand on no card, tile or track. */
export interface Numbers {
  /** HG-ACT-04: actions of a turn at the most. HG-ACT-08: CAPs of BASIC. */
  readonly actions: number;
  readonly basicCaps: number;
  /** HG-TEC-10: hand and inactive cards together in normal play. HG-TEC-01: slots of Advanced Technologies. */
  readonly hand: number;
  readonly slots: number;
  /** HG-SET-07, HG-VAR-02: sector tiles dealt to each player, and in the learning game. */
  readonly startingTiles: number;
  readonly learningStartingTiles: number;
  /** HG-SET-06, HG-VAR-02: sector tiles of a game for each player. HG-VAR-14: all those of a longer game, by players. */
  readonly tilesEach: number;
  readonly learningTilesEach: number;
  readonly longerTiles: { readonly [players: number]: number };
  /** HG-VAR-02: tiles that lie in the pool from the start of a learning game, by players. */
  readonly learningPool: { readonly [players: number]: number };
  /** HG-R-59: the last round of a longer game. */
  readonly lastRound: number;
  /** HG-BLD-07, 10: CAPs for a new unit or Gate pair. */
  readonly gateCost: number;
  readonly agentCost: number;
  readonly fleetCost: number;
  /** HG-BLD-10: how far apart the halves of a Gate pair may be, beside what the industrial tier adds. */
  readonly gateReach: number;
  /** HG-MOV-03: CAPs of an Agent for each border. HG-MOV-04: steps of a Fleet, and CAPs for its move. */
  readonly agentBorderCost: number;
  readonly fleetSteps: number;
  readonly fleetMoveCost: number;
  /** HG-CON-02: how far a group of Complexes attacks. */
  readonly groupRange: number;
  /** HG-CON-09: CAPs for each point of power of the targeted bases. */
  readonly destroyCost: number;
  readonly takeoverCost: number;
  /** HG-SCO-02: points for most power on a board, for the second and for all others; HG-SCO-04: more for who is alone there. */
  readonly control: number;
  readonly influence: number;
  readonly presence: number;
  readonly alone: number;
  /** HG-SCO-05: points for each player with a base on the core. */
  readonly coreBonus: number;
  /** HG-END-03: points for each tier of an Advanced Technology. */
  readonly pointsATier: number;
}

/** Costs of Gates and units: reconstructed, section 2.4 of the specification. All others: rulebook. */
export const NUMBERS: Numbers = {
  actions: 2,
  basicCaps: 2,
  hand: 5,
  slots: 3,
  startingTiles: 2,
  learningStartingTiles: 1,
  tilesEach: 8,
  learningTilesEach: 4,
  longerTiles: { 2: 24, 3: 28, 4: 48, 5: 48, 6: 48 },
  learningPool: { 2: 3, 3: 3, 4: 4, 5: 5, 6: 6 },
  lastRound: 8,
  gateCost: 3,
  agentCost: 2,
  fleetCost: 2,
  gateReach: 1,
  agentBorderCost: 2,
  fleetSteps: 3,
  fleetMoveCost: 1,
  groupRange: 1,
  destroyCost: 1,
  takeoverCost: 2,
  control: 6,
  influence: 3,
  presence: 1,
  alone: 2,
  coreBonus: 1,
  pointsATier: 2,
};

/** In games of rules numbers 1 and 2 a longer game goes on until the galaxy is full. */
export const NO_LAST_ROUND = Number.POSITIVE_INFINITY;
