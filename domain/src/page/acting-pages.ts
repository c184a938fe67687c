import { isListingId } from '../listing/listing-id.ts';
import { parseListingPath } from '../listing/listing-path.ts';
import { collectionId, listingSteps, numberedId, threadSteps } from './page-ids.ts';
import type { PageRow, PathParams } from './page-row.ts';

const area = '/agent/contacts/:contactId';
const acting = { opensTo: 'signed in', needs: 'have contacts', acts: true } as const;

/** Reads the contact of a path, and the rest of its parameters by another rule. */
const ofContact =
  <Rest extends object>(rest: (params: PathParams) => Rest | undefined) =>
  (params: PathParams): (Rest & { readonly contactId: string }) | undefined => {
    const { contactId = '' } = params;
    const read = numberedId.test(contactId) ? rest(params) : undefined;
    return read && { ...read, contactId };
  };

const numbered = ofContact(({ id = '' }) => (numberedId.test(id) ? { id } : undefined));

/** The pages on which an agent acts for a contact (specification section 2, agent area). Each shows the screen of the contact's own page. */
export const actingPages = {
  actingSale: {
    ...acting,
    path: `${area}/listings`,
    read: ofContact(() => ({})),
    screen: 'search',
    title: 'Homes for a contact',
  },
  actingLease: {
    ...acting,
    path: `${area}/listings/lease`,
    read: ofContact(() => ({})),
    screen: 'search',
    title: 'Homes for a contact',
    lease: true,
    map: 'lease',
  },
  actingListing: {
    ...acting,
    path: `${area}/listing/:address.html/:step?/:thread?`,
    read: ofContact(({ address, step, thread }) => {
      if (!listingSteps.includes(step) || (thread !== undefined && !threadSteps.includes(step)))
        return undefined;
      const listing = parseListingPath(`/${address}.html`);
      return listing && isListingId(listing.id) ? listing : undefined;
    }),
    screen: 'listing',
    title: 'Home for a contact',
  },
  actingCollection: {
    ...acting,
    path: `${area}/collections/:id`,
    read: ofContact(({ id = '' }) => (collectionId.test(id) ? { id } : undefined)),
    screen: 'collection',
    title: 'Collection',
    map: 'collections',
  },
  actingAgreement: {
    ...acting,
    path: `${area}/collections/:id/agreement`,
    read: numbered,
    screen: 'agreement',
    title: 'Where they agree',
  },
  actingSheet: {
    ...acting,
    path: `${area}/collections/:id/sheet`,
    read: numbered,
    screen: 'collection-sheet',
    title: 'Tour sheet',
  },
  actingMembers: {
    ...acting,
    path: `${area}/members`,
    read: ofContact(() => ({})),
    screen: 'members',
    title: 'People',
  },
  actingSearchMembers: {
    ...acting,
    path: `${area}/saved-searches/add-members`,
    read: ofContact(() => ({})),
    screen: 'search-members',
    title: 'People',
  },
  actingSavedSearch: {
    ...acting,
    path: `${area}/saved-search/:id`,
    read: numbered,
    screen: 'saved-search',
    title: 'Saved Search',
    map: 'savedSearches',
  },
} as const satisfies Readonly<Record<string, PageRow>>;

/** Paths of a person's pages, and of the same pages of a contact below the contact's path. */
const contactPaths: Readonly<Record<string, string>> = {
  '/menu/saved-searches': '/menu/saved-search',
  '/menu/saved-searches/add-members': '/saved-searches/add-members',
  '/members': '/members',
  '/menu/collections': '/menu/collections',
  '/menu/viewed-searches': '/menu/viewed-searches',
  '/menu/viewed-pages': '/menu/viewed-pages',
  '/menu/email-history': '/menu/email-history',
  '/menu/inquiry-history': '/menu/inquiry-history',
  '/my/viewed-listings': '/viewed-listings',
};

const sameBelow = /^\/(listings(\/lease)?|saved-search\/[^/]+|collections\/[^/]+(\/(agreement|sheet))?)\/?$/;
const ofListing = /^\/[^/]+\.html(\/.*)?$/;

/** Path of a contact's page that shows the same as a person's own page, query and fragment included; the same address where there is none. */
export function actingPath(contactId: string, address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const own =
    contactPaths[path] ?? (sameBelow.test(path) ? path : ofListing.test(path) ? `/listing${path}` : null);
  return own === null ? address : `/agent/contacts/${contactId}${own}${address.slice(path.length)}`;
}
