import { GameScope } from '@conclave/kit';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../net/games.ts';
import { useSpeed } from '../settings/store.ts';
import { RulesSheet } from './rules-sheet.tsx';

/** The scope of a game of which the rules open over what is shown. */
export function RulesScope({
  loaded,
  children,
}: {
  readonly loaded: LoadedGame;
  readonly children: ReactNode;
}) {
  const [rule, setRule] = useState<string | null | 'closed'>('closed');
  return (
    <GameScope game={loaded.game.id} speed={useSpeed()} openRule={setRule}>
      {children}
      {rule !== 'closed' && (
        <RulesSheet rules={loaded.ui.rules} rule={rule} onClose={() => setRule('closed')} />
      )}
    </GameScope>
  );
}
