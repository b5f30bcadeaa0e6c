import type { Seat } from '@conclave/kernel';
import { useTip } from '@conclave/kit';
import { tileName, tileText } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { handOutlooks, mostByTile } from '../map/marks.ts';
import { choosesTiles, useHandPicks } from '../prompt/age/hand-picks.ts';
import { HandFace } from './hand-face.tsx';

interface TileProps {
  readonly tile: number;
  readonly rotation: number;
  readonly isChosen: boolean;
  /** The most that it would bring anywhere; null while nothing can be done with it. */
  readonly most: number | null;
  readonly press: () => void;
}

function HandTile({ tile, rotation, isChosen, most, press }: TileProps) {
  const brings = most === null ? '' : `; at most ${most} Knowledge as the map is`;
  const tip = useTip(`${tileText(tile)}${brings}.`);
  return (
    <button
      type="button"
      className="dm-hand-tile"
      aria-pressed={isChosen}
      aria-disabled={most === null}
      aria-label={`${tileName(tile)}: ${tileText(tile)}${brings}`}
      {...tip}
      onClick={press}
    >
      <HandFace tile={tile} rotation={rotation} size={72} most={most} />
    </button>
  );
}

/** The tiles in hand; one is taken by a press, with R it is turned. */
export function Hand({ table, seat }: { readonly table: Props; readonly seat: Seat }) {
  const { view, moves } = table;
  const draft = useDraft(table);
  const { picked, toggle } = useHandPicks(moves);
  const isPlacing = moves.some(([label]) => label === 'place');
  const isReturning = choosesTiles(moves);
  const most = isPlacing || isReturning ? mostByTile(handOutlooks(view, seat)) : null;
  const hand = view.hands[seat]!;
  return (
    <section className="dm-hand k-flow" aria-label="Tiles in hand">
      {hand.length === 0 && <p className="k-quiet">No tiles in hand.</p>}
      {hand.map((tile) => {
        const isChosen = isPlacing ? draft.tile === tile : isReturning && picked.has(tile);
        return (
          <HandTile
            key={tile}
            tile={tile}
            rotation={isChosen && isPlacing ? draft.rotation : 0}
            isChosen={isChosen}
            most={most === null ? null : (most.get(tile) ?? 0)}
            press={() => (isPlacing ? draft.toggle('tile', tile) : isReturning && toggle(tile))}
          />
        );
      })}
    </section>
  );
}
