import type { Seat } from '@conclave/kernel';
import { SeatBadge, useRoving } from '@conclave/kit';
import { valuesOf } from '@conclave/kit/table';
import { LEADERS } from '../../data/leaders.ts';
import { tables } from '../../data/tables.ts';
import { abilityText } from '../../words/leader-words.ts';
import { type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { Face } from '../symbols/face.tsx';

/** The twelve leaders to choose from, over a galaxy on which nothing is done yet: each with its abilities, or who has taken it (HG-VAR-09). */
export function Leaders({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const roving = useRoving<HTMLDivElement>();
  const open = valuesOf(offersOf(view, seat, moves), 'leader');
  const chosen = draft.picks.some(([name]) => name === 'leader') ? draft.chosen.leader : undefined;
  return (
    <section className="hg-leaders-over k-over" aria-label="Leaders">
      <h3>Leaders</h3>
      <div className="hg-leaders" role="group" aria-label="Twelve leaders" {...roving}>
        {LEADERS.map(({ key, name, dynasty }, leader) => {
          const owner = view.leaders.indexOf(leader);
          const isOpen = open.has(leader);
          return (
            <button
              key={key}
              type="button"
              className="hg-leader k-marked k-stack"
              data-rove
              data-mark={chosen === leader ? 'chosen' : isOpen ? 'open' : undefined}
              aria-pressed={isOpen ? chosen === leader : undefined}
              aria-disabled={!isOpen}
              onClick={() => isOpen && draft.toggle('leader', leader)}
            >
              <span className="k-line">
                <Face leader={leader} size={56} />
                <span className="k-stack k-rest">
                  <b>{name}</b>
                  <span className="k-quiet">{dynasty}</span>
                </span>
                {owner >= 0 && <SeatBadge seat={owner} info={seats[owner]!} />}
              </span>
              {[1, 2, 3].map((level) => (
                <span key={level}>
                  <b>{level}</b> {abilityText(tables(view), leader, level)}
                </span>
              ))}
            </button>
          );
        })}
      </div>
    </section>
  );
}
