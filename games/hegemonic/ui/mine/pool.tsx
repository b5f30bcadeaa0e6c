import type { Seat } from '@conclave/kernel';
import { useTip } from '@conclave/kit';
import { valuesOf } from '@conclave/kit/table';
import { type Tables, tables } from '../../data/tables.ts';
import { tileName, tileText } from '../../words/names.ts';
import { TileFace } from '../card/tile-face.tsx';
import { TileFigures } from '../card/tile-figures.tsx';
import { type Props, useDraft } from '../draft.ts';
import { offersOf } from '../parts.ts';

function PoolTile({
  t,
  tile,
  isOpen,
  isChosen,
  press,
}: {
  readonly t: Tables;
  readonly tile: number;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly press: () => void;
}) {
  const tip = useTip(`${tileName(tile)}: ${tileText(t, tile)}`);
  return (
    <button
      type="button"
      className="hg-pool-tile k-marked"
      data-mark={isChosen ? 'chosen' : isOpen ? 'open' : undefined}
      aria-pressed={isOpen ? isChosen : undefined}
      aria-label={`${tileName(tile)}: ${tileText(t, tile)}`}
      {...tip}
      onClick={() => isOpen && press()}
    >
      <TileFace t={t} tile={tile} size={52} />
      <TileFigures t={t} tile={tile} />
    </button>
  );
}

/** The sector tiles that lie face up, or those that the viewer holds during the set-up. */
export function Pool({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { view, moves } = props;
  const draft = useDraft(props);
  const open = valuesOf(offersOf(view, seat, moves), 'tile');
  const own = view.tileHands[seat]!;
  const tiles = own.length > 0 ? own : view.pool;
  if (tiles.length === 0) return null;
  return (
    <section className="hg-group hg-pool" aria-label={own.length > 0 ? 'Your tiles' : 'Pool'}>
      <h3 className="k-line">
        {own.length > 0 ? 'Your tiles' : 'Pool'}{' '}
        <span className="k-quiet">{view.stack.length} in the stack</span>
      </h3>
      <div className="k-flow">
        {tiles.map((tile) => (
          <PoolTile
            key={tile}
            t={tables(view)}
            tile={tile}
            isOpen={open.has(tile)}
            isChosen={draft.chosen.tile === tile && open.has(tile)}
            press={() => draft.toggle('tile', tile)}
          />
        ))}
      </div>
    </section>
  );
}
