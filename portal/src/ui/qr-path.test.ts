import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('a QR code has the address that it was made of', () => {
  const url = 'https://homes.example/1204-oak-hollow-dr-austin-tx-78704-1000001.html';
  const { size, d } = qrPath(url);
  expect(decodeQR(picture(size, d))).toBe(url);
});

/** The code as black and white pixels, four a module. */
function picture(size: number, d: string) {
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h1/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const pixel = ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4;
        data.fill(0, pixel, pixel + 3);
      }
  return { width: side, height: side, data };
}
