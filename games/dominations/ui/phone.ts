/** Where the board has no room for all of a map or a Tree at once. */
export const phone: MediaQueryList | undefined = globalThis.matchMedia?.('(max-width: 599.99px)');
