import { KIND, MASTERY } from '../data/mastery.ts';
import { ADVANCE_INFLUENCE, ADVANCE_VP, GAIN_INFLUENCE, GAIN_VP } from '../data/numbers.ts';
import { hasCard, power } from '../rules/holdings.ts';
import { actionInfluence, effectWorth } from './effects.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHT } from './weights.ts';

/** Kinds that have this one as their prerequisite. */
const NEEDED_BY: readonly (readonly number[])[] = MASTERY.map((_, kind) =>
  [...MASTERY.keys()].filter((other) => MASTERY[other]!.needs === kind),
);

/** What a card opens the way to: those of value 9 that need it, or a first of value 3 and 6 in its Domain. */
function opens(o: Outlook, kind: number): number {
  const { s, seat, ends } = o;
  if (s.firstGame) return 0;
  const { domain, value } = MASTERY[kind]!;
  if (value === 9) return 0;
  const isFirst = !MASTERY.some(
    (card, other) => card.domain === domain && card.value === value && hasCard(s, seat, other),
  );
  const needed = NEEDED_BY[kind]!.filter((other) => !hasCard(s, seat, other)).length;
  return o.turns === 0 ? 0 : WEIGHT.unlocks * ends * ((isFirst ? 1 : 0) + needed);
}

/** What gaining a kind of Mastery card is worth wherever it goes in the Tree. */
export function gainWorth(o: Outlook, kind: number): number {
  const { value, domain } = MASTERY[kind]!;
  const { more } = o;
  return (
    WEIGHT.point * (GAIN_VP[value] + power(o.s, o.seat, KIND.metallurgy)) +
    actionInfluence(o, GAIN_INFLUENCE[value]) +
    effectWorth(o, kind, 1) +
    opens(o, kind) +
    more.basic +
    more.domain[domain]! +
    more.value[value] +
    (more.card.get(kind) ?? 0)
  );
}

/** What turning a Basic card is worth. */
export function advanceWorth(o: Outlook, kind: number): number {
  const { value } = MASTERY[kind]!;
  return (
    WEIGHT.point * ADVANCE_VP[value] +
    actionInfluence(o, ADVANCE_INFLUENCE[value]) +
    effectWorth(o, kind, 2) -
    effectWorth(o, kind, 1) +
    o.more.advanced -
    o.more.basic
  );
}
