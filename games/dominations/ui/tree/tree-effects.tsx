import type { Seat } from '@conclave/kernel';
import { Icon, Named } from '@conclave/kit';
import { Folded } from '@conclave/kit/table';
import { isMasteryCard, kindOf } from '../../data/cards.ts';
import { tables } from '../../data/tables.ts';
import { masteryText } from '../../words/mastery-words.ts';
import { masteryName } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { DomainSign } from '../symbols/symbols.tsx';

type Shown = { readonly table: Pick<Props, 'view'>; readonly seat: Seat };

const kindsOf = ({ table: { view }, seat }: Shown) => view.cards[seat]!.filter(isMasteryCard).map(kindOf);

function Effects(shown: Shown) {
  const { table, seat } = shown;
  const { view } = table;
  const t = tables(view);
  return (
    <ul>
      {kindsOf(shown).map((kind) => {
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
  );
}

/** What the Mastery cards of a Tree do, a line each, by the side that lies up; folded, for the Tree needs the room. */
export const TreeEffects = (shown: Shown) =>
  kindsOf(shown).length > 0 && (
    <Folded
      className="dm-tree-says k-fine"
      summary={
        <summary className="k-line">
          What the cards do <Icon name="chevron-down" size={14} />
        </summary>
      }
    >
      <Effects {...shown} />
    </Folded>
  );
