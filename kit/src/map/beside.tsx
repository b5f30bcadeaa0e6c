import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { besideOf } from '../beside.ts';
import type { Explanation } from '../bubble.tsx';
import { IconButton } from '../button.tsx';
import { RuleLink } from '../rule-link.tsx';
import { useTableScope } from '../table-scope.tsx';
import { tell } from '../told.ts';
import { clearSide } from './clear-side.ts';

/** A window where panels stand beside what they are about; in a narrower one they would cover it. */
const WIDE = '(min-width: 900px)';
/** Pixels: in less width nothing can be read. */
const LEAST_WIDTH = 240;

/** Pictures without a change after which nothing moves any more. */
const STILL = 12;

/** Properties that say where a panel stands. */
const PLACING = ['--room-inline', '--room-block', 'translate'];
/** Pixels between the rim of a map and a box on it that a panel in the corner has to leave free. */
const SPARE = 16;

/**
 * Puts a panel into the corner of its parent farthest from a box, by `data-block` and `data-inline` of `start` or `end`;
 * `--room-block` is how high it may be there without covering the box.
 */
function toFarCorner({ dataset, style, parentElement }: HTMLElement, box: DOMRect): void {
  const around = parentElement!.getBoundingClientRect();
  const isLow = box.top + box.height / 2 > around.top + around.height / 2;
  const isRight = box.left + box.width / 2 > around.left + around.width / 2;
  delete dataset.beside;
  for (const name of PLACING) style.removeProperty(name);
  const room = isLow ? box.top - around.top : around.bottom - box.bottom;
  style.setProperty('--room-block', `${Math.max(0, room - SPARE)}px`);
  dataset.block = isLow ? 'start' : 'end';
  dataset.inline = isRight ? 'start' : 'end';
}

/** The sides of a box of the map, that towards its nearer rim first: there a panel covers least of the map. */
const sidesOf = (box: DOMRect, room: DOMRect) =>
  2 * box.left + box.width < 2 * room.left + room.width
    ? (['left', 'right', 'bottom', 'top'] as const)
    : (['right', 'left', 'bottom', 'top'] as const);

/** Puts a panel beside a box of the map, without leaving the map: where it covers none of the others, if there is such room. */
async function toSide(
  panel: HTMLElement,
  box: DOMRect,
  others: readonly DOMRect[],
  room: DOMRect,
): Promise<void> {
  const { style, dataset } = panel;
  delete dataset.block;
  delete dataset.inline;
  dataset.beside = '';
  for (const name of PLACING) style.removeProperty(name);
  const origin = panel.getBoundingClientRect();
  const sides = sidesOf(box, room);
  const { x, y } =
    clearSide(box, sides, others, room, origin) ??
    (await besideOf(box, sides, room, {
      measure: () => panel.getBoundingClientRect(),
      limit({ width, height }) {
        style.setProperty('--room-inline', `${Math.max(LEAST_WIDTH, width)}px`);
        style.setProperty('--room-block', `${height}px`);
      },
    }));
  style.translate = `${x - origin.x}px ${y - origin.y}px`;
}

/**
 * For a panel that lies over a map in the same parent: in a wide window beside what it is about, else in the corner farthest
 * from it, for as long as the panel is open, wherever the map is pulled.
 * @param selector finds the element on the map
 */
function useBeside<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const panel = ref.current!;
    const wide = matchMedia(WIDE);
    let frame = 0;
    let known = '';
    let still = 0;
    const wake = () => {
      still = 0;
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    const follow = () => {
      frame = ++still < STILL ? requestAnimationFrame(follow) : 0;
      const about = panel.parentElement?.querySelector(selector);
      // What holds the map may leave room round it.
      const chart = about?.closest('.map-frame')?.parentElement;
      if (!about || !chart) return;
      const others = () =>
        [...chart.querySelectorAll('.map-place')].flatMap((place) =>
          place === about ? [] : [place.getBoundingClientRect()],
        );
      const [box, room] = [about.getBoundingClientRect(), chart.getBoundingClientRect()];
      const state = () => JSON.stringify([wide.matches, box, room, panel.offsetWidth, panel.offsetHeight]);
      if (state() === known) return;
      if (wide.matches) void toSide(panel, box, others(), room).then(() => (known = state()));
      else toFarCorner(panel, box);
      known = state();
      wake();
    };
    follow();
    // All that can move the panel or what it is about says so here, or keeps moving.
    const parent = panel.parentElement!;
    const moved = new MutationObserver(wake);
    moved.observe(parent, { subtree: true, childList: true, attributeFilter: ['style', 'transform'] });
    const resized = new ResizeObserver(wake);
    resized.observe(parent);
    resized.observe(panel);
    return () => {
      cancelAnimationFrame(frame);
      moved.disconnect();
      resized.disconnect();
    };
  }, [selector]);
  return ref;
}

const placeSelector = (place: number): string => `[data-sector="${place}"]`;

/** Whoever comes to the place by keyboard hears why it can't be chosen. */
function useHeardReason(place: number, why: Explanation | null): void {
  const scope = useTableScope();
  const said = typeof why?.text === 'string' ? why.text : null;
  useEffect(() => {
    if (said !== null && document.activeElement?.matches(`${placeSelector(place)}:focus-visible`))
      tell(scope, said);
  }, [scope, place, said]);
}

/**
 * A place of a map taken apart, over the map in the same parent and beside the place, which it never covers.
 * What closes it besides its button is up to what opens it: `useSight` knows of Escape and of new questions.
 */
export function Beside({
  place,
  label,
  title,
  className,
  isPinned = false,
  why = null,
  close,
  children,
}: {
  /** The number of the place. */
  readonly place: number;
  /** What it is about, in words. */
  readonly label: string;
  readonly title: ReactNode;
  readonly className: string;
  /** Whether it stays until it is closed, and can be used; else pointers go through it. */
  readonly isPinned?: boolean;
  /** Why it can't be chosen now; null where it can, or nothing is asked. */
  readonly why?: Explanation | null;
  /** For its button; null for none. */
  readonly close: (() => void) | null;
  readonly children: ReactNode;
}) {
  const panel = useBeside<HTMLElement>(placeSelector(place));
  useHeardReason(place, why);
  return (
    <aside
      ref={panel}
      className={`map-inspect ${className}`}
      aria-label={label}
      data-pinned={isPinned || undefined}
    >
      <header className="k-panel-head">
        <h3>{title}</h3>
        {close && <IconButton icon="close" label="Close" size={16} onClick={close} />}
      </header>
      {children}
      {why && (
        <p className="map-why">
          {why.text} {why.rule && isPinned && <RuleLink rule={why.rule} brief />}
        </p>
      )}
    </aside>
  );
}
