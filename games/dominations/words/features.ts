const READING: Readonly<Record<string, string>> = {
  total: 'all that you have and may expect, in VP',
  points: 'your VP',
  influencePoints: 'VP for your Influence at the ends of Ages',
  cardKnowledge: 'the Knowledge that your cards bring',
  cardTriggers: 'the VP that your cards bring in your turns',
  cardInfluence: 'the Influence that your cards bring',
  cardEnds: 'the VP that your cards bring at the ends of Ages',
  cardFinal: 'the VP that your cards bring at the end of the game',
  cardActions: 'the extra actions of your cards',
  tiles: 'Hegemon tiles that you may take in this Age',
  tilesLater: 'Hegemon tiles that you may take in later Ages',
  objectives: 'your objectives',
  cityKnowledge: 'the Knowledge that your Cities will Produce',
  limits: 'your higher limits',
  control: 'Monuments that you may control',
  adjacency: 'your Cities beside Monuments',
  plans: 'what your Knowledge can be spent on',
  dominations: 'Domination cards that you may take',
  openPlaces: 'open places in your Tree',
  turns: 'the turns that you have left',
  isActive: 'what is left of your turn',
  activeTurns: 'your turns up to the end of the Age, beginning now',
  initiative: 'your place in the initiative',
  influence: 'your Influence',
  knowledge: 'your Knowledge',
  nines: 'Domains with Knowledge for a card of value 9',
  sixes: 'Domains with Knowledge for a card of value 6',
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
  led: 'Hegemon tiles that you would take now',
  holders: 'your Domination cards',
};

const LATE: Readonly<Record<string, string>> = {
  totalLate: 'all that you have and may expect, with the end in sight',
  totalLast: 'all that you have and may expect, with the end so near',
  pointsLast: 'your VP, with the end so near',
};

/** What is read a second time for the turns that are left. */
const EARLY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(READING).map(([key, words]) => [`${key}Early`, `${words}, with turns to come`]),
);

/** What speaks for a seat, by the keys of bot/features.ts, as it follows “it adds to …”. */
export const FEATURES: Readonly<Record<string, string>> = { ...READING, ...EARLY, ...LATE };
