/**
 * Letters that are only drawn: they are no text of the page, so that a button which shows a card has no other words than
 * the card's name.
 */
export function Ink({
  of,
  brief,
  className,
}: {
  readonly of: string | number;
  /** What is drawn instead where there is no room for it. */
  readonly brief?: string;
  readonly className?: string;
}) {
  return (
    <i
      className={className ? `k-drawn ${className}` : 'k-drawn'}
      data-ink={of}
      data-brief={brief}
      aria-hidden="true"
    />
  );
}
