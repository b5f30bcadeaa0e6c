import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Aim,
  aimed,
  type Camera,
  centred,
  type MapBox,
  moved,
  type Point,
  turned,
  WHOLE,
  zoomed,
} from './camera.ts';

/** Pixels: a press that drifts less is a press, not a pull. A finger drifts more than a mouse. */
const STILL = { mouse: 7, finger: 15 };
const STEP = 1.5;
const WHEEL = 0.0016;
/** Milliseconds on the way to an aim, as in map.css. */
const GLIDE = 250;
/** Radians: two fingers that turn farther twist what is in hand. */
const TWIST = 0.6;

/** What one can do with the camera, and the handlers of the element that holds the drawing. */
export interface CameraControl {
  readonly camera: Camera;
  /** Pixels of a unit of the drawing; null before its place is measured. */
  readonly scale: number | null;
  /** Whether it is on its way to an aim. */
  readonly isGliding: boolean;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Brings a point to the middle, if not all is in sight. */
  readonly show: (at: Point) => void;
  readonly handlers: {
    readonly onPointerDown: (e: PointerEvent) => void;
    readonly onPointerMove: (e: PointerEvent) => void;
    readonly onPointerUp: (e: PointerEvent) => void;
    readonly onPointerCancel: (e: PointerEvent) => void;
    /** Whether the press that ends was a pull. */
    readonly onClickCapture: (e: { stopPropagation: () => void }) => boolean;
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** What a twist of two fingers turns by a step, 1 being clockwise. */
export type Twist = (by: 1 | -1) => void;

/**
 * Pull, pinch and wheel over a drawing whose whole fills `box`. By itself it moves only for another `aim`, or in another
 * room, and only if not all of that is in sight: no press on what is seen moves it from under the finger.
 * @param aim what has to be in sight by what is asked or has happened, and not by what is chosen
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  box: MapBox,
  twist?: Twist,
  aim: Aim | null = null,
): CameraControl {
  const [camera, setCamera] = useState(WHOLE);
  // Where no page is shown, as in a test of what is written, nothing will ever be measured.
  const [fit, setFit] = useState(typeof document === 'undefined' ? 1 : null);
  const [isGliding, setGliding] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Where the pointers came down, and how far they were apart. */
  const start = useRef({ at: { x: 0, y: 0 }, spread: 0 });
  /** Whether they have gone so far from there that they pull. */
  const pulls = useRef(false);
  /** How far two fingers have turned since the last step of a twist. */
  const twisted = useRef(0);

  /** A point of the screen in the box of the drawing. */
  const inBox = useCallback(
    ({ x, y }: Point): Point => {
      const matrix = svg.current?.getScreenCTM();
      return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
    },
    [svg],
  );

  // Before the first picture, so that nothing is ever too small to read.
  useLayoutEffect(() => {
    const element = svg.current!;
    const measure = () => setFit(element.getScreenCTM()?.a || 1);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    // A wheel is heard here, because only then may it be kept from scrolling the page.
    const onWheel = (e: WheelEvent) => {
      e.preventDefault();
      const by = e.deltaY * (e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1) * (e.ctrlKey ? 6 : 1);
      const at = inBox({ x: e.clientX, y: e.clientY });
      setCamera((old) => zoomed(old, Math.exp(-by * WHEEL), at, box));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      watcher.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [svg, box, inBox]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves for another aim or room, then it is led by hand
  useEffect(() => {
    if (fit === null || !aim) return;
    const { left, top, right, bottom } = svg.current!.getBoundingClientRect();
    const [start, end] = [inBox({ x: left, y: top }), inBox({ x: right, y: bottom })];
    const next = aimed(camera, aim, fit, { ...start, width: end.x - start.x, height: end.y - start.y }, box);
    if (next === camera) return;
    setCamera(next);
    setGliding(true);
    const arrived = setTimeout(() => setGliding(false), GLIDE);
    return () => clearTimeout(arrived);
  }, [aim, fit]);

  const zoom = (factor: number) =>
    setCamera((old) => zoomed(old, factor, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, box));
  const lift = (e: PointerEvent) => fingers.current.delete(e.pointerId);
  return {
    camera,
    scale: fit === null ? null : fit * camera.k,
    isGliding,
    nearer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    whole: () => setCamera(WHOLE),
    show: (at) => setCamera((old) => (old.k > 1 ? centred(old, at, box) : old)),
    handlers: {
      onPointerDown(e) {
        if (fingers.current.size === 0) pulls.current = false;
        twisted.current = 0;
        fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
        const down = [...fingers.current.values()];
        start.current = { at: middleOf(down), spread: spread(down) };
      },
      onPointerMove(e) {
        if (!fingers.current.has(e.pointerId)) return;
        if (e.buttons === 0) {
          lift(e);
          return;
        }
        const before = [...fingers.current.values()];
        fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
        const after = [...fingers.current.values()];
        const [from, to] = [middleOf(before), middleOf(after)];
        const { at, spread: apart } = start.current;
        const drift = Math.hypot(to.x - at.x, to.y - at.y) + Math.abs(spread(after) - apart);
        pulls.current ||= drift >= (e.pointerType === 'mouse' ? STILL.mouse : STILL.finger);
        if (!pulls.current) return;
        twisted.current += turned(before, after);
        if (twist && Math.abs(twisted.current) >= TWIST) {
          twist(twisted.current > 0 ? 1 : -1);
          twisted.current = 0;
        }
        e.currentTarget.setPointerCapture(e.pointerId);
        const [was, is] = [inBox(from), inBox(to)];
        const factor = after.length > 1 ? spread(after) / (spread(before) || 1) : 1;
        setCamera((old) => zoomed(moved(old, is.x - was.x, is.y - was.y, box), factor, is, box));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(e) {
        const hasPulled = pulls.current;
        if (hasPulled) e.stopPropagation();
        pulls.current = false;
        return hasPulled;
      },
    },
  };
}
