import { Dialog, Emblem, Tip, useRoving } from '@conclave/web/kit';
import { useEffect, useState } from 'react';
import { passing } from '../../rules/cards.ts';
import { AGES, ROUNDS } from '../../rules/limits.ts';
import type { State } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../texts.ts';
import { CardTile } from '../card/tile.tsx';
import type { Props } from '../draft.ts';
import { Sign } from '../symbols/symbol.tsx';
import { AgeScorePanel } from './age-score.tsx';
import { turnsOf } from './turns.ts';
import './track.css';

/** Where the game stands, and the ages that are over as buttons. */
function Ages({ view, open }: { readonly view: State; readonly open: (age: number) => void }) {
  return (
    <p className="ax-ages">
      <Tip tip={`Age ${view.age} of ${AGES}, round ${view.round} of ${ROUNDS}.`} rule="AX-AGE-01">
        <b>
          Age {view.age}, round {view.round}
        </b>
      </Tip>
      {view.ages.map((_, i) => (
        <button
          key={i}
          type="button"
          className="ax-link"
          aria-label={`Age ${i + 1}: who held what`}
          title={`Age ${i + 1}: who held what`}
          onClick={() => open(i + 1)}
        >
          Age {i + 1}
        </button>
      ))}
    </p>
  );
}

/** Where hands go when the round is over. */
function Passing({ view }: { readonly view: State }) {
  if (view.round === ROUNDS)
    return (
      <Tip
        tip="After the last round of an age nobody passes: what is left in the hands is put away."
        rule="AX-AGE-06"
      >
        <span className="ax-passing">Last round</span>
      </Tip>
    );
  const isLeft = passing(view) === 1;
  return (
    <Tip
      tip={`When the round is over everybody passes their hand to the ${isLeft ? 'left' : 'right'} neighbour.`}
      rule="AX-AGE-05"
    >
      <span className="ax-passing">
        {isLeft && <span aria-hidden="true">←</span>} Hands go {isLeft ? 'left' : 'right'}{' '}
        {!isLeft && <span aria-hidden="true">→</span>}
      </span>
    </Tip>
  );
}

const STATES = { done: 'done', now: 'under way', next: 'to come' } as const;

/** The turns of the round in their order; nothing while choices are secret. */
function Queue({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const turns = turnsOf(view.choices);
  if (turns.length === 0) return null;
  return (
    <ol className="ax-queue" aria-label="Turns of this round">
      {turns.map(({ seat, card, strategy }) => {
        const state = view.queue[0] === seat ? 'now' : view.queue.includes(seat) ? 'next' : 'done';
        const said = `${seats[seat]!.name}: ${STRATEGY_TEXT[strategy].name} with card ${card}, ${STATES[state]}`;
        return (
          <li
            key={seat}
            data-state={state}
            data-queue={seat}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Tip tip={said} rule="AX-RES-01">
              <span className="ax-turn">
                <Emblem seat={seat} size={12} />
                <Sign name={strategy} size={16} />
                <span>{card}</span>
                <span className="unseen">{said}</span>
              </span>
            </Tip>
          </li>
        );
      })}
    </ol>
  );
}

function Pile({
  title,
  cards,
  none,
}: {
  readonly title: string;
  readonly cards: readonly number[];
  readonly none: string;
}) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <section>
      <h3>
        {title} <span className="ax-quiet">{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="ax-quiet">{none}</p>
      ) : (
        <div className="ax-pile" role="group" aria-label={title} {...roving}>
          {cards.map((card) => (
            <CardTile key={card} index={card} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The face-up cards out of play in this age. */
export function Piles({ view }: { readonly view: State }) {
  return (
    <div className="ax ax-piles">
      <Pile title="Left out of this age" cards={view.leftovers} none="Every card of the game was dealt." />
      <Pile
        title={view.duel ? 'Played or discarded in this age' : 'Played in this age'}
        cards={view.discards}
        none="None so far."
      />
    </div>
  );
}

/** Age and round, where hands go, whose turns follow, cards out of play, and how the ages that are over were scored. */
export function Track(props: Props) {
  const { view, seats, beat } = props;
  const [piles, showPiles] = useState(false);
  const [age, openAge] = useState<number | null>(null);
  useEffect(() => {
    const scored = beat?.events.find(([name]) => name === 'ageScored');
    if (scored?.[0] === 'ageScored') openAge(scored[1]);
    // The next round needs the galaxy.
    else if (beat?.events.some(([name]) => name === 'revealed')) openAge(null);
  }, [beat]);
  if (view.age === 0) return null;
  const out = view.leftovers.length + view.discards.length;
  return (
    <>
      <div className="ax-track">
        <Ages view={view} open={(next) => openAge(next === age ? null : next)} />
        {view.outcome === null && <Passing view={view} />}
        {out > 0 && (
          <button
            type="button"
            className="ax-link"
            aria-label={`${out} out of play`}
            title="Cards out of play in this age"
            onClick={() => showPiles(true)}
          >
            {out} out
          </button>
        )}
        <Queue view={view} seats={seats} />
      </div>
      {age !== null && <AgeScorePanel view={view} seats={seats} age={age} onClose={() => openAge(null)} />}
      {piles && (
        <Dialog title={`Age ${view.age}: cards out of play`} place="side" onClose={() => showPiles(false)}>
          <Piles view={view} />
        </Dialog>
      )}
    </>
  );
}
