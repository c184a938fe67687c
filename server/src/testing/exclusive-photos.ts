import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { exclusives } from './exclusive-app.ts';
import type { Asker } from './test-app.ts';

/** A picture that compresses as badly as a photo. */
export const noise = (width = 900, height = 600, mean = 128) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean, sigma: 40 }, background: '#000' },
  });

let count = 0;
/** A photo that differs from the ones before. */
export const aJpeg = (): Promise<Buffer> =>
  noise(900, 600, 100 + (count++ % 100))
    .jpeg()
    .toBuffer();

interface SentPhoto {
  readonly file: Buffer;
  readonly id?: string;
  readonly turn?: number;
  readonly kind?: string;
}

/** Uploads a photo for a listing, as the portal does. */
export function uploadPhoto(
  asker: Asker,
  listing: string,
  { file, id = randomUUID(), turn, kind }: SentPhoto,
) {
  const form = new FormData();
  form.append('mediaObjectIds', id);
  if (turn !== undefined) form.append('turn', String(turn));
  if (kind !== undefined) form.append('kind', kind);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'porch.jpg');
  return asker.inject({ method: 'POST', url: `${exclusives}/media/${listing}`, payload: form });
}
