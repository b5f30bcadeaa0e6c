const READINGS: Readonly<Record<string, string>> = {
  total: 'all that you have and may expect, in VP',
  points: 'your VP',
  influencePoints: 'the VP of your Influence at the ends of Ages',
  cardKnowledge: 'the Knowledge that your cards bring',
  cardTriggers: 'the VP that your cards bring in your turns',
  cardInfluence: 'the Influence that your cards bring',
  cardEnds: 'the VP that your cards bring at the ends of Ages',
  cardFinal: 'the VP that your cards bring at the end of the game',
  cardActions: 'the extra actions of your cards',
  tiles: 'the Hegemon tiles that you may take in this Age',
  tilesLater: 'the Hegemon tiles that you may take in later Ages',
  objectives: 'your objectives',
  cityKnowledge: 'the Knowledge that your Cities will Produce',
  limits: 'your higher limits',
  control: 'the Monuments that you may control',
  adjacency: 'your Cities beside Monuments',
  plans: 'what your Knowledge can be spent on',
  dominations: 'the Domination cards that you may take',
  openPlaces: 'the open places in your Tree',
  initiative: 'your place in the initiative',
  influence: 'your Influence',
  knowledge: 'your Knowledge',
  nines: 'the Domains in which you have Knowledge for a card of value 9',
  sixes: 'the Domains in which you have Knowledge for a card of value 6',
  nodus: 'your Nodus',
  colours: 'the colours of your Nodus',
  campColours: 'the colours under your Cities',
  basic: 'your Basic cards',
  advanced: 'your Advanced cards',
  valueSix: 'your cards of value 6',
  valueNine: 'your cards of value 9',
  smallCities: 'your Cities of level 1',
  cities: 'your Cities',
  topCities: 'your Cities of level 3',
  levels: 'your Monument levels',
  led: 'the Hegemon tiles that you would take now',
  holders: 'your Domination cards',
};

/**
 * What is good for a seat to have, by the keys of bot/features.ts, as it follows “it adds to …”. What is said with the same words is
 * one reason: most is counted a second time by the turns that are left.
 */
export const MERITS: Readonly<Record<string, string>> = {
  ...READINGS,
  ...Object.fromEntries(Object.entries(READINGS).map(([key, words]) => [`${key}Early`, words])),
  totalLate: READINGS.total!,
  totalLast: READINGS.total!,
  pointsLast: READINGS.points!,
};

/** Nothing that is counted is bad to have. */
export const FAULTS: Readonly<Record<string, string>> = {};

/** Nobody makes a move for the sake of these. */
export const UNSAID: readonly string[] = [
  'turns',
  'isActive',
  'isActiveEarly',
  'activeTurns',
  'activeTurnsEarly',
];
