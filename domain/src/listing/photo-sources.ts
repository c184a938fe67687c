import type { Media } from './listing.ts';

/** The `srcset` of a photo: its smaller sizes and the photo itself, each with its width. */
export function photoSources({
  diffimgsizes,
  mediaurl,
  width,
}: Pick<Media, 'diffimgsizes' | 'mediaurl' | 'width'>): string {
  const narrower = Object.entries(diffimgsizes).map(([each, url]) => `${url} ${each}w`);
  return [...narrower, `${mediaurl} ${width}w`].join(', ');
}

/** The width in px of the preview that the server has of each of its photos: a few hundred bytes that are shown blurred. */
export const previewWidth = 32;

/** The address of a photo's preview; undefined for photos that the server does not serve itself. */
export function photoPreview({ mediaurl }: Pick<Media, 'mediaurl'>): string | undefined {
  const name = /^(\/photos\/[\w-]{16}\/[\w-]{10})-\d+\.webp$/.exec(mediaurl)?.[1];
  return name && `${name}-${previewWidth}.webp`;
}

/**
 * The `sizes` of the first photo on a listing's page, which the server preloads. On phones slightly less than its width, so that
 * common phones take the rendition of 640 px and not the one of 1280.
 */
export const firstPhotoSizes = '(min-width: 768px) 50vw, 88vw';

/**
 * The `sizes` of a card's photo. A card is about a phone wide, less its margins, or 400 px. At 88 % a phone of 412 px with 1.75 pixels
 * each takes the rendition of 640 px, stretched by 4 %, and not the one of 1280 px with three times the bytes. Not `auto`, which Chromium
 * takes for the window's width in a scrolled row.
 */
export const cardPhotoSizes = '(max-width: 480px) 88vw, 400px';
