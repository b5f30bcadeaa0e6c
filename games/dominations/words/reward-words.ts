import type { Seat } from '@conclave/kernel';
import { mostInfluence } from '../rules/gain.ts';
import type { Reward } from '../rules/rewards.ts';
import type { State } from '../rules/types.ts';
import { influence, vp } from './names.ts';

/** Whether so much Influence more brings a seat of an older game to the end of the track, where more is lost. */
const isEnd = (view: Readonly<State>, seat: Seat, n: number): boolean =>
  view.influence[seat]! + n >= mostInfluence(view);

/** “2 VP, 1 Influence”, without Influence where there is none. */
export function rewardText(view: Readonly<State>, seat: Seat, { vp: points, influence: n }: Reward): string {
  const end = isEnd(view, seat, n) ? ` (${mostInfluence(view)} is the most that counts)` : '';
  return n === 0 && end === '' ? vp(points) : `${vp(points)}, ${influence(n)}${end}`;
}
