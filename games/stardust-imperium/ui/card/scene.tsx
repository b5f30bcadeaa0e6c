import { useEdition, usePaintings } from '@conclave/kit/table';
import { type ReactNode, useMemo } from 'react';

/** A painted picture; until it is there, and where colours are forced, the card's own ground stands for it. */
function Painted({ url }: { readonly url: string }): ReactNode {
  const urls = useMemo(() => [url], [url]);
  const isShown = usePaintings(useEdition() && urls) !== null;
  return (
    <span className="si-scene k-veil" data-painted={isShown || undefined}>
      {isShown && <img src={url} alt="" decoding="async" draggable={false} />}
    </span>
  );
}

/** The scene of a kind of card. */
export const Scene = ({ kind }: { readonly kind: number }) => (
  <Painted url={new URL(`../art/card-${kind}.webp`, import.meta.url).href} />
);

/** The back of every card. */
export const BackScene = () => <Painted url={new URL('../art/back.webp', import.meta.url).href} />;
