import { DomainSign } from '../symbols/symbols.tsx';

/** How many Nodus would form, and of which Domains. */
export const Formed = ({ colours }: { readonly colours: readonly number[] }) => (
  <span className="dm-would k-centre" aria-hidden="true">
    +{colours.length}
    <span className="k-within">
      {colours.map((domain, i) => (
        <DomainSign key={i} domain={domain} size={14} />
      ))}
    </span>
  </span>
);
