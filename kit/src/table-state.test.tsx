import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AtTable, type TableScope, tableScope } from './table-scope.tsx';
import { tableState } from './table-state.ts';
import { unsent } from './unsent.ts';

const at = (scope: TableScope, part: ReactElement): string =>
  renderToStaticMarkup(<AtTable scope={scope}>{part}</AtTable>);

const state = tableState('closed');
const Shows = () => <>{state.use()}</>;
const Opens = () => {
  state.useSet()('open');
  return null;
};

describe('a state of a table', () => {
  it('is another one at another table, and begins anew at the next', () => {
    const [one, other] = [tableScope('a'), tableScope('a')];
    at(one, <Opens />);
    expect([at(one, <Shows />), at(other, <Shows />)]).toEqual(['open', 'closed']);
    expect([state.at(one).get(), state.at(other).get()]).toEqual(['open', 'closed']);
  });

  it('is not kept where there is no table', () => {
    renderToStaticMarkup(<Opens />);
    expect(renderToStaticMarkup(<Shows />)).toBe('closed');
  });
});

describe('what is begun and not sent', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is found again at its own table after the page was put away, and nowhere else', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    const begun = unsent('move', { parts: new Set<number>(), hint: '' }, (now) => ({ ...now, hint: '' }));
    const left = tableScope('a');
    begun.at(left).set({ parts: new Set([3]), hint: 'why not' });
    expect(stored.size).toBe(0);
    for (const keep of left.keepers) keep();
    expect(begun.at(tableScope('a')).get()).toEqual({ parts: new Set([3]), hint: '' });
    expect(begun.at(tableScope('b')).get().parts.size).toBe(0);
  });

  it('is forgotten once it is given up', () => {
    const stored = new Map([['conclave.unsent a line', '"half a word"']]);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    });
    const line = unsent('line', '');
    const scope = tableScope('a');
    expect(line.at(scope).get()).toBe('half a word');
    line.at(scope).set('');
    for (const keep of scope.keepers) keep();
    expect(stored.size).toBe(0);
  });
});
