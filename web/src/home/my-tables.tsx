import { buttonLook, Emblem, Name } from '@conclave/kit';
import { Link } from 'wouter';
import { serverNow } from '../net/clock.ts';
import type { TableInfo } from '../net/protocol.ts';
import { ago } from '../shell/ago.ts';
import './my-tables.css';
import { Picture } from './picture.tsx';
import { isMyTurn, namesOf, others, standing, titleOf } from './table-words.ts';

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

/** Somebody else than a bot sits there, too. */
const hasCompany = (table: TableInfo): boolean =>
  others(table).some((seat) => table.seats[seat]?.kind === 'human');

/** People are not kept waiting, whoever waits longest first; of games against bots the last one goes on. */
const byUrgency = (a: TableInfo, b: TableInfo): number =>
  Number(hasCompany(b)) - Number(hasCompany(a)) ||
  (hasCompany(a) ? a.changed - b.changed : b.changed - a.changed);

const Rows = ({ tables }: { readonly tables: readonly TableInfo[] }) =>
  tables.length > 0 && (
    <ul className="my-tables-rows">
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );

/** So many tables that wait for me stand beside the one to go on with. */
const BESIDE = 2;

/** My tables that are not finished: the one to go on with, those that wait for me, too, and all others. */
export function sorted(tables: readonly TableInfo[]) {
  const open = tables.filter((table) => table.status !== 'finished');
  const mine = open.filter(isMyTurn).sort(byUrgency);
  const others = open.filter((table) => !isMyTurn(table)).sort((a, b) => b.changed - a.changed);
  return {
    first: mine[0],
    beside: mine.slice(1, 1 + BESIDE),
    rest: [...mine.slice(1 + BESIDE), ...others],
  };
}

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
