import type { Seat } from '@conclave/kernel';
import { ChoiceLabel, valuesOf } from '@conclave/kit/table';
import { domainName } from '../../../words/names.ts';
import type { Props } from '../../draft.ts';
import { offersOf } from '../../parts.ts';
import { DomainSign } from '../../symbols/symbols.tsx';
import { OmenNote } from './omen-note.tsx';
import { SingleAsk } from './single.tsx';

/** O-DOMAIN, O-TRIBUTE: where Knowledge is lost. */
export const LoseAsk = ({ props }: { readonly props: Props }) => (
  <SingleAsk
    props={props}
    name="domain"
    options={[...valuesOf(offersOf(props.moves), 'domain')].map((domain) => ({
      value: domain,
      label: (
        <ChoiceLabel
          sign={<DomainSign domain={domain} size={22} />}
          name={domainName(domain)}
          effect={`you have ${props.view.knowledge[props.viewer as Seat]![domain]!}`}
        />
      ),
    }))}
    preview={<OmenNote view={props.view} />}
    confirm={(domain) => `Lose ${domainName(domain as number)}`}
  />
);
