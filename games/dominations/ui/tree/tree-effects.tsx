import type { Seat } from '@conclave/kernel';
import { Icon, Named } from '@conclave/kit';
import { isMasteryCard, kindOf } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { masteryText } from '../../words/mastery-words.ts';
import { masteryName } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { DomainSign } from '../symbols/symbols.tsx';

/** What the Mastery cards of a Tree do, a line each, by the side that lies up; folded, for the Tree needs the room. */
export function TreeEffects({ table: { view }, seat }: { readonly table: Props; readonly seat: Seat }) {
  const t = tables(view);
  const kinds = view.cards[seat]!.filter(isMasteryCard).map(kindOf);
  if (kinds.length === 0) return null;
  return (
    <details className="dm-tree-says k-fine">
      <summary className="k-line">
        What the cards do <Icon name="chevron-down" size={14} />
      </summary>
      <ul>
        {kinds.map((kind) => {
          const card = t.mastery[kind]!;
          const side = view.mastery[seat]![kind] === 2 ? 2 : 1;
          return (
            <li key={kind}>
              <DomainSign domain={card.domain} size={13} />{' '}
              <b>
                <Named thing={['mastery', kind]} name={masteryName(kind)} />
              </b>
              {side === 2 && ' Advanced'}: {masteryText(card, side, t)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
