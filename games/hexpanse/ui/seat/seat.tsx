import type { Seat as SeatNumber } from '@conclave/kernel';
import { SeatBlock, Tip } from '@conclave/kit';
import { isAlive, sideOf } from '../../rules/sides.ts';
import { missionName } from '../../words/names.ts';
import { matched, nearText, type Outlook, outlooksOf } from '../board/formations.ts';
import { NearSign } from '../board/near-sign.tsx';
import type { Props } from '../draft.ts';
import { WarlordFace } from '../figures/warlord-face.tsx';
import { CardCount, Hexilum, Income, Life } from '../mine/facts.tsx';
import { SeatArea } from '../mine/seat-area.tsx';
import { Sign } from '../symbols/symbols.tsx';

type SeatProps = Props & { readonly seat: SeatNumber };

/** How many cells of its best place a side holds of a mission, and whether it could finish within a turn. */
function Nearness({ outlook }: { readonly outlook: Outlook }) {
  const [held, of] = matched(outlook);
  const { isNear } = outlook;
  return (
    <Tip
      className="hx-fact hx-nearness"
      rule="HX-MIS-01"
      tip={`${missionName(outlook.mission)}${outlook.isSecret ? ', secret' : ''}: ${held} of ${of} cells. ${isNear ? nearText(outlook) : ''}`}
    >
      <span className="k-within">
        {isNear ? <NearSign outlook={outlook} /> : <Sign name="mission" size={16} />}
        <b>{held}</b>
        <span aria-hidden="true">/{of}</span>
        <span className="unseen">
          of {of} cells of {missionName(outlook.mission)}
          {isNear && ', can be completed within a turn'}
        </span>
      </span>
    </Tip>
  );
}

/** One seat at the side of the board: how near it is, life, hexilum and income; opened, all that it has. */
export function Seat(props: SeatProps) {
  const { view, viewer, seat } = props;
  const outlooks =
    view.common < 0 ? [] : outlooksOf(view, viewer).filter(({ side }) => side === sideOf(view, seat));
  const faction = view.factions[seat]!;
  const isPlaying = faction >= 0 && isAlive(view, seat);
  const isOut = faction >= 0 && !isPlaying;
  return (
    <div className="hx hx-seat" data-active={view.active === seat || undefined} data-seat={seat}>
      <SeatBlock
        props={props}
        seat={seat}
        {...(faction >= 0 && { crest: <WarlordFace seat={seat} faction={faction} /> })}
        points={isPlaying && outlooks.map((outlook) => <Nearness key={outlook.key} outlook={outlook} />)}
        facts={
          isPlaying ? (
            <>
              <Life view={view} seat={seat} />
              <Hexilum view={view} seat={seat} />
              <Income view={view} seat={seat} />
              <CardCount view={view} seat={seat} />
            </>
          ) : (
            isOut && <span className="k-note">eliminated</span>
          )
        }
      >
        {faction >= 0 && <SeatArea props={props} seat={seat} />}
      </SeatBlock>
    </div>
  );
}
