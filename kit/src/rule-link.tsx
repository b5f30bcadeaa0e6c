import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useScope } from './scope.tsx';

/** Address of a rule in the rules reference. */
const rulePath = (game: string, rule: string): string => `/rules/${game}#${rule}`;

/**
 * A link to a rule of the game at hand; beside a table it opens without leaving it. `brief` leaves the word out;
 * `rove` makes it one of many that arrows walk between (`useRoving`).
 */
export function RuleLink({
  rule,
  brief = false,
  rove = false,
  children,
}: {
  readonly rule: string;
  readonly brief?: boolean;
  readonly rove?: boolean;
  readonly children?: ReactNode;
}) {
  const { game, openRule } = useScope();
  return (
    <a
      className="k-rule"
      data-rove={rove || undefined}
      href={rulePath(game, rule)}
      aria-label={children ? undefined : `Rule ${rule}`}
      title={children ? undefined : `Rule ${rule}`}
      onClick={(e) => {
        if (!openRule || e.metaKey || e.ctrlKey || e.shiftKey) return;
        e.preventDefault();
        openRule(rule);
      }}
    >
      {children ?? (
        <>
          <Icon name="book" size={14} />
          {!brief && 'Rule'}
        </>
      )}
    </a>
  );
}
