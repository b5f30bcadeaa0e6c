import { no } from '@conclave/frame/refusing.ts';
import type { Refusal, Seat } from '@conclave/kernel';
import { CARDS, KIND, KIND_OF, TYPE_BIT, TYPE_BITS } from '../data/cards.ts';
import { functionsOf } from './functions/cards.ts';
import type { Reaction, Use } from './functions/types.ts';
import { runningUse } from './functions/use.ts';
import { ruleOfCard, type Words } from './refusing.ts';
import type { Move, State } from './types.ts';
import { builtCard } from './zones.ts';

/** One card of the own hand. */
function whyNotFromHand(s: Readonly<State>, seat: Seat, [uid, ...more]: Words, rule: string): Refusal | null {
  if (typeof uid !== 'number') return no('one-card', rule);
  if (!s.hands[seat]!.includes(uid)) return no('not-in-hand', rule, { card: uid });
  return more.length > 0 ? no('one-card', rule, { words: more.join(' ') }) : null;
}

/** One of the cards revealed, of the discard pile, or of the VP pile looked through. */
function whyNotTake(s: Readonly<State>, f: Use, [uid]: Words, rule: string): Refusal | null {
  const kind = KIND_OF[f.uid]!;
  const among =
    kind === KIND.wasteCollectingSatellite
      ? s.discard
      : kind === KIND.planetProbe
        ? s.piles[f.target]!
        : f.cards;
  if (!among.includes(uid as number)) return no('not-among', rule, { card: uid ?? -1 });
  const fits =
    kind !== KIND.ministryOfMissionary || (TYPE_BITS[KIND_OF[uid as number]!]! & TYPE_BIT.Religion) !== 0;
  return fits ? null : no('wrong-type', rule, { card: uid as number, type: 'Religion' });
}

/** Yes to an offer, with the card it asks for. */
function whyNotAccept(
  s: Readonly<State>,
  seat: Seat,
  f: Use,
  [label, ...words]: Move,
  rule: string,
): Refusal | null {
  const kind = KIND_OF[f.uid]!;
  const { choice } = functionsOf(kind)[f.fn] as Reaction;
  const bad = no('bad-choice', rule, { kind, fn: f.fn });
  if (choice === undefined) return label === 'accept' ? null : bad;
  let isChosen = false;
  choice.options(s, seat, builtCard(s, seat, f.uid)!, [choice.label ?? 'accept'], (move) => {
    isChosen ||= move[0] === label && move[1] === words[0];
  });
  return isChosen ? null : bad;
}

/** Choices inside a card's function, of the card's owner or of those whom it concerns. */
export function whyNotInside(s: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const f = runningUse(s)!;
  const kind = KIND_OF[f.uid]!;
  const rule = ruleOfCard(kind);
  const words = move.slice(1) as Words;
  switch (`${f.at} ${move[0]}`) {
    case 'discard discard':
    case 'give give':
    case 'giveBack give':
    case 'more put':
      return whyNotFromHand(s, seat, words, rule);
    case 'pick take':
      return whyNotTake(s, f, words, rule);
    case 'name name':
      return CARDS.some(({ id }) => id === words[0])
        ? null
        : no('no-such-kind', rule, { kinds: CARDS.length });
    case 'youMay accept':
    case 'youMay unslip':
      return whyNotAccept(s, seat, f, move, rule);
    case 'more stop':
    case 'youMay decline':
      return null;
    default:
      return no('answer-first', 'SI-FUN-09', { kind, asks: f.at });
  }
}
