/** Whether keys write there. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly isComposing?: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}

/** What keys with a letter or a digit on them are called where nothing else is known of them. */
const PRINTED = /^(?:Key([A-Z])|Digit(\d)|Numpad(\d))$/;

/**
 * The letter (small) or digit of a key that was pressed, or the key's name. On keyboards that write another script, or that
 * have their digits above other signs, the key counts that lies at its place. Null while a word is being composed, for a
 * sign made with AltGr, and for what is no real key, as when a browser fills in a form.
 */
export function keyOf(e: Pressed): string | null {
  const { key, code } = e;
  if (!key || e.isComposing || key === 'Dead' || key === 'Process' || e.getModifierState('AltGraph'))
    return null;
  if (key.length > 1 || /^[a-z0-9+\-=]$/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  const [, letter, ...digits] = PRINTED.exec(code) ?? [];
  return letter?.toLowerCase() ?? digits.find((digit) => digit !== undefined) ?? key;
}

/** The same of a press that is meant for the page itself: alone, where nobody writes and no dialog lies over it; else null. */
export const pageKey = (e: KeyboardEvent): string | null =>
  e.defaultPrevented ||
  e.ctrlKey ||
  e.metaKey ||
  e.altKey ||
  isTyping(e.target) ||
  document.querySelector('dialog[open]')
    ? null
    : keyOf(e);
