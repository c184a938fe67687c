import type { PageRow } from './page-row.ts';

/** The pages of the profile menu for signed-in people, in its order, and the lists that they lead to. */
export const personPages = {
  savedSearches: {
    path: '/menu/saved-searches',
    screen: 'saved-searches',
    opensTo: 'signed in',
    title: 'Saved Searches',
    menu: { label: 'Saved Searches' },
  },
  collections: {
    path: '/menu/collections',
    screen: 'collections',
    opensTo: 'signed in',
    title: 'Collections',
    menu: { label: 'Collections' },
    map: 'collections',
  },
  viewedSearches: {
    path: '/menu/viewed-searches',
    screen: 'viewed-searches',
    opensTo: 'signed in',
    title: 'Viewed Searches',
    menu: { label: 'Viewed Searches' },
  },
  viewedListings: {
    path: '/my/viewed-listings',
    screen: 'viewed-listings',
    opensTo: 'signed in',
    title: 'Viewed Listings',
    menu: { label: 'Viewed Listings' },
    map: 'viewedListings',
  },
  accountSettings: {
    path: '/menu/account-settings',
    screen: 'account-settings',
    opensTo: 'signed in',
    title: 'Account Settings',
    menu: { label: 'Account Settings' },
  },
  settings: {
    path: '/settings',
    screen: 'account-settings',
    opensTo: 'signed in',
    title: 'Account Settings',
    besideMenu: true,
  },
  inbox: {
    path: '/menu/notification-inbox',
    screen: 'inbox',
    opensTo: 'signed in',
    title: 'Notification Inbox',
    menu: { label: 'Notification Inbox' },
  },
  emailHistory: {
    path: '/menu/email-history',
    screen: 'email-history',
    opensTo: 'signed in',
    title: 'Email History',
    besideMenu: true,
  },
  inquiryHistory: {
    path: '/menu/inquiry-history',
    screen: 'inquiry-history',
    opensTo: 'signed in',
    title: 'Inquiry History',
    besideMenu: true,
  },
  emailSettingsOfMenu: {
    path: '/menu/email-settings',
    screen: 'email-settings',
    opensTo: 'signed in',
    title: 'Email Settings',
    menu: { label: 'Email Settings', needs: 'have email settings in the menu' },
  },
  ownAgent: {
    path: '/menu/contact',
    screen: 'own-agent',
    opensTo: 'signed in',
    title: 'Contact Your Agent',
    menu: { label: 'Contact Your Agent', needs: 'submit forms' },
  },
} as const satisfies Readonly<Record<string, PageRow>>;
