import { parse } from 'regexparam';
import { describe, expect, it } from 'vitest';
import { editions } from '../edition/editions.ts';
import { anAgentViewer, viewers } from '../testing/a-viewer.ts';
import { pageNames, samplePath } from '../testing/page-paths.ts';
import { mapTypeAt, pageAt } from './page-at.ts';
import { pageHead } from './page-head.ts';
import type { PageRow } from './page-row.ts';
import { type PageName, pages } from './pages.ts';
import { profileMenu } from './profile-menu.ts';

const rows: Readonly<Record<PageName, PageRow>> = pages;
const isCatchAll = (name: PageName): boolean => rows[name].path.endsWith('*');

describe.each(pageNames)('the row of %s', (name) => {
  const path = samplePath(name);

  it('matches its path in any case, with or without a slash at the end', () => {
    for (const each of [path, path.replace(/\/?$/, '/')]) expect(pageAt(each).name).toBe(name);
    if (rows[name].read === undefined) expect(pageAt(path.toUpperCase()).name).toBe(name);
  });

  it('matches each path with one page besides the catch-alls, which come last', () => {
    const matches = pageNames.filter((other) => parse(rows[other].path).pattern.test(path));
    expect(matches.filter((other) => !isCatchAll(other))).toEqual(isCatchAll(name) ? [] : [name]);
    expect(matches[0]).toBe(name);
  });

  it('reads a parameter whenever its path has one', () => {
    expect(rows[name].read !== undefined).toBe(/[:*]/.test(rows[name].path));
  });
});

describe('the page at a path', () => {
  it.each([
    ['/collections/12/', 'collection', { id: '12' }],
    ['/collections/dismissed', 'collection', { id: 'dismissed' }],
    ['/subscription/a%2Fb', 'subscription', { hash: 'a/b' }],
    ['/subscription/%E0%A4', 'subscription', { hash: '%E0%A4' }],
    [
      '/signup/ana%40visitor.example/Ana',
      'signUpLink',
      { email: 'ana@visitor.example', firstname: 'Ana', lastname: '', phone: '' },
    ],
    [
      '/listings/market-overview/City/TX/Austin/',
      'overview',
      { type: 'city', state: 'tx', slug: 'austin', id: null },
    ],
    ['/any-words-1.html/comment', 'listing', { id: '1', address: 'any words', contactId: null }],
    ['/%31.html/add-to-collection/', 'listing', { id: '1', address: '', contactId: null }],
    ['/any-words-1.html/comments/12', 'listing', { id: '1', address: 'any words', contactId: null }],
    ['/any-words-1.html/listing-comments', 'listing', { id: '1', address: 'any words', contactId: null }],
    ['/any-words-1.html/add-to-collection/12', 'notFound', {}],
    ['/listings/market-overview/moon', 'unknownListings', { words: 'market-overview/moon' }],
    ['/iabs/1/404-not-found', 'unknownLicense', { license: '1' }],
    ['/agents/ada-reyes/', 'agent', { name: 'ada-reyes', step: undefined }],
    ['/agents/ada-reyes/review-me', 'agent', { name: 'ada-reyes', step: 'review-me' }],
    ['/Settings', 'settings', {}],
    ['/agent/contacts/7', 'agentContact', { contactId: '7', tab: 'basic-info' }],
    ['/agent/contacts/7/menu', 'agentContactMenu', { contactId: '7', tab: 'basic-info' }],
    ['/agent/contacts/7/menu/inquiries', 'agentContactMenu', { contactId: '7', tab: 'inquiry-history' }],
    [
      '/agent/contacts/7/menu/notification-inbox',
      'agentContactMenu',
      { contactId: '7', tab: 'email-history' },
    ],
    ['/agent/contacts/7/menu/viewed-pages', 'agentContactMenu', { contactId: '7', tab: 'viewed-pages' }],
    ['/agent/contacts/7/viewed-listings', 'agentContactListings', { contactId: '7', tab: 'viewed-listings' }],
  ])('%s is %s with %j', (path, name, params) => {
    expect(pageAt(path)).toMatchObject({ name, params });
  });

  it.each([
    ...['/menu/unknown', '/menus', '/subscription', '/signup', '/signup/a/b/c/d/e', '/reset-password-now'],
    ...[
      '/collections',
      '/collections/0',
      '/collections/1/2',
      '/collections/proposals',
      '/saved-search/x',
      '/iabs',
      '//',
      '/a/b/c',
    ],
    ...['/agent/contacts/x', '/agent/contacts/07', '/agent/contacts/7/menu/x'],
    ...['/.html', '/1.html/photos', '/1/1.html', '/%00.html', `/${'9'.repeat(65)}.html`, '/agents/%00'],
  ])('%s is unknown', (path) => {
    expect(pageAt(path).name).toBe('notFound');
  });
});

describe('the map of a page', () => {
  it.each([
    ['/Listings/Lease/', 'lease'],
    ['/menu/collections', 'collections'],
    ['/collections/9', 'collections'],
    ['/saved-search/9', 'savedSearches'],
    ['/collectionsofall', 'listings'],
    ['/nearby', 'listings'],
  ])('at %s is of the kind %s', (path, type) => {
    expect(mapTypeAt(path)).toBe(type);
  });
});

describe('the head of a page without data', () => {
  it.each([
    ['home', editions.austin.titles.home, '/'],
    ['compare', 'Compare homes | Hearth Austin', '/compare'],
    ['menu', 'Menu | Hearth Austin', null],
    ['unknownListings', editions.austin.titles.notFound, null],
    ['listing', 'Hearth Austin', null],
  ] as const)('of %s has the title %j and the canonical path %j', (name, title, canonical) => {
    expect(pageHead(pages[name], editions.austin)).toMatchObject({ title, canonical });
  });
});

describe('the profile menu', () => {
  const everyone = [
    'Home',
    'Buy',
    'Lease',
    'Sell',
    'Agents',
    'Saved Searches',
    'Collections',
    'Viewed Searches',
    'Viewed Listings',
    'Account Settings',
    'Notification Inbox',
  ];
  const ofWork = ['My Contacts', 'Dashboard', 'Inquiries', 'Agent Settings', 'My Widgets'];
  it.each([
    ['a client', viewers.client, [...everyone, 'Contact Your Agent']],
    ['an agent', viewers.agent, [...everyone, 'Email Settings', 'My Listings', ...ofWork]],
    [
      'an admin',
      anAgentViewer({ isAdmin: true }),
      [...everyone, 'Email Settings', 'Agent Listings', ...ofWork],
    ],
  ])('of %s has the entries of the specification in its order', (_, viewer, labels) => {
    expect(profileMenu(viewer).map(({ label }) => label)).toEqual(labels);
  });
});
