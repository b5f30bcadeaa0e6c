import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createElement } from './index.ts';
import { jsx, jsxs } from './jsx-runtime.ts';

/** An element as the compiler has it made, with these children. */
const made = (type: string | typeof Fragment, ...children: unknown[]): ReactNode =>
  children.length === 1
    ? jsx(type as 'p', { children: children[0] as ReactNode })
    : jsxs(type as 'p', { children: children as ReactNode[] });
const html = (node: ReactNode) => renderToStaticMarkup(node);
const bold = jsx('b', { children: 'x' });

describe('a text', () => {
  it('is left alone where it is all there is, however many pieces it came in', () => {
    expect(html(made('p', 'one'))).toBe('<p>one</p>');
    expect(html(made('p', 'You have ', 3, ' credits', false, null))).toBe('<p>You have 3 credits</p>');
    expect(html(made('p', ['a', 1]))).toBe('<p>a1</p>');
    expect(html(made('p', 0, ''))).toBe('<p>0</p>');
  });

  it('beside something else gets an element of its own, its pieces one', () => {
    expect(html(made('p', 'You have ', 3, ' credits ', bold))).toBe(
      '<p><own-text>You have 3 credits </own-text><b>x</b></p>',
    );
    expect(html(made('p', bold, ' and ', [' more ', bold]))).toBe(
      '<p><b>x</b><own-text> and </own-text><own-text> more </own-text><b>x</b></p>',
    );
  });

  it('of nothing but space stays, as nobody translates it and in a row of boxes it must not become one', () => {
    expect(html(made('p', bold, ' ', bold))).toBe('<p><b>x</b> <b>x</b></p>');
  });

  it('has another element in a drawing, and none where there can be none', () => {
    expect(html(made('text', 'a', made('tspan', 'b')))).toBe('<text><tspan>a</tspan><tspan>b</tspan></text>');
    expect(html(made('option', 'Card ', 3))).toBe('<option>Card 3</option>');
  });

  it('of a fragment has its own too, since nobody knows what it will stand beside', () => {
    expect(html(made('p', made(Fragment, 'a'), made(Fragment, 'b ', bold)))).toBe(
      '<p><own-text>a</own-text><own-text>b </own-text><b>x</b></p>',
    );
  });

  it('is treated the same where a key follows spread properties', () => {
    expect(html(createElement('p', { title: 't' }, 'a ', 'b', bold))).toBe(
      '<p title="t"><own-text>a b</own-text><b>x</b></p>',
    );
    expect(html(createElement('p', { children: 'a' }))).toBe('<p>a</p>');
  });

  it('leaves what stands beside it in its place, whether it is there or not', () => {
    const children = (text: unknown) =>
      (made('p', text, ' b', bold) as unknown as { props: { children: unknown[] } }).props.children;
    expect(children('a')[2]).toBe(bold);
    expect(children(false)[2]).toBe(bold);
  });
});
