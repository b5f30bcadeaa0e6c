import { type ReactNode, useState } from 'react';

/** What lies folded under its summary; it is drawn once it is opened. */
export function Folded({
  summary,
  className,
  children,
}: {
  /** A `<summary>`. */
  readonly summary: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(e) => setOpen(e.currentTarget.open)}>
      {summary}
      {isOpen && children}
    </details>
  );
}
