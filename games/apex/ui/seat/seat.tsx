import { plural } from '@conclave/frame/words.ts';
import { Doing, SeatBadge, Tip, useRoving } from '@conclave/kit';
import { coloniesLeft, reserve } from '../../rules/galaxy.ts';
import { civilisationText, EVOLUTION_TEXT, STRATEGY_TEXT } from '../../words/names.ts';
import { cardOf } from '../card/words.ts';
import type { Props } from '../draft.ts';
import { effectiveLevels, sourceOf } from '../levels.ts';
import { CivilisationEmblem } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';
import { Tokens } from '../tokens.tsx';

type SeatProps = Props & { readonly seat: number };

/** The card that the seat plays in this round, once it is revealed. */
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
      className={place < 0 ? 'ax-played ax-done' : 'ax-played'}
      tip={`Plays card ${card} for ${name}: ${when}.`}
      rule="AX-RES-02"
    >
      <span className="ax-played-card">
        <span className="unseen">Card </span>
        {card}
      </span>
      <Sign name={strategy === 'evolution' ? cardOf(card).evolution : strategy} />
      {name}
    </Tip>
  );
}

/** One seat in the strip of seats. */
export function Seat(props: SeatProps) {
  const { view, seat, seats } = props;
  const civilisation = view.civilisations[seat];
  const hand = view.hands[seat]!.length;
  const isSettled = view.origins[seat]! >= 0;
  const rove = useRoving<HTMLDivElement>();
  return (
    <div
      className="ax ax-seat"
      role="group"
      aria-label={seats[seat]!.name}
      data-active={view.queue[0] === seat || undefined}
      {...rove}
    >
      <div className="ax-seat-head">
        <SeatBadge seat={seat} info={seats[seat]!} />
        <span className="ax-spring" />
        <Tip
          rove
          tip={plural(view.points[seat]!, 'victory point')}
          rule="AX-SCO-01"
          className="ax-seat-points"
        >
          <b data-points={seat}>{view.points[seat]}</b> VP
        </Tip>
        {isSettled && <Tokens view={view} seat={seat} />}
      </div>
      <div className="ax-seat-facts">
        {civilisation && (
          <Tip rove tip={civilisationText(civilisation).says} className="ax-fact">
            <CivilisationEmblem civilisation={civilisation} size={18} />
            <span className="ax-civ">{civilisationText(civilisation).name}</span>
          </Tip>
        )}
        {view.age > 0 && (
          <Tip rove tip={`${plural(hand, 'card')} in hand`} className="ax-fact">
            <Sign name="card" />
            <span className="unseen">Cards in hand </span>
            {hand}
          </Tip>
        )}
        <span className="ax-spring" />
        <Doing {...props} />
        <Played {...props} />
      </div>
      {isSettled && (
        <div className="ax-seat-facts">
          {effectiveLevels(view, seat).map((effective) => {
            const { name } = EVOLUTION_TEXT[effective.evolution];
            return (
              <Tip
                rove
                key={effective.evolution}
                tip={`${name} ${effective.value}: ${sourceOf(view, effective)}`}
                className="ax-fact"
              >
                <Sign name={effective.evolution} />
                <span className="unseen">{name} </span>
                {effective.value}
              </Tip>
            );
          })}
          <span className="ax-spring" />
          <Tip
            rove
            tip={`${plural(reserve(view, seat), 'ship')} in reserve`}
            rule="AX-TOK-01"
            className="ax-fact"
          >
            <Sign name="ship" />
            <span className="unseen">Ships in reserve </span>
            {reserve(view, seat)}
          </Tip>
          <Tip
            rove
            tip={`${plural(coloniesLeft(view, seat), 'colony', 'colonies')} still to place`}
            rule="AX-TOK-02"
            className="ax-fact"
          >
            <Sign name="colony" />
            <span className="unseen">Colonies to place </span>
            {coloniesLeft(view, seat)}
          </Tip>
        </div>
      )}
    </div>
  );
}
