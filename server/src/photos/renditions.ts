import sharp from 'sharp';
import { boundedFormat } from './picture-bounds.ts';

const TIMEOUT_SECONDS = 30;

/**
 * A picture decoded and encoded anew in each of the widths in px, upright and without its metadata, which may contain the place it
 * was taken at.
 * @throws OversizedPicture; Error where it is no picture
 */
export async function renditions(
  original: Buffer,
  widths: readonly number[],
): Promise<(readonly [width: number, picture: Buffer])[]> {
  await boundedFormat(original);
  const picture = sharp(original, { sequentialRead: true }).autoOrient();
  const made: [number, Buffer][] = [];
  for (const width of widths) {
    const rendition = picture
      .clone()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: TIMEOUT_SECONDS });
    made.push([width, await rendition.toBuffer()]);
  }
  return made;
}

/** One of these pictures as JPEG. @throws Error where it is no picture */
export const asJpeg = (rendition: Buffer): Promise<Buffer> =>
  sharp(rendition).jpeg({ quality: 80, mozjpeg: true }).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();

/** The width in px of an upright picture. @throws Error where it is no picture */
export const widthOf = async (picture: Buffer): Promise<number> => (await sharp(picture).metadata()).width;
