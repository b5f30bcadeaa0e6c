import { Button, Dialog, Emblem, RuleLink, SeatBadge } from '@conclave/kit';
import { AGES } from '../../data/numbers.ts';
import { tables } from '../../data/tables.ts';
import { type Phase, SOURCES, type Stage } from '../../rules/types.ts';
import { ageName, newOrderSays, PHASE_TEXT, roman, sourceName, stageText } from '../../words/names.ts';
import { ended, show, shown } from '../age-end/ended.ts';
import type { Props } from '../draft.ts';
import { OmenPiles } from '../omens/piles.tsx';

type Shown = Pick<Props, 'view' | 'seats'>;

function Initiative({ view, seats }: Shown) {
  return (
    <section className="k-stack">
      <h3>
        Initiative <RuleLink rule="DM-INI-01" brief />
      </h3>
      <ol className="dm-initiatives k-course k-stack">
        {view.order.map((seat, i) => (
          <li key={seat} aria-current={seat === view.active ? 'step' : undefined}>
            <i>{roman(i + 1)}</i> <SeatBadge seat={seat} info={seats[seat]!} />
            {seat === view.active && <span className="k-quiet"> has the turn</span>}
          </li>
        ))}
      </ol>
      <p className="k-quiet">The order of turns in this Age; ties go to the highest. {newOrderSays(view)}</p>
    </section>
  );
}

const TURN: readonly Phase[] = ['grow', 'build', 'develop'];
const END: readonly Stage[] = ['effects', 'influence', 'hegemon', 'domination', 'cleanUp'];
const FINAL: readonly Stage[] = ['gameEnd', 'monuments', 'objectives'];

function Course({ view }: Pick<Props, 'view'>) {
  const isPlayed = (stage: Stage) =>
    stage === 'hegemon' ? view.hegemon : stage === 'objectives' ? !view.hegemon : true;
  const said = stageText(tables(view));
  const stages = [
    ...END.filter((stage) => stage !== 'cleanUp' || view.age < AGES),
    ...(view.age === AGES ? FINAL : []),
  ];
  return (
    <section className="k-stack">
      <h3>
        What is to come <RuleLink rule="DM-AGE-04" brief />
      </h3>
      <p className="k-quiet">
        {AGES} Ages of {tables(view).rounds} rounds; in each round everybody has one turn of three phases.
      </p>
      <ol className="k-course k-stack">
        {TURN.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
            <b>{PHASE_TEXT[phase].name}</b> {PHASE_TEXT[phase].says}
          </li>
        ))}
        {stages.filter(isPlayed).map((stage) => (
          <li key={stage}>
            <b>{said[stage].name}</b> {said[stage].says}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everybody's points by source (DM-FIN-10). */
function Points({ view, seats }: Shown) {
  const rows = SOURCES.flatMap((source, i) =>
    view.sheet.some((sheet) => sheet[i] !== 0)
      ? [{ source, list: view.sheet.map((sheet) => sheet[i]!) }]
      : [],
  );
  if (rows.length === 0) return null;
  return (
    <section className="k-stack">
      <h3>
        Points so far <RuleLink rule="DM-FIN-10" brief />
      </h3>
      <div className="k-scores">
        <table className="k-num">
          <thead>
            <tr>
              <th scope="col">Source</th>
              {seats.map((info, seat) => (
                <th key={seat} scope="col">
                  <Emblem seat={seat} title={info.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ source, list }) => (
              <tr key={source}>
                <th scope="row">{sourceName(source)}</th>
                {list.map((n, seat) => (
                  <td key={seat}>{n === 0 ? '–' : n}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All together</th>
              {view.vp.map((n, seat) => (
                <td key={seat}>
                  <b>{n}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** All that is open about this Age. */
export function AgeDialog({ view, seats, close }: Props & { readonly close: () => void }) {
  const last = ended.use();
  const showing = shown.useCell();
  return (
    <Dialog
      lookup
      title={view.age === 0 ? PHASE_TEXT.draft.name : ageName(view.age)}
      place="side"
      onClose={close}
    >
      <div className="dm dm-age k-stack k-far">
        {last && (
          <Button
            small
            icon="play"
            onClick={() => {
              close();
              show(showing, 'lookup');
            }}
          >
            {last.isFinal ? 'The end of the game' : `The end of ${ageName(last.age)}`}
          </Button>
        )}
        <Initiative view={view} seats={seats} />
        <Points view={view} seats={seats} />
        {view.hasOmens && <OmenPiles view={view} />}
        <Course view={view} />
      </div>
    </Dialog>
  );
}
