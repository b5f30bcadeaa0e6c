import { NUMBERS } from '../../data/numbers.ts';
import { roman } from '../../words/names.ts';

const GAP = 0.08;
const at = (turn: number, r: number): string => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
};

/** An arc of the wheel: the part of a round, without the gaps at its ends. */
function arc(i: number, r: number): string {
  const [from, to] = [(i + GAP) / NUMBERS.rounds, (i + 1 - GAP) / NUMBERS.rounds];
  return `M${at(from, r)}A${r} ${r} 0 0 1 ${at(to, r)}`;
}

/** The five rounds of an Age as a wheel about its numeral; the text beside it says the same. */
export function Wheel({ age, round }: { readonly age: number; readonly round: number }) {
  return (
    <svg
      className="dm-wheel map-ring"
      viewBox="-22 -22 44 44"
      width={44}
      height={44}
      strokeWidth={4.5}
      aria-hidden="true"
    >
      {Array.from({ length: NUMBERS.rounds }, (_, i) => (
        <path key={i} d={arc(i, 18)} data-is={i + 1 < round ? 'over' : i + 1 === round ? 'now' : undefined} />
      ))}
      {age > 0 && (
        <text className="k-lettering" y={5.5} fontSize={16}>
          {roman(age)}
        </text>
      )}
    </svg>
  );
}
