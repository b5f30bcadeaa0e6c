import type { Seat as SeatNumber } from '@conclave/kernel';
import { Doing, SeatBadge, Tip } from '@conclave/kit';
import { isAlive, sideOf } from '../../rules/sides.ts';
import { missionName } from '../../words/names.ts';
import { matched, type Outlook, outlooksOf } from '../board/formations.ts';
import { zoomed } from '../card/zoomed.ts';
import type { Props } from '../draft.ts';
import { CardCount, FactionChip, Hexilum, Income, Life, MinorChip, Reserve, Ship } from '../mine/facts.tsx';
import { Sign } from '../symbols/symbols.tsx';

type SeatProps = Props & { readonly seat: SeatNumber };

const FINISH = {
  sure: 'It can be completed within a turn by placing single units.',
  possible: 'If all that can place came together, it might be completed within a turn.',
} as const;

/** How many cells of its best place a side holds of a mission, and whether it could finish within a turn. */
function Nearness({ outlook }: { readonly outlook: Outlook }) {
  const [held, of] = matched(outlook);
  const { finish } = outlook;
  return (
    <Tip
      className="hx-fact hx-nearness"
      rule="HX-MIS-01"
      tip={`${missionName(outlook.mission)}${outlook.isSecret ? ', secret' : ''}: ${held} of ${of} cells. ${finish ? FINISH[finish] : ''}`}
    >
      <span className="hx-finish" data-finish={finish ?? undefined}>
        <Sign name={finish ? 'threat' : 'mission'} size={15} />
        <b>{held}</b>
        <span aria-hidden="true">/{of}</span>
        <span className="unseen">
          of {of} cells of {missionName(outlook.mission)}
          {finish === 'sure' && ', can be completed within a turn'}
        </span>
      </span>
    </Tip>
  );
}

/** One seat in the strip of seats. */
export function Seat(props: SeatProps) {
  const { view, viewer, seat, seats } = props;
  const outlooks =
    view.common < 0 ? [] : outlooksOf(view, viewer).filter(({ side }) => side === sideOf(view, seat));
  const zoom = zoomed.useSet();
  const isSettled = view.factions[seat]! >= 0;
  const isOut = view.outcome === null && !isAlive(view, seat);
  return (
    <div className="hx hx-seat" data-active={view.active === seat || undefined} data-seat={seat}>
      <div className="hx-seat-row">
        <button
          type="button"
          className="hx-seat-name"
          aria-label={`${seats[seat]!.name}: all that this seat has`}
          onClick={() => zoom({ seat })}
        >
          <SeatBadge seat={seat} info={seats[seat]!} />
        </button>
        <FactionChip view={view} seat={seat} brief />
        <MinorChip view={view} seat={seat} brief />
        <span className="hx-spring" />
        {isOut ? <span className="hx-out">eliminated</span> : <Doing {...props} />}
      </div>
      {isSettled && isAlive(view, seat) && (
        <>
          <div className="hx-seat-row">
            <Life view={view} seat={seat} />
            <Hexilum view={view} seat={seat} />
            <Income view={view} seat={seat} />
            <span className="hx-spring" />
            {outlooks.map((outlook) => (
              <Nearness key={outlook.key} outlook={outlook} />
            ))}
          </div>
          <div className="hx-seat-row">
            <Reserve view={view} seat={seat} />
            <Ship view={view} seat={seat} />
            <span className="hx-spring" />
            <CardCount view={view} seat={seat} />
          </div>
        </>
      )}
    </div>
  );
}
