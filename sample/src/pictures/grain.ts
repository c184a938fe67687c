import { createRandom } from '../random.ts';

/** Edge of the noise square, a power of two so that wrapping is a mask. */
const edge = 512;

/** Lays fine grain and a faint mottle over raw pixels, in place: the surface of paper. `channels` is 3 or 4. */
export function addGrain(pixels: Uint8Array, width: number, channels: number): void {
  const noise = noiseSquare();
  const rows = pixels.length / (width * channels);
  for (let y = 0; y < rows; y++) {
    const row = (y & (edge - 1)) * edge;
    let at = y * width * channels;
    for (let x = 0; x < width; x++, at += channels) {
      const grain = noise[row + (x & (edge - 1))]!;
      pixels[at] = clamp(pixels[at]! + grain);
      pixels[at + 1] = clamp(pixels[at + 1]! + grain);
      pixels[at + 2] = clamp(pixels[at + 2]! + grain);
    }
  }
}

const clamp = (value: number) => Math.max(0, Math.min(255, value));

let square: Int8Array | undefined;

/** Made once: single-pixel noise of about two levels and the same smoothed over eight pixels. */
function noiseSquare(): Int8Array {
  if (square) return square;
  const random = createRandom('grain');
  const coarse = Float32Array.from({ length: (edge / 8) ** 2 }, () => random.normal(0, 1));
  square = Int8Array.from({ length: edge * edge }, (_, index) => {
    const mottle = smoothAt(coarse, (index % edge) / 8, Math.floor(index / edge) / 8);
    return Math.round(Math.max(-9, Math.min(9, random.normal(0, 2.1) + mottle)));
  });
  return square;
}

/** Bilinear reading of the coarse square, wrapping at its edges. */
function smoothAt(coarse: Float32Array, x: number, y: number): number {
  const cells = edge / 8;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (cx: number, cy: number) => coarse[(cy % cells) * cells + (cx % cells)]!;
  const [dx, dy] = [x - left, y - top];
  const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
  const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}
