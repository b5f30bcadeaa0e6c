import type { Seat } from '@conclave/kernel';
import { ByList, PickList, valuesOf } from '@conclave/kit/table';
import { byName } from '../../words/territory-names.ts';
import { isAnswer, type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { Answer } from './answer.tsx';
import { territoryLabel } from './words.tsx';

/** The territories that answer the question, as a list; the same as pressing them on the board. */
export function TerritoryField({
  props,
  label,
  name = 'at',
}: {
  readonly props: Props;
  readonly label: string;
  readonly name?: 'at' | 'to';
}) {
  const { viewer, seats } = props;
  const draft = useDraft(props);
  const me = viewer as Seat;
  const isLast = draft.course === draft.asked;
  const offers = isLast
    ? draft.offers
    : offersOf(draft.asked.view, me, draft.asked.moves).filter(
        ({ parts }) => draft.answer === null || parts.action === draft.answer[0],
      );
  const own = draft.picks.find((pick) => pick[0] === name)?.[1] as number | undefined;
  const wider = own === undefined ? offers : offersOf(draft.asked.view, me, draft.asked.moves);
  const territories = [...valuesOf(wider, name)].sort(byName);
  if (territories.length === 0) return null;
  const chosen = own ?? territories.find((one) => isAnswer(draft, me, name, one)) ?? null;
  return (
    <ByList>
      <PickList
        label={label}
        entries={territories.map((value) => ({
          value,
          label: territoryLabel(draft.asked.view, seats, me, value),
        }))}
        chosen={chosen}
        onPick={(value) => draft.pick(name, value)}
      />
    </ByList>
  );
}

/** A question that a territory answers. */
const territoryAsk =
  (label: string) =>
  ({ props }: { readonly props: Props }) => (
    <Answer props={props}>
      <TerritoryField props={props} label={label} />
    </Answer>
  );

export const WarlordAsk = territoryAsk('Territory');
export const StrikeAsk = territoryAsk('Attack');
export const TargetAsk = territoryAsk('Unit');
export const ExchangeAsk = territoryAsk('Unit');
export const WithAsk = territoryAsk('Goes to');
