import { OMEN, OMENS } from '../../../data/omens.ts';
import { choice } from '../../../rules/choice.ts';
import type { State } from '../../../rules/types.ts';
import { omenSays } from '../../../words/omen-words.ts';
import { OmenSign, omenClass } from '../../omens/omen-sign.tsx';

/** The Omens whose choices have a procedure of their own. */
const OF_PROCEDURE: { readonly [procedure: string]: number } = {
  migration: OMEN.greatMigration,
  drought: OMEN.drought,
  fire: OMEN.greatFire,
  tribute: OMEN.tribute,
};

/** The Omen because of which something is asked; null if it is none. */
function askingOmen(view: Readonly<State>): number | null {
  const asking = view.agenda.at(-1)?.do ?? '';
  if (asking !== 'choice') return OF_PROCEDURE[asking] ?? null;
  const { by, which } = choice.under(view)!;
  return by === 'omen' ? which : null;
}

/** What the Omen says because of which something is asked. */
export function OmenNote({ view }: { readonly view: Readonly<State> }) {
  const number = askingOmen(view);
  if (number === null) return null;
  const omen = OMENS[number]!;
  return (
    <p className={omenClass(omen)}>
      <OmenSign omen={omen} size={16} /> <b>{omen.name}</b> {omenSays(omen)}
    </p>
  );
}
