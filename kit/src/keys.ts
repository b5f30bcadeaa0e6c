/** Whether keys write there. */
export const isTyping = (target: EventTarget | null): boolean =>
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
