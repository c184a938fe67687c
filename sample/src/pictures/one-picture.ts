import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingOf } from './drawing.ts';
import type { SamplePictures } from './sample-pictures.ts';
import { isFile, writeWhole } from './whole-file.ts';

/** One small picture in place of every scene and portrait, for tests: drawing takes up to a second of a processor. */
export function onePicture(folder: string): SamplePictures {
  return {
    async ensure(file) {
      if (!drawingOf(file)) return false;
      const path = join(folder, file);
      if (await isFile(path)) return true;
      await mkdir(folder, { recursive: true });
      await writeWhole(path, await smallPicture(file.endsWith('.jpg') ? 'jpeg' : 'webp'));
      return true;
    },
    async close() {},
  };
}

const smallPicture = (format: 'jpeg' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: '#8fa3a8' } })
    .toFormat(format)
    .toBuffer();
