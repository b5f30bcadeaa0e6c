import type { Seat } from '@conclave/kernel';
import { Ask, ChoiceLabel, sendsInTurn, valuesOf } from '@conclave/kit/table';
import { DOMAINS } from '../../../data/domains.ts';
import { choice } from '../../../rules/choice.ts';
import type { Move, State } from '../../../rules/types.ts';
import { amounts, domainName } from '../../../words/names.ts';
import { type Props, useDraft } from '../../draft.ts';
import { pickOf } from '../../drafting.ts';
import { offersOf } from '../../parts.ts';
import { DomainSign } from '../../symbols/symbols.tsx';
import { asked } from '../words.tsx';
import { OmenNote } from './omen-note.tsx';

/** Knowledge of one's choice is chosen at once and then sent one by one, as the rules ask for it. */
const { useBegin, useSending } = sendsInTurn<State, Move>();

export { useSending };

/** What a Domain has, and would have with so many more. */
function Held({
  held,
  limit,
  more,
}: {
  readonly held: number;
  readonly limit: number;
  readonly more: number;
}) {
  const lost = held + more - limit;
  if (lost > 0 || held >= limit)
    return (
      <span className="k-loss">
        full at {limit}
        {lost > 0 && `, ${lost} lost`}
      </span>
    );
  return more > 0 ? (
    <>
      {held} → <span className="k-gain k-firm">{held + more}</span> of {limit}
    </>
  ) : (
    <>
      {held} of {limit}
    </>
  );
}

/** D-CHOICE, O-KNOW: Knowledge to gain, one with each press; beyond as many as one gains the last one is another. */
export function GainAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const seat = viewer as Seat;
  const draft = useDraft(props);
  const begin = useBegin();
  const { left } = choice.under(view)!;
  const pressed = draft.presses.flatMap((picks) => pickOf(picks, 'domain') ?? []);
  const named = pressed.length > left ? [...pressed.slice(0, left - 1), pressed.at(-1)!] : pressed;
  const all = DOMAINS.map((_, domain) => named.filter((one) => one === domain).length);
  const missing = left - named.length;
  return (
    <Ask
      draft={{
        ...draft,
        complete: missing === 0 ? draft.complete : null,
        confirm() {
          if (missing > 0) return;
          draft.clear();
          begin([...named].sort((a, b) => a - b).map((domain): Move => ['choose', domain]));
        },
      }}
      moves={moves}
      sentence={asked(view, seats)}
      choices={[...valuesOf(offersOf(moves), 'domain')].map((domain) => ({
        key: `${domain}`,
        isPressed: all[domain]! > 0,
        label: (
          <ChoiceLabel
            sign={<DomainSign domain={domain} size={22} />}
            name={domainName(domain)}
            effect={
              <Held
                held={view.knowledge[seat]![domain]!}
                limit={view.limits[seat]![domain]!}
                more={all[domain]!}
              />
            }
          />
        ),
        act: () => draft.pick('domain', domain),
      }))}
      preview={<OmenNote view={view} />}
      confirm={
        named.length === 0
          ? null
          : missing > 0
            ? `${missing} more`
            : `Gain ${left === 1 ? amounts(all) : `${left} Knowledge`}`
      }
    />
  );
}
