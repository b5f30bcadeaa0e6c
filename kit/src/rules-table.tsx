import type { ReactNode } from 'react';
import { Names } from './lookup/names.tsx';
import './rules-table.css';

const linked = (cell: ReactNode): ReactNode => (typeof cell === 'string' ? <Names>{cell}</Names> : cell);

/** A table of data in the rules reference; cells in the order of the head, the first of a row naming it. */
export function RulesTable({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table className="rules-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table of data never change
          <tr key={row}>
            <th scope="row">{linked(first)}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a table of data never change
              <td key={column}>{linked(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
