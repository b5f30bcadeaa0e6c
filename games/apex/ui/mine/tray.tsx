import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Tip } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { coloniesLeft, reserve } from '../../rules/galaxy.ts';
import type { State } from '../../rules/types.ts';
import { civilisationText, EVOLUTION_TEXT } from '../../words/names.ts';
import type { Props } from '../draft.ts';
import { type Effective, effectiveLevels, sourceOf } from '../levels.ts';
import { useAmple, useNarrow } from '../narrow.ts';
import { CivilisationCrest } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';
import { Civilisations } from './civilisations.tsx';
import { HandTiles } from './hand-tiles.tsx';

/** A level: its value, and its steps as far as they are reached. */
function Level({ view, effective }: { readonly view: State; readonly effective: Effective }) {
  const { evolution, level, value } = effective;
  const { name, says } = EVOLUTION_TEXT[evolution];
  const isAmple = useAmple();
  return (
    <Tip
      rule="AX-EVO-01"
      tip={
        <>
          {name} {value}: {sourceOf(view, effective)}. {says}
        </>
      }
    >
      <Sign name={evolution} size={18} />
      <span className={isAmple ? 'k-soft k-fine' : 'unseen'}>{name}</span>
      <b>{value}</b>
      {isAmple && (
        <span className="k-within k-dots ax-level-steps" aria-hidden="true">
          {Array.from({ length: tables(view).maxLevel }, (_, step) => (
            <i key={step} data-on={step < level || undefined} />
          ))}
        </span>
      )}
    </Tip>
  );
}

/** The viewer's civilisation in a line: levels, ships and colonies in reserve. */
function Brief({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const isNarrow = useNarrow();
  const civilisation = view.civilisations[seat];
  if (!civilisation) return null;
  const t = tables(view);
  const [ships, colonies] = [reserve(view, seat), coloniesLeft(view, seat)];
  return (
    <section className="k-line ax-brief" aria-label="Your civilisation">
      <Tip tip={civilisationText(civilisation).says}>
        <CivilisationCrest civilisation={civilisation} seat={seat} size={40} />
        <span className="unseen">{civilisationText(civilisation).name}</span>
      </Tip>
      {effectiveLevels(view, seat).map((effective) => (
        <Level key={effective.evolution} view={view} effective={effective} />
      ))}
      <span className="ax-stock k-stack k-near k-starts">
        <Tip rule="AX-TOK-01" tip={`${plural(ships, 'ship')} in your reserve, of ${t.ships}`}>
          <Sign name="ship" size={18} /> <b>{ships}</b>{' '}
          <span className={isNarrow ? 'unseen' : undefined}>in reserve, {t.ships - ships} on the board</span>
        </Tip>
        <Tip
          rule="AX-TOK-02"
          tip={`${plural(colonies, 'colony', 'colonies')} still to place, of ${t.colonies}`}
        >
          <Sign name="colony" size={18} /> <b>{colonies}</b>{' '}
          <span className={isNarrow ? 'unseen' : undefined}>
            to place, {t.colonies - colonies} on the board
          </span>
        </Tip>
      </span>
    </section>
  );
}

/** What one plays from: the tops of the hand and the levels; civilisations while they are chosen. In a narrow window the levels alone. */
export function Tray(props: Props) {
  const { view, viewer } = props;
  const isNarrow = useNarrow();
  if (viewer === 'table') return null;
  return (
    <div className="ax k-line ax-tray">
      {isNarrow ? null : view.age === 0 ? (
        <Civilisations props={props} look="brief" />
      ) : (
        <section className="k-rest ax-hand-area" aria-label="Hand">
          <HandTiles props={props} seat={viewer} look="top" />
        </section>
      )}
      <Brief view={view} seat={viewer} />
    </div>
  );
}
