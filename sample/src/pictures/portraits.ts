import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureHeight, pictureWidth } from './canvas.ts';
import { addGrain } from './grain.ts';
import { drawPortrait } from './portrait.ts';
import { hairOfPortrait, type PortraitWidth, portraitFile } from './portrait-file.ts';
import { writeWhole } from './whole-file.ts';

/** Draws a square portrait and writes it to `folder`. */
export async function renderPortrait(number: number, width: PortraitWidth, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, portraitFile(number, width)), await rasterise(number, width));
}

/** The square in the middle of the picture. */
async function rasterise(number: number, width: number): Promise<Buffer> {
  const svg = Buffer.from(drawPortrait(number, hairOfPortrait(number)));
  const whole = Math.round((width * pictureWidth) / pictureHeight);
  const { data, info } = await sharp(svg, { density: (72 * width) / pictureHeight })
    .resize(whole, width, { fit: 'fill' })
    .extract({ left: Math.round((whole - width) / 2), top: 0, width, height: width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width, info.channels);
  return sharp(data, { raw: { width, height: width, channels: 3 } })
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
}
