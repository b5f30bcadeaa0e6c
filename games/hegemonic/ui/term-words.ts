/** A word of the game, and what it means. */
export interface Term {
  readonly says: string;
  readonly rule: string;
}

/** Words of the game that a newcomer meets before the rules tell them. */
export const TERMS = {
  CAP: {
    says: 'CAPs are the money of the game: you gain your income in every Collection, and pay for what you build, move, attack and advance.',
    rule: 'HG-GEN-01',
  },
  VP: {
    says: 'Victory points. Every board pays some at the end of each round, and Advanced Technologies at the end of the game.',
    rule: 'HG-SCO-01',
  },
  tier: {
    says: 'Every base that you build brings its type nearer to tiers II and III. A technology asks for the tier of its type before you may advance it.',
    rule: 'HG-GEN-06',
  },
  Basic: {
    says: 'Basic stands on every action card but Discover: gain 2 CAPs, or draw a technology and then discard or advance one.',
    rule: 'HG-ACT-08',
  },
  Capitalize: {
    says: 'Gain as many CAPs as the lowest of your three incomes.',
    rule: 'HG-ACT-10',
  },
  Survey: {
    says: 'Turn up a tile into the pool, then place any tile of the pool on any empty hex. It brings the end of the game nearer.',
    rule: 'HG-ACT-11',
  },
  Research: {
    says: 'Take your inactive technologies back, discard any, and draw up to five.',
    rule: 'HG-ACT-12',
  },
  Arbitration: {
    says: 'Arbitration ends the round: who has most CAPs becomes Arbiter, then CAPs beyond your limit are lost, then the boards are scored. The limit is the least number uncovered on your tracks.',
    rule: 'HG-ARB-04',
  },
  Arbiter: {
    says: 'The Arbiter begins the expansion, and says who starts among equal numbers. It is who has most CAPs at Arbitration.',
    rule: 'HG-ARB-06',
  },
} as const satisfies { readonly [word: string]: Term };
