import { plainText } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { SeatBadge, useRoving } from '@conclave/kit';
import { useState } from 'react';
import { CARDS, KIND_OF } from '../../data/cards.ts';
import { occasion } from '../../words/occasions.ts';
import { running } from '../../words/running.ts';
import { Tile } from '../card/tile.tsx';
import { hueOf } from '../card/types.ts';
import { nameOf, plural } from '../card/words.ts';
import type { Acts, LiveTable, Props } from '../table.ts';

/** The cards among which the moves choose, in the order in which they were seen. */
function cardsOffered(props: Props): readonly number[] {
  const shown = running(props.view)?.cards ?? [];
  const choosable = [
    ...new Set(
      props.moves.flatMap((move) =>
        move[0] === 'keep' || move[0] === 'take' ? (move.slice(1) as number[]) : [],
      ),
    ),
  ];
  return [...shown.filter((uid) => uid >= 0), ...choosable.filter((uid) => !shown.includes(uid))];
}

/** Whether a step lets one choose from what lies neither in the hand nor in a tableau. */
export const isOffering = (step: string | null): boolean =>
  step !== null && ['keep', 'pick', 'name', 'choose'].includes(step);

/** What lies before the viewer to choose from and is neither in the hand nor in a tableau. */
export function Offer({
  props,
  table,
  step,
}: {
  readonly props: Props;
  readonly table: LiveTable;
  readonly step: string | null;
}) {
  if (step === 'keep' || step === 'pick') return <Spread props={props} table={table} />;
  if (step === 'name') return <Naming props={props} acts={table.acts} />;
  if (step === 'choose') return <Ordering props={props} acts={table.acts} />;
  return null;
}

function Spread({ props, table }: { readonly props: Props; readonly table: LiveTable }) {
  const roving = useRoving<HTMLDivElement>();
  const uids = cardsOffered(props);
  return (
    <section className="si-offer k-over" data-over-board aria-label="Cards to choose from">
      <div
        className="si-spread"
        data-choosing={uids.some((uid) => table.mark(uid) === 'open') || undefined}
        style={{ '--cards': uids.length } as React.CSSProperties}
        role="group"
        aria-label={plural(uids.length, 'card')}
        {...roving}
      >
        {uids.map((uid) => {
          const mark = table.mark(uid);
          return (
            <Tile
              key={uid}
              uid={uid}
              mark={mark}
              place={table.place(uid)}
              acts={table.acts}
              {...(mark === null && table.draft.picks.length === 0 ? { note: 'does not fit' } : {})}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The other seats that have built a card of a kind. */
const buildersOf = ({ view, viewer }: Props, kind: number): Seat[] =>
  view.tableaus.flatMap((tableau, seat) =>
    seat !== viewer && tableau.some(({ uid }) => KIND_OF[uid] === kind) ? [seat] : [],
  );

/** All 43 kinds by name, those first that others have built; to be searched by name or type. */
function Naming({ props, acts }: { readonly props: Props; readonly acts: Acts }) {
  const { seats, moves } = props;
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const fits = CARDS.map((card) => ({ ...card, builders: buildersOf(props, card.id) }))
    .filter(({ name, types }) => {
      const text = `${name} ${types.join(' ')}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => b.builders.length - a.builders.length || (a.name < b.name ? -1 : 1));
  const roving = useRoving<HTMLDivElement>();
  return (
    <section className="si-offer k-over" data-over-board aria-label="Kinds of cards">
      <label className="k-flow k-note">
        Search the 43 kinds{' '}
        <input
          className="k-box si-field"
          type="search"
          value={search}
          onChange={(e) => setSearch(e.target.value)}
        />
      </label>
      <div className="si-kinds" role="group" aria-label={`${plural(fits.length, 'kind')} found`} {...roving}>
        {fits.map(({ id, name, types, builders }) => {
          const move = moves.find((m) => m[0] === 'name' && m[1] === id);
          return (
            <button
              key={id}
              type="button"
              className="si-kind"
              data-rove
              data-type={types[0]}
              style={hueOf(types[0])}
              disabled={!move}
              onClick={() => move && acts.send(move)}
            >
              <strong>{name}</strong>
              <span>{types.join(', ')}</span>
              {builders.map((seat) => (
                <span key={seat}>
                  built by <SeatBadge seat={seat} info={seats[seat]!} />
                </span>
              ))}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Waiting triggers, numbered; the one pressed comes next (SI-TRG-03). */
function Ordering({ props, acts }: { readonly props: Props; readonly acts: Acts }) {
  const { view, seats, moves } = props;
  const names = seats.map(({ name }) => name);
  const roving = useRoving<HTMLOListElement>();
  return (
    <section className="si-offer k-over" data-over-board aria-label="Waiting functions">
      <ol className="k-flow" {...roving}>
        {moves.map((move, i) => {
          const [owner, uid, fn, event] = view.raised[move[1] as number]!;
          return (
            <li key={move[1]}>
              <button type="button" className="k-button k-plain" data-rove onClick={() => acts.send(move)}>
                <span className="k-badge">{i + 1}</span>
                <span>
                  <strong>{nameOf(KIND_OF[uid]!)}</strong> of {seats[owner]!.name}
                  <br />
                  <span className="k-quiet">
                    {plainText(occasion(view, uid, fn, (event[1] as number | undefined) ?? -1), names)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
