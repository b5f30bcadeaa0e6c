import { useSight } from '@conclave/kit/table';
import { GalaxyText } from '../board-text.tsx';
import type { Props } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { Galaxy } from './galaxy.tsx';
import { Inspect } from './inspect.tsx';
import { Reveal } from './reveal.tsx';
import { Track } from './track.tsx';

/** The middle of the table: where the game stands, the galaxy, what is asked of a sector, and the galaxy as text. */
export function Board(props: Props) {
  const { view, seats } = props;
  const { looked: inspected, look: inspect } = useSight();
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
