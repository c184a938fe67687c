import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { firstPhotoSizes, photoSources } from '@hearth/domain/listing/photo-sources.ts';
import type { ListingRefusal } from '@hearth/domain/page/first-view.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { ServedAnswer, ServedHead, ServedListing } from './page-head.ts';

/** Address of the page, and the name of its site. */
export interface HeadPlace {
  /** Public address of the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly site: string;
}

/** The tags of a head, all text escaped. Scripts of the portal replace title, description and canonical link. */
export function headHtml(head: ServedHead, place: HeadPlace): string {
  const canonical = head.canonical === null ? null : place.publicUrl + head.canonical;
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...previewTags(head, canonical, place).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" data-preview>`,
    ),
    ...(head.data === undefined ? [] : [dataTag(head.data)]),
    ...(head.listing === undefined ? [] : listingTags(head.listing)),
  ];
  return lines.join('\n    ');
}

const listingTags = ({ data, photo }: ServedListing): string[] => [
  ...(photo === undefined ? [] : [preloadTag(photo, firstPhotoSizes)]),
  dataTag(data),
];

const dataTag = (data: object): string =>
  `<script type="application/ld+json" data-preview>${scriptText(JSON.stringify(data))}</script>`;

/** The first photo is the largest part of the first screen; the portal asks for the same rendition. */
export const preloadTag = (photo: PreloadedPhoto, sizes: string): string =>
  `<link rel="preload" as="image" imagesrcset="${escapeHtml(photoSources(photo))}" imagesizes="${sizes}" fetchpriority="high" data-preview>`;

type PreloadedPhoto = Pick<Media, 'diffimgsizes' | 'mediaurl' | 'width'>;

/**
 * Browsers do not run the script: it is data, to which no script policy applies. The portal takes the answers out of it, or the
 * reason why the listing of the page is not shown.
 */
export function answersTag(
  edition: EditionId,
  answers: readonly ServedAnswer[],
  refusal: ListingRefusal | null,
): string {
  const entries = answers.map(({ address, json }) => `${JSON.stringify(address)}:${json}`);
  const parts = [
    `"edition":${JSON.stringify(edition)}`,
    `"answers":{${entries.join(',')}}`,
    ...(refusal ? [`"refusal":${JSON.stringify(refusal)}`] : []),
  ];
  const text = `{${parts.join(',')}}`;
  return `<script type="application/json" id="served-answers">${scriptText(text)}</script>`;
}

/** Open Graph (ogp.me), and the one name that only Twitter reads. Pages without an address of their own are not shared. */
function previewTags(
  { title, description, image }: ServedHead,
  canonical: string | null,
  { publicUrl, site }: HeadPlace,
): [string, string][] {
  if (canonical === null) return [];
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
  ];
  if (!image) return tags;
  return [
    ...tags,
    ['og:image', new URL(image.path, `${publicUrl}/`).href],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['twitter:card', 'summary_large_image'],
  ];
}

/** JSON in which nothing ends the script element or begins a comment. */
const scriptText = (json: string): string => json.replaceAll('<', '\\u003c');
