const leastBytes = 50_000;
const advisedBytes = 5_000_000;
/** Larger files are refused before they are read. */
export const mostPhotoBytes = 15_000_000;
/** Bytes at the start of a file that name its format. */
export const photoHeadBytes = 16;

const wrongFormat = 'Inappropriate photo format. Use a .jpg, .jpeg.';

/** Facts about a file before it is decoded. */
export interface PhotoFile {
  readonly bytes: number;
  /** The first `photoHeadBytes` of the file. A name or type would say what its sender says. */
  readonly head: Uint8Array;
}

/** Why a photo cannot be used; undefined where nothing is known against it (specification section 5). */
export function photoProblem({ bytes, head }: PhotoFile): string | undefined {
  if (!isJpeg(head)) return [wrongFormat, ...otherFormat(head)].join(' ');
  if (bytes <= leastBytes)
    return 'Upload failed. The file is too small. Please upload a photo that exceeds 50KB.';
  return bytes > mostPhotoBytes ? tooLargePhoto : undefined;
}

/** A file that the server does not read. */
export const tooLargePhoto = 'Upload failed. The file is too large. Please upload a photo under 15MB.';

/** Advice about photos that are larger than needed; they are uploaded all the same. */
export const sizeAdvice = 'Check the size of the photo. We recommend uploading photos under 5MB';
export const isLargerThanNeeded = (bytes: number): boolean =>
  bytes >= advisedBytes && bytes <= mostPhotoBytes;

/** A file that begins as a JPEG and cannot be decoded, such as one that is cut off. */
export const undecodablePhoto = `${wrongFormat} This file is damaged or incomplete. Choose another copy of the photo.`;

/** A picture with so many pixels that it takes too much memory to decode. */
export const oversizedPhoto = 'Upload failed. The photo has too many pixels. Please upload a smaller one.';

const isJpeg = ([first, second, third]: Uint8Array): boolean =>
  first === 0xff && second === 0xd8 && third === 0xff;

/** Brands of HEIF files with a picture, at byte 8 after 'ftyp' (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** The next step for a file of another format that people often take for a photo. */
function otherFormat(head: Uint8Array): readonly string[] {
  const text = String.fromCharCode(...head);
  if (text.startsWith('%PDF')) return ['This file is a PDF. Export the page as a JPEG first.'];
  const isHeic = text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8, 12));
  if (!isHeic) return [];
  return [
    'This photo is HEIC. Export it as JPEG, or choose Settings > Camera > Formats > Most Compatible on your iPhone.',
  ];
}
