import type { HomeVotes, OpenedVote } from '@hearth/domain/contract/collection-votes.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollection, collectionServer } from '../../../shared/saving/testing/collection-server.ts';
import { forget } from '../../../testing/forget.ts';
import { open, page } from '../testing/open-collections.tsx';

beforeEach(forget);

const shared = aCollection({ id: '7', name: 'Lakes', listingIds: ['L1', 'L2'], collaboratorCount: 1 });
const sealed = (listingid: string, own: HomeVotes['own']): HomeVotes => ({
  ...{ listingid, own, openedAt: null, votes: [] },
});
const opened = (firstname: string, given: Partial<OpenedVote> = {}): OpenedVote => ({
  person: { firstname, picture: null, isYou: false },
  ...{ answer: 'yes', dealBreakers: [], isLate: false, answerAtOpening: null },
  ...given,
});
const openedAt = '2026-11-20T10:00:00Z';

test('a vote stays sealed, and takes up to three deal-breakers', async () => {
  const { server, client } = collectionServer([shared]);
  server.votes = { homes: [sealed('L1', { answer: 'no', dealBreakers: [] })] };
  open('/collections/7', client);
  const no = await page.findByRole('button', { name: /^No: L1/ });
  await userEvent.click(no);
  await page.findByText(/^Sealed until everyone votes or you open/);
  expect(no.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(page.getByRole('button', { name: /^Add deal-breakers: L1/ }));
  const dialog = within(page.getByRole('dialog', { name: 'Deal-breakers' }));
  for (const name of ['Price', 'Too small', 'Layout']) await userEvent.click(dialog.getByLabelText(name));
  expect(dialog.getByLabelText<HTMLInputElement>('Condition').disabled).toBe(true);
  expect(await axeViolations(document.body)).toEqual([]);
  server.votes = { homes: [sealed('L1', { answer: 'no', dealBreakers: ['price', 'size', 'layout'] })] };
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await page.findByText('Price, Too small, Layout');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  expect(server.told).toEqual([
    'PUT vote L1 {"answer":"no","dealBreakers":[]}',
    'PUT vote L1 {"answer":"no","dealBreakers":["price","size","layout"]}',
  ]);
});

test('homes come without votes that hang, and their buttons once those are there', async () => {
  const { client } = collectionServer([shared]);
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  let asked = 0;
  const call: typeof client.call = async (endpoint, ...given) => {
    if (endpoint.path.endsWith('/votes')) {
      asked += 1;
      await answered;
    }
    return client.call(endpoint, ...given);
  };
  open('/collections/7', { ...client, call });
  await expect.poll(() => asked).toBe(1);
  expect(await page.findAllByRole('article')).toHaveLength(2);
  expect(page.queryByRole('button', { name: /^Yes: L2/ })).toBeNull();
  answer();
  await page.findByRole('button', { name: /^Yes: L2/ });
});

test('a page that is open stays while the votes of the first person who joins are awaited', async () => {
  const { server, client } = collectionServer([{ ...shared, collaboratorCount: 0 }]);
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const call: typeof client.call = async (endpoint, ...given) => {
    if (endpoint.path.endsWith('/votes')) {
      asked += 1;
      await answered;
    }
    return client.call(endpoint, ...given);
  };
  const app = open('/collections/7', { ...client, call });
  await userEvent.click(await page.findByRole('button', { name: 'Add a note: L2 Oak' }));
  const field = page.getByLabelText(/^Your note/);
  await userEvent.type(field, 'Loud street');
  server.collections = [shared];
  await app.queries.refetchQueries({ type: 'active' });
  await expect.poll(() => asked).toBe(1);
  await idlePage();
  expect(page.getAllByRole('article')).toHaveLength(2);
  expect(document.activeElement).toBe(field);
  answer();
  await page.findByRole('button', { name: /^Yes: L2/ });
  expect((field as HTMLTextAreaElement).value).toBe('Loud street');
});

test('a refused vote is taken back with its reason', async () => {
  const { server, client } = collectionServer([shared]);
  open('/collections/7', client);
  const yes = await page.findByRole('button', { name: /^Yes: L2/ });
  server.refusal = new ApiError('offline', '');
  await userEvent.click(yes);
  await page.findByText('Unable to vote');
  expect(yes.getAttribute('aria-pressed')).toBe('false');
});

test('keeps deal-breakers in their dialog until they are stored', async () => {
  const { server, client } = collectionServer([shared]);
  server.votes = { homes: [sealed('L1', { answer: 'no', dealBreakers: [] })] };
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: /^Add deal-breakers: L1/ }));
  const dialog = within(page.getByRole('dialog', { name: 'Deal-breakers' }));
  await userEvent.click(dialog.getByLabelText('Price'));
  server.refusal = new ApiError('offline', '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await page.findByText('Unable to vote');
  const kept = within(page.getByRole('dialog', { name: 'Deal-breakers' })).getByLabelText('Price');
  expect((kept as HTMLInputElement).checked).toBe(true);
});

test('a person who may not open the votes reads when they open', async () => {
  const { server, client } = collectionServer([{ ...shared, can: { ...shared.can, openVotes: false } }]);
  server.votes = { homes: [sealed('L1', { answer: 'yes', dealBreakers: [] })] };
  open('/collections/7', client);
  await page.findByText('Votes on a home open once both people have voted on it.');
  expect(page.queryByRole('button', { name: /^Open the votes/ })).toBeNull();
});

test('the owner opens the votes, which show late and changed ones', async () => {
  const { server, client } = collectionServer([shared]);
  server.votes = { homes: [sealed('L1', { answer: 'yes', dealBreakers: [] })] };
  open('/collections/7', client);
  const openNow = await page.findByRole('button', { name: 'Open the votes on 1 home now' });
  const votes = [
    opened('Ana', { person: { firstname: 'Ana', picture: null, isYou: true } }),
    opened('Lee', { answer: 'maybe', dealBreakers: ['location'], answerAtOpening: 'no' }),
    opened('Mo', { isLate: true }),
  ];
  server.votes = { homes: [{ listingid: 'L1', own: { answer: 'yes', dealBreakers: [] }, openedAt, votes }] };
  await userEvent.click(openNow);
  const dialog = within(page.getByRole('dialog', { name: 'Open the votes on 1 home?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open the votes' }));
  await page.findByText('The votes are open');
  const list = await page.findByRole('list', { name: 'Votes' });
  expect([...list.children].map((each) => each.textContent)).toEqual([
    'You: Yes',
    'Lee: Maybe · LocationWas no at the opening',
    'Mo: YesVoted after the opening',
  ]);
  const link = page.getByRole('link', { name: 'See where you agree' });
  expect(link.getAttribute('href')).toBe('/collections/7/agreement');
  await expect.poll(() => document.activeElement).toBe(link);
});

test('the agreement leads to a search without the deal-breakers', async () => {
  const { server, client } = collectionServer([shared]);
  const card = (listingid: string) => aListingCard({ listingid, listingkey: listingid });
  const votes = [opened('Kim', { answer: 'no', dealBreakers: ['price'] }), opened('Lee')];
  server.agreement = {
    ...{ name: 'Lakes', listings: [card('L1')], total: 1, pageCount: 1 },
    homes: [{ listingid: 'L1', own: null, openedAt, votes }],
    search: { lease: false, filters: [{ dealBreaker: 'price', filter: 'maxPrice', value: 420_000 }] },
  };
  open('/collections/7/agreement', client);
  await page.findByText('You differ');
  const link = page.getByRole('link', { name: /^Find homes: / });
  expect(link.getAttribute('href')).toBe('/listings?maxPrice=420000');
  page.getByText('A search can leave out homes with these deal-breakers: Price.');
  expect(await axeViolations(document.body)).toEqual([]);
});

test('the agreement leads a person who may not see the votes to the collection', async () => {
  const { server, client } = collectionServer([shared]);
  server.refusal = new ApiError('forbidden', '', { status: 403 });
  open('/collections/7/agreement', client);
  await page.findByRole('heading', { name: 'You can’t see these votes yet' });
  const link = page.getByRole('link', { name: 'Open the collection' });
  expect(link.getAttribute('href')).toBe('/collections/7');
});
