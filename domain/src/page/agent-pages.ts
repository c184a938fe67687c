import { numberedId } from './page-ids.ts';
import type { PageRow, PathParams } from './page-row.ts';

/** Last segments of the tabs' paths below `/agent/contacts/{contactId}/menu` (specification section 2). */
export const contactTabs = [
  'basic-info',
  'saved-search',
  'collections',
  'viewed-searches',
  'viewed-pages',
  'inquiry-history',
  'email-history',
  'email-settings',
] as const;
/** A tab of a contact's page; the viewed listings have a path beside the menu. */
export type ContactTab = (typeof contactTabs)[number] | 'viewed-listings';

/** Tabs of a contact that the menu of agent mode lists, with their labels. */
export const actingTabs = {
  'basic-info': 'Basic Info',
  'saved-search': 'Saved Searches',
  collections: 'Collections',
  'viewed-searches': 'Viewed Searches',
  'viewed-listings': 'Viewed Listings',
  'viewed-pages': 'Viewed Pages',
  'inquiry-history': 'Inquiry History',
  'email-history': 'Email History',
  'email-settings': 'Email Settings',
} as const satisfies Partial<Record<ContactTab, string>>;

/** Further paths of the specification, which lead to a tab. */
const tabAliases: Readonly<Partial<Record<string, ContactTab>>> = {
  inquiries: 'inquiry-history',
  'notification-inbox': 'email-history',
};

const tabAt = (segment: string): ContactTab | undefined =>
  tabAliases[segment] ?? contactTabs.find((tab) => tab === segment);

/** The contact of a path with a tab. */
const contactAt =
  (tabOf: (params: PathParams) => ContactTab | undefined) =>
  (params: PathParams): { readonly contactId: string; readonly tab: ContactTab } | undefined => {
    const { contactId = '' } = params;
    const tab = tabOf(params);
    return tab !== undefined && numberedId.test(contactId) ? { contactId, tab } : undefined;
  };

/** Path of a tab of a contact's page. */
export const contactPathOf = (contactId: string, tab: ContactTab = 'basic-info'): string =>
  `/agent/contacts/${contactId}/${tab === 'viewed-listings' ? tab : `menu/${tab}`}`;

const ofContact = {
  screen: 'contact',
  opensTo: 'signed in',
  needs: 'have contacts',
  title: 'Contact',
} as const;

/** The pages of the agent area. */
export const agentPages = {
  contacts: {
    path: '/agent/contacts',
    screen: 'contacts',
    opensTo: 'signed in',
    needs: 'have contacts',
    title: 'My Contacts',
    menu: { label: 'My Contacts', needs: 'have contacts' },
  },
  agentContact: { ...ofContact, path: '/agent/contacts/:contactId', read: contactAt(() => 'basic-info') },
  agentContactMenu: {
    ...ofContact,
    path: '/agent/contacts/:contactId/menu/:tab?',
    read: contactAt(({ tab = 'basic-info' }) => tabAt(tab)),
  },
  agentContactListings: {
    ...ofContact,
    path: '/agent/contacts/:contactId/viewed-listings',
    read: contactAt(() => 'viewed-listings'),
    map: 'viewedListings',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
