import type { MapBox } from '@conclave/kit/table';
import { useEdition, usePaintings } from '@conclave/kit/table';
import { useEffect, useState } from 'react';
import { TILES } from '../../../data/tiles.ts';
import type { State } from '../../../rules/types.ts';
import { LANDS } from '../../art/lands.ts';
import type { Order } from './worker.ts';

/** A painted ground, and which part of the plane it shows. */
interface Painted {
  readonly url: string;
  readonly box: MapBox;
}

/** Room about the places of the map for shoals and the lines in the water. */
const SHORE = 40;

/** Milliseconds, in which the press that laid a tile is painted: to begin a worker takes longer than all of that. */
const AFTER = 50;

/** Has a ground painted beside the page, which never waits for it; the result gives it up. */
function paint(order: Order, heard: (picture: Blob) => void): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Blob>) => {
    worker.terminate();
    heard(data);
  };
  worker.postMessage(order);
  return () => worker.terminate();
}

/** The painted ground of a map; null until it is painted, and where there are no pictures. */
export function useGround(view: Readonly<State>, around: MapBox): Painted | null {
  const edition = useEdition();
  const urls = edition && LANDS[edition];
  const areThere = usePaintings(urls) !== null;
  const [painted, setPainted] = useState<Painted | null>(null);
  const { cells, tiles } = view;
  const box = {
    x: around.x - SHORE,
    y: around.y - SHORE,
    width: around.width + 2 * SHORE,
    height: around.height + 2 * SHORE,
  };
  // Every move brings a new view; what is painted changes with the tiles alone.
  const lies = `${cells} ${tiles} ${Object.values(box)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it is in `lies`
  useEffect(() => {
    if (!urls || !areThere) return;
    const camps = tiles.map((tile) => TILES[tile]!.camp);
    const order: Order = { terrain: { cells, camps, box, isLight: edition === 'light' }, urls };
    let giveUp = () => {};
    const timer = setTimeout(() => {
      giveUp = paint(order, (picture) => setPainted({ url: URL.createObjectURL(picture), box }));
    }, AFTER);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [areThere, edition, lies]);
  useEffect(() => (painted ? () => URL.revokeObjectURL(painted.url) : undefined), [painted]);
  return edition === null ? null : painted;
}
