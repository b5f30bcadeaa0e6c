import { GameScope, type TableProps } from '@conclave/kit';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { LoadedGame } from '../net/games.ts';
import { part } from '../net/parts.ts';
import { useSpeed } from '../settings/store.ts';

// Comes once the page stands: nobody looks anything up before.
const LookupHost = lazy(() => part(() => import('@conclave/kit/lookup/host.tsx')));

/** The scope of a game in which what names and signs stand for can be looked up. */
export function LookupScope({
  loaded: { game, ui },
  table = null,
  openRule,
  children,
}: {
  readonly loaded: LoadedGame;
  /** The table as it is shown, if there is one. */
  readonly table?: TableProps | null;
  readonly openRule?: (rule: string | null) => void;
  readonly children: ReactNode;
}) {
  const [isLegendOpen, openLegend] = useState(false);
  const lookup = useMemo(() => {
    const load = ui.lookup;
    return load && (() => part(load));
  }, [ui]);
  return (
    <GameScope
      game={game.id}
      speed={useSpeed()}
      {...(openRule && { openRule })}
      {...(lookup && { lookup, openLegend: () => openLegend(true) })}
      table={table}
    >
      {children}
      {lookup && (
        <Suspense>
          <LookupHost isLegendOpen={isLegendOpen} openLegend={openLegend} />
        </Suspense>
      )}
    </GameScope>
  );
}
