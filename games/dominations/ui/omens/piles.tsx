import { RuleLink } from '@conclave/kit';
import { Names } from '@conclave/kit/table';
import { OMENS } from '../../data/omens.ts';
import type { State } from '../../rules/types.ts';
import { omenText } from '../../words/omen-words.ts';
import { OmenSign, omenClass } from './omen-sign.tsx';

/** How many Omens are left, and which have gone by. */
export function OmenPiles({ view }: { readonly view: Readonly<State> }) {
  const gone = [...new Set(view.omenDiscard)].sort((a, b) => a - b);
  return (
    <section>
      <h3>
        Omens <RuleLink rule="DM-OME-01" brief />
      </h3>
      <p className="k-quiet">
        {view.omenDeck.length} face down. <Names>Who closes a Locus draws one.</Names>
        {gone.length > 0 && ' Gone by:'}
      </p>
      <ul className="dm-gone k-stack k-fine">
        {gone.map((number) => {
          const omen = OMENS[number]!;
          const { name, says } = omenText(omen);
          return (
            <li key={number} className={`${omenClass(omen)} k-soft`}>
              <OmenSign omen={omen} size={14} />
              <span>
                <b>{name}</b> {says}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
