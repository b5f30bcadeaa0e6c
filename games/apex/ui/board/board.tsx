import { IconButton } from '@conclave/web/kit';
import { type CSSProperties, useState } from 'react';
import { GalaxyText } from '../board-text.tsx';
import type { Props } from '../draft.ts';
import { Motion } from '../motion/motion.tsx';
import { Galaxy } from './galaxy.tsx';
import { Inspect } from './inspect.tsx';
import { Reveal } from './reveal.tsx';
import { Track } from './track.tsx';

const ZOOMS = [1, 1.5, 2.2];

/** The middle of the table: where the game stands, the galaxy, what is asked of a sector, and the galaxy as text. */
export function Board(props: Props) {
  const { view, seats } = props;
  const [inspected, inspect] = useState<number | null>(null);
  const [zoom, setZoom] = useState(0);
  return (
    <section className="ax ax-board" aria-label="Galaxy">
      <Track {...props} />
      <div
        className="ax-chart"
        style={{ '--zoom': ZOOMS[zoom] } as CSSProperties}
        data-zoomed={zoom > 0 || undefined}
      >
        <Galaxy table={props} inspected={inspected} inspect={inspect} />
      </div>
      <div className="ax-zoom">
        <IconButton
          icon="plus"
          label="Nearer"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton icon="minus" label="Farther" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
      </div>
      {inspected !== null && <Inspect view={view} seats={seats} sector={inspected} />}
      <GalaxyText view={view} seats={seats} />
      <Reveal {...props} />
      <Motion {...props} />
    </section>
  );
}
