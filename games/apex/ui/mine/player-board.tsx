import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Count, Tip } from '@conclave/kit';
import { ScoreList } from '@conclave/kit/table';
import { tables } from '../../data/tables.ts';
import { coloniesLeft, reserve } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';
import { civilisationText, EVOLUTION_TEXT } from '../../words/names.ts';
import { type Effective, effectiveLevels, sourceOf } from '../levels.ts';
import { scoreParts } from '../score.ts';
import { CivilisationEmblem } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';

/** One evolution: the scale from 0 up with the level marked, and the value that counts. */
function Scale({ view, effective }: { readonly view: State; readonly effective: Effective }) {
  const { evolution, level, colonies, value } = effective;
  const { name, says } = EVOLUTION_TEXT[evolution];
  return (
    <li className="ax-scale">
      <Tip
        rule="AX-EVO-01"
        tip={
          <>
            {name} {value}: {sourceOf(view, effective)}. {says}
          </>
        }
      >
        <Sign name={evolution} size={18} /> {name}
      </Tip>
      <span className="ax-steps" aria-hidden="true">
        {Array.from({ length: tables(view).maxLevel + 1 }, (_, step) => (
          <i
            key={step}
            className="k-centre k-drawn"
            data-at={step === level || undefined}
            data-reached={step <= level || undefined}
            data-ink={step}
          />
        ))}
      </span>
      <span className="k-num ax-value">
        {colonies.length > 0 && (
          <span className="k-fine k-soft">
            +{value - level}
            <Sign name="colony" size={14} /> ={' '}
          </span>
        )}
        <b>{value}</b>
      </span>
    </li>
  );
}

/** Points with their sources on demand. */
function Points({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  return (
    <Tip rule="AX-SCO-01" className="ax-points" tip={<ScoreList parts={scoreParts(view, seat)} />}>
      <Count value={view.points[seat]!} /> VP
    </Tip>
  );
}

/** A civilisation's board: levels, reserve, points. */
export function PlayerBoard({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const civilisation = view.civilisations[seat];
  if (!civilisation || view.origins[seat]! < 0) return null;
  const t = tables(view);
  const [ships, colonies] = [reserve(view, seat), coloniesLeft(view, seat)];
  return (
    <section className="ax-own" aria-label="Your civilisation">
      <header className="k-flow ax-head">
        <h2>
          <CivilisationEmblem civilisation={civilisation} size={22} /> {civilisationText(civilisation).name}
        </h2>
        <Tip
          className="ax-reserve"
          rule="AX-TOK-01"
          tip={`${plural(ships, 'ship')} in your reserve, of ${t.ships}`}
        >
          <Sign name="ship" /> {ships} <span className="unseen">in reserve</span>
        </Tip>
        <Tip
          className="ax-reserve"
          rule="AX-TOK-02"
          tip={`${plural(colonies, 'colony', 'colonies')} still to place, of ${t.colonies}`}
        >
          <Sign name="colony" /> {colonies} <span className="unseen">to place</span>
        </Tip>
        <Points view={view} seat={seat} />
      </header>
      <ul className="k-stack">
        {effectiveLevels(view, seat).map((effective) => (
          <Scale key={effective.evolution} view={view} effective={effective} />
        ))}
      </ul>
    </section>
  );
}
