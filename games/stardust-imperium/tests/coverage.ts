import { CARDS, cardOf, KIND } from '../data/cards.ts';
import { functionsOf } from '../rules/functions/cards.ts';
import type { Event, State } from '../rules/types.ts';
import { countBuilt } from '../rules/zones.ts';
import { MOVES } from '../words/moves.ts';

/** Hardly ever seen in games without aim; positions test them (SI-BLD-12, SI-SEL-03). */
const RARE: readonly string[] = ['cancel', 'sell'];

/** All that recorded games can show: kinds of moves, kinds built, functions used, ways to end, numbers of seats. */
export const EVERYTHING: readonly string[] = [
  ...Object.keys(MOVES)
    .filter((label) => !RARE.includes(label))
    .map((label) => `move ${label}`),
  ...CARDS.map(({ key }) => `built ${key}`),
  ...CARDS.flatMap(({ id, key }) => functionsOf(id).map((_, fn) => `used ${key} ${fn}`)),
  ...['completion', 'exhaustion', 'round-limit'].map((reason) => `ended by ${reason}`),
  ...[2, 3, 4].map((seats) => `${seats} seats`),
  'extra turns',
];

/** What one event shows; `s` is the state after its move. */
function shown(s: Readonly<State>, event: Event, note: (what: string) => void): void {
  const owns = (kind: number) => countBuilt(s, event[1] as number, kind) > 0;
  switch (event[0]) {
    case 'built':
      note(`built ${cardOf(event[2]).key}`);
      break;
    case 'functionUsed':
      note(`used ${cardOf(event[2]).key} ${event[3]}`);
      break;
    case 'sold':
      if (owns(KIND.freeTradeCenter)) note('used freeTradeCenter 0');
      break;
    case 'gainedVp':
      if (owns(KIND.bubbleEconomy)) note('used bubbleEconomy 0');
      break;
    case 'handRevealed':
      note('used robotizedProduction 0');
      break;
    case 'turnEnding':
      if (s.tableaus[event[1]]!.length >= 8 && owns(KIND.colonizationPolicy) && s.completedBy < 0)
        note('used colonizationPolicy 0');
      break;
    case 'completed':
      note('extra turns');
      break;
  }
}

/** What a game shows, gathered while it is played. */
export class Shown {
  readonly seen: Set<string>;

  /** For a game that stands at its opening. */
  constructor({ seats }: Readonly<State>) {
    this.seen = new Set([`${seats} seats`]);
  }

  /** Notes what a move led to; `s` is the state after it. */
  moved(s: Readonly<State>, label: string, events: readonly Event[]): void {
    const note = (what: string) => void this.seen.add(what);
    note(`move ${label}`);
    for (const event of events) shown(s, event, note);
    if (s.outcome === null) return;
    note(`ended by ${s.outcome.reason}`);
    // The cards that count types at the end are used by being counted.
    for (const { uid } of s.tableaus.flat())
      functionsOf(cardOf(uid).id).forEach((fn, index) => {
        if (fn.kind === 'static' && fn.counts) note(`used ${cardOf(uid).key} ${index}`);
      });
  }
}
