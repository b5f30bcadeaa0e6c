import { capital, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import type { SeatInfo } from '@conclave/kit';
import { said } from '@conclave/kit';
import type { ReactNode } from 'react';
import { tables } from '../../data/tables.ts';
import { emitUnitAttacks, patternFor } from '../../rules/attacks.ts';
import { unitsOf } from '../../rules/board.ts';
import { gateReach } from '../../rules/build/offers.ts';
import { preview } from '../../rules/conflict/preview.ts';
import { ways } from '../../rules/distances.ts';
import { isMarked } from '../../rules/marks.ts';
import { lowestIncome } from '../../rules/networks.ts';
import type { Move, State, Unit } from '../../rules/types.ts';
import { sayMove } from '../../words/move.ts';
import { caps, UNIT_TEXT } from '../../words/names.ts';
import { sectorName } from '../../words/sector-names.ts';
import { roundsLeft } from '../../words/turn-order.ts';
import { forecast } from '../conflict/outlook.ts';
import type { Props } from '../draft.ts';
import { changeBy, changeFacts, otherHalvesAfter } from '../outlook.ts';
import { gainAtEnd, pointsAtEnd } from '../points.ts';
import { priceOf } from '../price.ts';
import { Explained } from '../terms.tsx';
import { Stakes } from './stakes.tsx';
import { attackParts, certainPowers, isAttack } from './targets.ts';
import { asked } from './words.tsx';

type View = Readonly<State>;
type UnitMove = Extract<Move, readonly ['moveAgent' | 'moveFleet', ...unknown[]]>;

/** A move as a sentence. */
export function moveSentence(view: View, seat: Seat, seats: readonly SeatInfo[], move: Move): ReactNode {
  return isAttack(move) ? said(attackParts(view, seat, move), seats) : `${capital(sayMove(view, move))}.`;
}

/** The move that is complete as a sentence; else what is asked. */
export const askedOr = ({ view, viewer, seats }: Props, complete: Move | null): ReactNode =>
  complete ? moveSentence(view, viewer as Seat, seats, complete) : asked(view, seats);

const isUnitMove = (move: Move): move is UnitMove => move[0] === 'moveAgent' || move[0] === 'moveFleet';

/** How many targets a unit would find where it goes. */
export function targetsAfter(view: View, seat: Seat, [label, number, to]: UnitMove): number {
  const unit: Unit = label === 'moveAgent' ? 'agent' : 'fleet';
  const pattern = patternFor(view, view.chosen[seat]!, unit);
  if (pattern === undefined) return 0;
  const units = unit === 'agent' ? 'agents' : 'fleets';
  const paid = view.caps[seat]! - priceOf(view, seat, [label, number, to]);
  const moved: State = {
    ...view,
    [units]: view[units].map((list, other) => (other === seat ? list.with(number, to) : list)),
    caps: view.caps.with(seat, paid),
  };
  let n = 0;
  emitUnitAttacks(moved, seat, pattern, number, () => n++);
  return n;
}

/** The borders that an Agent crosses, which it pays for (HG-MOV-03). */
function borderFact(view: View, seat: Seat, [label, number, to]: UnitMove): string[] {
  if (label === 'moveFleet') return [];
  const { size, borders } = ways(view);
  const n = borders[view.agents[seat]![number]! * size + to]!;
  return [n === 0 ? 'no border crossed' : `${plural(n, 'border')} crossed`];
}

function unitFacts(view: View, seat: Seat, move: UnitMove): string[] {
  const unit: Unit = move[0] === 'moveAgent' ? 'agent' : 'fleet';
  const crossed = borderFact(view, seat, move);
  if (isMarked(view, seat, unit, move[1]))
    return [...crossed, 'it has attacked in this phase and can’t again'];
  const n = targetsAfter(view, seat, move);
  return [...crossed, n === 0 ? 'no target there' : `${plural(n, 'target')} there`];
}

/** A tile is flipped for it, and the game may end the sooner (HG-ACT-11, HG-END-01). */
function surveyFacts(view: View): string[] {
  const left = roundsLeft({ ...view, stack: view.stack.slice(1) });
  if (left === roundsLeft(view)) return [];
  return [
    left === 0 ? 'this becomes the last round' : `${plural(left, 'more round')} instead of ${left + 1}`,
  ];
}

/** More places are told by the map alone. */
const NAMED = 5;

/** Where the other half of a Gate pair may go once this move has been paid (HG-BLD-10). */
function otherHalfFacts(view: View, seat: Seat, move: Move): string[] {
  const places = otherHalvesAfter(view, seat, move);
  if (places === null) return [];
  const where =
    places.length > NAMED
      ? `one of ${places.length} places, at most ${plural(gateReach(view, seat), 'step')} away`
      : places.map(sectorName).join(' or ');
  return [`then the other half at ${where}`];
}

/** What a move would change, fact by fact. */
function facts(view: View, seat: Seat, move: Move): readonly string[] {
  const change = changeBy(view, seat, move);
  if (change) return changeFacts(change, view.learning);
  if (isUnitMove(move)) return unitFacts(view, seat, move);
  if (isAttack(move)) return [`${certainPowers(view, seat, move)} before draws, loans and technologies`];
  if (move[0] === 'gate' || move[0] === 'relocateGate') return otherHalfFacts(view, seat, move);
  if (move[0] === 'survey') return surveyFacts(view);
  if (move[0] === 'agent' || move[0] === 'fleet') return ['units bring no points, they fight'];
  if (move[0] === 'advance')
    return [
      gainAtEnd(view, move[1]),
      ...(move[2] === undefined ? [] : [`−${pointsAtEnd(view, move[2])} VP for what is given up`]),
    ];
  return [];
}

/** CAPs that a move brings its maker. */
function gainOf(view: View, seat: Seat, move: Move): number {
  if (move[0] === 'collect') return tables(view).basicCaps;
  return move[0] === 'capitalize' ? lowestIncome(view, seat) : 0;
}

/** What becomes of the CAPs, in one line: “pay 3 CAPs: 11 → 8”; null when nothing does. */
export function billOf(view: View, seat: Seat, move: Move): string | null {
  const [paid, gained] = [priceOf(view, seat, move), gainOf(view, seat, move)];
  const owned = view.caps[seat]!;
  if (paid > 0) return `pay ${caps(paid)}: ${owned} → ${owned - paid}`;
  return gained > 0 ? `gain ${caps(gained)}: ${owned} → ${owned + gained}` : null;
}

/** What a complete move would change: the points first, then what becomes of CAPs and tracks. */
export function MovePreview({
  props: { view, viewer, seats },
  move,
}: {
  readonly props: Props;
  readonly move: Move;
}) {
  const seat = viewer as Seat;
  const bill = billOf(view, seat, move);
  return (
    <>
      <Stakes view={view} seat={seat} seats={seats} move={move} />
      {facts(view, seat, move).map((fact) => (
        <span key={fact}>
          <Explained text={fact} />
        </span>
      ))}
      {bill !== null && (
        <span>
          <Explained text={bill} />
        </span>
      )}
    </>
  );
}

/** What one may not have thought of. */
export function moveWarning(view: View, seat: Seat, move: Move): string | null {
  if (isAttack(move) && forecast(preview(view, seat, move)) === 'hopeless')
    return 'As things stand this can’t be won.';
  if (isUnitMove(move)) {
    const unit: Unit = move[0] === 'moveAgent' ? 'agent' : 'fleet';
    const others = unitsOf(view, seat, unit).filter((at, n) => at >= 0 && n !== move[1]).length;
    if (!isMarked(view, seat, unit, move[1]) && targetsAfter(view, seat, move) === 0)
      return `The move alone will be the action${others > 0 ? `; no other ${UNIT_TEXT[unit].name} may attack in it` : ''}.`;
  }
  return null;
}

const forPrice = (verb: string, cost: number): string =>
  cost === 0 ? `${verb}, free` : `${verb}, pay ${caps(cost)}`;

const VERBS: { readonly [action in Move[0]]?: string } = {
  complex: 'Build',
  embassy: 'Build',
  outpost: 'Build',
  agent: 'Place',
  fleet: 'Place',
  gate: 'Build',
  relocate: 'Relocate',
  relocateGate: 'Relocate',
  moveAgent: 'Move',
  moveFleet: 'Move',
  attack: 'Attack',
};

/** What the button says that plays a move; a label alone stands for a move that is not complete. */
export function confirmLabel(view: View, seat: Seat, move: Move | Move[0] | null): string {
  const label = typeof move === 'string' ? move : move?.[0];
  if (label === undefined) return 'Draw';
  const verb = VERBS[label];
  if (verb)
    return typeof move === 'string' || move === null ? verb : forPrice(verb, priceOf(view, seat, move));
  switch (label) {
    case 'collect':
      return 'Take them';
    case 'capitalize':
      return `Gain ${caps(lowestIncome(view, seat))}`;
    case 'survey':
      return 'Survey';
    case 'research':
      return 'Research';
    case 'drawDiscard':
    case 'takeBack':
      return 'Take it';
    default:
      return 'Draw';
  }
}
