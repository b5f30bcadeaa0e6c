import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { besideOf } from '../beside.ts';
import { useEscape } from '../escape.ts';
import type { Lookup, ThingProps } from '../game-ui.ts';
import { useScope } from '../scope.tsx';
import { hideThing, keepThing, leaveThing, opened, sought } from './opened.ts';

/** What the game shows of the thing whose name is pointed at; null for none, or until it has come. */
function useShown(lookup: Lookup | null) {
  const now = opened.use();
  const Drawn: ComponentType<ThingProps> | undefined = now ? lookup?.things[now.thing[0]] : undefined;
  return now && Drawn ? { ...now, Drawn } : null;
}

/** The thing that a name stands for, beside the name; a place is marked on the board as well. */
export function ThingPanel({ lookup }: { readonly lookup: Lookup | null }) {
  const { table = null } = useScope();
  const shown = useShown(lookup);
  const ref = useRef<HTMLDivElement>(null);
  const anchor = shown?.anchor;
  const seek = sought.useSet();
  const place = shown?.thing[0] === 'place' ? shown.thing[1] : null;
  useEffect(() => seek(place), [seek, place]);
  useEscape(shown !== null, hideThing);
  useLayoutEffect(() => {
    const panel = ref.current!;
    panel.hidePopover();
    if (!anchor) return;
    panel.showPopover();
    const put = () => {
      if (!anchor.isConnected) return hideThing();
      const room = { x: 0, y: 0, width: innerWidth, height: innerHeight };
      void besideOf(anchor.getBoundingClientRect(), ['top', 'bottom', 'left', 'right'], room, {
        measure: () => panel.getBoundingClientRect(),
      }).then(({ x, y }) => {
        panel.style.translate = `${x}px ${y}px`;
      });
    };
    // Also when its pictures have come.
    const sizes = new ResizeObserver(put);
    sizes.observe(panel);
    const onPress = (e: Event) => {
      if (!panel.contains(e.target as Node) && !anchor.contains(e.target as Node)) hideThing();
    };
    const onScroll = () => anchor.matches(':focus') || hideThing();
    addEventListener('pointerdown', onPress, true);
    addEventListener('scroll', onScroll, true);
    // A finger puts it away where it lies.
    const onClick = () => hideThing();
    panel.addEventListener('click', onClick);
    return () => {
      sizes.disconnect();
      panel.removeEventListener('click', onClick);
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('scroll', onScroll, true);
    };
  }, [anchor]);
  return (
    <div
      ref={ref}
      popover="manual"
      className="k-looked-up"
      role="status"
      onPointerEnter={keepThing}
      onPointerLeave={(e) => e.pointerType === 'mouse' && anchor && leaveThing(anchor)}
    >
      {shown && <shown.Drawn which={shown.thing[1]} table={table} />}
    </div>
  );
}
