import { SeatBadge } from '@conclave/web/kit';
import { controller, controlScore, influence } from '../../rules/control.ts';
import { tokens } from '../../rules/galaxy.ts';
import { kindOf, neighboursOf, presentAt } from '../../text/sector.ts';
import { BONUS_TEXT } from '../../texts.ts';
import type { Props } from '../draft.ts';
import { BattleList } from '../prompt/battle.tsx';
import { at, bonusOf } from '../words.ts';
import { planOf } from './look.ts';

/** A sector taken apart: its bonus, who controls it and why, how a battle there would end now, what lies beside it. */
export function Inspect({
  view,
  seats,
  sector,
}: Pick<Props, 'view' | 'seats'> & { readonly sector: number }) {
  const present = presentAt(view, sector);
  const holder = controller(view, sector);
  const bonus = bonusOf(view, sector);
  const { points } = planOf(view.seats);
  const middle = (Math.min(...points.map(({ y }) => y)) + Math.max(...points.map(({ y }) => y))) / 2;
  return (
    <aside
      className="ax-inspect"
      data-at={points[sector]!.y > middle ? 'top' : 'bottom'}
      aria-label={`Sector ${at(view, sector)}`}
    >
      <h3>
        {at(view, sector)}{' '}
        <span className="ax-quiet">
          {kindOf(
            view,
            sector,
            seats.map(({ name }) => name),
          )}
        </span>
      </h3>
      {bonus !== null && <p className="ax-quiet">{BONUS_TEXT[bonus].says}</p>}
      {present.length === 0 ? (
        <p>Nobody is here.</p>
      ) : (
        <ul aria-label="Control">
          {present.map((seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} info={seats[seat]!} />
              <span>
                {tokens(view, seat, sector)} {present.length > 1 && `+ ${influence(view, seat)} = `}
                {present.length > 1 && <b>{controlScore(view, seat, sector)}</b>}
                {seat === holder && <b> controls</b>}
              </span>
            </li>
          ))}
          {holder < 0 && <li>Tied: nobody controls it.</li>}
        </ul>
      )}
      {present.length > 1 && <BattleList view={view} seats={seats} sector={sector} />}
      <p className="ax-quiet">Next to {neighboursOf(view, sector)}.</p>
    </aside>
  );
}
