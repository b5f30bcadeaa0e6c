import { buttonLook, Emblem, Name } from '@conclave/kit';
import { Link } from 'wouter';
import { serverNow } from '../net/clock.ts';
import type { TableInfo } from '../net/protocol.ts';
import { ago } from '../shell/ago.ts';
import { Picture } from './picture.tsx';
import { namesOf, standing, titleOf } from './table-words.ts';
import { isMyTurn, others } from './urgency.ts';

/** Who else sits at a table. */
export function Others({ table }: { readonly table: TableInfo }) {
  const names = namesOf(table);
  return (
    <span className="others">
      {others(table).map((seat) => (
        <span key={seat} className="others-one">
          <Emblem seat={seat} size={12} /> {names[seat] ? <Name of={names[seat]} /> : 'open'}
        </span>
      ))}
    </span>
  );
}

/** The table to go on with: one press, and it is my move. */
function Continue({ table }: { readonly table: TableInfo }) {
  return (
    <article className="continue">
      <Picture game={table.game} />
      <div className="continue-words">
        <p className="continue-when">
          <strong>Your turn</strong> <span>{ago(table.changed, serverNow())}</span>
        </p>
        <h3 translate="no">{titleOf(table)}</h3>
        <p className="continue-who">
          Against <Others table={table} />
        </p>
        <Link
          href={`/table/${table.id}`}
          className={buttonLook({ look: 'signal' }, 'continue-go')}
          aria-label={`Continue ${titleOf(table)}`}
        >
          Continue
        </Link>
      </div>
    </article>
  );
}

function Row({ table }: { readonly table: TableInfo }) {
  return (
    <li>
      <Link href={`/table/${table.id}`} className={isMyTurn(table) ? 'my-table my-turn' : 'my-table'}>
        <span className="my-table-game" translate="no">
          {titleOf(table)}
        </span>
        <span className="my-table-state">{standing(table)}</span>
        <Others table={table} />
        <span className="my-table-when">{ago(table.changed, serverNow())}</span>
      </Link>
    </li>
  );
}

const Rows = ({ tables }: { readonly tables: readonly TableInfo[] }) =>
  tables.length > 0 && (
    <ul className="my-tables-rows">
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );

/** Tables at which it is my move. */
export const MyTurn = ({
  first,
  beside,
}: {
  readonly first: TableInfo;
  readonly beside: readonly TableInfo[];
}) => (
  <section className="my-tables" aria-labelledby="my-turn">
    <h2 id="my-turn" className="unseen">
      Your games
    </h2>
    <Continue table={first} />
    <Rows tables={beside} />
  </section>
);

/** Tables that wait for others, the last changed first. */
export const OtherTables = ({ tables }: { readonly tables: readonly TableInfo[] }) =>
  tables.length > 0 && (
    <section className="my-tables" aria-labelledby="other-tables">
      <h2 id="other-tables">Other tables of yours</h2>
      <Rows tables={tables} />
    </section>
  );
