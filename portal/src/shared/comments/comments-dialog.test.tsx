import type { Comment } from '@hearth/domain/contract/comment.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { forget } from '../../testing/forget.ts';
import { signedInApp } from '../../testing/signed-in.ts';
import { AppProvider } from '../app/app-context.tsx';
import { aCollection } from '../saving/testing/collection-server.ts';
import { CommentsDialog } from './comments-dialog.tsx';

beforeEach(forget);

const page = within(document.body);

const aComment = (changes: Partial<Comment> = {}): Comment => ({
  ...{ id: '1', listingId: 'L1', commentText: 'A porch!', createdAt: '2026-11-20T10:00:00Z' },
  owner: { firstname: 'Kim', picture: null, isYou: false, hasLeft: false },
  ...{ editedAt: null, isDeleted: false, isNew: false, can: { edit: false, remove: false } },
  ...changes,
});

/** The dialog over a server with these comments, the newest first, which stores others once `isReady` resolves. */
function show(comments: Comment[], isReady = Promise.resolve()) {
  const told: string[] = [];
  const call = async (
    { method, path }: { method: string; path: string },
    sent: { body?: { text?: string } },
  ) => {
    if (method === 'GET' && path.endsWith('/comments'))
      return { items: [...comments], total: comments.length };
    if (method === 'GET') return [aCollection({ id: '7', listingIds: ['L1'], collaboratorCount: 1 })];
    await isReady;
    told.push(
      `${method} ${path.slice('/api/listing/collection/{id}'.length)} ${sent.body?.text ?? ''}`.trim(),
    );
    if (path.endsWith('/comment'))
      comments.unshift(aComment({ id: '9', commentText: sent.body?.text ?? '' }));
    return {};
  };
  const client = { baseUrl: `${location.origin}/`, call } as unknown as Client;
  const app = signedInApp(client);
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <Opened />
        <Toasts />
      </MemoryRouter>
    </AppProvider>,
  );
  return { told, app };
}

function Opened(): ReactNode {
  const [isOpen, open] = useState(true);
  return isOpen ? (
    <CommentsDialog listing={aListingCard({ listingid: 'L1' })} onClose={() => open(false)} />
  ) : (
    <button type="button" onClick={() => open(true)}>
      Open
    </button>
  );
}

const field = () => page.findByLabelText<HTMLTextAreaElement>('Add a comment');
const reopen = async () => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await page.findByRole('button', { name: 'Open' }));
};
const press = async (name: RegExp | string) =>
  userEvent.click((await page.findAllByRole('button', { name }))[0]!);
const focused = () => document.activeElement?.textContent;

test('shows comments with links, and marks new ones as read', async () => {
  const left = { firstname: 'Lee', picture: null, isYou: false, hasLeft: true };
  const { told } = show([
    aComment({ id: '3', isNew: true, commentText: 'See https://porch.example/a?b=c <b>now</b>' }),
    aComment({ id: '2', isDeleted: true, commentText: '', owner: left }),
    aComment({ owner: null, editedAt: '2026-11-20T11:00:00Z' }),
  ]);
  const link = await page.findByRole('link', { name: 'https://porch.example/a?b=c' });
  expect(link.getAttribute('rel')).toContain('noopener');
  const items = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/Someone who left.*edited.*A porch!/);
  expect(items[1]).toMatch(/Lee, who left.*This comment was deleted/);
  expect(items[2]).toMatch(/Kim.*New.*<b>now<\/b>/);
  await expect.poll(() => told).toEqual(['POST /comments/read']);
  expect(await axeViolations(page.getByRole('dialog'))).toEqual([]);
});

test('adds a comment, and refuses an empty one with its reason', async () => {
  const { told } = show([]);
  await userEvent.click(await page.findByRole('button', { name: 'Comment' }));
  await page.findByText('Please enter a comment');
  await userEvent.fill(page.getByLabelText('Add a comment'), 'Nice');
  await userEvent.click(page.getByRole('button', { name: 'Comment' }));
  await page.findByText('Nice');
  expect(told).toEqual(['POST /comment Nice']);
  await expect.poll(() => page.getByLabelText<HTMLTextAreaElement>('Add a comment').value).toBe('');
});

test('opens a long thread at its newest comments', async () => {
  const numbers = [...Array(20).keys()].map((at) => String(20 - at));
  show(numbers.map((id) => aComment({ id, commentText: `Comment ${id}` })));
  await page.findByText('Comment 20');
  const field = page.getByLabelText('Add a comment');
  await expect.poll(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  expect(page.getByText('Comment 1').getBoundingClientRect().top).toBeLessThan(0);
});

test('keeps an unsent comment while the dialog is closed, until it is sent', async () => {
  show([]);
  await userEvent.type(await field(), 'Ask about the roof');
  await reopen();
  expect((await field()).value).toBe('Ask about the roof');
  await press('Comment');
  await page.findByText('Ask about the roof', { selector: 'p' });
  await expect.poll(async () => (await field()).value).toBe('');
  await reopen();
  expect((await field()).value).toBe('');
});

test('keeps words that are typed while a comment is sent', async () => {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  show([], answered);
  await userEvent.type(await field(), 'Nice porch');
  await press('Comment');
  await page.findByRole('button', { name: 'Sending...' });
  await userEvent.type(await field(), ' and shade');
  answer();
  await page.findByText('Nice porch', { selector: 'p' });
  expect((await field()).value).toBe('Nice porch and shade');
  await reopen();
  expect((await field()).value).toBe('Nice porch and shade');
});

test('forgets an unsent comment on log-out', async () => {
  const { app } = show([]);
  await userEvent.type(await field(), 'Ask about the roof');
  expect(Object.values({ ...localStorage }).join()).toContain('roof');
  app.account.signedOut();
  expect(Object.values({ ...localStorage }).join()).not.toContain('roof');
});

test('keeps a changed comment while the dialog is closed, until Cancel', async () => {
  show([aComment({ can: { edit: true, remove: true } })]);
  await press(/^Edit/);
  await userEvent.fill(page.getByLabelText('Edit your comment'), 'A deck!');
  await reopen();
  await press(/^Edit/);
  page.getByDisplayValue('A deck!');
  await press('Cancel');
  await press(/^Edit/);
  page.getByDisplayValue('A porch!');
});

test('moves the focus to the button Edit after an edit is saved or canceled', async () => {
  show([aComment({ can: { edit: true, remove: true } })]);
  for (const action of ['Cancel', 'Save']) {
    await press(/^Edit/);
    await press(action);
    await expect.poll(focused).toMatch(/^Edit/);
  }
});

test('moves the focus to the next comment or the field after a comment is deleted', async () => {
  const can = { edit: true, remove: true };
  show([aComment({ id: '2', commentText: 'Second', can }), aComment({ can })]);
  const second = async () => within((await page.findByText('Second')).closest('li')!);
  await press(/^Delete/);
  const edit = (await second()).getByRole('button', { name: /^Edit/ });
  await expect.poll(() => document.activeElement).toBe(edit);
  await press(/^Delete/);
  await expect.poll(() => document.activeElement?.localName).toBe('textarea');
  await press('Undo');
  await expect.poll(focused).toMatch(/^Edit/);
});
