import type { sceneSizes } from '@hearth/domain/edition/brand.ts';
import sharp from 'sharp';
import { boundedFormat } from './picture-bounds.ts';

const TIMEOUT_SECONDS = 30;
/** From good to poor: the first one that is small enough counts, else the last. */
const QUALITIES = [78, 66, 54, 42] as const;
/** Of a picture for phones, which the start page waits for. */
const PHONE_BYTES = 60_000;
const WIDE_BYTES = 240_000;

type Box = (typeof sceneSizes)[keyof typeof sceneSizes];

/**
 * A picture of the region in one of its sizes, without its metadata. With a width and a height it is cropped to what attracts
 * the eye.
 * @throws OversizedPicture; Error where it is no picture
 */
export async function sceneRendition(original: Buffer, box: Box): Promise<Buffer> {
  await boundedFormat(original);
  const isCropped = 'width' in box && 'height' in box;
  const picture = sharp(original, { sequentialRead: !isCropped })
    .autoOrient()
    .resize({ ...box, fit: 'cover', position: 'attention', withoutEnlargement: !isCropped })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const most = isCropped ? PHONE_BYTES : WIDE_BYTES;
  let made = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    made = await picture.clone().webp({ quality }).toBuffer();
    if (made.length <= most) break;
  }
  return made;
}
