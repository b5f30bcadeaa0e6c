import type { Paying } from '../table.ts';

/** Needed, chosen and what follows from it, while a sale is put together. */
export function SaleSum({ paying }: { readonly paying: Paying }) {
  const { need, sum, missing, left, superfluous } = paying;
  const over = superfluous.length > 0;
  return (
    <span className="si-sum k-flow" data-state={over ? 'over' : missing > 0 ? 'short' : 'right'} data-outlook>
      <span>
        Needed <b>{need}$</b>
      </span>
      <span>
        Chosen <b>{sum}$</b>
      </span>
      <span>
        {over ? 'Not needed: that would be overselling' : missing > 0 ? `${missing}$ missing` : left}
      </span>
    </span>
  );
}
