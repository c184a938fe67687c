import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';

type Photo = ListingCard['images'][number];

/** A path of the server as an address; without a base it stays a path, which is right on the server's own pages. */
export const addressOf = (path: string, baseUrl: string): string =>
  baseUrl ? new URL(path, baseUrl).href : path;

/** The `src` and `srcset` of a photo: every rendition with its width, the largest last. */
export function photoSource(photo: Photo, baseUrl: string): { src: string; srcSet: string } {
  const renditions = Object.entries(photo.diffimgsizes).map(([width, path]) => ({
    width: Number(width),
    path,
  }));
  const all = [...renditions, { width: photo.width, path: photo.mediaurl }].toSorted(
    (a, b) => a.width - b.width,
  );
  const srcSet = all.map(({ width, path }) => `${addressOf(path, baseUrl)} ${width}w`).join(', ');
  return { src: addressOf(photo.mediaurl, baseUrl), srcSet };
}
