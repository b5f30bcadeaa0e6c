import { listed } from '@conclave/frame/words.ts';
import { Ask, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { HEGEMON } from '../../../data/hegemon.ts';
import { MONUMENTS } from '../../../data/monuments.ts';
import { tables } from '../../../data/tables.ts';
import { goalTexts, measureName } from '../../../words/hegemon-words.ts';
import { monumentFigures } from '../../../words/monument-words.ts';
import { monumentName, nationName } from '../../../words/names.ts';
import { type Props, useDraft } from '../../draft.ts';
import { offersOf } from '../../parts.ts';
import { MonumentSign, Sign } from '../../symbols/symbols.tsx';
import { asked } from '../words.tsx';
import { isPicked } from './single.tsx';

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
  return (
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
        ...[...valuesOf(offers, 'objective')].map((value) => ({
          key: `objective ${value}`,
          label: (
            <ChoiceLabel
              sign={<Sign name="scroll" size={28} />}
              name={nationName(value)}
              effect={goalTexts(value, tables(view)).join('; ')}
            />
          ),
          isPressed: isPicked(draft, 'objective', value),
          act: () => draft.toggle('objective', value),
        })),
      ]}
      preview={
        view.rack.length > 0 && (
          <p className="dm-quiet">
            In Age I the Hegemon counts {listed(view.rack.map((tile) => measureName(HEGEMON[tile]!)))}.
          </p>
        )
      }
      confirm={draft.complete ? `Keep ${kept.join(' and ')}` : null}
    />
  );
}
