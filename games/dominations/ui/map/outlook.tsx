import type { Seat } from '@conclave/kernel';
import { SeatBadge, type SeatInfo, Tip } from '@conclave/kit';
import { Names } from '@conclave/kit/table';
import { useMemo } from 'react';
import { DOMAINS } from '../../data/domains.ts';
import { slotKind } from '../../data/mastery.ts';
import type { Part, State } from '../../rules/types.ts';
import { amounts, domainName, masteryName, PART_TEXT } from '../../words/names.ts';
import { lociText } from '../../words/production.ts';
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
}

/** Amounts by Domain as signs and numbers. */
function Purse({ list }: { readonly list: readonly number[] }) {
  return (
    <span className="k-flow k-firm">
      {DOMAINS.map((code, domain) =>
        list[domain]! === 0 ? null : (
          <span key={code} className={`dm-domain-${domain} k-within`}>
            <DomainSign domain={domain} size={16} title={domainName(domain)} /> {list[domain]}
          </span>
        ),
      )}
    </span>
  );
}

/** What Produces; which one it is one sees on the map. */
function sourceName([part, , domain]: Part): string {
  if (part === 'campCard') return masteryName(slotKind(domain, 2));
  return part === 'cityCard' ? masteryName(slotKind(domain, 4)) : PART_TEXT[part];
}

/** Each name once, and how often it was there. */
const counted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n === 1 ? name : `${name} × ${n}`;
  });

/** What a seat Produces, Domain by Domain: how much, from where, and what the limit takes of it. */
export function Sources({ of: { produced, lost, parts } }: { readonly of: Yield }) {
  return (
    <ul className="dm-sources k-fine">
      {DOMAINS.map((code, domain) => {
        if (produced[domain] === 0) return null;
        const names = counted(parts.filter((part) => part[2] === domain).map(sourceName));
        return (
          <li key={code}>
            <b className={`dm-domain-${domain}`}>
              <DomainSign domain={domain} size={15} title={domainName(domain)} /> {produced[domain]}
            </b>
            <span className="k-quiet">
              {names.join(', ')}
              {lost[domain]! > 0 && <span className="k-loss k-fine"> {lost[domain]} lost to the limit</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What a seat gets by it; on demand, from which dots, pairs, Camps and Cities. */
function YieldRow({ of, seats }: { readonly of: Yield } & Pick<OutlookProps, 'seats'>) {
  const { seat, produced, lost } = of;
  const total = produced.reduce((sum, n) => sum + n, 0);
  const gone = lost.reduce((sum, n) => sum + n, 0);
  return (
    <li className="dm-yield k-flow">
      <Tip tip={<Sources of={of} />} className="k-flow">
        <SeatBadge seat={seat} info={seats[seat]!} />
        <b>+{total - gone}</b>
        <Purse list={produced} />
        {total === 0 && <span className="k-quiet">nothing</span>}
      </Tip>
      {gone > 0 && (
        <span className="k-loss k-fine">
          <Sign name="overflow" size={14} /> {amounts(lost)} lost to the limit
        </span>
      )}
    </li>
  );
}

/** What a placement brings to everybody, before it is made. */
export function Outlook({ view, seats, seat, tile, cell, rotation }: OutlookProps) {
  const { yields, site, more } = useMemo(
    () => foreseen(view, seat, tile, cell, rotation, (other) => seats[other]!.name),
    [view, seats, seat, tile, cell, rotation],
  );
  return (
    <ul className="dm-outlook k-flow k-far" aria-label="What the tile would bring here">
      {yields.map((of) => (
        <YieldRow key={of.seat} of={of} seats={seats} />
      ))}
      {lociText(view, site).map((text) => (
        <li key={text}>
          <Sign name="locus" size={14} /> <Names>{text}</Names>
        </li>
      ))}
      {more.map((text, i) => (
        <li key={`${i} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}
