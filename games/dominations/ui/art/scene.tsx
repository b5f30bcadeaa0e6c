import { useEdition, usePaintings } from '@conclave/kit/table';
import type { CSSProperties } from 'react';
import { CAMPFIRE, isMasteryCard, kindOf, levelOf, monumentOf } from '../../data/cards.ts';
import { SLOTS } from '../../data/mastery-keys.ts';
import art from './mastery/art.webp';
import campfire from './mastery/campfire.webp';
import craftsmanship from './mastery/craftsmanship.webp';
import government from './mastery/government.webp';
import religion from './mastery/religion.webp';
import science from './mastery/science.webp';
import trade from './mastery/trade.webp';
import monuments from './monuments.webp';
import { MONUMENTS_BUILT } from './pieces.ts';
import type { Atlas } from './sprite.tsx';
import './scene.css';

const DOMAINS = [government, religion, art, trade, science, craftsmanship];
const ALL = [...DOMAINS, campfire, monuments];
const MASTERIES = { columns: 4, rows: 3 } as const;

/** A picture of an atlas as the ground of an element. */
function ground(url: string, { columns, rows }: Atlas, column: number, row: number): CSSProperties {
  const part = (n: number, of: number) => (of < 2 ? 0 : (100 * n) / (of - 1));
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${100 * columns}% ${100 * rows}%`,
    backgroundPosition: `${part(column, columns)}% ${part(row, rows)}%`,
  };
}

function groundOf(card: number): CSSProperties {
  if (card === CAMPFIRE) return ground(campfire, { columns: 1, rows: 1 }, 0, 0);
  if (!isMasteryCard(card)) return ground(monuments, MONUMENTS_BUILT, levelOf(card) - 1, monumentOf(card));
  const kind = kindOf(card);
  const slot = kind % SLOTS;
  return ground(
    DOMAINS[Math.floor(kind / SLOTS)]!,
    MASTERIES,
    slot % MASTERIES.columns,
    Math.floor(slot / MASTERIES.columns),
  );
}

/** What a card of a Tree shows, in an element that gives it its size; nothing until the pictures are there. */
export function Scene({ card, className = '' }: { readonly card: number; readonly className?: string }) {
  const edition = useEdition();
  const areThere = usePaintings(edition && ALL) !== null;
  if (edition === null) return null;
  const isBuilt = card !== CAMPFIRE && !isMasteryCard(card);
  return (
    <span
      className={`dm-scene ${className}`}
      data-built={isBuilt || undefined}
      // Its place is kept while it comes.
      style={areThere ? groundOf(card) : undefined}
      aria-hidden="true"
    />
  );
}
