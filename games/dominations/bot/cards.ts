import { KIND } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { power } from '../rules/holdings.ts';
import { actionInfluence, effectWorth } from './effects.ts';
import type { Outlook } from './outlook.ts';
import { waysOf } from './ways.ts';
import { WEIGHT } from './weights.ts';

/** What a card opens the way to: those of value 9 that need it, or a first of value 3 and 6 in its Domain. */
function opens(o: Outlook, kind: number): number {
  const { s, seat, ends } = o;
  if (s.firstGame) return 0;
  const { mastery } = tables(s);
  if (o.turns === 0 || mastery[kind]!.value === 9) return 0;
  const { alike, needing } = waysOf(mastery);
  const owned = s.mastery[seat]!;
  let ways = 1;
  for (const other of alike[kind]!) if (owned[other] !== 0) ways = 0;
  for (const other of needing[kind]!) if (owned[other] === 0) ways++;
  return WEIGHT.unlocks * ends * ways;
}

/** What gaining a kind of Mastery card is worth wherever it goes in the Tree. */
export function gainWorth(o: Outlook, kind: number): number {
  const { value, domain } = tables(o.s).mastery[kind]!;
  const { more } = o;
  return (
    WEIGHT.point * (tables(o.s).gainVp[value] + power(o.s, o.seat, KIND.metallurgy)) +
    actionInfluence(o, tables(o.s).gainInfluence[value]) +
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
  const { value } = tables(o.s).mastery[kind]!;
  return (
    WEIGHT.point * tables(o.s).advanceVp[value] +
    actionInfluence(o, tables(o.s).advanceInfluence[value]) +
    effectWorth(o, kind, 2) -
    effectWorth(o, kind, 1) +
    o.more.advanced -
    o.more.basic
  );
}
