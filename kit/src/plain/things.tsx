import type { Seat } from '@conclave/kernel';
import { explain } from '../bubble.tsx';
import { Emblem, seatColor } from '../emblem.tsx';
import type { TableProps } from '../game-ui.ts';
import { useRoving } from '../roving.ts';
import { type Draft, type Thing, useDraft } from './draft.ts';
import { entryOf, type Field, type Guide } from './guide.ts';
import { wordsOf } from './words.ts';

/** What each part of a plain table gets: the game as the house knows it, and the table. */
export interface Shown<P extends TableProps = TableProps> {
  readonly guide: Guide;
  readonly props: P;
}

/** Lists of more entries than this are folded, unless a description says how they are shown. */
const LONG = 24;
/** Lists of more entries than this have a line of their own. */
const ONE_LINE = 8;

const isScalar = (value: unknown): value is number | string | boolean | null =>
  typeof value !== 'object' || value === null;

/** Something with a name, such as a card; a button where it can be pressed. */
function ThingMark({
  shown,
  draft,
  thing,
}: {
  readonly shown: Shown;
  readonly draft: Draft;
  readonly thing: Thing;
}) {
  const [kind, n] = thing;
  const name = shown.guide.nameOf(kind, n, shown.props.seats);
  const mark = draft.markOf([thing]);
  if (mark === null || mark === 'possible') return <span className="k-thing">{name}</span>;
  const press = (button: Element) => {
    const reason = draft.press([thing]);
    if (reason) explain(button, reason);
  };
  return (
    <button
      type="button"
      className="k-thing"
      data-rove
      data-mark={mark}
      aria-pressed={mark === 'picked'}
      onClick={(e) => press(e.currentTarget)}
    >
      {name}
    </button>
  );
}

/** Cards whose faces the viewer does not know. */
function FaceDown({ count }: { readonly count: number }) {
  return (
    <li className="k-face-down">
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{count} face down</span>
    </li>
  );
}

/** A list in a row, the unknown ones face down together. */
function Row({
  shown,
  field,
  values,
}: {
  readonly shown: Shown;
  readonly field: Field;
  readonly values: readonly unknown[];
}) {
  const draft = useDraft(shown.guide, shown.props);
  const roving = useRoving<HTMLUListElement>();
  const known = values.filter((value) => value !== -1);
  if (values.length === 0) return <p className="k-none">None</p>;
  return (
    <ul className="k-row" {...roving}>
      {known.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry of a list is its place
        <li key={i}>
          {typeof value === 'number' ? (
            <ThingMark shown={shown} draft={draft} thing={[field.kind, value]} />
          ) : (
            <span className="k-thing">{scalarText(shown, field, value)}</span>
          )}
        </li>
      ))}
      {known.length < values.length && <FaceDown count={values.length - known.length} />}
    </ul>
  );
}

/** A pile: its top, if it is known, and how many there are. */
function Pile({
  shown,
  field,
  values,
}: {
  readonly shown: Shown;
  readonly field: Field;
  readonly values: readonly unknown[];
}) {
  const top = values.at(-1);
  if (values.length === 0) return <p className="k-none">Empty</p>;
  return (
    <p className="k-pile">
      {typeof top === 'number' && top >= 0 && (
        <span className="k-thing">{shown.guide.nameOf(field.kind, top, shown.props.seats)}</span>
      )}
      <span className="k-face-down">
        <span aria-hidden="true">{values.length}</span>
        <span className="unseen">{values.length} in the pile</span>
      </span>
    </p>
  );
}

/** A single value in words. */
function scalarText({ guide, props }: Shown, field: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === -1) return '–';
  return guide.nameOf(field.kind === field.id ? null : field.kind, value, props.seats);
}

/** Whatever a field of the state holds. */
function Value({
  shown,
  field,
  value,
}: {
  readonly shown: Shown;
  readonly field: Field;
  readonly value: unknown;
}) {
  if (isScalar(value)) return <b className="k-value">{scalarText(shown, field, value)}</b>;
  if (!Array.isArray(value))
    return (
      <dl className="k-facts">
        {Object.entries(value as object).map(([name, inner]) => (
          <div key={name}>
            <dt>{wordsOf(name)}</dt>
            <dd>
              <Value shown={shown} field={field} value={inner} />
            </dd>
          </div>
        ))}
      </dl>
    );
  const list: readonly unknown[] = value;
  if (field.as === 'pile' || (list.length > 1 && list.every((one) => one === -1)))
    return <Pile shown={shown} field={field} values={list} />;
  if (list.length > LONG && field.as === undefined)
    return (
      <details>
        <summary>{list.length} entries</summary>
        <Entries shown={shown} field={field} values={list} />
      </details>
    );
  return <Entries shown={shown} field={field} values={list} />;
}

function Entries({
  shown,
  field,
  values,
}: {
  readonly shown: Shown;
  readonly field: Field;
  readonly values: readonly unknown[];
}) {
  if (values.every(isScalar)) return <Row shown={shown} field={field} values={values} />;
  return (
    <ol className="k-entries">
      {values.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry of a list is its place
        <li key={i}>
          <Value shown={shown} field={field} value={one} />
        </li>
      ))}
    </ol>
  );
}

/** Everybody's mark on a scale from 0. */
function Track({ shown, field }: { readonly shown: Shown; readonly field: Field }) {
  const { view, seats } = shown.props;
  const at = seats.map((_, seat) => Number(entryOf(view, field, seat)));
  const most = Math.max(field.most ?? 0, ...at);
  return (
    <ol className="k-track">
      {Array.from({ length: most + 1 }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step of a scale is its number
        <li key={n}>
          <span className="k-step">{n}</span>
          {at.map(
            (here, seat) =>
              here === n && <Emblem key={seats[seat]!.name} seat={seat} title={seats[seat]!.name} />,
          )}
        </li>
      ))}
    </ol>
  );
}

/** A field of the state with its name; of a list by seat, the seat's entry. */
export function FieldArea({
  shown,
  field,
  seat,
}: {
  readonly shown: Shown;
  readonly field: Field;
  readonly seat?: Seat;
}) {
  const value = entryOf(shown.props.view, field, seat);
  const isTrack = field.as === 'track' && seat === undefined;
  return (
    <div
      role="group"
      className="k-area"
      data-single={isScalar(value) || (Array.isArray(value) && value.length === 0) || undefined}
      data-long={(Array.isArray(value) && value.length > ONE_LINE) || isTrack || undefined}
      aria-label={seat === undefined ? field.label : `${field.label} of ${shown.props.seats[seat]!.name}`}
      style={seat === undefined ? undefined : { borderColor: seatColor(seat) }}
    >
      <p className="k-area-name">
        {field.label}
        {Array.isArray(value) && !isTrack && value.length > 0 && (
          <span className="k-many"> {value.length}</span>
        )}
      </p>
      {isTrack ? <Track shown={shown} field={field} /> : <Value shown={shown} field={field} value={value} />}
    </div>
  );
}
