import { listed, plural } from '@conclave/frame/words.ts';
import type { Seat } from '@conclave/kernel';
import { Ask } from '@conclave/kit/table';
import type { ReactNode } from 'react';
import type { Move } from '../../../rules/types.ts';
import { tileNoun } from '../../../words/names.ts';
import { type Props, useDraft } from '../../draft.ts';
import { handOutlooks, mostByTile } from '../../map/marks.ts';
import { handChoices } from '../hand-choices.tsx';
import { asked } from '../words.tsx';
import { useHandPicks } from './hand-picks.ts';

/** The tiles of the hand as buttons that are in or out, and what comes of those that are in. */
function TilesAsk({
  props,
  moveOf,
  confirm,
  preview,
}: {
  readonly props: Props;
  readonly preview?: ReactNode;
  readonly moveOf: (hand: readonly number[], picked: ReadonlySet<number>) => Move | null;
  readonly confirm: (n: number) => string;
}) {
  const { view, viewer, seats, moves, play } = props;
  const draft = useDraft(props);
  const { picked, toggle, clear } = useHandPicks(moves);
  const hand = view.hands[viewer as Seat]!;
  const most = mostByTile(handOutlooks(view, viewer as Seat));
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
      choices={handChoices(hand, most, (tile) => ({ isPressed: picked.has(tile) }), toggle)}
      preview={preview}
      confirm={confirm(picked.size)}
    />
  );
}

/** So much less than the best tile brings one that may well go. */
const POOR = 2;

/** What the tiles of a hand would bring, and which of them may well go. */
function Advice({ view, seat }: { readonly view: Props['view']; readonly seat: Seat }) {
  const most = mostByTile(handOutlooks(view, seat));
  const best = Math.max(...most.values());
  const poor = [...most].filter(([, n]) => n <= best - POOR).map(([tile, n]) => `${tileNoun(tile)} (${n})`);
  return (
    <span className="dm-first">
      The number on a tile is the most Knowledge that it would Produce for you now.{' '}
      <b>
        {poor.length === 0
          ? 'Suggested: keep all, none falls behind.'
          : `Suggested: exchange ${listed(poor)}, which ${poor.length === 1 ? 'brings' : 'bring'} ${POOR} or more less than the best.`}
      </b>
    </span>
  );
}

/** D-REDRAW: which tiles go, if any. */
export const RedrawAsk = ({ props }: { readonly props: Props }) => (
  <TilesAsk
    props={props}
    preview={<Advice view={props.view} seat={props.viewer as Seat} />}
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
