import type { Seat } from '@conclave/kernel';
import { DOMAINS } from '../../data/domains.ts';
import type { State } from '../../rules/types.ts';
import { domainName } from '../../words/names.ts';
import { DomainSign } from '../symbols/symbols.tsx';

/** Knowledge at hand, by Domain. */
export const Held = ({ view, seat }: { readonly view: Readonly<State>; readonly seat: Seat }) => (
  <span className="dm-held k-flow k-soft">
    You have
    {DOMAINS.map((code, domain) => (
      <span key={code} className={`dm-domain-${domain}`}>
        <DomainSign domain={domain} size={15} title={domainName(domain)} />{' '}
        <b>{view.knowledge[seat]![domain]}</b>
      </span>
    ))}
  </span>
);
