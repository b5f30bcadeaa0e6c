import {
  commonParts,
  type Drafted,
  drafted,
  holdsPicks,
  type Picks,
  picked,
  valuesOf,
  withoutPick,
} from '@conclave/kit/table';
import type { Move } from '../rules/types.ts';
import { isOpening, type Offer, type Parts, type Picked } from './parts.ts';
import { asPressed } from './prompt/order.ts';

/** A move under construction, and what may be chosen next. The move has its cards in the order in which they were chosen. */
export interface Draft extends Drafted<Move, Parts> {
  /** What may be chosen now. */
  readonly open: Picks<Parts>;
}

/** In the order in which buttons for them stand. */
const NAMES = [
  'cards',
  'use',
  'built',
  'rest',
  'as',
  'pays',
  'mode',
  'seat',
  'vps',
  'kind',
  'trigger',
] as const;

const OUTRIGHT: readonly Move[0][] = ['research', 'end', 'accept', 'decline', 'cancel', 'stop'];

/** What is said by its label alone is no outcome of other choices. */
const isOutright = (move: Move): boolean => move.length === 1 && OUTRIGHT.includes(move[0]);

/** How much a move says behind its label. */
const sizeOf = ({ action: _, ...parts }: Parts): number => Object.values(parts).flat().length;

const opens = ({ parts }: Offer): boolean => parts.use !== undefined || parts.built !== undefined;

/** What may be chosen beside these picks; where nothing is chosen yet, of a move only what opens it. */
function openParts(all: readonly Offer[], offers: readonly Offer[], picks: Picks<Parts>): Picks<Parts> {
  const isFree = picks.length === 0;
  const plain = offers.filter((offer) => !opens(offer));
  const behind = NAMES.flatMap((name) => {
    const pick = (value: string | number) => [name, value] as const;
    const among = isFree && !isOpening(pick(0)) ? plain : offers;
    return [...valuesOf(among, name)].map(pick);
  });
  const outright = isFree ? all.filter(({ move }) => isOutright(move)) : [];
  return [...behind, ...outright.map(({ move }) => ['action', move[0]] as const)];
}

/** The draft that picks make of the moves offered. Picks that no move holds together leave nothing. */
export function draftOf(all: readonly Offer[], picks: Picks<Parts>): Draft {
  const [first] = picks;
  const known = first && !isOpening(first) ? all.filter((offer) => !opens(offer)) : all;
  const draft = drafted(known, picks, {
    isOutright,
    meant(offers) {
      const least = first ? sizeOf(commonParts(offers) as Parts) : 0;
      return offers.find(({ parts }) => sizeOf(parts) === least) ?? null;
    },
  });
  const chosen = first ? draft.chosen : {};
  return {
    ...draft,
    chosen,
    complete: draft.complete && asPressed(draft.complete, picks),
    open: openParts(all, draft.offers, picks).filter((pick) => !holdsPicks({ parts: chosen }, [pick])),
  };
}

/**
 * Picks after a part was pressed: added, or taken back if it was chosen; what opens a move takes back all that followed it.
 * @param mayExceed whether parts that no move holds together are kept nevertheless
 */
export function toggled(
  all: readonly Offer[],
  picks: Picks<Parts>,
  part: Picked,
  mayExceed = false,
): Picks<Parts> {
  if (!hasPick(picks, ...part)) return mayExceed ? [...picks, part] : picked(all, picks, ...part);
  return isOpening(part) ? picks.slice(0, picks.findIndex(isOpening)) : withoutPick(picks, part);
}

/** Whether one of these picks is this part. */
export const hasPick = (picks: Picks<Parts>, name: Picked[0], value: string | number): boolean =>
  picks.some((pick) => pick[0] === name && pick[1] === value);

/** The cards that are chosen, by hand first, or because no way is left without them. */
export function cardsIn({ picks, chosen }: Pick<Draft, 'picks' | 'chosen'>): readonly number[] {
  const pressed = picks.flatMap(([name, value]) => (name === 'cards' ? [value as number] : []));
  return [...new Set([...pressed, ...(chosen.cards ?? [])])];
}
