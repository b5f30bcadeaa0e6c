import type { Seat } from '@conclave/kernel';
import { Button, IconButton } from '@conclave/kit';
import { Ask, type Choice, type Entry, PickList } from '@conclave/kit/table';
import { useMemo } from 'react';
import { tileCalled, tileName, tileText } from '../../words/names.ts';
import { placeName } from '../../words/place-names.ts';
import { type Outlook as Found, outlooks } from '../../words/production.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { useAimed } from '../map/aimed.ts';
import { TileFace } from '../map/land-tile.tsx';
import { Outlook } from '../map/outlook.tsx';
import { Sign } from '../symbols/symbols.tsx';
import { asked } from './words.tsx';

/** What may be placed, best first; of each place once, with the tile in hand as it is turned. */
function usePlacements({ view, viewer }: Props, tile: number | null, rotation: number): readonly Found[] {
  const seat = viewer as Seat;
  const all = useMemo(() => (tile === null ? [] : outlooks(view, seat, [tile])), [view, seat, tile]);
  return useMemo(() => all.filter((found) => found.rotation === rotation), [all, rotation]);
}

/** Everybody Knowledge that others get by it, if any. */
const placeEntries = (found: readonly Found[]): readonly Entry<number>[] =>
  found.map(({ site, kept, others }) => ({
    value: site.cell,
    label: `${placeName(site.cell)}: +${kept}${others > 0 ? `, others +${others}` : ''}`,
  }));

/** The tile in hand: turned, and taken from place to place, the best one first. */
function TileInHand({ draft, found }: { readonly draft: Draft; readonly found: readonly Found[] }) {
  const { rotation, cell } = draft;
  const cells = found.map((one) => one.site.cell);
  const place = cell === null ? -1 : cells.indexOf(cell);
  const go = (next: number | undefined) =>
    next !== undefined && draft.pickAll(['rotation', rotation], ['cell', next]);
  return (
    <>
      <span className="dm-turns">
        <Button
          small
          look="bare"
          aria-label="Turn the tile back"
          aria-keyshortcuts="Shift+R"
          onClick={() => draft.turn(-1)}
        >
          <Sign name="turnBack" size={18} />
        </Button>
        <Button
          small
          look="bare"
          aria-label="Turn the tile"
          aria-keyshortcuts="R"
          title="R, or the wheel over a place"
          onClick={() => draft.turn(1)}
        >
          <Sign name="turn" size={18} />
        </Button>
      </span>
      <span className="dm-stepping">
        <IconButton
          icon="chevron-left"
          label="A better place"
          aria-disabled={place <= 0}
          onClick={() => go(cells[place - 1])}
        />
        <IconButton
          icon="chevron-right"
          label={place < 0 ? 'The best place' : 'The next best place'}
          aria-disabled={place === cells.length - 1}
          onClick={() => go(cells[place + 1])}
        />
      </span>
      <PickList label="Place" entries={placeEntries(found)} chosen={cell} onPick={go} />
    </>
  );
}

/** How a tile is turned, to be heard. */
const TURNED = ['not turned', 'turned by a third', 'turned by two thirds'];

/** Until everybody has placed a tile the numbers on the map are explained; after that the game in a minute does it. */
const isFirst = ({ age, round }: Props['view']): boolean => age === 1 && round === 1;

/** D-PLACE: a tile of the hand, how it is turned, where it goes; what that brings stands below. */
export function PlaceAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const seat = viewer as Seat;
  const draft = useDraft(props);
  const { tile, cell, rotation, complete } = draft;
  const aimed = useAimed(draft);
  const found = usePlacements(props, tile, rotation);
  const lost = found.find(({ site }) => site.cell === cell);
  const produced = lost?.produced[seat]?.reduce((sum, n) => sum + n, 0) ?? 0;
  const gone = lost ? produced - lost.kept : 0;
  const choices = view.hands[seat]!.map(
    (other): Choice => ({
      key: `${other}`,
      says: `${tileName(other)}: ${tileText(other)}`,
      label: (
        <span className="dm-hand-choice">
          <TileFace tile={other} rotation={other === tile ? rotation : 0} size={40} />
        </span>
      ),
      isPressed: other === tile,
      act: () => draft.toggle('tile', other),
    }),
  );
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={
        tile === null
          ? asked(view, seats)
          : aimed === null
            ? `${tileCalled(tile)}: turn it, and choose where it goes.`
            : [
                tileCalled(tile),
                <span key="at" className="unseen">
                  {` at ${placeName(aimed)}`}
                </span>,
                aimed === cell ? ', as it would lie.' : ', held over a place.',
              ]
      }
      choices={choices}
      chosen={tile === null ? [] : [['turned', TURNED[rotation]!, `${rotation}`]]}
      preview={
        tile === null ? (
          isFirst(view) && (
            <span className="dm-first">
              Numbers on the map: the most Knowledge that any tile of your hand would Produce for you there.
            </span>
          )
        ) : (
          <div className="dm-prompt-outlook">
            {aimed !== null && (
              <Outlook view={view} seats={seats} seat={seat} tile={tile} cell={aimed} rotation={rotation} />
            )}
          </div>
        )
      }
      warning={gone > 0 ? `${gone} of ${produced} would be lost to your limits.` : null}
      confirm={tile === null ? null : complete && cell !== null ? 'Place it' : 'Place'}
    >
      {tile !== null && <TileInHand draft={draft} found={found} />}
    </Ask>
  );
}
