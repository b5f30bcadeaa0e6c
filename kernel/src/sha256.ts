/** The first 32 bits of the fractional parts of the roots that FIPS 180-4 takes its constants from. */
function rootBits(count: number, root: (n: number) => number): number[] {
  const out: number[] = [];
  for (let n = 2; out.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) out.push(((root(n) % 1) * 4294967296) | 0);
  }
  return out;
}

const K = rootBits(64, Math.cbrt);
const START = rootBits(8, Math.sqrt);
const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** SHA-256 of ASCII text, as 64 hexadecimal digits (FIPS 180-4): the commitment to a seed. */
export function sha256(text: string): string {
  const length = Math.ceil((text.length + 9) / 64) * 16;
  const words = new Int32Array(length);
  for (let i = 0; i < text.length; i++) words[i >> 2]! |= (text.charCodeAt(i) & 0xff) << (24 - (i % 4) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[length - 1] = text.length * 8;
  const h = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 16) {
    let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = words[block + i]!;
      else {
        const x = w[i - 15]!;
        const y = w[i - 2]!;
        const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
        const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
        w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
      }
      const t1 = (k + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      k = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    for (const [i, x] of [a, b, c, d, e, f, g, k].entries()) h[i]! += x;
  }
  return [...h].map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
