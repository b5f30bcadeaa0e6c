import { plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Ask } from '@conclave/kit/table';
import type { Move } from '../../../rules/types.ts';
import { tileName, tileText } from '../../../words/names.ts';
import { type Props, useDraft } from '../../draft.ts';
import { TileFace } from '../../map/land-tile.tsx';
import { asked } from '../words.tsx';
import { useHandPicks } from './hand-picks.ts';

/** The tiles of the hand as buttons that are in or out, and what comes of those that are in. */
function TilesAsk({
  props,
  moveOf,
  confirm,
}: {
  readonly props: Props;
  readonly moveOf: (hand: readonly number[], picked: ReadonlySet<number>) => Move | null;
  readonly confirm: (n: number) => string;
}) {
  const { view, viewer, seats, moves, play } = props;
  const draft = useDraft(props);
  const { picked, toggle, clear } = useHandPicks(moves);
  const hand = view.hands[viewer as Seat]!;
  const complete = moveOf(hand, picked);
  const send = (move: Move) => {
    clear();
    play(move);
  };
  return (
    <Ask
      draft={{
        ...draft,
        picks: [...picked],
        complete,
        back() {
          const tile = [...picked].at(-1);
          if (tile === undefined) return false;
          toggle(tile);
          return true;
        },
        confirm: () => complete && send(complete),
        send,
      }}
      moves={moves}
      sentence={asked(view, seats)}
      choices={hand.map((tile) => ({
        key: `${tile}`,
        label: (
          <span className="dm-hand-choice">
            <TileFace tile={tile} rotation={0} size={44} />
          </span>
        ),
        says: `${tileName(tile)}: ${tileText(tile)}`,
        isPressed: picked.has(tile),
        act: () => toggle(tile),
      }))}
      confirm={confirm(picked.size)}
    />
  );
}

/** D-REDRAW: which tiles go, if any. */
export const RedrawAsk = ({ props }: { readonly props: Props }) => (
  <TilesAsk
    props={props}
    moveOf={(hand, picked) => [
      'redraw',
      hand.reduce((mask, tile, i) => (picked.has(tile) ? mask | (1 << i) : mask), 0),
    ]}
    confirm={(n) => (n === 0 ? 'Keep all' : `Exchange ${plural(n, 'tile')}`)}
  />
);

/** O-TILES: the two that go into the bag. */
export const GiveBackAsk = ({ props }: { readonly props: Props }) => (
  <TilesAsk
    props={props}
    moveOf={(hand, picked) => {
      const [one, other, ...more] = hand.filter((tile) => picked.has(tile));
      return one === undefined || other === undefined || more.length > 0 ? null : ['giveBack', one, other];
    }}
    confirm={(n) => (n === 2 ? 'Give both back' : `${n} of 2 chosen`)}
  />
);
