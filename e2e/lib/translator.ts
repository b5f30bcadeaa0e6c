import type { Person } from './person.ts';

/** How a browser's translation treats a text node: it moves it into `font` elements, or puts others in its place. */
export type Manner = 'moves' | 'replaces';

/**
 * A browser that translates: every text node, now and later, comes to lie in two `font` elements, as Chrome makes them.
 * What is marked not to be translated stays.
 */
export async function translates(person: Person, manner: Manner): Promise<void> {
  await person.page.addInitScript((how: Manner) => {
    const isOurs = (node: Node | null) => node?.parentElement?.closest('font') != null;
    const isKept = (node: Node) =>
      node.parentElement === null || node.parentElement.closest('[translate="no"], script, style') !== null;
    const translate = (text: Text) => {
      if (!text.data.trim() || isOurs(text) || isKept(text)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = 'inherit';
      outer.append(inner);
      text.before(outer);
      if (how === 'moves') inner.append(text);
      else {
        inner.append(`\u00ab${text.data}\u00bb`);
        text.remove();
      }
    };
    const all = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
      if (root instanceof Text) translate(root);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') all(target);
        else addedNodes.forEach(all);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, manner);
}
