import type { Seat } from '@conclave/kernel';
import { mostInfluence } from '../rules/gain.ts';
import type { LimitChange, Reward } from '../rules/rewards.ts';
import type { State } from '../rules/types.ts';
import { domainName, influence, vp } from './names.ts';

/** Whether so much Influence more brings a seat of an older game to the end of the track, where more is lost. */
const isEnd = (view: Readonly<State>, seat: Seat, n: number): boolean =>
  view.influence[seat]! + n >= mostInfluence(view);

/** “limit of Trade 6→9”, “limits of Trade, Art 6→7” */
export function limitText(changes: readonly LimitChange[]): string {
  const groups = new Map<string, number[]>();
  for (const { domain, from, to } of changes)
    groups.set(`${from}→${to}`, [...(groups.get(`${from}→${to}`) ?? []), domain]);
  return [...groups]
    .map(
      ([change, domains]) =>
        `${domains.length === 1 ? 'limit' : 'limits'} of ${domains.map(domainName).join(', ')} ${change}`,
    )
    .join('; ');
}

/** “2 VP, 1 Influence, limit of Trade 6→9”, without Influence and limits where nothing becomes of them. */
export function rewardText(
  view: Readonly<State>,
  seat: Seat,
  { vp: points, influence: n, limits }: Reward,
): string {
  const end = isEnd(view, seat, n) ? ` (${mostInfluence(view)} is the most that counts)` : '';
  return [
    vp(points),
    ...(n === 0 && end === '' ? [] : [`${influence(n)}${end}`]),
    ...(limits.length === 0 ? [] : [limitText(limits)]),
  ].join(', ');
}
