import { Button, Dialog, RuleLink, SeatBadge, useRoving } from '@conclave/kit';
import { tables } from '../../data/tables.ts';
import { passing } from '../../rules/cards.ts';
import type { State } from '../../rules/types.ts';
import { STRATEGY_TEXT } from '../../words/names.ts';
import { Legend } from '../card/legend.tsx';
import { CardTile } from '../card/tile.tsx';
import type { Props } from '../draft.ts';
import { stateOf, turnsOf } from './turns.ts';

/** What becomes of the hands when the round is over. */
function Passing({ view }: { readonly view: State }) {
  if (view.round === tables(view).rounds)
    return (
      <p>
        After the last round of an age nobody passes: what is left in the hands is put away.{' '}
        <RuleLink rule="AX-AGE-06" brief />
      </p>
    );
  return (
    <p>
      When the round is over everybody passes their hand to the {passing(view) === 1 ? 'left' : 'right'}{' '}
      neighbour. <RuleLink rule="AX-AGE-05" brief />
    </p>
  );
}

/** The turns of the round, who has had theirs, and what follows. */
function Turns({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const turns = turnsOf(view.choices);
  if (turns.length === 0) return null;
  return (
    <section>
      <h3>
        Turns of this round <RuleLink rule="AX-RES-01" brief />
      </h3>
      <ol className="k-stack ax-turns">
        {turns.map(({ seat, card, strategy }) => {
          const { state, says } = stateOf(view, seat);
          return (
            <li key={seat} className="k-flow" data-state={state}>
              <SeatBadge seat={seat} info={seats[seat]!} />
              <span>
                {STRATEGY_TEXT[strategy].name} with card {card}
              </span>
              <span className="k-quiet">{says}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface PileProps {
  readonly title: string;
  readonly cards: readonly number[];
  readonly none: string;
}

function Pile({ title, cards, none }: PileProps) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <section>
      <h3>
        {title} <span className="k-quiet">{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="k-quiet">{none}</p>
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
    <>
      <Pile
        title={view.duel ? 'Played or discarded in this age' : 'Played in this age'}
        cards={view.discards}
        none="None so far."
      />
      <Pile title="Left out of this age" cards={view.leftovers} none="Every card of the game was dealt." />
      <Legend cards={[...view.discards, ...view.leftovers]} />
    </>
  );
}

interface RoundProps extends Pick<Props, 'view' | 'seats'> {
  readonly openAge: (age: number) => void;
  readonly close: () => void;
}

/** All that is open about the round: turns, passing, cards out of play, and how earlier ages were scored. */
export function RoundDialog({ view, seats, openAge, close }: RoundProps) {
  return (
    <Dialog lookup title={`Age ${view.age}, round ${view.round}`} place="side" onClose={close}>
      <div className="ax k-stack k-far ax-round">
        {view.outcome === null && <Passing view={view} />}
        {view.ages.length > 0 && (
          <div className="k-flow">
            {view.ages.map((_, i) => (
              <Button key={i} small onClick={() => openAge(i + 1)}>
                Age {i + 1}: who held what
              </Button>
            ))}
          </div>
        )}
        <Turns view={view} seats={seats} />
        <Piles view={view} />
      </div>
    </Dialog>
  );
}
