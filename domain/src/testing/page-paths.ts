import { inject } from 'regexparam';
import type { PageRow, PathParams } from '../page/page-row.ts';
import { type PageName, pages } from '../page/pages.ts';

export const pageNames = Object.keys(pages) as readonly PageName[];

/** Parameters of a path of each page that has some. */
const samples: Readonly<Partial<Record<PageName, PathParams>>> = {
  actingSale: { contactId: '7' },
  actingLease: { contactId: '7' },
  actingListing: { contactId: '7', address: '12-oak-ln-austin-tx-78704-1' },
  actingCollection: { contactId: '7', id: '12' },
  actingAgreement: { contactId: '7', id: '12' },
  actingSheet: { contactId: '7', id: '12' },
  actingMembers: { contactId: '7' },
  actingSearchMembers: { contactId: '7' },
  actingSavedSearch: { contactId: '7', id: '12' },
  collection: { id: '12' },
  agreement: { id: '12' },
  collectionSheet: { id: '12' },
  joinCollection: { id: '12' },
  joinSearch: { id: '12' },
  savedSearch: { id: '12' },
  agentContact: { contactId: '12' },
  agentContactMenu: { contactId: '12', tab: 'collections' },
  agentContactListings: { contactId: '12' },
  subscription: { hash: 'abc' },
  signUpLink: { email: 'ana@visitor.example', firstname: 'Ana', lastname: 'Díaz', phone: '5125550100' },
  overview: { '*': 'city/tx/austin' },
  listing: { address: '12-oak-ln-austin-tx-78704-1' },
  unknownListings: { '*': 'rent' },
  agent: { name: 'ada-reyes' },
  editDraftListing: { id: 'EL200001' },
  editMyListing: { id: 'EL200001' },
  embedKey: { link: '01234567-89ab-cdef-0123-456789abcdef.1.abc' },
  agentInquiry: { id: '01234567-89ab-cdef-0123-456789abcdef' },
  unknownLicense: { license: '123456' },
};

/** A path of a page, with parameters that name something. */
export function samplePath(name: PageName, params: PathParams = samples[name] ?? {}): string {
  const encoded = Object.entries(params).map(([key, text = '']) => [
    key,
    text.split('/').map(encodeURIComponent).join('/'),
  ]);
  return inject((pages[name] satisfies PageRow).path as string, Object.fromEntries(encoded));
}
