import { tileName, tileText } from '../../words/names.ts';
import type { Draft } from '../draft.ts';
import { Sign } from '../symbols/symbols.tsx';
import { TileFace } from './land-tile.tsx';

/** The tile in hand, and the buttons that turn it. */
export function InHand({ draft: { tile, rotation, turn } }: { readonly draft: Draft }) {
  if (tile === null) return null;
  return (
    <fieldset className="dm-in-hand" aria-label={`Tile in hand: ${tileName(tile)}, ${tileText(tile)}`}>
      <button
        type="button"
        aria-label="Turn the tile back"
        aria-keyshortcuts="Shift+R"
        onClick={() => turn(-1)}
      >
        <Sign name="turnBack" size={20} />
      </button>
      <TileFace tile={tile} rotation={rotation} size={48} />
      <button
        type="button"
        aria-label="Turn the tile"
        aria-keyshortcuts="R"
        title="R, or the wheel over a place"
        onClick={() => turn(1)}
      >
        <Sign name="turn" size={20} />
      </button>
    </fieldset>
  );
}
