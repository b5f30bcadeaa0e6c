import { Emblem, Icon, seatColor, Tip, useHappened, useMarked } from '@conclave/kit';
import { useState } from 'react';
import { tables } from '../../data/tables.ts';
import { passing } from '../../rules/cards.ts';
import type { State } from '../../rules/types.ts';
import { lastRoundOf, STRATEGY_TEXT } from '../../words/names.ts';
import { ageNow, isAgeUnderWay, sayAgeNow } from '../age-now.ts';
import { cardOf } from '../card/words.ts';
import type { Props } from '../draft.ts';
import { usePhone } from '../narrow.ts';
import { Sign } from '../symbols/symbol.tsx';
import { AgeScorePanel } from './age-score.tsx';
import { counting } from './counting.ts';
import { RoundDialog } from './round-dialog.tsx';
import './track.css';
import { stateOf, turnsOf } from './turns.ts';

/** The rounds of an age as points; those that are over are filled. */
function Rounds({ view, age }: { readonly view: State; readonly age: number }) {
  const { rounds } = tables(view);
  const over = view.outcome || age < view.age ? rounds : age > view.age ? 0 : view.round - 1;
  return (
    <span className="k-within k-dots ax-pips" aria-hidden="true">
      {Array.from({ length: rounds }, (_, i) => (
        <i key={i} data-on={i < over ? 'over' : age === view.age && i === over ? 'now' : undefined} />
      ))}
    </span>
  );
}

/** The ages, with how those that are over were scored. */
function Ages({ view, open }: { readonly view: State; readonly open: (age: number) => void }) {
  return (
    <ol className="k-line map-roomless ax-ages" aria-label="Ages">
      {Array.from({ length: tables(view).ages }, (_, i) => i + 1).map((age) => (
        <li key={age}>
          {age <= view.ages.length ? (
            <button
              type="button"
              className="k-within ax-age"
              title={`Age ${age}: who held what`}
              aria-label={`Age ${age}: who held what`}
              onClick={() => open(age)}
            >
              {age}
              <Rounds view={view} age={age} />
            </button>
          ) : (
            <span className="k-within ax-age" aria-current={age === view.age ? 'step' : undefined}>
              {age}
              <Rounds view={view} age={age} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Where hands go when the round is over. */
function Passing({ view }: { readonly view: State }) {
  const t = tables(view);
  if (view.round === t.rounds) return <span>{lastRoundOf(t, view.age)}</span>;
  const isLeft = passing(view) === 1;
  return (
    <span>
      <Icon name={isLeft ? 'chevron-left' : 'chevron-right'} size={14} />
      hands go {isLeft ? 'left' : 'right'}
    </span>
  );
}

/** Where no seats stand beside the galaxy: what the age would bring everybody if it ended now, until turns stand there. */
function AgeNow({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const now = ageNow(view);
  return (
    <Tip
      className="ax-age-now"
      rule="AX-SCO-01"
      tip={now.map((age, seat) => (
        <span key={seat}>
          {seats[seat]!.name}: {sayAgeNow(age, view.points[seat]!)}{' '}
        </span>
      ))}
    >
      <span>If it ended now</span>
      <span className="k-flow">
        {now.map(({ points }, seat) => (
          <b key={seat} className="k-within" style={{ color: seatColor(seat) }}>
            <Emblem seat={seat} size={12} />
            <span className="unseen">{seats[seat]!.name} </span>+{points}
          </b>
        ))}
      </span>
    </Tip>
  );
}

/** The turns of the round in their order; nothing while choices are secret. */
function Queue({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const turns = turnsOf(view.choices);
  if (turns.length === 0) return null;
  return (
    <ol className="ax-queue" aria-label="Turns of this round">
      {turns.map(({ seat, card, strategy }) => {
        const { state, says } = stateOf(view, seat);
        const said = `${seats[seat]!.name}: ${STRATEGY_TEXT[strategy].name} with card ${card}, ${says}`;
        return (
          <li
            key={seat}
            data-state={state}
            data-queue={seat}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Tip tip={said} rule="AX-RES-01">
              <span className="k-within ax-turn">
                <Emblem seat={seat} size={12} />
                <Sign name={strategy === 'evolution' ? cardOf(card).evolution : strategy} size={16} />
                <span className="map-roomless">{card}</span>
                <span className="unseen">{said}</span>
              </span>
            </Tip>
          </li>
        );
      })}
    </ol>
  );
}

/** Age and round, where hands go, whose turns follow; and the ways to what is known of the round and of earlier ages. */
export function Track(props: Props) {
  const { view, seats, speed } = props;
  const isPhone = usePhone();
  const isRevealed = turnsOf(view.choices).length > 0;
  const [isOpen, open] = useState(false);
  const [scored, setScored] = useState<{ readonly age: number; readonly isCounted: boolean } | null>(null);
  const counted = counting.use().length > 0 && scored?.age;
  const openAge = (age: number) => setScored(age === scored?.age ? null : { age, isCounted: false });
  useHappened(props, ({ events }) => {
    const event = events.find(([name]) => name === 'ageScored');
    if (event?.[0] === 'ageScored') setScored({ age: event[1], isCounted: true });
    // The next round needs the galaxy; whoever sees cards revealed has chosen one.
    else if (events.some(([name]) => name === 'revealed')) setScored(null);
  });
  useMarked(props, ({ events }, isAlone) => {
    if (isAlone && !events.some(([name]) => name === 'ageScored')) setScored(null);
  });
  if (view.age === 0) return null;
  return (
    <>
      <div className="map-track ax-track">
        <button
          type="button"
          className="k-press k-stack map-now ax-now"
          title="This round: turns, passing, cards out of play"
          onClick={() => open(true)}
        >
          <b>
            {counted ? (
              `Age ${counted} is counted`
            ) : (
              <>
                <span>{`Age ${view.age},`}</span> <span>{`round ${view.round}`}</span>
              </>
            )}
          </b>
          {view.outcome === null && !counted && <Passing view={view} />}
        </button>
        <Ages view={view} open={openAge} />
        {isPhone && isAgeUnderWay(view) && !isRevealed && <AgeNow view={view} seats={seats} />}
        <Queue view={view} seats={seats} />
      </div>
      {scored && scored.age <= view.ages.length && (
        <AgeScorePanel
          key={`${scored.age} ${scored.isCounted}`}
          {...scored}
          view={view}
          seats={seats}
          speed={speed}
          onClose={() => setScored(null)}
        />
      )}
      {isOpen && (
        <RoundDialog
          {...props}
          openAge={(age) => {
            open(false);
            setScored({ age, isCounted: false });
          }}
          close={() => open(false)}
        />
      )}
    </>
  );
}
