import { later, reach } from './reach.ts';

/** The files that this page began with: of another build at least one is another. */
const beginnings = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  );

/** The page as the server has it now; null if the server can't be reached. */
async function servedPage(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** A page that is loaded anew and still lacks a part must not go on loading for ever. */
const PATIENCE = 60_000;
const mayReload = (): boolean => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'reload' || performance.now() > PATIENCE;
};

/**
 * Loads a part of the page. Where that fails, the server is asked first: as long as it can't be reached, the page stays and
 * tries again. If it has been built anew since, or the browser keeps the failure in mind (Chromium does not fetch a module
 * again that once failed), the whole page is loaded again, which the server has just shown that it can serve.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return loadAgain(load, error);
  }
}

async function loadAgain<T>(load: () => Promise<T>, error: unknown): Promise<T> {
  for (;;) {
    const page = await servedPage();
    if (page === null) {
      reach.missed();
      await reach.back();
      await later(300);
      continue;
    }
    const isSame = beginnings().every((path) => page.includes(path));
    const found = isSame ? await load().catch(() => null) : null;
    if (found !== null) return found;
    if (!mayReload()) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  }
}
