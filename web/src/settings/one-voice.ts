import { later } from '../net/reach.ts';

/** What one page says to the others of this browser: that it would sound for this reason. */
interface Claim {
  readonly reason: string;
  /** Pages that somebody sees go first, then the lower number. */
  readonly rank: number;
}

/** Milliseconds in which the pages of one browser hear of the same news. */
const HEARING = 250;
/** How many reasons are kept in mind. */
const REMEMBERED = 50;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('conclave.sound');
/** The best claim of another page by reason. */
const heard = new Map<string, number>();
channel?.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
  heard.set(data.reason, Math.min(data.rank, heard.get(data.reason) ?? Number.POSITIVE_INFINITY));
  if (heard.size > REMEMBERED) heard.delete(heard.keys().next().value!);
});

/**
 * Whether this page is the one of all pages of this browser that sounds for a reason: two tabs at one seat have the same
 * reasons. (Web Locks would tell without waiting, but are missing on pages that came over plain http.)
 */
export async function isVoice(reason: string): Promise<boolean> {
  if (!channel) return true;
  const earlier = heard.get(reason);
  const rank = (document.hidden ? 1 : 0) + Math.random();
  channel.postMessage({ reason, rank } satisfies Claim);
  // Another page was first by more than the moment that all wait: it has sounded already.
  if (earlier !== undefined) return false;
  await later(HEARING);
  return rank < (heard.get(reason) ?? Number.POSITIVE_INFINITY);
}
