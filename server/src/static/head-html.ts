import { escapeHtml } from '../http/escape-html.ts';
import type { ServedHead } from './page-head.ts';

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
    ...(head.listing === undefined
      ? []
      : [`<script type="application/ld+json" data-preview>${scriptText(head.listing)}</script>`]),
  ];
  return lines.join('\n    ');
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
const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
