import { useEdition, usePaintings } from '@conclave/kit/table';
import { type ReactNode, useMemo } from 'react';
import { Back, Emblem } from './emblem.tsx';

/** A painted picture; until it is there, and where colours are forced, the drawing stands for it. */
function Painted({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const urls = useMemo(() => [url], [url]);
  const isShown = usePaintings(useEdition() && urls) !== null;
  return (
    <span className="si-scene" data-painted={isShown || undefined}>
      {isShown ? <img src={url} alt="" decoding="async" draggable={false} /> : children}
    </span>
  );
}

/** The scene of a kind of card. */
export const Scene = ({ kind }: { readonly kind: number }) => (
  <Painted url={new URL(`../art/card-${kind}.webp`, import.meta.url).href}>
    <Emblem kind={kind} />
  </Painted>
);

/** The back of every card. */
export const BackScene = () => (
  <Painted url={new URL('../art/back.webp', import.meta.url).href}>
    <Back />
  </Painted>
);
