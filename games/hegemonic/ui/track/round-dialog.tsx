import { plural } from '@conclave/frame/words.ts';
import { Button, Dialog, RuleLink, SeatBadge } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { lastRound } from '../../rules/ending.ts';
import type { State } from '../../rules/types.ts';
import { CARD_TEXT, PHASE_TEXT, phaseSays } from '../../words/names.ts';
import { roundsLeft, TURN_SAYS, turns } from '../../words/turn-order.ts';
import type { Props } from '../draft.ts';
import { newest, play, shown } from '../scoring/tally.ts';
import { CardEmblem } from '../symbols/symbols.tsx';
import { phaseName, RING, ringStep } from './phases.ts';

/** The phases of a round, each with what happens in it. */
function Phases({ view }: { readonly view: State }) {
  const now = ringStep(view);
  return (
    <section>
      <h3>
        Phases <RuleLink rule="HG-GEN-08" brief />
      </h3>
      <ol className="hg-phases k-course k-list k-stack">
        {RING.map((step, i) => (
          <li key={phaseName(step)} aria-current={i === now ? 'step' : undefined}>
            <b>{phaseName(step)}</b>
            {step.actionPhase < 2 && <span>{phaseSays(tables(view), step.phase, view.learning)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everybody in the order of turns, with the card in words. */
function Turns({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const order = turns(view);
  if (order.length === 0) return null;
  return (
    <section>
      <h3>
        Order of turns <RuleLink rule="HG-ACT-03" brief />
      </h3>
      <ol className="k-course k-list k-stack">
        {order.map(({ seat, card, state }) => (
          <li key={seat} className="k-flow" data-state={state}>
            <SeatBadge seat={seat} info={seats[seat]!} />
            {card !== null && (
              <span>
                <CardEmblem card={card} size={14} /> {CARD_TEXT[card].name}, number {tables(view).order[card]}
              </span>
            )}
            <span className="k-quiet">{TURN_SAYS[state]}</span>
          </li>
        ))}
      </ol>
      {order.some(({ state }) => state === 'open') && (
        <p>
          <SeatBadge seat={view.arbiter} info={seats[view.arbiter]!} /> says who of those with equal numbers
          starts.
        </p>
      )}
    </section>
  );
}

/** What the boards paid in the rounds that have been scored. */
function Scores({ view, seats, close }: Pick<Props, 'view' | 'seats'> & { readonly close: () => void }) {
  const tally = newest.use();
  const showing = shown.useCell();
  if (view.scored.length === 0) return null;
  return (
    <section>
      <h3>
        Points by round <RuleLink rule="HG-SCO-01" brief />
      </h3>
      <div className="k-scores">
        <table>
          <thead className="k-note">
            <tr>
              <th scope="col">Player</th>
              {view.scored.map((_, i) => (
                <th key={i} scope="col">
                  {i + 1}
                </th>
              ))}
              <th scope="col">VP</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((info, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge seat={seat} info={info} />
                </th>
                {view.scored.map((points, i) => (
                  <td key={i}>{points[seat]}</td>
                ))}
                <td>
                  <b>{view.points[seat]}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tally && tally.round <= view.scored.length && (
        <Button
          small
          icon="play"
          onClick={() => {
            close();
            play(showing, tally);
          }}
        >
          Round {tally.round}, board by board
        </Button>
      )}
    </section>
  );
}

/** When the game ends (HG-END-01, HG-VAR-15). */
function End({ view }: { readonly view: State }) {
  if (view.outcome !== null) return null;
  const left = roundsLeft(view);
  const inStack = `${plural(view.stack.length, 'tile is', 'tiles are')} face down in the stack`;
  return (
    <p>
      {inStack}.{' '}
      {view.longer
        ? `The game ends after the round in which the galaxy is full${Number.isFinite(lastRound(view)) ? `, and after round ${lastRound(view)} at the latest` : ''}.`
        : 'The game ends after the round in which the last one is turned up.'}{' '}
      {left === 0 ? 'This is the last round.' : `At most ${plural(left, 'more round')}.`}{' '}
      <RuleLink rule="HG-END-01" brief />
    </p>
  );
}

/** All that is open about the round. */
export function RoundDialog({ view, seats, close }: Props & { readonly close: () => void }) {
  return (
    <Dialog
      lookup
      title={view.round === 0 ? PHASE_TEXT.setup.name : `Round ${view.round}`}
      place="side"
      onClose={close}
    >
      <div className="hg hg-round k-stack k-far">
        <End view={view} />
        <Turns view={view} seats={seats} />
        <Scores view={view} seats={seats} close={close} />
        <Phases view={view} />
      </div>
    </Dialog>
  );
}
