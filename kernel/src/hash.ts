/** A fast 53-bit hash of plain JSON, as 14 hexadecimal digits: finds a divergence, protects nothing. */
export function hash(value: unknown): string {
  a = 0x9e3779b9 | 0;
  b = 0x85ebca6b | 0;
  feed(value);
  const x = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  const y = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return ((y & 0x1fffff) >>> 0).toString(16).padStart(6, '0') + (x >>> 0).toString(16).padStart(8, '0');
}

let a = 0;
let b = 0;

function mix(kind: number, n: number): void {
  a = Math.imul(a ^ n, 0x9e3779b1);
  b = Math.imul(b ^ (n + kind + (a >>> 11)), 0x5f356495);
}

function text(s: string): void {
  mix(2, s.length);
  for (let i = 0; i < s.length; i++) mix(0, s.charCodeAt(i));
}

function feed(value: unknown): void {
  if (typeof value === 'number') {
    mix(1, value | 0);
    if (value !== (value | 0)) text(String(value));
  } else if (typeof value === 'string') text(value);
  else if (Array.isArray(value)) {
    mix(3, value.length);
    for (let i = 0; i < value.length; i++) feed(value[i]);
  } else if (typeof value === 'object' && value !== null) {
    mix(4, 0);
    for (const key in value) {
      text(key);
      feed((value as Record<string, unknown>)[key]);
    }
    mix(6, 0);
  } else mix(5, value === null ? 0 : value ? 1 : 2);
}
