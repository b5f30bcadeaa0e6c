import { stepOf } from '@conclave/frame/questions.ts';
import { below, pick, type Rng } from '@conclave/kernel';
import { hexpanse as game } from '../../index.ts';
import type { Event, Move, State } from '../../rules/types.ts';
import { answered, basketWith, picked, turned } from '../choosing.ts';
import { type Chosen, type Draft, draftOf, NOTHING, type Table } from '../drafting.ts';
import type { PartName } from '../parts.ts';
import { pressed } from '../pressing.ts';
import { following } from '../sending.ts';

/** The table as a seat sees it. */
export const tableOf = (s: State, seat: number): Table => {
  const view = game.view(s, seat);
  return { game, view, seat, moves: game.moves(view, seat) };
};

/** One thing a player might press, at random; `confirm` where it is a second press. */
function press(rng: Rng, table: Table, chosen: Chosen): Chosen | 'confirm' | null {
  const draft = draftOf(table, chosen);
  const lit = [...draft.lit.territories];
  const offer = draft.offers.length > 0 ? pick(rng, draft.offers) : null;
  switch (below(rng, 6)) {
    case 0:
      return lit.length > 0 ? pressed(table, chosen, draft, pick(rng, lit)) : null;
    case 1:
      return pressed(table, chosen, draft, below(rng, table.view.kinds.length));
    case 2:
      return turned(table, chosen, below(rng, 2) === 0 ? 1 : -1);
    case 3: {
      if (offer === null) return null;
      const [name, value] = pick(rng, Object.entries(offer.parts));
      return picked(table, chosen, name as PartName, value);
    }
    case 4: {
      const basket = [...table.view.market, ...table.view.extra];
      if (draft.course.step !== 'market.buy' || basket.length === 0) return null;
      const next = basketWith(table, chosen, pick(rng, basket));
      return next && { ...chosen, basket: next };
    }
    default:
      return offer && draft.asked.moves.length > 0
        ? answered(table, chosen, draft, pick(rng, draft.asked.moves))
        : null;
  }
}

/** Presses things at random until something is complete; null if it takes too long. */
export function drafted(rng: Rng, table: Table): Draft | null {
  let chosen: Chosen = NOTHING;
  for (let i = 0; i < 40; i++) {
    const next = press(rng, table, chosen);
    if (next !== null && next !== 'confirm') chosen = next;
    const draft = draftOf(table, chosen);
    if (draft.complete && (next === 'confirm' || below(rng, 3) === 0)) return draft;
  }
  return null;
}

/** Sends moves in turn as the page does. @returns those that were sent, and what happened */
export function send(
  s: State,
  seat: number,
  moves: readonly Move[],
): { readonly sent: readonly Move[]; readonly events: readonly Event[] } {
  const sent: Move[] = [];
  const events: Event[] = [];
  let pending = moves;
  while (s.outcome === null && game.waiting(s).includes(seat)) {
    const next = following(pending, game.moves(s, seat), stepOf(s));
    if (next.send === null) break;
    events.push(...game.apply(s, seat, next.send));
    sent.push(next.send);
    pending = next.rest;
  }
  return { sent, events };
}
