/** An impossible case inside the rules: always a fault of ours, never of a player. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** Rules running on a view came to something the viewer cannot know (a hidden card, future chance). */
export class Unknown extends Error {
  override readonly name = 'Unknown';
}

/** Why something is refused: a stable code, what the sentence needs, and the rule it follows from. */
export interface Refusal {
  readonly code: string;
  readonly params: { readonly [name: string]: string | number };
  readonly rule?: string;
}

export type Refused = { readonly ok: false; readonly error: Refusal };
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function refuse(code: string, params: Refusal['params'] = {}, rule?: string): Refused {
  return { ok: false, error: rule === undefined ? { code, params } : { code, params, rule } };
}
