import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollection, collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { ana } from '../../testing/signed-in.ts';
import {
  button,
  closeToasts,
  dismissed,
  homes,
  lakes,
  open,
  page,
  path,
  ranches,
} from './testing/open-collections.tsx';

beforeEach(forget);

test('the list shows name, homes and last change, the dismissed homes last and unchangeable', async () => {
  open('/menu/collections', collectionServer([lakes, ranches, dismissed]).client);
  await page.findByRole('link', { name: 'Lakes' });
  const cards = page.getAllByRole('article').map((card) => card.textContent);
  expect(cards).toEqual([
    'Lakes2 homes · Updated 20 Nov 2026Edit LakesDelete Lakes',
    'Ranches0 homes · Updated 20 Nov 2026Edit RanchesDelete Ranches',
    'Hidden homes1 home · Updated 20 Nov 2026',
  ]);
  expect(document.title).toBe('Collections | Hearth Austin');
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a person without collections learns how to save a home', async () => {
  open('/menu/collections', collectionServer([dismissed]).client);
  await page.findByText('You have no collections yet');
  page.getByRole('search', { name: 'Find a home' });
  page.getByRole('link', { name: 'Hidden homes' });
});

test('a new collection opens its page; an edited one shows its words', async () => {
  const { server, client } = collectionServer([lakes]);
  open('/menu/collections', client);
  await userEvent.click(await page.findByRole('button', { name: 'Edit Lakes' }));
  await expect.poll(() => document.activeElement).toBe(await page.findByLabelText('Name'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Edit Lakes');
  await userEvent.click(button('Edit Lakes'));
  await userEvent.clear(await page.findByLabelText('Name'));
  await userEvent.type(page.getByLabelText('Name'), 'Big lakes');
  await userEvent.click(button('Save'));
  await page.findByRole('link', { name: 'Big lakes' });
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  await userEvent.click(button('New collection'));
  await userEvent.type(await page.findByLabelText('Name'), 'Hills');
  await userEvent.click(button('Create'));
  await page.findByText('There are no listings in this collection yet');
  expect(path()).toBe('/collections/2');
  expect(server.told).toEqual(['PATCH 7 Big lakes', 'POST Hills']);
});

test('a collection has pages of 20 homes, and a page without homes steps back', async () => {
  const { server, client } = collectionServer([
    aCollection({ id: '7', name: 'Lakes', listingIds: homes(21) }),
  ]);
  open('/collections/7', client);
  await page.findByRole('link', { name: 'L20 Oak' });
  expect(document.title).toBe('Lakes | Hearth Austin');
  expect(page.getAllByRole('article')).toHaveLength(20);
  await userEvent.click(button('Page 2'));
  await userEvent.click(await page.findByRole('button', { name: 'Remove: L21 Oak' }));
  await expect.poll(path).toBe('/collections/7');
  await expect.poll(() => page.getAllByRole('article')).toHaveLength(20);
  page.getByText('20 homes');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['DELETE 7 L21']);
});

test('a page beyond the last one leads to the last one', async () => {
  open('/collections/7?page=9', collectionServer([aCollection({ id: '7', listingIds: homes(41) })]).client);
  await page.findByRole('button', { name: 'Remove: L41 Oak' });
  expect(path()).toBe('/collections/7?page=3');
});

test.each(['/collections/99', '/members?collection=99'])(
  '%s explains that it cannot be opened',
  async (closed) => {
    open(closed, collectionServer([lakes]).client);
    await page.findByRole('heading', { name: 'You can’t open this collection' });
    page.getByText('It was deleted, you left it, or it isn’t shared with you.');
  },
);

test('Add homes leads to a search whose hearts save to the collection', async () => {
  const { client } = collectionServer([ranches, lakes]);
  const { saving } = open('/collections/7', client).session();
  const link = await page.findByRole<HTMLAnchorElement>('link', { name: 'Add homes' });
  expect(link.getAttribute('href')).toBe('/listings');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await page.findByText('Press a heart to save a home to “Lakes”');
  expect(saving.target()).toBe('7');
});

test.each(['/collections/x', '/collections'])('%s is not found', async (unknown) => {
  open(unknown, collectionServer([lakes]).client);
  await page.findByText('We couldn’t find that page');
});

test('a collection that cannot be loaded says why and is asked for again', async () => {
  const { server, client } = collectionServer([lakes]);
  server.refusal = new ApiError('offline', '');
  open('/collections/7', client);
  await page.findByText('This collection could not be loaded. You are offline.');
  server.refusal = undefined;
  await userEvent.click(button('Try again'));
  await page.findByRole('link', { name: 'L1 Oak' });
});

test('the list and the typed text over it stay when the session ends', async () => {
  const { server, client } = collectionServer([lakes]);
  const app = open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('New collection'));
  await userEvent.type(await page.findByLabelText('Name'), 'Hills');
  app.account.expire();
  await idlePage();
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Hills');
  page.getByRole('link', { name: 'Lakes', hidden: true });
  app.account.signedIn(ana);
  await userEvent.click(button('Create'));
  await expect.poll(() => server.told).toEqual(['POST Hills']);
});

test('a creation that is cancelled while pending opens no page and is reported by a toast', async () => {
  const { server, client } = collectionServer([lakes]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('New collection'));
  await userEvent.type(await page.findByLabelText('Name'), 'Hills');
  await userEvent.click(button('Create'));
  await userEvent.click(button('Cancel'));
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  answer();
  await page.findByText('Collection “Hills” created');
  expect(path()).toBe('/menu/collections');
});

test('the homes of the page before are busy until the next ones are here', async () => {
  const { client } = collectionServer([aCollection({ id: '7', name: 'Lakes', listingIds: homes(21) })]);
  let answer = () => {};
  const turned = new Promise<void>((done) => {
    answer = done;
  });
  const call: typeof client.call = async (route, ...sent) => {
    if (JSON.stringify(sent).includes('"page"')) await turned;
    return client.call(route, ...sent);
  };
  open('/collections/7', { ...client, call });
  await page.findByRole('link', { name: 'L20 Oak' });
  const isBusy = () => document.querySelector('.collection-homes')?.ariaBusy;
  expect(isBusy()).toBe('false');
  await userEvent.click(button('Page 2'));
  await expect.poll(isBusy).toBe('true');
  answer();
  await page.findByRole('link', { name: 'L21 Oak' });
  expect(isBusy()).toBe('false');
});
