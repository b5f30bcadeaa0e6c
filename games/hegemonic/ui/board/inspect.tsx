import { capital, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { type Explanation, logLine, SeatBadge } from '@conclave/kit';
import { Beside } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { moveCost } from '../../rules/attacks.ts';
import { ways } from '../../rules/distances.ts';
import type { State } from '../../rules/types.ts';
import { sumParts } from '../../words/conflict-words.ts';
import { BASE_TEXT, caps, factionName, UNIT_TEXT } from '../../words/names.ts';
import { kindOf, neighboursOf, openLocations, piecesOf, presentAt } from '../../words/sector.ts';
import { sectorName } from '../../words/sector-names.ts';
import { TileFigures } from '../card/tile-figures.tsx';
import type { Props } from '../draft.ts';
import { Piece, TypeSign } from '../symbols/symbols.tsx';
import { type Defence, defencesAt } from './defence.ts';
import { type Probe, probesAt, rangeOf } from './reach.ts';

type SectorProps = Pick<Props, 'view' | 'seats'> & { readonly sector: number };

/** The unit that is about to move, or from where something starts. */
export interface Start {
  readonly seat: Seat;
  readonly from: number;
  readonly unit: 'agent' | 'fleet' | null;
}

/** “2 steps, 1 border; Agent pays 1 CAP”: how far a sector is from where the move under construction starts. */
function distanceWords(view: Readonly<State>, { seat, from, unit }: Start, sector: number): string {
  const { size, steps, borders } = ways(view);
  const far = `${plural(steps[from * size + sector]!, 'step')} from ${sectorName(from)}, ${plural(borders[from * size + sector]!, 'border')}`;
  if (unit === null) return far;
  const cost = moveCost(view, seat, unit, from, sector);
  const name = UNIT_TEXT[unit].name;
  return `${far}; ${name} ${Number.isFinite(cost) ? (cost === 0 ? 'free' : `pays ${caps(cost)}`) : 'cannot end there'}`;
}

/** What may come to a defence: “with orange 7, purple 5”. */
function drawWords({ type, draws }: Defence['side']): string {
  const said = draws.map(
    ({ source, total }) => `${type === 'political' ? factionName(source) : sectorName(source)} ${total}`,
  );
  return said.length === 0 ? '' : `; drawing on ${said.join(', ')}`;
}

/** What a seat's pieces of a type defend with, term by term, and what an attack on them costs. */
function DefenceRow({
  defence: { type, side, cost, isSafe },
  seats,
}: { defence: Defence } & Pick<Props, 'seats'>) {
  const { text } = logLine({ parts: sumParts(side.parts), seat: null, depth: 2 }, seats);
  return (
    <li className="k-fine">
      <TypeSign type={type} size={14} title={type} /> {text}
      {drawWords(side)}
      <span className="k-quiet">
        {isSafe
          ? ' · cannot be attacked'
          : cost > 0 && ` · an attack pays ${cost} to destroy, ${2 * cost} to take over`}
      </span>
    </li>
  );
}

const pieceName = ({ piece }: Probe): string =>
  piece === 'agent' || piece === 'fleet'
    ? UNIT_TEXT[piece].name
    : BASE_TEXT[piece === 'complex' ? 'industrial' : piece === 'embassy' ? 'political' : 'martial'].name;

const sameProbe = (a: Probe | null, b: Probe): boolean => a?.piece === b.piece && a.seat === b.seat;

interface RangesProps extends SectorProps {
  readonly seat: Seat;
  readonly probe: Probe | null;
  readonly show: (probe: Probe) => void;
}

/** The seat's pieces as buttons that show how far each reaches. */
function Ranges({ view, sector, seat, probe, show }: RangesProps) {
  const own = probesAt(view, sector).filter((other) => other.seat === seat);
  return (
    <span className="hg-ranges k-within">
      {own.map((other) => (
        <button
          key={other.piece}
          type="button"
          className="k-within k-soft k-fine"
          aria-pressed={sameProbe(probe, other)}
          aria-label={`Range of ${pieceName(other)}: ${rangeOf(view, other)}`}
          onClick={() => show(other)}
          onPointerEnter={() => show(other)}
          onFocus={() => show(other)}
        >
          <Piece kind={other.piece} size={15} /> <span className="k-quiet">range</span> {rangeOf(view, other)}
        </button>
      ))}
    </span>
  );
}

interface InspectProps extends SectorProps {
  /** Whether it stays until it is closed, and can be used. */
  readonly isPinned: boolean;
  /** Why it can't be chosen now; null where it can. */
  readonly why?: Explanation | null;
  readonly start: Start | null;
  readonly probe: Probe | null;
  readonly show: (probe: Probe) => void;
  readonly close: () => void;
}

/** A sector taken apart: what it is, who is there and defends with what, how far pieces reach, how far away it is. */
export function Inspect({ isPinned, start, probe, show, why = null, close, ...props }: InspectProps) {
  const { view, seats, sector } = props;
  const names = seats.map(({ name }) => name);
  const defences = defencesAt(view, sector);
  const open = view.tiles[sector]! < 0 ? '' : openLocations(view, sector);
  return (
    <Beside
      place={sector}
      label={`Sector ${sectorName(sector)}`}
      title={
        <>
          {sectorName(sector)} <span className="k-quiet">{kindOf(view, sector, names)}</span>{' '}
          {view.tiles[sector]! >= 0 && <TileFigures t={tables(view)} tile={view.tiles[sector]!} />}
        </>
      }
      className="hg-inspect"
      isPinned={isPinned}
      why={why}
      close={isPinned ? close : null}
    >
      {start !== null && start.from !== sector && <p>{distanceWords(view, start, sector)}.</p>}
      {presentAt(view, sector).map((seat) => (
        <section key={seat} className="hg-present">
          <p className="k-flow">
            <SeatBadge seat={seat} info={seats[seat]!} /> <span>{piecesOf(view, seat, sector)}</span>
            <Ranges {...props} seat={seat} probe={probe} show={show} />
          </p>
          <ul>
            {defences.map((defence) =>
              defence.seat === seat ? (
                <DefenceRow key={defence.type} defence={defence} seats={seats} />
              ) : null,
            )}
          </ul>
        </section>
      ))}
      {open !== '' && <p className="k-quiet map-inspect-more">{capital(open)}.</p>}
      <p className="k-quiet map-inspect-more">Next to {neighboursOf(view, sector)}.</p>
    </Beside>
  );
}
