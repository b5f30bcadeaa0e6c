import { plural } from '@conclave/frame/words.ts';
import { SeatBadge, useRoving, useTip } from '@conclave/kit';
import { CIVILISATIONS, type CivilisationKey } from '../../data/civilisations.ts';
import { EVOLUTIONS } from '../../data/evolutions.ts';
import { tables } from '../../data/tables.ts';
import { civilisationText, EVOLUTION_TEXT, levelsSay } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { usePhone } from '../narrow.ts';
import { CivilisationCrest } from '../symbols/civilisation.tsx';
import { Sign } from '../symbols/symbol.tsx';

interface LookProps {
  readonly props: Props;
  readonly look?: 'whole' | 'brief';
}

/** A civilisation one can press: what it starts with, or who leads it; pointing tells what its levels do. */
function Civilisation({ props, of, look }: Required<LookProps> & { readonly of: CivilisationKey }) {
  const { view, seats, moves } = props;
  const { chosen, pick } = useDraft(props);
  const isPhone = usePhone();
  const { name, says } = civilisationText(of);
  const { ships, levels } = tables(view).starts[of];
  const leader = view.civilisations.indexOf(of);
  const isOffered = moves.some((move) => move[0] === 'civilisation' && move[1] === of);
  const tip = useTip(
    <>
      <b>{name}</b>: {says} {levelsSay(tables(view), of)}
    </>,
  );
  return (
    <button
      type="button"
      className="k-stack k-marked ax-civilisation"
      data-rove
      data-mark={chosen.civilisation === of ? 'chosen' : isOffered ? 'open' : undefined}
      aria-pressed={isOffered ? chosen.civilisation === of : undefined}
      aria-disabled={!isOffered}
      {...(look === 'whole' && tip)}
      onClick={() => isOffered && pick('civilisation', of)}
    >
      <CivilisationCrest civilisation={of} seat={leader < 0 ? null : leader} size={36} />
      <span className="ax-civilisation-name">{name}</span>
      <span className="k-flow k-fine ax-starts">
        <span>
          <Sign name="ship" /> {plural(ships, 'ship')}
        </span>
        {EVOLUTIONS.map(
          (evolution) =>
            levels[evolution] && (
              <span key={evolution}>
                <Sign name={evolution} />{' '}
                <span className={look === 'brief' && !isPhone ? 'unseen' : undefined}>
                  {EVOLUTION_TEXT[evolution].name}
                </span>{' '}
                {levels[evolution]}
              </span>
            ),
        )}
      </span>
      {look === 'whole' && <span className="k-fine k-soft">{says}</span>}
      {leader >= 0 && <SeatBadge seat={leader} info={seats[leader]!} />}
    </button>
  );
}

/** The six civilisations to choose from. */
export function Civilisations({ props, look = 'whole' }: LookProps) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <section className="k-rest" aria-label="Civilisations">
      {look === 'whole' && (
        <header className="k-flow ax-head">
          <h2>Civilisations</h2>
          <span className="k-quiet">They differ only in the ships and levels that they start with.</span>
        </header>
      )}
      <div
        className="ax-civilisations"
        data-look={look}
        role="group"
        aria-label="Six civilisations"
        {...roving}
      >
        {CIVILISATIONS.map((key) => (
          <Civilisation key={key} props={props} of={key} look={look} />
        ))}
      </div>
    </section>
  );
}
