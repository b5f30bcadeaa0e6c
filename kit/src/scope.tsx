import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Lookup, TableProps } from './game-ui.ts';

/** How things move: not at all, quickly, or at a pace to follow. Reduced motion counts as `off`. */
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

interface Scope {
  /** Id of the game whose parts are shown. */
  readonly game: string;
  readonly speed: Speed;
  /** Opens the rules beside the table, at a rule if one is named; without it a rule link leads to the rules page. */
  readonly openRule?: (rule: string | null) => void;
  /** What can be looked up in the game; without it names and signs tell no more than they say. */
  readonly lookup?: (() => Promise<Lookup>) | undefined;
  /** Opens the legend of its signs and keys. */
  readonly openLegend?: (() => void) | undefined;
  /** The table as it is shown; none on the page of rules. */
  readonly table?: TableProps | null | undefined;
}

const Current = createContext<Scope>({ game: '', speed: 'normal' });

/**
 * What the parts of a game below know of the place they are shown in. Meanwhile the page's root bears the game's id as
 * `data-game`: a game's style may set a few of the tokens anew under it.
 */
export function GameScope({ children, ...scope }: Scope & { readonly children: ReactNode }) {
  const { game } = scope;
  useLayoutEffect(() => {
    document.documentElement.dataset.game = game;
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [game]);
  return <Current value={scope}>{children}</Current>;
}

/** Names below are words like others: where nobody can point at them, or all is one button. */
export function PlainNames({ children }: { readonly children: ReactNode }) {
  const { lookup: _, ...scope } = useContext(Current);
  return <Current value={scope}>{children}</Current>;
}

export const useScope = (): Scope => useContext(Current);
