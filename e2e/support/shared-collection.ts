import { type Browser, expect, type Page } from '@playwright/test';
import { newAddress, signIn } from './account.ts';

const collections = '/api/listing/collection';

/** A collection of the person who is signed in on a page. */
interface OwnCollection {
  readonly id: string;
  /** Listing ids of its homes. */
  readonly homes: readonly string[];
}

/** Sends a request as the person who is signed in on a page, and returns its answer. */
export async function send(
  page: Page,
  method: 'post' | 'put',
  url: string,
  data?: unknown,
): Promise<{ readonly id: string }> {
  const answer = await page.request[method](url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Signs a new person in who has a collection of so many homes. */
export async function ownCollection(page: Page, name: string, count = 1): Promise<OwnCollection> {
  await signIn(page, newAddress('kim'));
  const { listings } = await (await page.request.get(`/api/v2/listing/search?limit=${count}`)).json();
  const homes = listings.map(({ listingid }: { readonly listingid: string }) => listingid);
  const { id } = await send(page, 'post', collections, { name, listings: homes });
  return { id, homes };
}

/** Invites a new person to a collection. Returns a page of another browser where they are signed in, and their address. */
export async function invitePerson(
  page: Page,
  browser: Browser,
  { id }: Pick<OwnCollection, 'id'>,
): Promise<{ readonly other: Page; readonly email: string }> {
  const email = newAddress('lee');
  await send(page, 'post', `${collections}/${id}/collaborator`, [{ email }]);
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(other, email);
  return { other, email };
}

/** The same with a person who joins. */
export async function joinedPerson(
  page: Page,
  browser: Browser,
  collection: Pick<OwnCollection, 'id'>,
): Promise<Page> {
  const { other } = await invitePerson(page, browser, collection);
  await send(other, 'post', `${collections}/${collection.id}/join`, {});
  return other;
}
