/** What one page says to the others of this browser at the same table. */
interface Said {
  readonly page: string;
  /** When it was pressed or brought to the front; null when it goes. */
  readonly at: number | null;
}

/** The voice of a table, as one page sees it. */
export interface Voice {
  /** Takes the voice: somebody has pressed the page or brought it to the front. */
  readonly take: () => void;
  /** Whether this page is the one that sounds. */
  readonly isHere: () => boolean;
  /** The page is put away. */
  readonly give: () => void;
  readonly end: () => void;
}

/**
 * Of all pages of this browser at one table, the one that was used last sounds for it. (Web Locks would tell as well, but
 * are missing on pages that came over plain http.)
 */
export function voiceOf(table: string): Voice {
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const others = new Map<string, number>();
  let mine = 0;
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`conclave.voice.${table}`);
  const say = (at: number | null) => channel?.postMessage({ page, at } satisfies Said);
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.at === null) others.delete(data.page);
    else others.set(data.page, data.at);
  });
  return {
    take() {
      mine = Date.now();
      say(mine);
    },
    isHere: () => [...others.values()].every((at) => at < mine),
    give: () => say(null),
    end() {
      say(null);
      channel?.close();
    },
  };
}
