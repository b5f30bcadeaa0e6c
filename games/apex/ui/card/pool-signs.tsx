import { ACTIONS } from '../../data/actions.ts';
import { Sign } from '../symbols/symbol.tsx';

/** Actions of an Expansion in signs, each with its number. */
export const PoolSigns = ({ pool }: { readonly pool: readonly number[] }) => (
  <span className="ax-pool-signs">
    {ACTIONS.map((action, i) =>
      pool[i]! > 0 ? (
        <span key={action} title={action}>
          {pool[i]}
          <Sign name={action} size={15} />
        </span>
      ) : null,
    )}
  </span>
);
