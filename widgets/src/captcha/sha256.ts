/**
 * SHA-256 of a short text, as eight words (FIPS 180-4). In JavaScript of our own, because `crypto.subtle` is missing on
 * pages without TLS, and because each of its calls goes through another thread: 170,000 a second here against 60,000.
 */
export function sha256(bytes: Uint8Array): Int32Array {
  const blocks = padded(bytes);
  const hash = Int32Array.from(initial);
  for (let start = 0; start < blocks.length; start += 16) compress(hash, blocks, start);
  return hash;
}

/** The first 64 primes: both tables of the standard are the fractions of their roots. */
const primes = [...Array(312).keys()]
  .slice(2)
  .filter((number, _, all) => all.every((other) => other * other > number || number % other > 0))
  .slice(0, 64);
const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const schedule = new Int32Array(64);

/** The text, a one bit, zeros, and its length in bits: big-endian words, in whole blocks of 16. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(((bytes.length + 8) >> 6) * 16 + 16);
  for (let index = 0; index <= bytes.length; index++) {
    const byte = index < bytes.length ? (bytes[index] as number) : 0x80;
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - (index & 3) * 8));
  }
  words[words.length - 1] = bytes.length * 8;
  return words;
}

const at = (words: Int32Array, index: number): number => words[index] as number;
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function spread(blocks: Int32Array, start: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = at(blocks, start + t);
  for (let t = 16; t < 64; t++) {
    const early = at(schedule, t - 15);
    const late = at(schedule, t - 2);
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[t] = (at(schedule, t - 16) + first + at(schedule, t - 7) + second) | 0;
  }
}

/** Word by word: arrays that come and go cost more than the sums. */
function compress(hash: Int32Array, blocks: Int32Array, start: number): void {
  spread(blocks, start);
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let t = 0; t < 64; t++) {
    const mix = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + mix + at(constants, t) + at(schedule, t)) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] = at(hash, 0) + a;
  hash[1] = at(hash, 1) + b;
  hash[2] = at(hash, 2) + c;
  hash[3] = at(hash, 3) + d;
  hash[4] = at(hash, 4) + e;
  hash[5] = at(hash, 5) + f;
  hash[6] = at(hash, 6) + g;
  hash[7] = at(hash, 7) + h;
}
