import { jsxDEV as make } from 'react/jsx-dev-runtime';
import { withOwnText } from './own-text.ts';

type Make = (type: unknown, props: object, key: unknown, isMany: boolean, ...rest: unknown[]) => unknown;

/** The same while the page is worked on. */
export { Fragment } from 'react';

export const jsxDEV: Make = (type, props, key, isMany, ...rest) => {
  const apart = withOwnText<{ children?: unknown }>(type, props);
  return (make as Make)(type, apart, key, isMany && Array.isArray(apart.children), ...rest);
};
