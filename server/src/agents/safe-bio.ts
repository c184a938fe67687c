import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Longest bio that is read, characters of HTML. */
const MAX_CHARACTERS = 20_000;
const DEEPEST = 12;

const tags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'];

/** Other tags and the allowed tags that replace them. */
const meanings: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
};

/** Their text is no text for people. */
const unread =
  'script style textarea option select noscript template iframe object embed svg math title xmp noembed noframes plaintext'.split(
    ' ',
  );

const LINK = /^(https:\/\/[^/]|mailto:[^\s]+@|tel:\+?\d)/i;

/** The brokerage does not endorse the links of a bio, and the linked page cannot see the page that opened it. */
const REL = 'nofollow ugc noopener';

const options: IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: unread,
  nestingLimit: DEEPEST,
  transformTags: {
    ...meanings,
    a: linkOrText,
  },
};

/** A link without a good address is its text: 'x' is a tag that is not allowed. */
function linkOrText(_name: string, { href = '' }: Attributes): Tag {
  const address = href.trim();
  if (!LINK.test(address)) return { tagName: 'x', attribs: {} };
  return { tagName: 'a', attribs: { href: address, rel: REL } };
}

/** Embeddings, overrides and isolates, which can make a line read as another text ('moc.live' as 'evil.com'). */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The safe part of a bio: paragraphs, lists, small headings, emphasis and links; no style, class, id, form, picture or
 * script, and no characters that reorder text. Plain text becomes paragraphs. null where nothing is left to read.
 */
export function safeBio(bio: string | null): string | null {
  const text = (bio ?? '').slice(0, MAX_CHARACTERS);
  const html = sanitizeHtml(/<\w/.test(text) ? text : paragraphs(text), options)
    .replace(REORDERING, '')
    .trim();
  return html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '' ? null : html;
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${sanitizeHtml(part.trim(), { allowedTags: [] }).replaceAll('\n', '<br />')}</p>`)
    .join('');
