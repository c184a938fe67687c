import sharp from 'sharp';

/** A picture that decodes line by line: more than cameras and phones take. */
const MAX_PIXELS = 50_000_000;
/** A progressive or interlaced picture is decoded whole: 24 megapixels are 150 MB, and 50 were half a gigabyte each. */
const MAX_PROGRESSIVE_PIXELS = 24_000_000;
/** Encoders write about ten. Each is a pass over the whole picture, for which a few bytes are enough. */
const MAX_SCANS = 20;

/** A picture that takes more memory or time to decode than a photo does. */
export class OversizedPicture extends Error {}

/**
 * The format of a picture, by its head and without its pixels.
 * @throws OversizedPicture; Error where it is no picture
 */
export async function boundedFormat(original: Buffer): Promise<string> {
  const { format, width, height, isProgressive } = await sharp(original, {
    limitInputPixels: false,
  }).metadata();
  const most = isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS;
  if (width * height > most) throw new OversizedPicture(`${width} by ${height} pixels`);
  if (format === 'jpeg' && scansOf(original) > MAX_SCANS) throw new OversizedPicture('too many scans');
  return format;
}

const [FILL, STUFFED, TEM, RST0, RST7, SOI, EOI, SOS] = [0xff, 0x00, 0x01, 0xd0, 0xd7, 0xd8, 0xd9, 0xda];

/** How many scans a JPEG has; counts no further than it takes to refuse it. Pictures inside of segments and behind the end do not count. */
function scansOf(jpeg: Buffer): number {
  let scans = 0;
  let at = jpeg.indexOf(FILL);
  while (at !== -1 && at + 3 < jpeg.length && scans <= MAX_SCANS) {
    const marker = jpeg[at + 1] as number;
    if (marker === EOI) break;
    if (marker === SOS) scans += 1;
    at = jpeg.indexOf(FILL, at + sizeOf(marker, jpeg.readUInt16BE(at + 2)));
  }
  return scans;
}

/** Bytes from a marker to where the next one may begin. */
function sizeOf(marker: number, length: number): number {
  if (marker === FILL) return 1;
  const isBare = marker === STUFFED || marker === TEM || marker === SOI || (marker >= RST0 && marker <= RST7);
  return isBare ? 2 : 2 + Math.max(2, length);
}
