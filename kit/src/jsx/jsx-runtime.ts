import { jsx as make, jsxs as makeMany } from 'react/jsx-runtime';
import { withOwnText } from './own-text.ts';

/** How the elements of this house are made: as React makes them, each text apart (own-text.ts says why). */
export { Fragment } from 'react';

export const jsx: typeof make = (type, props, key) => make(type, withOwnText(type, props as object), key);

export const jsxs: typeof makeMany = (type, props, key) => {
  const apart = withOwnText<{ children?: unknown }>(type, props as object);
  return Array.isArray(apart.children) ? makeMany(type, apart, key) : make(type, apart, key);
};
