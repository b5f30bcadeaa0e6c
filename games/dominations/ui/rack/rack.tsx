import type { Seat } from '@conclave/kernel';
import { Emblem, Icon, Tip } from '@conclave/kit';
import { useMemo, useState } from 'react';
import { HEGEMON } from '../../data/hegemon.ts';
import { AGES, NUMBERS } from '../../data/numbers.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { tables } from '../../data/tables.ts';
import { fulfilled, goalCount } from '../../rules/objectives.ts';
import { dominationSays, goalText, hegemonText, measureName } from '../../words/hegemon-words.ts';
import { ageName, domainName, nationName, vp } from '../../words/names.ts';
import { TERMS } from '../../words/terms.ts';
import { ended } from '../age-end/ended.ts';
import type { Props } from '../draft.ts';
import { DomainSign, Sign } from '../symbols/symbols.tsx';
import { freeCard } from './by-card.ts';
import { Counts, standingText } from './counts.tsx';
import './rack.css';
import { dominationStandings, isEmpty, isTied, lastRack, rackStandings, type Standing } from './standings.ts';
import { StandingsDialog } from './standings-dialog.tsx';

type Shown = Pick<Props, 'view' | 'seats'>;

/** How a tile stands beside who would take it: “4, you lead”, “4, you 2”, “4 each, you first”. */
function stands(standing: Standing, seat: Seat | null): string {
  const { counts, taker } = standing;
  const isMine = taker === seat;
  const most = Math.max(...counts);
  if (isEmpty(standing)) return isMine ? '0 each: you' : '0 each';
  if (seat === null) return `${most}`;
  if (isTied(standing) && isMine) return `${most} tied: you`;
  return isMine ? `${most}, you lead` : `${most}, you ${counts[seat]}`;
}

/** The five Hegemon tiles: who would take each with how much, and how the viewer stands. */
function Plaques({ view, seats, seat }: Shown & { readonly seat: Seat | null }) {
  const rack = rackStandings(view);
  const before = lastRack(ended.use(), view.age);
  const free = useMemo(() => freeCard(view), [view]);
  const isNew = (tile: number) => view.round <= 1 && before.length > 0 && !before.includes(tile);
  return (
    <ul className="dm-plaques">
      {rack.map(({ tile, ...standing }) => {
        const kind = HEGEMON[tile]!;
        const { taker } = standing;
        return (
          <li key={tile}>
            <Tip
              tip={
                <>
                  {hegemonText(kind, tables(view)).says}
                  {isNew(tile) && ` New in ${ageName(view.age)}.`}
                  <Counts standing={standing} seats={seats} />
                </>
              }
              rule="DM-HEG-04"
              className="dm-plaque k-soft"
            >
              <span className="dm-measure">
                {measureName(kind)} {isNew(tile) && <b className="k-lit">new</b>}
                {free.tiles.has(tile) && (
                  <b className="k-lit">
                    {free.seat === seat ? 'You' : seats[free.seat]!.name} could win it by the free card
                  </b>
                )}
              </span>
              <span className="dm-taker k-within" aria-hidden="true">
                {taker >= 0 && <Emblem seat={taker} size={12} />} {stands(standing, seat)}
              </span>
              <span className="unseen">{standingText(standing, seats, 'would take it')}</span>
            </Tip>
          </li>
        );
      })}
      <li className="dm-ties k-quiet" aria-hidden="true">
        Ties: {view.tiesToNobody ? 'nobody' : 'highest initiative'}
      </li>
    </ul>
  );
}

/** The five objectives of a seat's card with how far each is. */
function Goals({ view, seat }: Pick<Props, 'view'> & { readonly seat: Seat }) {
  const done = fulfilled(view, seat);
  return (
    <ul className="dm-goals k-stack k-near">
      {OBJECTIVES[view.objectives[seat]!]!.goals.map((goal, i) => (
        <li key={goalText(goal)} className={done[i] ? 'k-gain' : undefined}>
          <span className="k-firm">
            {done[i] ? <Icon name="check" size={14} /> : `${goalCount(view, seat, goal)}/${goal.n}`}
            {done[i] && <span className="unseen">done: </span>}
          </span>
          {goalText(goal)}
        </li>
      ))}
    </ul>
  );
}

/** By Domain: who holds the card, and who would take it now. */
function Dominations({ view, seats }: Shown) {
  return (
    <ul className="dm-dominations">
      {dominationStandings(view).map(({ card, domain, holder, ...standing }) => {
        const held = holder < 0 ? 'held by nobody' : `held by ${seats[holder]!.name}`;
        const said = `${card.name} (${domainName(domain)}), ${held}. ${standingText(standing, seats, 'would take it')}.`;
        return (
          <li key={domain}>
            <Tip
              tip={`${said} ${dominationSays(card, tables(view))}`}
              rule="DM-DOM-01"
              className="dm-domination k-line"
            >
              <DomainSign domain={domain} size={15} />
              {holder < 0 ? <span aria-hidden="true">–</span> : <Emblem seat={holder} size={12} />}
              {standing.taker !== holder && standing.taker >= 0 && (
                <span className="dm-to k-within k-quiet">
                  <span aria-hidden="true">→</span>
                  <Emblem seat={standing.taker} size={12} />
                </span>
              )}
              <span className="unseen">{said}</span>
            </Tip>
          </li>
        );
      })}
    </ul>
  );
}

/** The rack in one line: how many tiles each seat would take; before anybody has anything, nothing. */
function Brief({ view, seats }: Shown) {
  const rack = rackStandings(view);
  if (rack.every(isEmpty)) return null;
  return (
    <span className="dm-brief k-line">
      {view.order.map((seat) => (
        <span key={seat} className="k-within" aria-hidden="true">
          <Emblem seat={seat} size={13} /> {rack.filter(({ taker }) => taker === seat).length}
        </span>
      ))}
      {rack.map(({ tile, taker }) => (
        <span key={tile} className="unseen">
          {measureName(HEGEMON[tile]!)}: {taker < 0 ? 'nobody' : seats[taker]!.name};{' '}
        </span>
      ))}
    </span>
  );
}

/** The card whose progress is shown: the viewer's, or the first one to those who look on. */
const shownSeat = ({ viewer }: Props): Seat => (viewer === 'table' ? 0 : viewer);

/** The Hegemon's rack or the own objective card, and the Domination cards, as they stand now. */
export function Rack({ table }: { readonly table: Props }) {
  const { view, seats } = table;
  const [isOpen, open] = useState(false);
  // After the end nobody would take anything any more.
  if (view.outcome || (view.phase === 'draft' && !view.hegemon)) return null;
  const seat = shownSeat(table);
  const card = view.objectives[seat];
  const title = view.hegemon ? 'Hegemon' : `${nationName(card!)}`;
  return (
    <>
      <section className="dm dm-rack k-over k-fine" aria-label="Who would take what">
        <button
          type="button"
          className="dm-rack-head map-now k-line"
          title="What everybody has, and who would take it"
          onClick={() => open(true)}
        >
          <Sign name="laurel" size={22} className="map-roomless" />
          <b className="k-title k-ink">{title}</b>
          <span className="k-quiet map-roomy">
            {vp(view.hegemon ? tables(view).hegemonVp : NUMBERS.objectiveVp)} each
          </span>
          {view.hegemon ? (
            <Brief view={view} seats={seats} />
          ) : (
            <span className="dm-brief k-line">
              {fulfilled(view, seat).filter(Boolean).length} of {OBJECTIVES[card!]!.goals.length}
            </span>
          )}
        </button>
        <div className="map-roomless">
          {view.hegemon ? (
            <Plaques view={view} seats={seats} seat={table.viewer === 'table' ? null : table.viewer} />
          ) : (
            <Goals view={view} seat={seat} />
          )}
          <Tip
            tip={`Domination cards. ${TERMS.domination.says}`}
            rule="DM-DOM-01"
            className="dm-dominations-head k-soft"
          >
            Domination, {vp(tables(view).dominationVp)}: holder <span aria-hidden="true">→</span>
            <span className="unseen">and</span> next
          </Tip>
          <Dominations view={view} seats={seats} />
          {view.age === AGES && (
            <p className="dm-dominations-head k-soft">
              Then Monuments: control up to {vp(Math.max(...Object.values(tables(view).controlVp)))}, a City
              beside one {vp(tables(view).adjacencyVp)}
            </p>
          )}
        </div>
      </section>
      {isOpen && <StandingsDialog {...table} close={() => open(false)} />}
    </>
  );
}
