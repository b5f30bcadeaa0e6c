import type { Seat } from '@conclave/kernel';
import { type Choice, ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { exchangeable } from '../../rules/exchange.ts';
import { domainName } from '../../words/names.ts';
import type { Draft, Props } from '../draft.ts';
import { offersOf } from '../parts.ts';
import { DomainSign } from '../symbols/symbols.tsx';

/** D-EXCH in Build and Develop: what may be exchanged for, and then the first Knowledge that is given. */
export function exchangeChoices({ view, viewer, moves }: Props, draft: Draft): readonly Choice[] {
  const seat = viewer as Seat;
  const { action, domain } = draft.chosen;
  if (action === 'exchange' && domain !== undefined && draft.picks.length > 0)
    return [
      ...valuesOf(
        offersOf(moves).filter(({ parts }) => parts.domain === domain),
        'from',
      ),
    ].map((from) => ({
      key: `from ${from}`,
      label: (
        <ChoiceLabel
          sign={<DomainSign domain={from} size={20} />}
          name={domainName(from)}
          effect={`you have ${view.knowledge[seat]![from]}`}
        />
      ),
      isPressed: draft.chosen.from === from && draft.complete !== null,
      act: () => draft.toggle('from', from),
    }));
  const exchanges = offersOf(moves).filter((offer) => offer.parts.action === 'exchange');
  return [...valuesOf(exchanges, 'domain')].map((to) => {
    const room = view.limits[seat]![to]! - view.knowledge[seat]![to]!;
    const most = exchangeable(view, seat, to);
    return {
      key: `exchange ${to}`,
      label: (
        <ChoiceLabel
          sign={<DomainSign domain={to} size={20} />}
          name="Exchange"
          effect={`up to ${most}${room < most ? `, ${room} fit` : ''}`}
        />
      ),
      says: `Exchange for ${domainName(to)}: up to ${most}, once this turn${room < most ? `; more than ${room} would be lost to your limit` : ''}`,
      act: () => draft.pickAll(['action', 'exchange'], ['domain', to]),
    };
  });
}
