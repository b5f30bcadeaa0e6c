import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Count, Tip } from '@conclave/kit';
import { ScoreList } from '@conclave/kit/table';
import { UNITS } from '../../data/tracks.ts';
import { keeps } from '../../rules/arbitration.ts';
import { incomes, totalIncome } from '../../rules/networks.ts';
import { technologyPoints } from '../../rules/scoring.ts';
import type { State } from '../../rules/types.ts';
import { caps, UNIT_TEXT } from '../../words/names.ts';
import { excess } from '../outlook.ts';
import { scoreParts } from '../score.ts';
import { Piece, ThingSign } from '../symbols/symbols.tsx';

type View = Readonly<State>;
interface Of {
  readonly view: View;
  readonly seat: Seat;
}

/** CAPs at hand against what may be kept at Arbitration (HG-GEN-07). */
export function Purse({ view, seat }: Of) {
  const over = excess(view, seat);
  const owned = view.caps[seat]!;
  const limit = keeps(view, seat);
  return (
    <Tip
      className="hg-fact hg-purse"
      rule="HG-ARB-04"
      tip={
        view.learning
          ? `${caps(owned)}, the money of the game. In the learning game all are kept.`
          : over > 0
            ? `${caps(owned)}, the money of the game. Arbitration at the end of the round lets ${limit} be kept, and ${over} would be lost.`
            : `${caps(owned)}, the money of the game. Arbitration at the end of the round lets ${limit} be kept.`
      }
    >
      <ThingSign thing="coin" size={18} />
      <b>
        <Count value={owned} />
      </b>
      <span className="hg-caps k-quiet">{owned === 1 ? 'CAP' : 'CAPs'}</span>
      {!view.learning && (
        <span className="hg-limit k-quiet" data-over={over > 0 || undefined}>
          keep {limit}
          {over > 0 && <span className="hg-over">, lose {over}</span>}
        </span>
      )}
    </Tip>
  );
}

/** The three incomes together. */
export function Income({ view, seat }: Of) {
  const total = totalIncome(view, seat);
  return (
    <Tip
      className="hg-fact"
      rule="HG-COL-01"
      tip={`Income ${incomes(view, seat).join(' + ')} = ${caps(total)} in each Collection.`}
    >
      <span className="hg-income-word k-quiet" aria-hidden="true">
        income
      </span>
      <span className="unseen">Income </span>
      <b>+{total}</b>
    </Tip>
  );
}

/** Units and Gate pairs that are not on the board. */
export function UnitsLeft({ view, seat }: Of) {
  const left = (places: readonly number[]): number => places.filter((at) => at === -1).length;
  const pairs = Array.from({ length: UNITS }, (_, pair) => view.gates[seat]![2 * pair]!);
  const all = [
    ['gate', left(pairs)],
    ['agent', left(view.agents[seat]!)],
    ['fleet', left(view.fleets[seat]!)],
  ] as const;
  return all.map(([kind, n]) => (
    <Tip
      key={kind}
      className="hg-fact"
      rule="HG-GEN-03"
      tip={`${kind === 'gate' ? plural(n, 'Gate pair') : plural(n, UNIT_TEXT[kind].name, UNIT_TEXT[kind].many)} left to place.`}
    >
      <Piece kind={kind} size={15} />
      <span className="unseen">{kind === 'gate' ? 'Gate pairs' : UNIT_TEXT[kind].many} left </span>
      <span className={n === 0 ? 'k-quiet' : undefined}>{n}</span>
    </Tip>
  ));
}

/** Where points come from, and what Advanced Technologies will bring. */
function Sources({ view, seat }: Of) {
  const atEnd = view.outcome === null ? technologyPoints(view)[seat]! : 0;
  return (
    <>
      <ScoreList parts={scoreParts(view, seat)} />
      {atEnd > 0 && <span>Advanced Technologies: +{atEnd} VP at the end.</span>}
    </>
  );
}

/** Points with their sources on demand. */
export function Points({ view, seat }: Of) {
  return (
    <Tip className="hg-fact hg-points" rule="HG-SCO-01" tip={<Sources view={view} seat={seat} />}>
      <b data-points={seat}>
        <Count value={view.points[seat]!} />
      </b>{' '}
      VP
    </Tip>
  );
}

/** Who has the Arbiter's token. */
export function ArbiterMark({ view, seat }: Of) {
  if (view.arbiter !== seat) return null;
  return (
    <Tip
      className="hg-fact k-lit"
      rule="HG-ARB-06"
      tip="Arbiter: begins the expansion, and says who starts among equal numbers."
    >
      <ThingSign thing="scales" size={16} title="Arbiter" />
    </Tip>
  );
}
