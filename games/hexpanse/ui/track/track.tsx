import { plural } from '@conclave/frame/words.ts';
import { Emblem, RuleLink, Tip } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { isAlive } from '../../rules/sides.ts';
import { sourceAt } from '../../rules/sources.ts';
import { endSays, phaseTexts, sourceName } from '../../words/names.ts';
import { territoryName } from '../../words/territory-names.ts';
import type { Props } from '../draft.ts';
import './track.css';

/** The actions of the turn, those left as filled lights. */
function Actions({ view }: Pick<Props, 'view'>) {
  if (view.phase !== 'action') return null;
  return (
    <Tip
      className="hx-actions"
      rule="HX-TRN-04"
      tip={`${plural(view.actionsLeft, 'action')} left in this turn.`}
    >
      <span className="k-within k-dots hx-lights" aria-hidden="true">
        {Array.from({ length: tables(view).actions }, (_, i) => (
          <i key={i} data-on={i < view.actionsLeft || undefined} />
        ))}
      </span>
      {plural(view.actionsLeft, 'action')} left
    </Tip>
  );
}

/** The ability that is carried out, and those that wait, in order (HX-CHN-03). */
function Chain({ view }: Pick<Props, 'view'>) {
  const { resolving, queue } = view;
  if (resolving === null && queue.length === 0) return null;
  return (
    <div className="k-flow hx-chain">
      <span className="k-note">
        Chain <RuleLink rule="HX-CHN-03" brief />
      </span>
      <ol className="k-list k-flow" aria-label="Chain: what is under way and still to come">
        {resolving && (
          <li aria-current="step">
            {sourceName(resolving.source)}
            {resolving.at >= 0 && <span className="k-quiet"> {territoryName(resolving.at)}</span>}
          </li>
        )}
        {queue.map((territory) => (
          <li key={territory}>
            {sourceName(sourceAt(view, territory, 'arrival'))}
            <span className="k-quiet"> {territoryName(territory)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Everybody in the order of turns, from the first player on. */
function Turns({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  return (
    <ol className="k-list k-within hx-turns" aria-label="Order of turns">
      {Array.from({ length: view.seats }, (_, i) => (view.first + i) % view.seats).map((seat) => (
        <li
          key={seat}
          className="k-centre"
          aria-current={seat === view.active ? 'step' : undefined}
          data-out={!isAlive(view, seat) || undefined}
        >
          <Emblem
            seat={seat}
            size={14}
            title={`${seats[seat]!.name}${isAlive(view, seat) ? '' : ', eliminated'}`}
          />
        </li>
      ))}
    </ol>
  );
}

/** Where the game stands: round, phase, whose turn with how many actions left, and the chain under way. */
export function Track({ table: { view, seats } }: { readonly table: Props }) {
  const { name, says } = phaseTexts(tables(view))[view.phase];
  return (
    <div className="hx map-track hx-track k-flow">
      <Tip
        className="hx-round"
        rule="HX-TRN-01"
        tip={`${name}: ${says} The game ends after round ${view.roundCap} at the latest.`}
      >
        {view.round > 0 && (
          <b>
            Round {view.round}
            {endSays(view.round, view.roundCap)}
          </b>
        )}
        <span className="k-soft">{name}</span>
      </Tip>
      {view.round > 0 && <Turns view={view} seats={seats} />}
      <Actions view={view} />
      <Chain view={view} />
    </div>
  );
}
