import { type RefObject, useEffect, useRef } from 'react';
import { TileFace } from './land-tile.tsx';

const SIZE = 76;

/**
 * The tile in hand under the pointer of a mouse, wherever it is over the map but on no place that would take it.
 * @param over the element that holds the map
 */
export function Carried({
  tile,
  rotation,
  over,
}: {
  readonly tile: number;
  readonly rotation: number;
  readonly over: RefObject<HTMLElement | null>;
}) {
  const carried = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const map = over.current!;
    const show = (e: PointerEvent) => {
      const { style } = carried.current!;
      const box = map.getBoundingClientRect();
      const isFree = e.pointerType === 'mouse' && !(e.target as Element).closest('[data-sector], button');
      style.visibility = isFree ? 'visible' : 'hidden';
      style.transform = `translate(${e.clientX - box.left}px, ${e.clientY - box.top}px) translate(-50%, -60%)`;
    };
    const hide = () => {
      carried.current!.style.visibility = 'hidden';
    };
    map.addEventListener('pointermove', show);
    map.addEventListener('pointerleave', hide);
    return () => {
      map.removeEventListener('pointermove', show);
      map.removeEventListener('pointerleave', hide);
    };
  }, [over]);
  return (
    <div ref={carried} className="dm-carried k-veil" style={{ visibility: 'hidden' }}>
      <TileFace tile={tile} rotation={rotation} size={SIZE} />
    </div>
  );
}
