import { useRef, useState } from 'react';
import { GalaxyText } from '../board-text.tsx';
import type { Props } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { Galaxy } from './galaxy.tsx';
import { Inspect } from './inspect.tsx';
import { Reveal } from './reveal.tsx';
import { Track } from './track.tsx';

/** Milliseconds: a pointer that only passes by opens and closes nothing. */
const HOVER = { open: 320, close: 120 };

/** The sector that is looked at. A hover begins and ends a little later than it happens. */
function useInspected() {
  const [inspected, setInspected] = useState<number | null>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inspect = (sector: number | null, how?: 'hover') => {
    clearTimeout(later.current);
    if (how === 'hover')
      later.current = setTimeout(() => setInspected(sector), sector === null ? HOVER.close : HOVER.open);
    else setInspected(sector);
  };
  return { inspected, inspect };
}

/** The middle of the table: where the game stands, the galaxy, what is asked of a sector, and the galaxy as text. */
export function Board(props: Props) {
  const { view, seats } = props;
  const { inspected, inspect } = useInspected();
  return (
    <section className="ax ax-board" data-seats={view.seats} aria-label="Galaxy">
      <Track {...props} />
      <div className="ax-chart">
        <Galaxy table={props} inspected={inspected} inspect={inspect} />
      </div>
      {inspected !== null && (
        <Inspect view={view} seats={seats} sector={inspected} close={() => inspect(null)} />
      )}
      <GalaxyText view={view} seats={seats} />
      <Reveal {...props} />
      <Motion {...props} />
    </section>
  );
}
