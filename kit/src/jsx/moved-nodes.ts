/** The child of `parent` in which a node lies; null if it lies elsewhere. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets a page live on whose nodes somebody else has moved: the second line behind `own-text.ts`, for the few texts that are
 * not made by an element (a component that is nothing but a text, a space between two elements) and for whatever else
 * reaches into pages, such as extensions. Without it React throws where it removes a node that is no longer where it was,
 * and the whole table is gone.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const holder = childHolding(this, child);
    if (holder instanceof HTMLElement && holder.localName === 'font') removeChild.call(this, holder);
    else if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? childHolding(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
}
