import { Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';

/*
 * A browser that translates a page takes its text nodes away and puts `font` elements there, now and whenever text is new.
 * React, which holds on to the nodes it made, then fails where it removes one, and where it changes one writes into a node
 * that nobody sees: "3 credits" would stand there for ever. Only a text that is alone in its element is safe, because
 * React sets the text of the element then, whatever has become of the node. So every text that stands beside something
 * else gets an element of its own, here, where all elements are made: no part of the page has to think of it.
 */

/** An element without a look of its own, which no rule for `span` meets. In a drawing only `tspan` may hold text. */
const OWN = 'own-text';
const OWN_DRAWN = 'tspan';
const DRAWN: ReadonlySet<unknown> = new Set(['text', 'tspan', 'textPath']);
/** These hold text and nothing else. */
const PLAIN: ReadonlySet<unknown> = new Set(['option', 'textarea', 'title', 'style', 'script']);

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown): boolean =>
  child === null || child === undefined || typeof child === 'boolean';
/** Nobody translates it; in a row of boxes it must not become one. */
const isBlank = (text: string): boolean => text.trim() === '';
const textOf = (children: readonly unknown[]): string => children.flat(9).filter(isText).join('');

/**
 * Children with texts that follow one another made one, in the first one's place, so that everything else keeps its own;
 * each in its own element unless it is all there is.
 */
function apart(children: readonly unknown[], own: string, mayBeAlone: boolean): readonly unknown[] {
  const out: unknown[] = [...children];
  let start = -1;
  let others = 0;
  for (const [i, child] of out.entries()) {
    if (isText(child)) {
      if (start < 0) start = i;
      else {
        out[start] = `${out[start]}${child}`;
        out[i] = null;
      }
    } else if (!isNothing(child)) {
      start = -1;
      others++;
      if (Array.isArray(child)) out[i] = apart(child, own, false);
    }
  }
  if (others === 0 && mayBeAlone) return out;
  return out.map((child, i) =>
    isText(child) && !isBlank(String(child))
      ? jsx(own as 'span', { children: String(child) }, `text ${i}`)
      : child,
  );
}

interface Props {
  readonly children?: unknown;
}

/** The properties of an element with each of its texts in an element of its own, where it is not alone. */
export function withOwnText<P extends Props>(type: unknown, props: P): P {
  const { children } = props;
  if (type === Fragment && isText(children)) return { ...props, children: apart([children], OWN, false) };
  if (!Array.isArray(children) || (typeof type !== 'string' && type !== Fragment)) return props;
  if (PLAIN.has(type)) return { ...props, children: textOf(children) };
  const made = apart(children, DRAWN.has(type) ? OWN_DRAWN : OWN, type !== Fragment);
  const isAlone = type !== Fragment && made.every((child) => isText(child) || isNothing(child));
  return { ...props, children: isAlone ? textOf(made) : made };
}
