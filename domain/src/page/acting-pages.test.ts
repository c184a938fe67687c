import { expect, it } from 'vitest';
import { actingPath } from './acting-pages.ts';
import { pageAt } from './page-at.ts';

it('leads from a person’s own pages to the same screens of a contact', () => {
  for (const [own, acting] of [
    ['/listings?minBedrooms=3', '/agent/contacts/7/listings?minBedrooms=3'],
    ['/listings/lease', '/agent/contacts/7/listings/lease'],
    ['/12-oak-ln-austin-tx-78704-1.html', '/agent/contacts/7/listing/12-oak-ln-austin-tx-78704-1.html'],
    [
      '/12-oak-ln-austin-tx-78704-1.html/comments',
      '/agent/contacts/7/listing/12-oak-ln-austin-tx-78704-1.html/comments',
    ],
    ['/collections/12', '/agent/contacts/7/collections/12'],
    ['/collections/12/sheet', '/agent/contacts/7/collections/12/sheet'],
    ['/saved-search/5#map', '/agent/contacts/7/saved-search/5#map'],
  ] as const) {
    expect(actingPath('7', own)).toBe(acting);
    const [path, ownPath] = [acting, own].map((each) => each.replace(/[?#].*/, ''));
    expect(pageAt(path!).row.screen).toBe(pageAt(ownPath!).row.screen);
    expect(pageAt(path!).params).toMatchObject({ ...pageAt(ownPath!).params, contactId: '7' });
  }
});

it('leaves pages alone that no contact has', () => {
  for (const path of [
    '/',
    '/sell',
    '/menu/account-settings',
    '/listings/market-overview/city/tx/austin',
    '/agents',
  ])
    expect(actingPath('7', path)).toBe(path);
});

it('refuses contacts and things without a number', () => {
  for (const path of ['/agent/contacts/ann/listings', '/agent/contacts/7/collections/x'])
    expect(pageAt(path).name).toBe('notFound');
});
