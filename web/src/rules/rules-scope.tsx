import type { TableProps } from '@conclave/kit';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../net/games.ts';
import { LookupScope } from './lookup-scope.tsx';
import { RulesSheet } from './rules-sheet.tsx';

/** The scope of a game of which the rules open over what is shown. */
export function RulesScope({
  loaded,
  table = null,
  children,
}: {
  readonly loaded: LoadedGame;
  readonly table?: TableProps | null;
  readonly children: ReactNode;
}) {
  const [rule, setRule] = useState<string | null | 'closed'>('closed');
  return (
    <LookupScope loaded={loaded} table={table} openRule={setRule}>
      {children}
      {rule !== 'closed' && (
        <RulesSheet rules={loaded.ui.rules} rule={rule} onClose={() => setRule('closed')} />
      )}
    </LookupScope>
  );
}
