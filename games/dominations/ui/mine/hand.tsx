import type { Seat } from '@conclave/kernel';
import { tileName, tileText } from '../../words/names.ts';
import { type Props, useDraft } from '../draft.ts';
import { TileFace } from '../map/land-tile.tsx';
import { choosesTiles, useHandPicks } from '../prompt/age/hand-picks.ts';

/** The tiles in hand; one is taken by a press, with R it is turned. */
export function Hand({ table, seat }: { readonly table: Props; readonly seat: Seat }) {
  const { view, moves } = table;
  const draft = useDraft(table);
  const { picked, toggle } = useHandPicks(moves);
  const isPlacing = moves.some(([label]) => label === 'place');
  const isReturning = choosesTiles(moves);
  const hand = view.hands[seat]!;
  const press = (tile: number) => {
    if (isPlacing) draft.toggle('tile', tile);
    else if (isReturning) toggle(tile);
  };
  return (
    <section className="dm-hand" aria-label="Tiles in hand">
      {hand.length === 0 && <p className="dm-quiet">No tiles in hand.</p>}
      {hand.map((tile) => {
        const isChosen = isPlacing ? draft.tile === tile : isReturning && picked.has(tile);
        return (
          <button
            key={tile}
            type="button"
            className="dm-hand-tile"
            aria-pressed={isChosen}
            aria-disabled={!isPlacing && !isReturning}
            aria-label={`${tileName(tile)}: ${tileText(tile)}`}
            title={tileText(tile)}
            onClick={() => press(tile)}
          >
            <TileFace tile={tile} rotation={isChosen && isPlacing ? draft.rotation : 0} size={64} />
          </button>
        );
      })}
    </section>
  );
}
