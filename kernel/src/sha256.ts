const PRIMES = [...Array(312).keys()].slice(2).filter((n, _, all) => all.every((d) => d >= n || n % d !== 0));
const fraction = (x: number) => ((x % 1) * 4294967296) | 0;

/** The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4). */
const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** SHA-256 of ASCII text, as 64 hexadecimal digits (FIPS 180-4): the commitment to a seed. */
export function sha256(text: string): string {
  const length = Math.ceil((text.length + 9) / 64) * 16;
  const words = new Int32Array(length);
  for (let i = 0; i < text.length; i++) words[i >> 2]! |= (text.charCodeAt(i) & 0xff) << (24 - (i % 4) * 8);
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[length - 1] = text.length * 8;
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 16) {
    let state = [...hash];
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = words[block + i]!;
      else {
        const x = w[i - 15]!;
        const y = w[i - 2]!;
        const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
        const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
        w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
      }
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const t1 =
        (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      state = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    for (const [i, word] of state.entries()) hash[i]! += word;
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
