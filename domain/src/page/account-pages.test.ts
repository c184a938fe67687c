import { describe, expect, it } from 'vitest';
import { editions } from '../edition/editions.ts';
import { isInAccountArea } from './account-area.ts';
import { accountHead } from './account-pages.ts';

describe('a page of accounts', () => {
  it.each([
    ['/menu', 'Menu'],
    ['/menu/account-settings/', 'Account Settings'],
    ['/menu/collections', 'Collections'],
    ['/collections/12', 'Collection'],
    ['/collections/dismissed/', 'Collection'],
    ['/email-settings', 'Email Settings'],
    ['/user/email-settings', 'Email Settings'],
    ['/subscription/abc', 'Email Settings'],
    ['/signup/ana%40visitor.example/Ana/Diaz/5125550100', 'Sign up'],
    ['/Verify-Email', 'Verify Account'],
  ])('%s has a title and no canonical address', (pathname, title) => {
    expect(isInAccountArea(pathname)).toBe(true);
    expect(accountHead(pathname, editions.austin)).toMatchObject({
      title: `${title} | ${editions.austin.name}`,
      canonical: null,
    });
  });

  it.each([
    '/menu/unknown',
    '/subscription',
    '/signup',
    '/signup/a/b/c/d/e',
    '/collections',
    '/collections/0',
    '/collections/1/2',
    '/collections/proposed',
  ])('%s is unknown', (pathname) => {
    expect(isInAccountArea(pathname)).toBe(true);
    expect(accountHead(pathname, editions.austin)).toBeUndefined();
  });

  it.each(['/', '/menus', '/listings', '/reset-password-now'])('%s is no page of accounts', (pathname) => {
    expect(isInAccountArea(pathname)).toBe(false);
    expect(accountHead(pathname, editions.austin)).toBeUndefined();
  });
});
