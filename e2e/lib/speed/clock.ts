/** Milliseconds since the page was asked for. */
export interface Opened {
  /** Something is drawn. */
  readonly drawn: number;
  /** What is asked can be answered, and is painted. */
  readonly playable: number;
}

declare global {
  interface Window {
    /** Put there by `keepTime`. */
    benchClock: {
      playable: number | null;
      /** From each press to the picture that follows it. */
      readonly presses: number[];
    };
  }
}

/** Runs in a page before anything else does: notes when it can be played, and how long each press takes to be painted. */
export function keepTime(): void {
  const clock: Window['benchClock'] = { playable: null, presses: [] };
  window.benchClock = clock;
  /** Once the picture that comes next has been painted. */
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });
  // Some questions are answered in the prompt, others by one's cards.
  const parts = [
    '#prompt[data-asked]',
    ':is(.prompt-ask, .table-mine) :is(button, input):enabled',
    '.table-board :is(svg, img, button)',
  ];
  const seen = new MutationObserver(() => {
    if (parts.some((part) => !document.querySelector(part))) return;
    seen.disconnect();
    painted(() => {
      clock.playable = performance.now();
    });
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener(
    'click',
    ({ timeStamp }) => painted(() => clock.presses.push(performance.now() - timeStamp)),
    true,
  );
}

/** What the clock of a page says once it can be played; runs in the page. */
export async function opened(): Promise<Opened> {
  for (;;) {
    const { playable } = window.benchClock;
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    if (playable !== null && paint) return { drawn: paint.startTime, playable };
    if (performance.now() > 60_000) throw new Error('the table cannot be played');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
