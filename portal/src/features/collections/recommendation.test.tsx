import { getSite } from '@hearth/domain/contract/site.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollection, collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { closeToasts, lakes, open, page } from './testing/open-collections.tsx';

beforeEach(forget);

/** Answers for the texts of the form too. */
const withSite = (client: Client): Client => ({
  ...client,
  call: ((requested, sent) =>
    (requested as object) === getSite
      ? Promise.resolve(aSite())
      : client.call(requested, sent as never)) as Client['call'],
});

const recommended = aCollection({
  ...{ id: proposedCollection, name: 'Recommended homes', listingIds: ['L8', 'L9'] },
  can: { ...lakes.can, rename: false, remove: false, changeHomes: false, invite: false },
});

test('a recommended home shows who and why, and is dismissed with an undo', async () => {
  const { server, client } = collectionServer([recommended, lakes]);
  open('/collections/proposed', client);
  expect((await page.findAllByText('Ana recommends this home')).length).toBe(2);
  page.getAllByText('See the porch');
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: /^Dismiss: L8/ }));
  await page.findByText('Home dismissed');
  expect(server.told).toEqual([]);
  closeToasts();
  await expect.poll(() => server.told).toEqual(['DELETE proposed L8']);
});

test('a recommendation is answered where it stands, by a message about the home', async () => {
  const { client: collections } = collectionServer([recommended, lakes]);
  const client = withSite(collections);
  open('/collections/proposed', client);
  const [answer] = await page.findAllByRole('button', { name: /^Answer Ana/ });
  await userEvent.click(answer!);
  await page.findByRole('dialog', { name: /^Answer about/ });
  await page.findByDisplayValue(/^About .*L8/);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('the recommended homes stand first among the collections', async () => {
  const { client } = collectionServer([recommended, lakes]);
  open('/menu/collections', client);
  const names = await page.findAllByRole('heading', { level: 2 });
  expect(names.map((each) => each.textContent)).toEqual(['Recommended homes', 'Lakes']);
  const link = page.getByRole('link', { name: 'Recommended homes' });
  expect(link.getAttribute('href')).toBe('/collections/proposed');
});
