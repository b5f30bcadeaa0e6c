import { Icon, RuleLink } from '@conclave/kit';
import type { Refused } from '../net/protocol.ts';

/** A refusal as a sentence, with the rule it follows from; `lead` says before it what became of what was asked for. */
export function Refusal({
  refused,
  lead,
}: {
  readonly refused: Refused | null;
  readonly lead?: string | undefined;
}) {
  return (
    <div role="alert" className="refusal-place">
      {refused && (
        <p className="refusal">
          <Icon name="warning" size={18} />
          <span>
            {lead && <strong>{lead}</strong>} {refused.message}{' '}
            {refused.rule && <RuleLink rule={refused.rule} />}
          </span>
        </p>
      )}
    </div>
  );
}
