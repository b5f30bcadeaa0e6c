import type { Seat } from '@conclave/kernel';
import { Button } from '@conclave/kit';
import { Ask, Names } from '@conclave/kit/table';
import { tileCalled } from '../../words/names.ts';
import { placeName } from '../../words/place-names.ts';
import { lostToLimits } from '../../words/production-words.ts';
import { type Draft, type Props, useDraft } from '../draft.ts';
import { useAimed } from '../map/aimed.ts';
import { handOutlooks, type Marks, marksOf, mostByTile } from '../map/marks.ts';
import { Outlook } from '../map/outlook.tsx';
import { Sign } from '../symbols/symbols.tsx';
import { handChoices } from './hand-choices.tsx';
import { Stepping } from './stepping.tsx';
import { asked } from './words.tsx';

/** Turns the tile in hand. */
const Turns = ({ draft }: { readonly draft: Draft }) => (
  <span className="dm-turns k-within">
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
);

/** Without a tile in hand no place is better than another. */
const NOWHERE: Marks = new Map();

/** How a tile is turned, to be heard. */
const TURNED = ['not turned', 'turned by a third', 'turned by two thirds'];

/** What is chosen of a tile and its place, and by which turn the map counts. */
function sentenceOf({ view, seats }: Props, { tile, cell, isTurned }: Draft, aimed: number | null) {
  if (tile === null) return asked(view, seats);
  if (aimed === null)
    return `${tileCalled(tile)}: turn it, and choose where it goes. Numbers are for ${isTurned ? 'how you turned it' : 'the best way to turn it at each place'}.`;
  const how = isTurned ? '' : ' turned the best way';
  return [
    tileCalled(tile),
    <span key="at" className="unseen">
      {` at ${placeName(aimed)}`}
    </span>,
    aimed === cell ? `, as it would lie${how}.` : `, held over a place${how}.`,
  ];
}

/** Until everybody has placed a tile the numbers on the map are explained; after that the game in a minute does it. */
const isFirst = ({ age, round }: Props['view']): boolean => age === 1 && round === 1;

/** What signs on the map say that are not plain by themselves, as far as they are there. */
function Signs({ view, seat, marks }: Pick<Props, 'view'> & { readonly seat: Seat; readonly marks: Marks }) {
  const all = [...marks.values()];
  const isCut = all.some(({ produced }) => lostToLimits(view, seat, produced[seat]!).some((n) => n > 0));
  return (
    <span className="dm-first">
      {isCut && 'Red: part of it would be lost to your limits. '}
      {all.some(({ site }) => site.loci.length > 0) && (
        <>
          <Sign name="locus" size={14} />{' '}
          <Names>It would close a Locus: all dots round that point Produce.</Names>
        </>
      )}
    </span>
  );
}

/** D-PLACE: a tile of the hand, how it is turned, where it goes; what that brings stands below. */
export function PlaceAsk({ props }: { readonly props: Props }) {
  const { view, viewer, seats, moves } = props;
  const seat = viewer as Seat;
  const draft = useDraft(props);
  const { tile, cell, rotation, isTurned, complete } = draft;
  const aimed = useAimed(draft);
  const all = handOutlooks(view, seat);
  const found = tile === null ? NOWHERE : marksOf(all, tile, isTurned ? rotation : null);
  const there = cell === null ? undefined : found.get(cell);
  const produced = there?.produced[seat]?.reduce((sum, n) => sum + n, 0) ?? 0;
  const gone = there ? produced - there.kept : 0;
  return (
    <Ask
      draft={draft}
      moves={moves}
      sentence={sentenceOf(props, draft, aimed)}
      choices={handChoices(
        view.hands[seat]!,
        mostByTile(all),
        (other) => (other === tile ? { isPressed: true, rotation } : { isPressed: false }),
        (other) => draft.toggle('tile', other),
      )}
      chosen={[
        ...(tile === null ? [] : [['turned', TURNED[rotation]!, `${rotation}`] as const]),
        ...(there
          ? [['place', `Place ${placeName(there.site.cell)}: +${there.kept}`, `${cell}`] as const]
          : []),
      ]}
      preview={
        aimed === null ? (
          <>
            {tile === null && isFirst(view) && (
              <span className="dm-first">
                Numbers on the map: the most Knowledge that any tile of your hand would Produce for you there.
              </span>
            )}
            <Signs view={view} seat={seat} marks={tile === null ? marksOf(all, null, null) : found} />
          </>
        ) : (
          <div className="dm-told k-over">
            <Outlook
              view={view}
              seats={seats}
              seat={seat}
              tile={tile!}
              cell={aimed}
              rotation={draft.rotationAt(aimed)}
            />
          </div>
        )
      }
      warning={gone > 0 ? `${gone} of ${produced} would be lost to your limits.` : null}
      confirm={tile === null ? null : complete && cell !== null ? 'Place it' : 'Place'}
    >
      {tile !== null && <Turns draft={draft} />}
      <Stepping cells={[...found.keys()]} at={cell} go={(next) => draft.pick('cell', next)} />
    </Ask>
  );
}
