import type { Seat } from '@conclave/kernel';
import { useTip } from '@conclave/kit';
import type { CSSProperties } from 'react';
import { DOMAINS } from '../../data/domains.ts';
import { NUMBERS } from '../../data/numbers.ts';
import type { State } from '../../rules/types.ts';
import { domainName } from '../../words/names.ts';
import { DomainSign } from '../symbols/symbols.tsx';

type View = Readonly<State>;

/** What Cities and cards cost: 3, 6 and 9. */
const TICKS = [3, 6, 9] as const;

const share = (n: number): string => `${(100 * n) / NUMBERS.maxLimit}%`;

function Bar({
  view,
  seat,
  domain,
  after,
  limitAfter,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly domain: number;
  /** What it would be after the move under construction, and what the limit. */
  readonly after: number;
  readonly limitAfter: number;
}) {
  const n = view.knowledge[seat]![domain]!;
  const limit = view.limits[seat]![domain]!;
  const tip = useTip(
    `${domainName(domain)}: ${n}, and your limit is ${limit}; what comes above it is lost. The marks are prices: ${TICKS.join(', ')}.`,
    'DM-KNO-05',
  );
  return (
    <li
      className={`dm-bar dm-domain-${domain}`}
      data-bar={`${seat} ${domain}`}
      data-full={n >= limit || undefined}
      {...tip}
    >
      <DomainSign domain={domain} size={20} />
      <span className="dm-bar-name k-short">{domainName(domain)}</span>
      <span
        className={`dm-bar-track dm-ground-${domain}`}
        style={
          {
            '--n': share(n),
            '--after': share(after),
            '--limit': share(limit),
            '--limit-after': share(limitAfter),
          } as CSSProperties
        }
        aria-hidden="true"
      >
        <span className="dm-bar-limit" />
        {limitAfter !== limit && <span className="dm-bar-limit-after" />}
        <span className="dm-bar-fill" />
        {after > n && <span className="dm-bar-more" />}
        {after < n && <span className="dm-bar-less" />}
        {TICKS.map((tick) => (
          <span
            key={tick}
            className="dm-bar-tick"
            data-reached={n >= tick || undefined}
            style={{ left: share(tick) }}
          />
        ))}
      </span>
      <span className="dm-bar-n k-num">
        <b className="k-ink">{n}</b>
        {after !== n && <b className="k-ink k-firm">→{after}</b>}
        <span className="dm-bar-of k-soft k-fine">
          {' '}
          of {limit}
          {limitAfter !== limit && <span className="k-lit k-firm">→{limitAfter}</span>}
        </span>
      </span>
    </li>
  );
}

/** The six Knowledge tracks: what there is, the limit, and ticks at the costs 3, 6 and 9. */
export function Bars({
  view,
  seat,
  after,
  limits,
}: {
  readonly view: View;
  readonly seat: Seat;
  /** Knowledge and limits after the move under construction. */
  readonly after: readonly number[];
  readonly limits: readonly number[];
}) {
  return (
    <ul className="dm-bars k-stack" aria-label="Knowledge">
      {DOMAINS.map((code, domain) => (
        <Bar
          key={code}
          view={view}
          seat={seat}
          domain={domain}
          after={after[domain]!}
          limitAfter={limits[domain]!}
        />
      ))}
    </ul>
  );
}
