import { Icon, RuleLink } from '@conclave/web/kit';
import type { Refused } from '../net/protocol.ts';

/** A refusal as a sentence, with the rule it follows from. */
export function Refusal({ refused }: { readonly refused: Refused | null }) {
  return (
    <div role="alert" className="refusal-place">
      {refused && (
        <p className="refusal">
          <Icon name="warning" size={18} />
          <span>
            {refused.message} {refused.rule && <RuleLink rule={refused.rule} />}
          </span>
        </p>
      )}
    </div>
  );
}
