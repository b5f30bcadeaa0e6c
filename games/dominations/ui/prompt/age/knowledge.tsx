import type { Seat } from '@conclave/kernel';
import { ChoiceLabel, valuesOf } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import { domainName } from '../../../words/names.ts';
import type { Props } from '../../draft.ts';
import { offersOf } from '../../parts.ts';
import { DomainSign } from '../../symbols/symbols.tsx';
import { OmenNote } from './omen-note.tsx';
import { type Option, SingleAsk } from './single.tsx';

/** The Domains on offer, each with what one has there. */
function domainOptions(
  { view, viewer, moves }: Props,
  effect: (held: number, limit: number) => ReactNode,
): readonly Option[] {
  const seat = viewer as Seat;
  return [...valuesOf(offersOf(moves), 'domain')].map((domain) => ({
    value: domain,
    label: (
      <ChoiceLabel
        sign={<DomainSign domain={domain} size={22} />}
        name={domainName(domain)}
        effect={effect(view.knowledge[seat]![domain]!, view.limits[seat]![domain]!)}
      />
    ),
  }));
}

/** D-CHOICE, O-KNOW: one Knowledge to gain; a full Domain would lose it. */
export const GainAsk = ({ props }: { readonly props: Props }) => (
  <SingleAsk
    props={props}
    name="domain"
    options={domainOptions(props, (held, limit) =>
      held >= limit ? (
        <span className="k-loss">
          full, {held} of {limit}: it would be lost
        </span>
      ) : (
        `${held} of ${limit}`
      ),
    )}
    preview={<OmenNote view={props.view} />}
    confirm={(domain) => `Gain ${domainName(domain as number)}`}
  />
);

/** O-DOMAIN, O-TRIBUTE: where Knowledge is lost. */
export const LoseAsk = ({ props }: { readonly props: Props }) => (
  <SingleAsk
    props={props}
    name="domain"
    options={domainOptions(props, (held) => `you have ${held}`)}
    preview={<OmenNote view={props.view} />}
    confirm={(domain) => `Lose ${domainName(domain as number)}`}
  />
);
