import { listed } from '@conclave/frame/words.ts';
import { Ask, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { HEGEMON } from '../../../data/hegemon.ts';
import { MONUMENTS, type Monument } from '../../../data/monuments.ts';
import { NUMBERS } from '../../../data/numbers.ts';
import { tables } from '../../../data/tables.ts';
import { goalTexts, measureName } from '../../../words/hegemon-words.ts';
import { monumentFigures, siteText } from '../../../words/monument-words.ts';
import { monumentName, nationName, vp } from '../../../words/names.ts';
import { type Props, useDraft } from '../../draft.ts';
import { offersOf } from '../../parts.ts';
import { MonumentSign, Sign } from '../../symbols/symbols.tsx';
import { asked } from '../words.tsx';
import { isPicked } from './single.tsx';

/** The objective cards of which one is kept, over the map; each button says its own. */
function Offered({ view, cards }: Pick<Props, 'view'> & { readonly cards: readonly number[] }) {
  return (
    <div className="dm-told dm-offered k-over" aria-hidden="true">
      {cards.map((card) => (
        <div key={card}>
          <b>{nationName(card)}</b>
          <ul>
            {goalTexts(card, tables(view)).map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Which Monument may well be kept, and what it is better at than the other; nothing where it is not. */
function Advice({ monuments }: { readonly monuments: readonly number[] }) {
  const [best, next] = monuments
    .map((monument) => ({ monument, ...MONUMENTS[monument]! }))
    .sort((a, b) => b.levels - a.levels || worth(b) - worth(a));
  if (!best || !next || (best.levels === next.levels && worth(best) === worth(next))) return null;
  const control = ({ levels }: Monument) => vp(NUMBERS.controlVp[levels]!);
  const why =
    best.levels > next.levels
      ? `control of its ${best.levels} levels brings ${control(best)} at the end, that of ${next.name} ${control(next)}`
      : `a tile beside it gives ${siteText(best)}, beside ${next.name} ${siteText(next)}`;
  return (
    <b>
      Suggested: {best.name}; {why}.
    </b>
  );
}

/** What tiles beside a Monument bring, compared. */
const worth = ({ site }: Monument): number => ['gain', 'influence', 'choice', 'vp'].indexOf(site.kind);

/** D-DRAFT: one of two Monuments, and without Hegemon tiles one of two objective cards. */
export function DraftAsk({ props }: { readonly props: Props }) {
  const { view, seats, moves } = props;
  const draft = useDraft(props);
  const offers = offersOf(moves);
  const { monument, objective } = draft.chosen;
  const kept = [
    ...(monument === undefined ? [] : [monumentName(monument)]),
    ...(objective === undefined ? [] : [`the ${nationName(objective)}`]),
  ];
  const objectives = [...valuesOf(offers, 'objective')];
  const ask = (
    <Ask
      draft={draft}
      moves={moves}
      sentence={asked(view, seats)}
      choices={[
        ...[...valuesOf(offers, 'monument')].map((value) => ({
          key: `monument ${value}`,
          label: (
            <ChoiceLabel
              sign={<MonumentSign monument={value} size={34} />}
              name={monumentName(value)}
              effect={monumentFigures(MONUMENTS[value]!)}
            />
          ),
          isPressed: isPicked(draft, 'monument', value),
          act: () => draft.toggle('monument', value),
        })),
        ...objectives.map((value) => ({
          key: `objective ${value}`,
          says: `${nationName(value)}: ${goalTexts(value, tables(view)).join('; ')}`,
          label: (
            <span className="dm-objective-choice k-line">
              <Sign name="scroll" size={28} /> {nationName(value)}
            </span>
          ),
          isPressed: isPicked(draft, 'objective', value),
          act: () => draft.toggle('objective', value),
        })),
      ]}
      preview={
        <div className="dm-first">
          <Advice monuments={[...valuesOf(offers, 'monument')]} />
          {view.rack.length > 0 && (
            <p className="dm-in-rack">
              In Age I the Hegemon counts {listed(view.rack.map((tile) => measureName(HEGEMON[tile]!)))}.
            </p>
          )}
        </div>
      }
      confirm={draft.complete ? `Keep ${kept.join(' and ')}` : null}
    />
  );
  return (
    <>
      {ask}
      {objectives.length > 0 && <Offered view={view} cards={objectives} />}
    </>
  );
}
