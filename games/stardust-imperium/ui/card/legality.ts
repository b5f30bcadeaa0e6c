import { KIND_OF } from '../../data/cards.ts';
import { effectiveCost } from '../../rules/declaring.ts';
import { functionsOf } from '../../rules/functions/cards.ts';
import { shortfall } from '../../rules/raising.ts';
import type { Move } from '../../rules/types.ts';
import { sayShortfall } from '../../words/names.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { hasPick } from '../drafting.ts';
import { type Props, tableOf } from '../table.ts';

/** What may be done with a card now, in a sentence. */
export interface Legality {
  readonly can: boolean;
  readonly text: string;
  readonly rule?: string | undefined;
}

/** Whether the viewer may build or use this card now, and if not, why not; null where that is no question. */
export function legality(props: Props, uid: number): Legality | null {
  const { game, view, viewer, moves } = props;
  if (viewer === 'table' || uid < 0 || view.outcome !== null) return null;
  const { draft } = tableOf(view, viewer, moves, []);
  const refused = (move: Move): Legality | null => {
    const refusal = game.whyNot(view, viewer, move);
    const text = refusal && sayRefusal(refusal);
    return text ? { can: false, text, rule: refusal?.rule } : null;
  };
  if (view.hands[viewer]!.includes(uid)) {
    if (!hasPick(draft.open, 'built', uid)) return refused(['declare', uid]);
    const short = shortfall(view, viewer, uid);
    if (short === null)
      return { can: true, text: `You can build it now for ${effectiveCost(view, viewer, uid)}$.` };
    return { can: false, text: `${sayShortfall(short)}.`, rule: 'SI-BLD-07' };
  }
  const built = view.tableaus[viewer]!.find((card) => card.uid === uid);
  if (!built || !functionsOf(KIND_OF[uid]!).some((fn) => fn.kind === 'active')) return null;
  if (hasPick(draft.open, 'use', uid)) return { can: true, text: 'You can use it now.' };
  return refused(['use', uid]);
}
