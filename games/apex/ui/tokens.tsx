import type { Seat } from '@conclave/kernel';
import { Tip } from '@conclave/kit';
import { tokensInAll } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { tokenCount } from '../words/names.ts';
import { Sign } from './symbols/symbol.tsx';

/** A seat's tokens on sectors: of players with equal points the one with more is ahead (AX-END-02, 03). */
export function Tokens({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const n = tokensInAll(view, seat);
  return (
    <Tip
      rove
      className="ax-tokens"
      tip={`${tokenCount(n)} on sectors, ships and colonies: with equal points the more decide.`}
      rule="AX-END-03"
    >
      <Sign name="tokens" size={14} />
      <span className="unseen">Tokens on sectors </span>
      {n}
    </Tip>
  );
}
