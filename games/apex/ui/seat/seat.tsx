import { plural } from '@conclave/frame/words.ts';
import { SeatBlock, Tip, useRoving } from '@conclave/kit';
import { coloniesLeft, reserve } from '../../rules/galaxy.ts';
import { civilisationText, EVOLUTION_TEXT, STRATEGY_TEXT } from '../../words/names.ts';
import { ageNow, isAgeUnderWay, sayAgeNow } from '../age-now.ts';
import { cardOf } from '../card/words.ts';
import type { Props } from '../draft.ts';
import { effectiveLevels, sourceOf } from '../levels.ts';
import { CivilisationEmblem } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';
import { Tokens } from '../tokens.tsx';

type SeatProps = Props & { readonly seat: number };

/** The card that the seat plays in this round, once it is revealed: its number and its side. */
function Played({ view, seat }: SeatProps) {
  const choice = view.choices[seat];
  if (!choice) return null;
  const { card, strategy } = choice;
  const place = view.queue.indexOf(seat);
  const { name } = STRATEGY_TEXT[strategy];
  const when = place === 0 ? 'under way' : place < 0 ? 'done' : `${plural(place, 'turn')} before it`;
  return (
    <Tip
      rove
      className={place < 0 ? 'ax-played k-quiet' : 'ax-played'}
      tip={`Plays card ${card} for ${name}: ${when}.`}
      rule="AX-RES-02"
    >
      <Sign name={strategy === 'evolution' ? cardOf(card).evolution : strategy} />
      <span className="unseen">{name}, card </span>
      <span className="ax-played-card">{card}</span>
    </Tip>
  );
}

/** The four levels as they count, and the tokens that decide between equal points. */
function Facts(props: SeatProps) {
  const { view, seat } = props;
  if (view.origins[seat]! < 0) return null;
  return (
    <>
      {effectiveLevels(view, seat).map((effective) => {
        const { name, says } = EVOLUTION_TEXT[effective.evolution];
        return (
          <Tip
            key={effective.evolution}
            rove
            tip={`${name} ${effective.value}: ${sourceOf(view, effective)}. ${says}`}
            className="ax-fact"
          >
            <Sign name={effective.evolution} size={14} />
            <span className="unseen">{name} </span>
            {effective.value}
          </Tip>
        );
      })}
      <span className="k-rest" />
      <Tokens view={view} seat={seat} />
    </>
  );
}

/** One seat in the strip of seats. */
export function Seat(props: SeatProps) {
  const { view, seat } = props;
  const civilisation = view.civilisations[seat];
  const points = view.points[seat]!;
  const age = ageNow(view)[seat]!;
  const hand = view.hands[seat]!.length;
  const rove = useRoving<HTMLDivElement>();
  return (
    <div className="ax ax-seat" data-active={view.queue[0] === seat || undefined} {...rove}>
      <SeatBlock
        props={props}
        seat={seat}
        marks={<Played {...props} />}
        points={
          <Tip
            rove
            tip={`${plural(points, 'victory point')}.${isAgeUnderWay(view) ? ` ${sayAgeNow(age, points)}` : ''}`}
            rule="AX-SCO-01"
            className="ax-seat-points"
          >
            <b data-points={seat}>{points}</b> VP
            {isAgeUnderWay(view) && (
              <span className="k-quiet">
                {' '}
                +{age.points}
                <span className="unseen"> if the age ended now</span>
              </span>
            )}
          </Tip>
        }
        facts={<Facts {...props} />}
      >
        <ul className="k-stack">
          {civilisation && (
            <li>
              <CivilisationEmblem civilisation={civilisation} size={18} />{' '}
              {civilisationText(civilisation).name}
            </li>
          )}
          {view.age > 0 && (
            <li>
              <Sign name="card" /> {plural(hand, 'card')} in hand
            </li>
          )}
          {view.origins[seat]! >= 0 && (
            <>
              <li>
                <Sign name="ship" /> {plural(reserve(view, seat), 'ship')} in reserve
              </li>
              <li>
                <Sign name="colony" /> {plural(coloniesLeft(view, seat), 'colony', 'colonies')} to place
              </li>
              {effectiveLevels(view, seat).map((effective) => (
                <li key={effective.evolution}>
                  <Sign name={effective.evolution} /> {EVOLUTION_TEXT[effective.evolution].name}{' '}
                  {effective.value}: {sourceOf(view, effective)}
                </li>
              ))}
            </>
          )}
        </ul>
      </SeatBlock>
    </div>
  );
}
