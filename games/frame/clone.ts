// What every state has is written out in each game's `clone`: spread in from one object, it makes copies and what is played on them slower.

/** A copy of lists whose entries never change. */
export const copyLists = <T>(lists: readonly T[][]): T[][] => lists.map((list) => list.slice());
