import type { Advised } from '@conclave/bots';
import type { Move, Seat } from '@conclave/kernel';
import { seatColor } from '@conclave/kit';
import { ChanceBar } from './chance-bar.tsx';
import type { SaidReasons } from './words.ts';

/** A move that is advised, or an alternative to it: what it brings, and why. */
export function AdviceOption({
  option: { chances },
  seat,
  says,
  reasons: { merits, faults },
  isMade,
  isForced,
  isChosen,
  onChoose,
}: {
  readonly option: Advised<Move>;
  readonly seat: Seat;
  readonly says: string;
  readonly reasons: SaidReasons;
  readonly isMade: boolean;
  /** There is no other, and so no chance to compare it by. */
  readonly isForced: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const list = (label: string, said: string | null) =>
    said && (
      <span className="advice-reasons">
        <span className="advice-label">{label}</span> {said}
      </span>
    );
  return (
    <li>
      <button type="button" className="advice-option" aria-pressed={isChosen} onClick={onChoose}>
        <strong>
          {says} {isMade && <span className="advice-made">played</span>}
        </strong>
        {!isForced && <ChanceBar chance={chances[seat]!} color={seatColor(seat)} />}
        {list('For it:', merits)}
        {list('Against it:', faults)}
      </button>
    </li>
  );
}
