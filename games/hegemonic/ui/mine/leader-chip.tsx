import type { Seat } from '@conclave/kernel';
import { Tip } from '@conclave/kit';
import { PickList } from '@conclave/kit/table';
import { LEADERS } from '../../data/leaders.ts';
import { tables } from '../../data/tables.ts';
import type { State } from '../../rules/types.ts';
import { LEADER_ASKS, LEADER_ASKS_TEXT } from '../../words/leader-asks.ts';
import { abilityText, abilityTiming } from '../../words/leader-words.ts';
import { leaderName } from '../../words/names.ts';
import { leaderAsks } from '../prompt/passing.ts';
import { Face } from '../symbols/face.tsx';

const LEVELS = [1, 2, 3];

/** A leader's three abilities, those uncovered marked. */
function Abilities({ view, seat }: { readonly view: Readonly<State>; readonly seat: Seat }) {
  const t = tables(view);
  const leader = view.leaders[seat]!;
  const position = view.positions[seat]!;
  return (
    <span className="k-stack k-near">
      <b>
        {leaderName(leader)}, {LEADERS[leader]!.dynasty}
      </b>
      {LEVELS.map((level) => (
        <span key={level} className={level <= position ? '' : 'k-quiet'}>
          <b>{level}</b> {abilityTiming(t, leader, level)}: {abilityText(t, leader, level)}.
        </span>
      ))}
    </span>
  );
}

/** A seat's leader with the position: three dots, as many filled as abilities are uncovered (HG-LEA-01). */
export function LeaderChip({
  view,
  seat,
  brief = false,
}: {
  readonly view: Readonly<State>;
  readonly seat: Seat;
  readonly brief?: boolean;
}) {
  const leader = view.leaders[seat];
  if (leader === undefined || leader < 0) return null;
  const position = view.positions[seat]!;
  return (
    <Tip className="hg-leader-chip" rule="HG-LEA-01" tip={<Abilities view={view} seat={seat} />}>
      <Face leader={leader} size={22} />
      <span className={brief ? 'unseen' : 'k-soft'}>{leaderName(leader)}</span>
      <span className="unseen">, at level {position}</span>
      <span className="k-dots" aria-hidden="true">
        {LEVELS.map((level) => (
          <i key={level} data-on={level <= position || undefined} />
        ))}
      </span>
    </Tip>
  );
}

/** The own leader with all that it can do; what is uncovered stands out. */
export function OwnLeader({ view, seat }: { readonly view: Readonly<State>; readonly seat: Seat }) {
  const leader = view.leaders[seat];
  const when = leaderAsks.use();
  if (leader === undefined || leader < 0) return null;
  return (
    <section className="hg-group hg-own-leader" aria-label="Leader">
      <h3 className="k-line">
        <Face leader={leader} size={44} /> {leaderName(leader)}
      </h3>
      <ol className="k-list">
        {LEVELS.map((level) => (
          <li key={level} className={level <= view.positions[seat]! ? undefined : 'k-quiet'}>
            <b>{level}</b> {abilityText(tables(view), leader, level)}
          </li>
        ))}
      </ol>
      <PickList
        label="Ask me"
        entries={LEADER_ASKS.map((value) => ({ value, label: LEADER_ASKS_TEXT[value].asks }))}
        chosen={when}
        onPick={leaderAsks.set}
      />
    </section>
  );
}
