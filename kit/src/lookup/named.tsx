import type { Thing } from '@conclave/frame/event-parts.ts';
import { usePointed } from '../pointing.ts';
import { useScope } from '../scope.tsx';
import { hideThing, leaveThing, showThing, visited } from './opened.ts';

/** What stays in one line with the name that it stands beside: a bracket, and what ends a sentence. */
export const OPENED = /\($/;
export const CLOSED = /^[).,;:]+/;

/** A name in a text: on pointing, focus, long press and press it shows the thing; a place that is pressed is also gone to. */
export function Named({ thing, name }: { readonly thing: Thing; readonly name: string }) {
  const { lookup, table } = useScope();
  const visit = visited.useSet();
  const handlers = usePointed({
    show: (anchor) => showThing(anchor, thing),
    hide: (anchor, how) => (how === 'blur' ? hideThing(anchor) : leaveThing(anchor)),
  });
  if (!lookup) return name;
  return (
    <button
      type="button"
      className="k-named"
      data-rove
      {...handlers}
      onClick={(e) => {
        showThing(e.currentTarget, thing);
        if (table && thing[0] === 'place') visit({ place: thing[1] });
      }}
    >
      {name}
    </button>
  );
}
