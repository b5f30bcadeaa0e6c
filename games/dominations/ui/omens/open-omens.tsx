import { Emblem, Tip } from '@conclave/kit';
import { OMENS } from '../../data/omens.ts';
import { omenSays } from '../../words/omen-words.ts';
import type { Props } from '../draft.ts';
import { lastsUntil } from './lasting.ts';
import { OmenSign, omenClass } from './omen-sign.tsx';
import './omens.css';

/** The Omens that lie open, each with whose it is; what it does and until when on demand. */
export function OpenOmens({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  if (view.activeOmens.length === 0) return null;
  return (
    <ul className="dm-open-omens" aria-label="Omens at work">
      {view.activeOmens.map((number, i) => {
        const omen = OMENS[number]!;
        return (
          <li key={`${number} ${i}`}>
            <Tip
              tip={`${omen.name}. ${omenSays(omen)} ${lastsUntil(view, i, seats)}`}
              rule="DM-OME-03"
              className={`dm-open-omen k-box ${omenClass(omen)}`}
            >
              <OmenSign omen={omen} size={15} />
              <span className="map-roomy">{omen.name}</span>
              <Emblem seat={view.omenOwners[i]!} size={12} title={seats[view.omenOwners[i]!]!.name} />
            </Tip>
          </li>
        );
      })}
    </ul>
  );
}
