import type { MasteryKey } from '../data/mastery.ts';
import { tables } from '../data/tables.ts';
import { effectWorth } from './effects.ts';
import type { Outlook } from './outlook.ts';

/** In what Mastery cards pay back. */
export type Return = 'knowledge' | 'triggers' | 'influence' | 'ends' | 'final' | 'actions';

/** Slot 5 counts Nodus at the ends of Ages; the other five that all Domains have alike bring Knowledge. */
const OF_SLOT: readonly Return[] = ['knowledge', 'knowledge', 'knowledge', 'knowledge', 'ends', 'knowledge'];

const OF_KEY: { readonly [key in MasteryKey]?: Return } = {
  military: 'influence',
  monarchy: 'ends',
  republic: 'ends',
  bureaucracy: 'actions',
  empire: 'final',
  relics: 'influence',
  temples: 'triggers',
  cathedrals: 'ends',
  monotheism: 'ends',
  prophecy: 'triggers',
  theology: 'ends',
  theatre: 'triggers',
  architecture: 'ends',
  diplomacy: 'influence',
  patronage: 'actions',
  epic: 'final',
  banking: 'ends',
  goldTrade: 'triggers',
  maritimeLeague: 'influence',
  tradeFairs: 'final',
  astronomy: 'ends',
  printing: 'actions',
  greatLibrary: 'final',
  metallurgy: 'triggers',
  mining: 'triggers',
  engineering: 'ends',
  steelmaking: 'ends',
  glassmaking: 'influence',
};

/** What all cards of the seat's Tree will still bring, by what they pay back in; in hundredths of a VP. */
export function returnsOf(o: Outlook): Record<Return, number> {
  const sums = { knowledge: 0, triggers: 0, influence: 0, ends: 0, final: 0, actions: 0 };
  const { mastery } = tables(o.s);
  for (const [kind, side] of o.s.mastery[o.seat]!.entries()) {
    if (side === 0) continue;
    const { slot, key } = mastery[kind]!;
    sums[OF_SLOT[slot - 1] ?? OF_KEY[key] ?? 'knowledge'] += effectWorth(o, kind, side);
  }
  return sums;
}
