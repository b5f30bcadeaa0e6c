import { holdsPicks, picked as pickedOf } from '@conclave/kit/table';
import { priceOf } from '../rules/market.ts';
import type { Move, Token } from '../rules/types.ts';
import { after, beginning, type Course } from './course.ts';
import {
  type Chosen,
  type Draft,
  filled,
  NOTHING,
  offersAt,
  openOffers,
  patternOf,
  type Table,
} from './drafting.ts';
import { FIRST_TAKEN, firstOrientation, layingOf, nearestTurn, waysOf } from './laying.ts';
import type { Offer, PartName, Picked, Value } from './parts.ts';

/** A move added to those held: what was said of later ones is given up. */
export const held = (table: Table, course: Course, move: Move, chosen: Chosen): Chosen => ({
  ...NOTHING,
  k: move[0] === 'orient' ? move[2] : chosen.k,
  held: after(table.game, table.seat, course, move).held,
});

/** Choices that begin anew with these parts. */
export function begun(table: Table, picks: readonly Picked[]): Chosen {
  const first = beginning(table.view, table.moves);
  return offersAt(table, first).some((offer) => holdsPicks(offer, picks))
    ? settled(table, NOTHING, first, picks)
    : NOTHING;
}

/** The last question answered by this move, instead of another answer. */
export const answered = (table: Table, chosen: Chosen, { asked }: Draft, move: Move): Chosen =>
  held(table, asked, move, chosen);

/** A first move that is proposed, as if it had been put together. */
export const proposed = (table: Table, move: Move): Chosen =>
  held(table, beginning(table.view, table.moves), move, NOTHING);

/** Choices with this part chosen as well; when that leaves one move only, it is held. */
export function picked(table: Table, chosen: Chosen, name: PartName, value: Value): Chosen {
  const list = filled(table, chosen);
  // What is chosen instead of something complete begins where it was chosen.
  for (let i = list.length - 1; i >= 0; i--) {
    const course = list[i]!;
    const old = i === list.length - 1 ? chosen.picks : [];
    const all = offersAt(table, course);
    if (!all.some(({ parts }) => parts[name] === value)) continue;
    return settled(table, chosen, course, pickedOf(all, old, name, value));
  }
  return chosen;
}

/** The choices after these parts of the move that a course asks for. */
export function settled(table: Table, chosen: Chosen, course: Course, picks: readonly Picked[]): Chosen {
  const offers = openOffers(table, course, picks);
  const [only] = offers.length > 1 ? plainest(offers, picks) : offers;
  if (only) return held(table, course, only.move, chosen);
  return { ...chosen, held: course.held, picks };
}

/** Of several tokens for the same territory the plainest one, unless something else has been said. */
function plainest(offers: readonly Offer[], picks: readonly Picked[]): readonly Offer[] {
  if (!picks.some(([name]) => name === 'at') || !offers.every(({ move }) => move[0] === 'put')) return [];
  const token = FIRST_TAKEN.find((one) => offers.some(({ parts }) => parts.token === one));
  return offers.filter(({ parts }) => parts.token === token);
}

/** A pattern laid about an anchor. */
export function laidAt(table: Table, chosen: Chosen, anchor: number): Chosen {
  const asks = filled(table, chosen).findLast(({ step }) => step === 'pattern.orient');
  return (asks && orientedAt(table, chosen, asks, anchor)) ?? chosen;
}

/** Another orientation, `by` steps on; where none is chosen yet, only the look changes. */
export function turned(table: Table, chosen: Chosen, by: number): Chosen {
  const list = filled(table, chosen);
  const pattern = patternOf(list, table.seat, chosen);
  if (pattern === null) return chosen;
  const asks = list.findLast(({ step }) => step === 'pattern.orient');
  const { anchor } = pattern;
  const ways = anchor === null || !asks ? undefined : waysOf(asks).get(anchor);
  const turns = anchor === null || !asks ? pattern.turns : [...(ways?.keys() ?? [])];
  if (turns.length === 0) return chosen;
  const k = turns[(turns.indexOf(pattern.k) + by + turns.length * 6) % turns.length]!;
  return ways ? oriented(table, asks!, ways.get(k)!, { ...chosen, k, about: anchor }) : { ...chosen, k };
}

/** A pattern that lies as it has been turned. */
const oriented = (table: Table, course: Course, move: Move, { k, about, ...chosen }: Chosen): Chosen => ({
  ...held(table, course, move, { ...chosen, k, about }),
  k,
  about,
});

/** How the pattern of a token would begin to lie if the token came to a territory; null where no pattern follows. */
export function turnAt({ game, seat }: Table, course: Course, territory: number): number | null {
  const move = course.moves.find(([label, at]) => label === 'at' && at === territory);
  const next = move && after(game, seat, course, move);
  return next?.step === 'pattern.orient' ? (firstOrientation(next, seat, null)?.[2] ?? null) : null;
}

/** A place of the pattern switched on or off, or filled with something else. */
export const withPut = (chosen: Chosen, territory: number, token: Token | null | undefined): Chosen => {
  const { [territory]: _, ...others } = chosen.puts;
  return { ...chosen, puts: token === undefined ? others : { ...others, [territory]: token } };
};

/** Choices without the last one; null if there is none. */
export function without(chosen: Chosen): Chosen | null {
  const { picks, puts, basket } = chosen;
  if (picks.length > 0) return { ...chosen, picks: picks.slice(0, -1) };
  if (Object.keys(puts).length > 0) return { ...chosen, puts: {} };
  if (basket.length > 0) return { ...chosen, basket: basket.slice(0, -1) };
  return chosen.held.length > 0 ? { ...NOTHING, k: chosen.k, held: chosen.held.slice(0, -1) } : null;
}

/** Puts a card into the basket, or takes it out; null where the hexilum is not enough. */
export function basketWith(
  { view, seat }: Table,
  { basket }: Chosen,
  card: number,
): readonly number[] | null {
  if (basket.includes(card)) return basket.filter((one) => one !== card);
  const cost = [...basket, card].reduce((sum, one) => sum + priceOf(view, one), 0);
  return cost <= view.hexilum[seat]! ? [...basket, card] : null;
}

/** A pattern laid about a territory; an anchored one so that it reaches it. */
export function orientedAt(table: Table, chosen: Chosen, course: Course, t: number): Chosen | null {
  const pattern = layingOf(course, table.seat, null, chosen.k, {});
  if (pattern.isFree) {
    const ways = waysOf(course).get(t);
    if (!ways) return null;
    const k = nearestTurn([...ways.keys()], pattern.k);
    return oriented(table, course, ways.get(k)!, { ...chosen, k, about: t });
  }
  const reaching = course.moves.filter(
    (move) =>
      move[0] === 'orient' &&
      layingOf(course, table.seat, [move[1], move[2]], move[2], {}).cells.some(
        ({ territory }) => territory === t,
      ),
  );
  return reaching.length > 0 ? held(table, course, reaching[0]!, chosen) : null;
}
