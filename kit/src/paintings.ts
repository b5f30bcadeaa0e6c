import { useEffect, useState, useSyncExternalStore } from 'react';

/*
 * Painted pictures of a table, made by the workspace art/. They come after what is drawn without them, and never hold
 * a game up.
 */

/** Pictures are painted for a theme; where the system forces its colours there are none. */
export type Edition = 'dark' | 'light';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const forced = globalThis.matchMedia?.('(forced-colors: active)');

function edition(): Edition | null {
  if (!dark || forced?.matches) return null;
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
}

function follow(changed: () => void): () => void {
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const query of [dark, forced]) query?.addEventListener('change', changed);
  return () => {
    root.disconnect();
    for (const query of [dark, forced]) query?.removeEventListener('change', changed);
  };
}

/** The edition that fits the theme; null while there are to be no pictures. */
export const useEdition = (): Edition | null => useSyncExternalStore(follow, edition, () => null);

/** A browser has few lines to a server, and a move must find one free also while pictures are stuck on a bad one. */
const AT_ONCE = 2;
let underWay = 0;
const queue: (() => void)[] = [];

const known = new Map<string, Promise<HTMLImageElement>>();
const there = new Map<string, HTMLImageElement>();

async function fetched(url: string): Promise<HTMLImageElement> {
  if (underWay < AT_ONCE) underWay++;
  else await new Promise<void>((go) => queue.push(go));
  try {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    there.set(url, image);
    return image;
  } catch (error) {
    // Another time it may be there.
    known.delete(url);
    throw error;
  } finally {
    const next = queue.shift();
    if (next) next();
    else underWay--;
  }
}

function painting(url: string): Promise<HTMLImageElement> {
  const found = known.get(url) ?? fetched(url);
  known.set(url, found);
  return found;
}

type Images = readonly HTMLImageElement[];

const complete = new WeakMap<readonly string[], Images>();

/** Pictures that are there already, as the same list each time; null if some are missing. */
function those(urls: readonly string[]): Images | null {
  const all = complete.get(urls) ?? urls.flatMap((url) => there.get(url) ?? []);
  if (all.length < urls.length) return null;
  complete.set(urls, all);
  return all;
}

/**
 * Pictures as soon as all of them are there; null until then.
 * @param urls the same list each time; null for none
 */
export function usePaintings(urls: readonly string[] | null): Images | null {
  const [, arrived] = useState(0);
  const all = urls && those(urls);
  const isMissing = urls !== null && all === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOn = true;
    Promise.all(urls.map(painting)).then(
      () => isOn && arrived((n) => n + 1),
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, [urls, isMissing]);
  return all;
}
