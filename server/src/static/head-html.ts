import type { Media } from '@hearth/domain/listing/listing.ts';
import { firstPhotoSizes, photoSources } from '@hearth/domain/listing/photo-sources.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { ServedHead, ServedListing } from './page-head.ts';

/** Where the page is, and the name of its site. */
export interface HeadPlace {
  /** Where people reach the portal, without a slash at the end. */
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
    ...(head.listing === undefined ? [] : listingTags(head.listing)),
  ];
  return lines.join('\n    ');
}

/** Browsers run neither script: both are data, to which no script policy applies. */
function listingTags({ data, details }: ServedListing): string[] {
  const [photo] = details.images;
  return [
    ...(photo === undefined ? [] : [preloadTag(photo)]),
    `<script type="application/ld+json" data-preview>${scriptText(data)}</script>`,
    `<script type="application/json" id="served-listing">${scriptText(details)}</script>`,
  ];
}

/** The first photo is the largest part of the first screen; the portal asks for the same rendition. */
const preloadTag = (photo: Media): string =>
  `<link rel="preload" as="image" imagesrcset="${escapeHtml(photoSources(photo))}" imagesizes="${firstPhotoSizes}" fetchpriority="high" data-preview>`;

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
const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
