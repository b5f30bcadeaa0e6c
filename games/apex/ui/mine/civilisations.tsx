import { plural } from '@conclave/frame/words.ts';
import { SeatBadge, useRoving } from '@conclave/kit';
import { CIVILISATIONS } from '../../data/civilisations.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { tables } from '../../data/tables.ts';
import { civilisationText, EVOLUTION_TEXT } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { CivilisationCrest } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';

/** The six civilisations to choose from, each with what it starts with, or who leads it. */
export function Civilisations({
  props,
  look = 'whole',
}: {
  readonly props: Props;
  readonly look?: 'whole' | 'brief';
}) {
  const { view, seats, moves } = props;
  const { chosen, pick } = useDraft(props);
  const roving = useRoving<HTMLDivElement>();
  return (
    <section aria-label="Civilisations">
      {look === 'whole' && (
        <header className="ax-head">
          <h2>Civilisations</h2>
          <span className="ax-quiet">They differ only in the ships and levels that they start with.</span>
        </header>
      )}
      <div
        className="ax-civilisations"
        data-look={look}
        role="group"
        aria-label="Six civilisations"
        {...roving}
      >
        {CIVILISATIONS.map((key) => {
          const { name, says } = civilisationText(key);
          const { ships, levels } = tables(view).starts[key];
          const leader = view.civilisations.indexOf(key);
          const isOffered = moves.some((move) => move[0] === 'civilisation' && move[1] === key);
          return (
            <button
              key={key}
              type="button"
              className="ax-civilisation"
              data-rove
              data-mark={chosen.civilisation === key ? 'chosen' : isOffered ? 'open' : undefined}
              aria-pressed={isOffered ? chosen.civilisation === key : undefined}
              aria-disabled={!isOffered}
              onClick={() => isOffered && pick('civilisation', key)}
            >
              <CivilisationCrest civilisation={key} seat={leader < 0 ? null : leader} size={36} />
              <span className="ax-civilisation-name">{name}</span>
              <span className="ax-starts">
                <span>
                  <Sign name="ship" /> {plural(ships, 'ship')}
                </span>
                {EVOLUTIONS.map(
                  (evolution) =>
                    levels[evolution] && (
                      <span key={evolution}>
                        <Sign name={evolution} />{' '}
                        <span className="ax-start-name">{EVOLUTION_TEXT[evolution].name}</span>{' '}
                        {levels[evolution]}
                      </span>
                    ),
                )}
              </span>
              {look === 'whole' && <span className="ax-says">{says}</span>}
              {leader >= 0 && <SeatBadge seat={leader} info={seats[leader]!} />}
            </button>
          );
        })}
      </div>
    </section>
  );
}
