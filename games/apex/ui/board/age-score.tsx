import { IconButton, RuleLink, SeatBadge } from '@conclave/web/kit';
import { plural } from '../../../words.ts';
import type { State } from '../../rules/types.ts';
import type { Props } from '../draft.ts';
import { at } from '../words.ts';

/** The sectors that a seat held at the end of an age, by name in the order of their names. */
const heldBy = (view: Readonly<State>, controllers: readonly number[], seat: number): readonly string[] =>
  controllers.flatMap((controller, sector) => (controller === seat ? [at(view, sector)] : [])).sort();

interface PanelProps extends Pick<Props, 'view' | 'seats'> {
  /** From 1; nothing is shown for an age that is not scored yet. */
  readonly age: number;
  readonly onClose: () => void;
}

/** How an age was scored (AX-SCO-01, 02): for each seat its sectors, counted one by one, then its colonies on victory. */
export function AgeScorePanel({ view, seats, age, onClose }: PanelProps) {
  const score = view.ages[age - 1];
  if (!score) return null;
  const free = score.controllers.filter((controller) => controller < 0).length;
  const rows = seats
    .map((info, seat) => ({
      info,
      seat,
      held: heldBy(view, score.controllers, seat),
      bonus: score.bonuses[seat]!,
    }))
    .sort((a, b) => b.held.length + b.bonus - a.held.length - a.bonus || a.seat - b.seat);
  return (
    <aside className="ax-age-score" aria-label={`Age ${age}: who held what`}>
      <div className="ax-head">
        <h2>Age {age}: who held what</h2>
        <RuleLink rule="AX-SCO-01" brief />
        <span className="ax-spring" />
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <ul>
        {rows.map(({ info, seat, held, bonus }) => (
          <li key={seat}>
            <p>
              <SeatBadge seat={seat} info={info} /> <b>+{held.length + bonus}</b>
            </p>
            <ol aria-label={`Sectors of ${info.name}`}>
              {held.map((name, i) => (
                <li key={name}>
                  {name} <span className="ax-quiet">{i + 1}</span>
                </li>
              ))}
              {bonus > 0 && (
                <li className="ax-bonus-count">
                  {plural(bonus, 'colony', 'colonies')} on victory sectors{' '}
                  <span className="ax-quiet">{held.length + bonus}</span>
                </li>
              )}
            </ol>
          </li>
        ))}
      </ul>
      {free > 0 && <p className="ax-quiet">Nobody controlled {plural(free, 'sector')}.</p>}
    </aside>
  );
}
