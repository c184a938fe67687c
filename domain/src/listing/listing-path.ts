import { slugOf } from '../text/slug.ts';
import type { Listing, ListingAddress } from './listing.ts';
import { publicListingId } from './listing-id.ts';

type Addressed = ListingAddress & Pick<Listing, 'listingid' | 'sourcelistingid'>;

/** The contents of the last segment of a listing's path. */
export interface ListingPath {
  readonly id: string;
  /** The address in words, lower case: '1204 s lamar blvd austin tx 78704'; empty where the path has none. */
  readonly address: string;
  /** The agent whose contact the page is for, in the agent variant of the path. */
  readonly contactId: string | null;
}

/**
 * Path of a listing's page: '/1204-s-lamar-blvd-austin-tx-78704-1234567.html', or for an agent's contact
 * '/agent/contacts/jdoe/listing/….html'. `parseListingPath` returns every id unchanged.
 */
export function listingPath(listing: Addressed, contactId: string | null = null): string {
  const file = `${[...addressSlugs(listing), encodeId(publicListingId(listing))].join('-')}.html`;
  return contactId === null ? `/${file}` : `/agent/contacts/${encodeURIComponent(contactId)}/listing/${file}`;
}

const extension = '.html';

/** Reads a path or its last segment; undefined where it does not end in `.html` or names no id. */
export function parseListingPath(path: string): ListingPath | undefined {
  const [last = ''] = path.split('/').slice(-1);
  if (!last.endsWith(extension)) return undefined;
  const file = last.slice(0, -extension.length);
  const dash = file.lastIndexOf('-');
  const id = decodeId(file.slice(dash + 1));
  if (!id) return undefined;
  const address = dash < 0 ? '' : file.slice(0, dash).replaceAll('-', ' ');
  return { id, address, contactId: contactOf(path) };
}

function addressSlugs(address: ListingAddress): readonly string[] {
  return [
    address.streetnumber,
    address.streetdirprefix,
    address.streetname,
    address.streetsuffix,
    address.streetdirsuffix,
    address.unitnumber,
    address.city,
    address.stateorprovince,
    address.postalcode,
  ]
    .map((part) => slugOf(part ?? ''))
    .filter(Boolean);
}

/** Encodes all but letters, digits and '_' as '~' and hex, since a dash would end the address. */
const encodeId = (id: string): string =>
  id.replace(/[^A-Za-z0-9_]/gu, (char) => `~${(char.codePointAt(0) ?? 0).toString(16)}.`);

const decodeId = (text: string): string =>
  text.replace(/~([0-9a-f]{1,6})\./g, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function contactOf(path: string): string | null {
  const encoded = /^\/agent\/contacts\/([^/]+)\/listing\//.exec(path)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
