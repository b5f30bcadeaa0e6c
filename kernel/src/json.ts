export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain JSON data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = value.slice();
    for (let i = 0; i < out.length; i++) if (typeof out[i] === 'object') out[i] = copy(out[i]);
    return out as T;
  }
  const out = { ...value };
  for (const key in out) if (typeof out[key] === 'object') out[key] = copy(out[key]);
  return out;
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((k) => Object.hasOwn(b, k) && equal((a as Indexed)[k], (b as Indexed)[k]));
}

type Indexed = Record<string, unknown>;

/** The placeholder of the same kind: numbers become -1, text empty; lists and objects keep their shape. */
export function hidden<T>(value: T): T {
  if (typeof value === 'number') return -1 as T;
  if (typeof value === 'string') return '' as T;
  if (typeof value === 'boolean') return false as T;
  if (Array.isArray(value)) return value.map(hidden) as T;
  if (value === null) return value;
  const out: Indexed = {};
  for (const key in value) out[key] = hidden((value as Indexed)[key]);
  return out as T;
}
