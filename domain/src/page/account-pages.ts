import type { Edition } from '../edition/editions.ts';
import { collectionIdAt } from './account-area.ts';
import type { PageHead } from './page-head.ts';

/** The pages of accounts with their titles, as the portal's router matches them. */
const titles: readonly (readonly [path: RegExp, title: string])[] = [
  [/^\/menu\/?$/i, 'Menu'],
  [/^\/menu\/collections\/?$/i, 'Collections'],
  [/^\/menu\/account-settings\/?$/i, 'Account Settings'],
  [/^(\/menu|\/user)?\/email-settings\/?$/i, 'Email Settings'],
  [/^\/subscription\/[^/]+\/?$/i, 'Email Settings'],
  [/^\/reset-password\/?$/i, 'Reset your password'],
  [/^\/set-password\/?$/i, 'Set your password'],
  [/^\/verify-email\/?$/i, 'Verify Account'],
  [/^\/signup(\/[^/]+){1,4}\/?$/i, 'Sign up'],
];

/** The head of a page of accounts, which has nothing for search engines; undefined for all other paths. */
export function accountHead(pathname: string, edition: Edition): PageHead | undefined {
  const [, known] = titles.find(([path]) => path.test(pathname)) ?? [];
  // Its name is the person's own.
  const title = collectionIdAt(pathname) === undefined ? known : 'Collection';
  return title === undefined
    ? undefined
    : { title: `${title} | ${edition.name}`, description: edition.descriptions.home, canonical: null };
}
