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

/**
 * The `sizes` of the first photo on a listing's page, which the server preloads. On phones slightly less than its width, so that
 * common phones take the rendition of 640 px and not the one of 1280.
 */
export const firstPhotoSizes = '(min-width: 768px) 50vw, 88vw';
