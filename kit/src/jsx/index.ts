import { createElement as make, type ReactNode } from 'react';
import { withOwnText } from './own-text.ts';

/** What the compiler calls instead of `jsx` where a key follows spread properties. */
export function createElement(
  type: Parameters<typeof make>[0],
  props: object | null,
  ...children: unknown[]
) {
  if (children.length === 0) return make(type, props && withOwnText(type, props));
  const { children: apart } = withOwnText(type, { children: children.length === 1 ? children[0] : children });
  return make(type, props, ...((Array.isArray(apart) ? apart : [apart]) as ReactNode[]));
}
