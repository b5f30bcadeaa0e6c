import type { Seat } from '@conclave/kernel';
import type { Timed } from '@conclave/kit/table';
import { EMPTY, type Event, type State } from '../../rules/types.ts';

/** A token as it is drawn. */
interface Shown {
  readonly seat: Seat;
  readonly kind: number;
  readonly card: number;
  readonly minor: number;
}

/** What is seen over the planet because of an event. */
export type Act =
  /** From orbit, and back. */
  | { readonly do: 'drop' | 'lift'; readonly at: number; readonly token: Shown }
  /** To the owner's Recovery Ship, or out of the game. */
  | { readonly do: 'ship' | 'burst'; readonly at: number; readonly token: Shown }
  /** Over the ground; `isArc`: past each other. */
  | {
      readonly do: 'travel';
      readonly at: number;
      readonly to: number;
      readonly token: Shown | null;
      readonly seat: Seat;
      readonly isArc: boolean;
    }
  | { readonly do: 'strike'; readonly at: number }
  | { readonly do: 'spark'; readonly at: number; readonly n: number }
  /** A warlord's die turns to another number. */
  | { readonly do: 'die'; readonly at: number; readonly life: number; readonly isWorse: boolean }
  /** An ability begins. */
  | { readonly do: 'pulse'; readonly at: number; readonly seat: Seat }
  /** A warlord dies. */
  | { readonly do: 'fall'; readonly at: number; readonly seat: Seat; readonly faction: number }
  | { readonly do: 'form'; readonly at: number; readonly seat: Seat };

/** Milliseconds after which the next act begins. */
const GAP: { readonly [act in Act['do']]: number } = {
  drop: 200,
  lift: 200,
  ship: 140,
  burst: 140,
  travel: 260,
  strike: 190,
  spark: 120,
  die: 260,
  pulse: 320,
  form: 110,
  fall: 900,
};
/** No beat goes on for longer. */
const MOST = 5200;

/** Follows what stands where while events are told. */
class Ground {
  private readonly tokens: (Shown | null)[];
  private readonly warlords: number[];
  private readonly minors: readonly number[];
  readonly factions: readonly number[];

  constructor({ kinds, owners, cards, minors, warlords, factions }: Readonly<State>) {
    this.minors = minors;
    this.warlords = [...warlords];
    this.factions = factions;
    this.tokens = kinds.map((kind, t) => (kind === EMPTY ? null : this.token(owners[t]!, kind, cards[t]!)));
  }

  token(seat: Seat, kind: number, card: number): Shown {
    return { seat, kind, card, minor: this.minors[seat] ?? -1 };
  }

  at(territory: number): Shown | null {
    return this.tokens[territory] ?? null;
  }

  set(territory: number, token: Shown | null): void {
    this.tokens[territory] = token;
  }

  warlord(seat: Seat): number {
    return this.warlords[seat]!;
  }

  moveWarlord(seat: Seat, territory: number): void {
    this.warlords[seat] = territory;
  }
}

/** Where hexilum that has just been gained comes from. */
interface Told {
  readonly ground: Ground;
  /** Where the last token came, or the ability that is carried out acts. */
  last: number;
}

/** The acts of an event, in order; none where nothing on the planet changes. */
function actsOf(event: Event, told: Told): readonly Act[] {
  const { ground } = told;
  switch (event[0]) {
    case 'warlordPlaced':
      ground.moveWarlord(event[1], event[2]);
      return [{ do: 'pulse', at: event[2], seat: event[1] }];
    case 'effectBegun': {
      told.last = event[3];
      return event[3] < 0 ? [] : [{ do: 'pulse', at: event[3], seat: event[1] }];
    }
    case 'struck':
      return [{ do: 'strike', at: event[2] }];
    case 'attacked':
      return [
        {
          do: 'travel',
          at: event[2],
          to: event[3],
          token: ground.at(event[2]),
          seat: event[1],
          isArc: false,
        },
        { do: 'strike', at: event[3] },
      ];
    case 'placed': {
      const token = ground.token(event[1], event[3], event[4]);
      ground.set(event[2], token);
      told.last = event[2];
      return [{ do: 'drop', at: event[2], token }];
    }
    case 'withdrawn':
      ground.set(event[2], null);
      return [{ do: 'lift', at: event[2], token: ground.token(event[1], event[3], -1) }];
    case 'destroyed': {
      const [, at, kind, owner, card, to] = event;
      ground.set(at, null);
      const token = ground.token(owner, kind, card);
      return [{ do: to === 'ship' || to === 'reserve' ? 'ship' : 'burst', at, token }];
    }
    case 'exchanged': {
      const [, seat, a, b] = event;
      const [one, other] = [ground.at(a), ground.at(b)];
      ground.set(a, other);
      ground.set(b, one);
      told.last = b;
      const way = (at: number, to: number, token: Shown | null): readonly Act[] =>
        token === null ? [] : [{ do: 'travel', at, to, token, seat, isArc: true }];
      return [...way(a, b, one), ...way(b, a, other)];
    }
    case 'warlordMoved':
      ground.moveWarlord(event[1], event[3]);
      return [{ do: 'travel', at: event[2], to: event[3], token: null, seat: event[1], isArc: false }];
    case 'gained':
      return event[3] === 'income' || told.last < 0 ? [] : [{ do: 'spark', at: told.last, n: event[2] }];
    case 'healed':
    case 'damaged': {
      const at = ground.warlord(event[1]);
      if (at < 0) return [];
      // What a card does from afar strikes as well.
      const isFar = event[0] === 'damaged' && event[4] === 'effect';
      const die: Act = { do: 'die', at, life: event[3], isWorse: event[0] === 'damaged' };
      return isFar ? [{ do: 'strike', at }, die] : [die];
    }
    case 'eliminated': {
      const [, seat] = event;
      const at = ground.warlord(seat);
      return at < 0 ? [] : [{ do: 'fall', at, seat, faction: ground.factions[seat]! }];
    }
    case 'formed':
      return event[3].map((at): Act => ({ do: 'form', at, seat: event[1] }));
    default:
      return [];
  }
}

/**
 * The acts of a beat and when each begins: one cause at a time, so that a chain can be followed.
 * @param before the view before the events
 */
export function timed(before: Readonly<State>, events: readonly Event[]): readonly Timed<Act>[] {
  const told: Told = { ground: new Ground(before), last: -1 };
  let wait = 0;
  return events.flatMap((event) =>
    actsOf(event, told).map((act, i, all) => {
      const begins = Math.min(wait, MOST);
      // What swaps, moves together.
      const isTogether = act.do === 'travel' && act.isArc && i + 1 < all.length;
      if (!isTogether) wait += GAP[act.do];
      return { act, wait: begins };
    }),
  );
}
