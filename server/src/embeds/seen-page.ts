import { pageAddress } from '@hearth/domain/inquiry/clean-inquiry.ts';
import { matchesOrigin } from '../http/origin.ts';
import type { EmbedKey } from './embed-key.ts';

/** Longest address that is stored. */
const LONGEST = 300;

/** A part of a path that may name a person: an email address, a token of letters and digits, a UUID or a signed token of three parts. */
const PRIVATE =
  /@|%40|^(?=\w*\d)(?=\w*[a-z])\w{24,}$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}$/i;

/**
 * The origin and path of a page with widgets, as they are counted; undefined for pages that the key is not for. Parts of the path
 * that may name a person are left out ('…').
 */
export function seenPage(
  text: string | undefined,
  { origins }: Pick<EmbedKey, 'origins'>,
): string | undefined {
  const [page = ''] = pageAddress(text).split('?');
  if (!URL.canParse(page)) return undefined;
  const { origin, pathname } = new URL(page);
  if (!origins.some((pattern) => matchesOrigin(pattern, origin))) return undefined;
  const path = pathname
    .split('/')
    .map((part) => (PRIVATE.test(part) ? '…' : part))
    .join('/');
  return `${origin}${path}`.slice(0, LONGEST);
}

const NAME = /^[a-z][a-z-]{0,39}$/;

/** Names of widgets in a list with commas, 20 at most. */
export const seenWidgets = (text = ''): string[] =>
  [...new Set(text.split(','))].filter((name) => NAME.test(name)).slice(0, 20);
