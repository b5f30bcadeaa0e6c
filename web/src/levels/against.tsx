import { lazy, Suspense, useState } from 'react';
import { part } from '../net/parts.ts';
import { choose } from './chosen.ts';
import { LevelButton } from './level-button.tsx';

const LABEL = 'Play against';
const AgainstList = lazy(() => part(() => import('./against-list.tsx')));

/** The level to play a game against; what is chosen is remembered for the next time. */
export function Against({ game, level }: { readonly game: string; readonly level: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LevelButton
        level={level}
        title={level[0]!.toUpperCase() + level.slice(1)}
        label={LABEL}
        onPress={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <AgainstList
            game={game}
            value={level}
            label={LABEL}
            onChoose={(next) => choose(game, next)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
