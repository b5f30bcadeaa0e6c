import type { Seat } from '@conclave/kernel';
import { logLine, SeatBadge, type SeatInfo } from '@conclave/web/kit';
import { useMemo } from 'react';
import { plural } from '../../../words.ts';
import { DOMAINS } from '../../data/domains.ts';
import { eventLine } from '../../events.ts';
import { placeName } from '../../place-names.ts';
import { partName } from '../../production-words.ts';
import type { Event, State } from '../../rules/types.ts';
import { amounts, domainName, tileName } from '../../texts.ts';
import { DomainSign, Sign } from '../symbols/symbols.tsx';
import { foreseen, type Yield } from './foreseen.ts';

interface OutlookProps {
  readonly view: Readonly<State>;
  readonly seats: readonly SeatInfo[];
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly tile: number;
  readonly cell: number;
  readonly rotation: number;
  /** Whether each dot, pair, Camp and City is named. */
  readonly isDetailed?: boolean;
}

/** Amounts by Domain as signs and numbers. */
export function Purse({ list }: { readonly list: readonly number[] }) {
  return (
    <span className="dm-purse">
      {DOMAINS.map((code, domain) =>
        list[domain]! === 0 ? null : (
          <span key={code} className={`dm-domain-${domain}`}>
            <DomainSign domain={domain} size={16} title={domainName(domain)} /> {list[domain]}
          </span>
        ),
      )}
    </span>
  );
}

/** What a seat Produces, Domain by Domain: how much, from where, and what the limit takes of it. */
function Sources({ of: { produced, lost, parts } }: { readonly of: Yield }) {
  return (
    <ul className="dm-sources">
      {DOMAINS.map((code, domain) => {
        if (produced[domain] === 0) return null;
        const names = parts.filter((part) => part[2] === domain).map(partName);
        return (
          <li key={code}>
            <b className={`dm-domain-${domain}`}>
              <DomainSign domain={domain} size={15} title={domainName(domain)} /> {produced[domain]}
            </b>
            <span className="dm-quiet">
              {names.join(', ')}
              {lost[domain]! > 0 && <span className="dm-lost"> {lost[domain]} lost to the limit</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function YieldRow({
  of,
  seats,
  isDetailed,
}: { readonly of: Yield } & Pick<OutlookProps, 'seats' | 'isDetailed'>) {
  const { seat, produced, lost } = of;
  const total = produced.reduce((sum, n) => sum + n, 0);
  const gone = lost.reduce((sum, n) => sum + n, 0);
  return (
    <section className="dm-yield">
      <p>
        <SeatBadge seat={seat} info={seats[seat]!} />
        <b>+{total - gone}</b>
        {!isDetailed && <Purse list={produced} />}
        {total === 0 && <span className="dm-quiet">nothing</span>}
        {gone > 0 && (
          <span className="dm-lost">
            <Sign name="overflow" size={14} />{' '}
            {isDetailed ? `${gone} lost` : `${amounts(lost)} lost to the limit`}
          </span>
        )}
      </p>
      {isDetailed && <Sources of={of} />}
    </section>
  );
}

/** What a placement brings to everybody, before it is made. */
export function Outlook({ view, seats, seat, tile, cell, rotation, isDetailed = false }: OutlookProps) {
  const { yields, effects, loci, hasOmens, more } = useMemo(
    () => foreseen(view, seat, tile, cell, rotation),
    [view, seat, tile, cell, rotation],
  );
  const lines = effects.map((event: Event) => eventLine(event)!);
  return (
    <div className="dm-outlook">
      <p className="dm-outlook-head">
        {tileName(tile)} at {placeName(cell)}
      </p>
      {yields.map((of) => (
        <YieldRow key={of.seat} of={of} seats={seats} isDetailed={isDetailed} />
      ))}
      {(loci > 0 || more.length > 0 || lines.length > 0) && (
        <ul className="dm-besides">
          {loci > 0 && (
            <li>
              <Sign name="locus" size={14} /> closes {plural(loci, 'Locus', 'Loci')}
              {hasOmens && `, draws ${plural(loci, 'Omen')}`}
            </li>
          )}
          {more.map((text, i) => (
            <li key={`${i} ${text}`}>{text}</li>
          ))}
          {lines.map((line, i) => (
            <li key={i}>{logLine(line, seats).text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
