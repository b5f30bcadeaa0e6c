import { Cards, Completion, Holdings } from '../board/tableau.tsx';
import { Score } from '../seat/score.tsx';
import { stepAsked } from '../situation.ts';
import { type Props, useTable } from '../table.ts';
import { Hand, HandControls } from './hand.tsx';
import { Offer } from './offer.tsx';

/** The viewer's own area: what there is to choose from, hand, tableau, score. */
export function Mine(props: Props) {
  const { view, viewer } = props;
  const table = useTable(props);
  if (viewer === 'table') return null;
  return (
    <section className="si si-mine" aria-label="Your area">
      <div className="si-mine-rows">
        <Offer props={props} table={table} step={stepAsked(props)} />
        <div className="si-mine-body">
          <section className="si-mine-hand" aria-label="Hand">
            <header className="si-mine-head">
              <h2>Hand</h2>
              <HandControls />
            </header>
            <Hand props={props} table={table} seat={viewer} />
          </section>
          <section className="si-mine-tableau" aria-label="Built cards">
            <header className="si-mine-head">
              <h2>Tableau</h2>
              <span className="si-spring" />
              <Holdings view={view} seat={viewer} viewer={viewer} />
              <Completion view={view} seat={viewer} />
              <Score view={view} seat={viewer} viewer={viewer} />
            </header>
            <Cards props={props} table={table} seat={viewer} />
          </section>
        </div>
      </div>
    </section>
  );
}
