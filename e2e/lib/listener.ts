import type { Page } from 'playwright-core';

/** Notes from now on what the page tells those who listen to it: what comes into a live region, and alerts that show. */
export async function listens(page: Page): Promise<{ readonly heard: () => Promise<string[]> }> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const tidy = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement!;
        for (const node of addedNodes) {
          const isAlert = node instanceof Element && node.matches('[role="alert"]');
          const region = isAlert ? node : place.closest('[aria-label="Steps"], [role="alert"]');
          if (region && tidy(node) !== '') heard.push(tidy(node));
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return { heard: () => page.evaluate(() => (window as unknown as { heard: string[] }).heard) };
}
