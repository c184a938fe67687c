import sharp, { type Sharp } from 'sharp';
import { boundedFormat, OversizedPicture } from './picture-bounds.ts';

const TIMEOUT_SECONDS = 30;

/** A photo that cannot be shown. */
export class UnusablePhoto extends Error {
  readonly isOversized: boolean;

  constructor(cause: unknown) {
    super('this photo cannot be used', { cause });
    this.isOversized = cause instanceof OversizedPicture;
  }
}

/**
 * Decodes an uploaded photo, upright, and encodes it anew, so that only pixels remain: no place it was taken at, no file that hides
 * behind the picture.
 * @param sized brings it to its size
 * @throws UnusablePhoto where it is no JPEG, is cut off, or has too many pixels
 */
export async function uploadedJpeg(
  original: Buffer,
  sized: (upright: Sharp) => Sharp,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  try {
    const format = await boundedFormat(original);
    if (format !== 'jpeg') throw new Error(`${format} is no JPEG`);
    const upright = sharp(original, { failOn: 'warning', sequentialRead: true }).autoOrient();
    const { data, info } = await sized(upright)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new UnusablePhoto(error);
  }
}
