/**
 * What is good for a seat to have, by the keys of bot/features.ts, as it follows “it adds to …”. What is said with the same words is
 * one reason.
 */
export const MERITS: Readonly<Record<string, string>> = {
  points: 'your victory points',
  pointsLate: 'your victory points',
  leadBestRival: 'your lead over the best rival',
  leadLate: 'your lead over the best rival',
  sectorsWorth: 'your weight in the sectors',
  sectorsWorthLate: 'your weight in the sectors',
  levelsWorth: 'what your levels bring in the rounds that are left',
  controlled: 'the sectors that you control',
  controlledAtEnd: 'the sectors that you control as the age is scored',
  alone: 'the sectors that you have alone',
  held: 'the sectors that you control',
  heldLate: 'the sectors that you control',
  battlesWon: 'the battles that you would win',
  tokensAtStake: 'the enemy tokens that your battles would meet',
  ships: 'your ships on the map',
  shipsLate: 'your ships on the map',
  spare: 'your ships that are free to move on',
  stacks: 'the sectors that you are on',
  colonies: 'your colonies',
  production: 'your Production',
  movement: 'your Movement',
  influence: 'your Influence',
  armament: 'your Armament',
  productionLeft: 'your Production',
  movementLeft: 'your Movement',
  influenceLeft: 'your Influence',
  armamentLeft: 'your Armament',
  armamentLead: 'your armament above the best rival’s',
  influenceLead: 'your influence above the best rival’s',
  'colony portal': 'your colonies with a portal',
  'colony movement': 'your colonies that bring Movement',
  'colony production': 'your colonies that bring Production',
  'colony ambush': 'your colonies that bring an Ambush',
  'colony conversion': 'your colonies that bring a Conversion',
  'colony victory': 'your colonies that bring a point at each age’s end',
  'colony influence': 'your colonies that bring influence',
  'colony armament': 'your colonies that bring armament',
  victoryToCome: 'the points to come from your victory colonies',
};

/** The same for what is bad to have. */
export const FAULTS: Readonly<Record<string, string>> = {
  narrow: 'the sectors that you hold by one only',
  contested: 'the sectors where rivals are beside you',
  secondInControl: 'the sectors where you come second',
  battlesLost: 'the battles that you would lose',
  tokensThreatened: 'your tokens under threat',
};

/** Nobody makes a move for the sake of these. */
export const UNSAID: readonly string[] = ['age', 'round', 'seats'];
