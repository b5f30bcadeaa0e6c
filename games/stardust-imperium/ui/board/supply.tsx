import { Count, Dialog, Tip, useRoving, useTip } from '@conclave/kit';
import { useState } from 'react';
import { KIND_OF } from '../../data/cards.ts';
import type { State } from '../../rules/types.ts';
import { Brief } from '../card/brief.tsx';
import { Face } from '../card/face.tsx';
import { Sign } from '../card/signs.tsx';
import { Tile } from '../card/tile.tsx';
import { nameOf, plural } from '../card/words.ts';

/** Deck, discard pile and the money of the turn. */
export function Supply({ view }: { readonly view: State }) {
  const [browsing, setBrowsing] = useState(false);
  const top = view.discard.at(-1);
  const tip = useTip(top === undefined ? null : <Brief kind={KIND_OF[top]!} />);
  return (
    <div className="si-supply k-line">
      <Tip
        tip={`Deck: ${plural(view.deck.length, 'card')}. When a card is needed and it is empty, the discard pile is shuffled and becomes the deck.`}
        rule="SI-ZON-03"
        className="si-pile k-within"
      >
        <span data-place="deck">
          {view.deck.length > 0 ? <Face kind={0} size="mini" /> : <span className="si-empty" />}
        </span>
        <span className="si-pile-text">
          <span className="si-word">Deck</span> <Count value={view.deck.length} />
        </span>
      </Tip>
      <button
        type="button"
        className="si-pile k-within"
        {...tip}
        aria-label={`Discard ${view.discard.length}${top === undefined ? '' : `, on top ${nameOf(KIND_OF[top]!)}; look through the pile`}`}
        onClick={() => setBrowsing(true)}
        disabled={top === undefined}
      >
        <span data-place="discard">
          {top === undefined ? <span className="si-empty" /> : <Face kind={KIND_OF[top]!} size="mini" />}
        </span>
        <span className="si-pile-text">
          <span className="si-word">Discard</span> <Count value={view.discard.length} />
        </span>
      </button>
      <Tip
        tip="Money of the turn: from sales and functions, lost at the end of the main phase."
        rule="SI-SEL-01"
        className="si-pile k-within"
      >
        <span className="unseen">Budget </span>
        <span className="si-coin k-centre" data-place="budget">
          <Count value={view.budget} />$
        </span>
        <span className="si-word">Money</span>
      </Tip>
      {view.extraBuilds > 0 && (
        <Tip
          tip="Builds beyond the main action, given by Reconstruction Base. They lapse at the end of the main phase."
          rule="SI-BLD-01"
          className="si-pile k-within"
        >
          <Sign name="extra" /> {view.extraBuilds}
          <span className="si-word">{view.extraBuilds === 1 ? 'extra build' : 'extra builds'}</span>
        </Tip>
      )}
      {browsing && <Discards view={view} onClose={() => setBrowsing(false)} />}
    </div>
  );
}

/** The discard pile, the newest card first (SI-R-31). */
function Discards({ view, onClose }: { readonly view: State; readonly onClose: () => void }) {
  const shown = view.discardBrowsable ? view.discard.toReversed() : view.discard.slice(-1);
  const roving = useRoving<HTMLDivElement>();
  return (
    <Dialog lookup title={`Discard pile (${view.discard.length})`} onClose={onClose} place="wide">
      {!view.discardBrowsable && <p>At this table only the top card may be looked at.</p>}
      <div className="si si-spread" role="group" aria-label="Discarded cards, newest first" {...roving}>
        {shown.map((uid) => (
          <Tile key={uid} uid={uid} />
        ))}
      </div>
    </Dialog>
  );
}
