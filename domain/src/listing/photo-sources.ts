import type { Media } from '@hearth/domain/listing/listing.ts';

/** The `srcset` of a photo: its smaller sizes and the photo itself, each with its width. */
export function photoSources({ diffimgsizes, mediaurl, width }: Media): string {
  const narrower = Object.entries(diffimgsizes).map(([each, url]) => `${url} ${each}w`);
  return [...narrower, `${mediaurl} ${width}w`].join(', ');
}
