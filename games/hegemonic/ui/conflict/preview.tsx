import type { EventPart } from '@conclave/frame/event-parts.ts';
import type { Seat } from '@conclave/kernel';
import { logLine, RuleLink, SeatBadge, type SeatInfo, seatColor } from '@conclave/kit';
import { conflictOf } from '../../rules/conflict/declaring.ts';
import { type Preview, preview, type SidePreview } from '../../rules/conflict/preview.ts';
import type { Move } from '../../rules/types.ts';
import { caps, factionName } from '../../words/names.ts';
import { sectorName } from '../../words/sector-names.ts';
import { type Props, useDraft } from '../draft.ts';
import type { Declaring } from '../drafting.ts';
import { Faction, Piece, ThingSign } from '../symbols/symbols.tsx';
import { Frame } from './frame.tsx';
import { forecast, type Outlook, outlook } from './outlook.ts';
import { boardOf, type Results, results } from './results.ts';
import { termsOf } from './script.ts';
import { Side } from './side.tsx';

const FORECAST_CLASS = { sure: 'k-gain', hopeless: 'k-loss', open: undefined } as const;

/** What can be said of the end, with the lead of what is certain. */
function said(of: Preview): string {
  const lead = of.attacker.certain - of.defender.certain;
  switch (forecast(of)) {
    case 'sure':
      return 'Won, whatever others do';
    case 'hopeless':
      return 'Cannot be won';
    case 'open':
      return `Open, ${lead === 0 ? 'level' : `${Math.abs(lead)} ${lead > 0 ? 'ahead' : 'behind'}`} for certain`;
  }
}

/** How far a side reaches on a scale that both share. */
function Reach({ seat, look, scale }: { seat: Seat; look: Outlook; scale: number }) {
  const part = (n: number) => `${(100 * n) / scale}%`;
  const { certain, more, card, least, most } = look;
  return (
    <p className="hg-span" style={{ color: seatColor(seat) }}>
      <span className="hg-span-bar" aria-hidden="true">
        <i className="hg-certain" style={{ inlineSize: part(certain) }} />
        <i className="hg-more" style={{ inlineSize: part(more) }} />
        <i className="hg-card-range" style={{ inlineSize: part(card.most) }} />
      </span>
      <span className="hg-span-text k-soft k-fine">
        ends with <b className="k-ink">{least === most ? least : `${least} to ${most}`}</b>
      </span>
    </p>
  );
}

/** What a side may draw on that adds something, with how much (HG-CON-14, 18). */
function Draws({ side: { draws, type, certain } }: { readonly side: SidePreview }) {
  const adding = draws.filter(({ total }) => total > certain);
  if (adding.length === 0) return null;
  return (
    <div className="hg-may k-ink">
      <h3>May draw on</h3>
      <ul>
        {adding.map(({ source, total }) => (
          <li key={source}>
            {type === 'political' ? (
              <Faction faction={source} size={13} />
            ) : (
              <Piece kind="outpost" size={13} />
            )}
            {type === 'political' ? factionName(source) : sectorName(source)} <b>+{total - certain}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who may lend how much to a side (HG-CON-25). */
function MayLend({ side: { loans, draws }, seats }: { side: SidePreview; seats: readonly SeatInfo[] }) {
  if (loans.length === 0) return null;
  return (
    <div className="hg-may k-ink">
      <h3>May be lent</h3>
      <ul>
        {loans.map(({ lender, faction, n }) => (
          <li key={`${lender} ${faction}`}>
            <SeatBadge seat={lender} info={seats[lender]!} size={12} /> <b>+{n}</b>
            {draws.length > 0 && <Faction faction={faction} size={13} title={factionName(faction)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the technology of a side may add. */
function MayPlay({ side: { card } }: { readonly side: SidePreview }) {
  return (
    <p className="hg-may k-ink">
      {card.most === 0 ? (
        'no technology'
      ) : (
        <>
          technology <b>+{card.least === card.most ? card.most : `${card.least} to ${card.most}`}</b>
        </>
      )}
    </p>
  );
}

const RESULTS = [
  ['won', 'If it is won'],
  ['drawn', 'In a draw'],
  ['lost', 'If it is lost'],
] as const;

/** What each result would change on the board, and at the next scoring. */
function Consequences({ of, seats }: { readonly of: Results; readonly seats: readonly SeatInfo[] }) {
  const words = (parts: readonly EventPart[]) => logLine({ parts, seat: null, depth: 2 }, seats).text;
  return (
    <dl className="hg-results">
      {RESULTS.map(([key, title]) => (
        <div key={key} data-result={key}>
          <dt>{title}</dt>
          {of[key].map((line, i) => (
            <dd key={i}>{words(line)}</dd>
          ))}
          {key === 'won' && of.swings.length > 0 && (
            <dd>
              {boardOf(of)}{' '}
              {of.swings.map(({ seat, before, after }) => (
                <div key={seat}>
                  <SeatBadge seat={seat} info={seats[seat]!} size={12} /> {after} VP
                  <small> instead of {before}</small>
                </div>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type Attack = Extract<Move, readonly ['attack', ...unknown[]]>;
const attackOf = ({ pattern, by, sector, defender, target }: Declaring): Attack => [
  'attack',
  pattern,
  by,
  sector,
  defender,
  target,
];

/** One column for each side: what is certain, then all that may come. */
function Column({ side, of, seats }: { side: 0 | 1; of: Preview; seats: readonly SeatInfo[] }) {
  const own = side === 0 ? of.attacker : of.defender;
  return (
    <Side
      side={side}
      seat={own.seat}
      seats={seats}
      type={own.type}
      terms={termsOf(side, own.parts)}
      speed={null}
    >
      <Draws side={own} />
      <MayLend side={own} seats={seats} />
      <MayPlay side={own} />
    </Side>
  );
}

/** The preview of one attack. */
export function Shown({ table, declaring, seat }: { table: Props; declaring: Declaring; seat: Seat }) {
  const { view, seats } = table;
  const attack = attackOf(declaring);
  const of = preview(view, seat, attack);
  const looks = [outlook(of.attacker), outlook(of.defender)] as const;
  const scale = Math.max(1, ...looks.map(({ certain, more, card }) => certain + more + card.most));
  const total = (look: Outlook) => (look.least === look.most ? look.least : `${look.least}–${look.most}`);
  return (
    <Frame
      table={table}
      attack={{ ...declaring, attacker: seat }}
      kind="preview"
      brief={
        <span>
          {total(looks[0])} : {total(looks[1])}
        </span>
      }
    >
      <p className="k-flow k-apart">
        <b className={FORECAST_CLASS[forecast(of)]}>{said(of)}</b>
        <span>
          <ThingSign thing="coin" size={14} />{' '}
          {of.cost === 0 ? 'free' : `pay ${caps(of.cost)} of ${view.caps[seat]}`}{' '}
          <RuleLink rule="HG-CON-09" brief />
        </span>
      </p>
      <div className="k-stack">
        <Reach seat={of.attacker.seat} look={looks[0]} scale={scale} />
        <Reach seat={of.defender.seat} look={looks[1]} scale={scale} />
      </div>
      {of.leaders && (
        <p className="hg-may k-ink">Leaders are not reckoned with: one may still change this.</p>
      )}
      <div className="hg-sides">
        <Column side={0} of={of} seats={seats} />
        <span className="hg-against map-roomless k-note">against</span>
        <Column side={1} of={of} seats={seats} />
      </div>
      <Consequences of={results(view, conflictOf(view, seat, attack))} seats={seats} />
    </Frame>
  );
}

/** What an attack under construction would come to, before it is declared; nothing while none is complete. */
export function AttackPreview({ table }: { readonly table: Props }) {
  const { declaring } = useDraft(table);
  if (declaring === null || table.viewer === 'table' || table.view.conflict !== null) return null;
  return <Shown table={table} declaring={declaring} seat={table.viewer} />;
}
