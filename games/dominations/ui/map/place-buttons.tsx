import { type Look, PlaceButton, type PlaceState, type Point } from '@conclave/kit/table';
import { isDown } from '@conclave/mechanics/triangles';
import { memo } from 'react';
import { middleOf, triangle } from './shape.ts';

export const OUTLINE = [triangle(false, 2.5), triangle(true, 2.5)];

/** What is done with a place of the map; the same functions as long as the map is on the page. */
export interface OnPlace {
  readonly press: (cell: number) => void;
  readonly look: Look;
  readonly pin: (cell: number) => void;
  readonly show: (at: Point) => void;
}

interface PlaceProps {
  readonly className: string;
  readonly cell: number;
  /** What lies there or would come of it, in words. */
  readonly says: string;
  readonly state: PlaceState;
  readonly isLooked: boolean;
  readonly on: OnPlace;
}

/** A place of the map as a button: drawn again only when something of it has changed. */
export const Place = memo(({ className, cell, says, state, isLooked, on }: PlaceProps) => (
  <PlaceButton
    className={className}
    place={cell}
    label={`${says}${state === 'lit' ? ' Can be chosen.' : ''}`}
    at={middleOf(cell)}
    outline={OUTLINE[isDown(cell) ? 1 : 0]!}
    state={state}
    isLooked={isLooked}
    {...on}
  />
));
