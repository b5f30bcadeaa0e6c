import { type ReactNode, useDeferredValue } from 'react';
import { IconButton } from '../button.tsx';
import { useWide } from '../window-is.ts';

/** One thing to choose of a list. */
export interface Entry<V extends string | number = string | number> {
  readonly value: V;
  readonly label: string;
}

/** A list of choices that needs one line only; the same as pressing them where they lie. */
export function PickList<V extends string | number>({
  label,
  entries,
  chosen,
  onPick,
  beside = false,
}: {
  readonly label: string;
  /** Whether the own area or the board shows the same to press. */
  readonly beside?: boolean;
  readonly entries: readonly Entry<V>[];
  readonly chosen: V | null;
  readonly onPick: (value: V) => void;
}) {
  return (
    <label className="k-field" data-beside={beside || undefined}>
      <span>{label}</span>
      <select
        value={chosen ?? ''}
        onChange={(e) => onPick(entries.find(({ value }) => String(value) === e.target.value)!.value)}
      >
        <option value="" disabled>
          {label} …
        </option>
        {entries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A list of what can be pressed on the board as well: on a wide window only for those who come to it by the keyboard, so that
 * there the question is painted before it.
 */
export function ByList({ children }: { readonly children: ReactNode }) {
  const isWide = useWide();
  const later = useDeferredValue(children, null);
  return <span className="k-by-list">{isWide ? later : children}</span>;
}

/** A number from 1 to `most` of things that are called `one` singly. */
export function Stepper({
  label,
  one,
  n,
  most,
  onChange,
}: {
  readonly label: string;
  readonly one: string;
  readonly n: number;
  readonly most: number;
  readonly onChange: (n: number) => void;
}) {
  const step = (to: number) => to >= 1 && to <= most && onChange(to);
  return (
    <div
      className="k-stepper"
      role="group"
      aria-label={label}
      onKeyDown={(e) => {
        const to = { ArrowUp: n + 1, ArrowRight: n + 1, ArrowDown: n - 1, ArrowLeft: n - 1 }[e.key];
        if (to === undefined) return;
        e.preventDefault();
        step(to);
      }}
    >
      <IconButton
        icon="minus"
        label={`One ${one} fewer`}
        aria-disabled={n <= 1}
        onClick={() => step(n - 1)}
      />
      <output>
        <b>{n}</b> of {most}
      </output>
      <IconButton
        icon="plus"
        label={`One ${one} more`}
        aria-disabled={n >= most}
        onClick={() => step(n + 1)}
      />
    </div>
  );
}
