import { lazy, Suspense, useState } from 'react';
import { part } from '../net/parts.ts';
import { LevelButton } from './level-button.tsx';
import type { BotInfo } from './levels.ts';

const LevelList = lazy(() => part(() => import('./level-list.tsx')));

/** Which bot plays, and a press away all that could. */
export function LevelChoice({
  bots,
  value,
  label,
  onChange,
}: {
  readonly bots: readonly BotInfo[];
  readonly value: BotInfo;
  /** What is chosen, for those who listen, and over the list. */
  readonly label: string;
  readonly onChange: (level: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <LevelButton level={value.id} title={value.title} label={label} onPress={() => setOpen(true)} />
      {open && (
        <Suspense>
          <LevelList bots={bots} value={value.id} label={label} onChoose={onChange} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
