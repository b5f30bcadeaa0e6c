/*
 * What things are worth, in hundredths of a VP: section 11 of the specification, tuned by play against itself.
 */

export const WEIGHT = {
  /** A point. */
  point: 100,
  /** Rivals' prospects count against one's own: shared by all, and the best of them. */
  rivals: 0.35,
  bestRival: 0.35,
  /** One Knowledge that comes in later turns; in the last Age it has less time to work. */
  knowledge: 75,
  knowledgeLast: 60,
  /** One Knowledge in hand with one, two, three and more turns left in the Age, whatever it is for. */
  held: [0, 34, 42, 48, 50, 50],
  /** Knowledge of a rival. */
  heldByRival: 45,
  /** What an action brings anyway: a plan for later counts only what it brings beyond that. */
  action: 300,
  /** Part of the plans for which there are hardly enough actions. */
  latePlan: 0.6,
  /** Part of a plan's worth that time and rivals leave. */
  plan: 0.65,
  /** What a Domain can be brought to gain in a turn that is meant for it. */
  gainATurn: 3.2,
  /** What an objective promises, counted for the card that the one it names needs. */
  onTheWay: 0.4,
  /** A card that others need, for each Age that ends after it. */
  unlocks: 60,
  /** Part of the turns of later Ages in which a Camp of one Domain is placed by who looks for it. */
  campATurn: 0.2,
  /** A higher limit in a Domain, for each end of an Age. */
  limit: 70,
  /** Chance that an open side of a City's tile is filled by the turn of each seat, and the most for a side. */
  fillATurn: 0.03,
  fillMost: 0.75,
  /** Influence: the chance that it decides who assimilates. */
  assimilation: 12,
  /** How uncertain majorities are: at the end, more by the root of the turns left, and for each Age later. */
  doubt: 0.12,
  doubtATurn: 0.5,
  doubtAnAge: 1.5,
  /** Influence is counted in larger steps. */
  influenceStep: 4,
  /** Who is first in initiative has so much more in a tie. */
  initiative: 0.4,
  /** A Domination card for its effect in the next Age. */
  holder: 300,
  /** An open side of the Tree, up to so many sides. */
  openSide: 30,
  openSides: 6,
  /** A place in the Tree that has not been chosen yet. */
  spot: 140,
  /** Control of a Monument, of what it brings, for the first levels. */
  doubtControl: 0.5,
  /** An Omen that one draws. */
  omen: 60,
} as const;

/** Chance that what lacks so much Knowledge can still be paid when one turn is left for it. */
export const REACH: readonly number[] = [1, 0.85, 0.72, 0.55, 0.38, 0.25, 0.15, 0.09, 0.05, 0.03];
