import { ACTIONS } from '../../data/actions.ts';
import { ACTION_TEXT } from '../../words/names.ts';
import { Sign } from '../symbols/symbol.tsx';

/** Actions of an Expansion in signs, each with its number. */
export const PoolSigns = ({ pool }: { readonly pool: readonly number[] }) => (
  <span className="k-flow">
    {ACTIONS.map((action, i) =>
      pool[i]! > 0 ? (
        <span
          key={action}
          className="k-within"
          title={`${ACTION_TEXT[action].name}: ${ACTION_TEXT[action].says}`}
        >
          {pool[i]}
          <Sign name={action} size={15} />
        </span>
      ) : null,
    )}
  </span>
);
