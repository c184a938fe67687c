import { getDefaultAgent } from '@hearth/domain/contract/agent.ts';
import { getSavedHomes } from '@hearth/domain/contract/collection.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp, type Given } from '../../testing/an-app.ts';
import { ana, signedInApp } from '../../testing/signed-in.ts';
import { ListingSummary } from './listing-summary.tsx';
import { UsageFigures } from './usage-figures.tsx';

// They outlast the page of a test.
beforeEach(() => void toast.dismiss());

/** A server that remembers the mark and the mails, or refuses every change with a code; its answers to changes wait for `ready`. */
function aServer(refusal?: ApiError, ready = Promise.resolve()) {
  const told = { dismissed: false, changes: [] as string[], mails: [] as unknown[] };
  const call = async (
    { method, path }: { method: string; path: string },
    { body }: { body?: unknown } = {},
  ) => {
    if (path === getSite.path) return aSite();
    if (path === getDefaultAgent.path) throw new ApiError('agent_not_found', '');
    if (path === getSavedHomes.path) return [];
    if (method === 'GET') return { dismissed: told.dismissed };
    told.changes.push(path.slice(path.lastIndexOf('/') + 1));
    await ready;
    if (refusal) throw refusal;
    if (path.endsWith('/share')) told.mails.push(body);
    else told.dismissed = path.endsWith('/dismiss');
    return { done: true, removedFrom: [] };
  };
  return { told, client: { baseUrl: '', call } as unknown as Client };
}

function open(client: Client, given: Given = {}) {
  const listing = listingDetails({ listingid: 'L1' });
  mount(
    <AppProvider value={anApp(client, given)}>
      <MemoryRouter>
        <ListingSummary listing={listing} details={listing} />
        <Toasts />
      </MemoryRouter>
    </AppProvider>,
  );
  return within(document.body);
}
const signedIn = { person: { ...ana, loginStatus: 'not verified' } } as const;
const dismiss = { name: 'Hide this home' };

test('a dismissed home is marked at once, and the toast restores it', async () => {
  const { told, client } = aServer();
  const page = open(client, signedIn);
  await userEvent.click(await page.findByRole('button', { ...dismiss, pressed: false }));
  await page.findByRole('button', { ...dismiss, pressed: true });
  expect(page.getByRole('button', dismiss).textContent).toBe('Hide');
  await page.findByText('Home hidden');
  expect(told.dismissed).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => told.dismissed).toBe(false);
  await expect.poll(() => page.getByRole('button', dismiss).ariaPressed).toBe('false');
});

test('a dismissal that the server refuses is set back, with the reason', async () => {
  const page = open(aServer(new ApiError('offline', '')).client, signedIn);
  await userEvent.click(await page.findByRole('button', { ...dismiss, pressed: false }));
  await page.findByText('Unable to hide the home');
  page.getByText('You are offline.');
  page.getByRole('button', { ...dismiss, pressed: false });
});

/** Resolves once `answer` is called. */
function aWait() {
  let answer = () => {};
  const ready = new Promise<void>((done) => {
    answer = done;
  });
  return { ready, answer: () => answer() };
}

test('sends the last of several presses, after the pending dismissal has ended', async () => {
  const { ready, answer } = aWait();
  const { told, client } = aServer(undefined, ready);
  const page = open(client, signedIn);
  const button = await page.findByRole('button', { ...dismiss, pressed: false });
  for (const pressed of [true, false, true, false]) {
    button.click();
    await page.findByRole('button', { ...dismiss, pressed });
  }
  expect(told.changes).toEqual(['dismiss']);
  answer();
  await expect.poll(() => told).toMatchObject({ dismissed: false, changes: ['dismiss', 'retain'] });
  await page.findByText('Your searches show this home again');
  page.getByRole('button', { ...dismiss, pressed: false });
  expect(page.queryByText('Home hidden')).toBeNull();
});

test('a dismissal that is taken back before the server refuses it is no failure', async () => {
  const { ready, answer } = aWait();
  const page = open(aServer(new ApiError('offline', ''), ready).client, signedIn);
  const button = await page.findByRole('button', { ...dismiss, pressed: false });
  button.click();
  await page.findByRole('button', { ...dismiss, pressed: true });
  button.click();
  await page.findByRole('button', { ...dismiss, pressed: false });
  answer();
  await page.findByText('Your searches show this home again');
  page.getByRole('button', { ...dismiss, pressed: false });
  expect(page.queryByText('Unable to remove from dismissed')).toBeNull();
});

test('a signed-in person can dismiss a home as soon as it is there', () => {
  const page = open(aServer().client, signedIn);
  expect(page.getByRole('button', { ...dismiss, pressed: false }).ariaDisabled).toBeNull();
});

test('guests are led to an account by both, and see neither where there are no accounts', async () => {
  let requested = 0;
  const { told, client } = aServer();
  const page = open(client, { unlock: () => requested++ });
  await userEvent.click(await page.findByRole('button', dismiss));
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  await userEvent.click(await page.findByRole('button', { name: 'Sign up to send it by email' }));
  expect([requested, told]).toEqual([2, { dismissed: false, changes: [], mails: [] }]);
});

test('a home is sent to one address; what was typed stays after a failure', async () => {
  const { told, client } = aServer();
  const page = open(client, signedIn);
  const fill = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Share' }));
    await userEvent.type(await page.findByLabelText('Recipient’s email'), 'bo@friend');
    await userEvent.click(page.getByRole('button', { name: 'Send email' }));
  };
  await fill();
  await page.findByText(/^Please enter a valid email/);
  await expect.poll(() => document.activeElement).toBe(page.getByLabelText('Recipient’s email'));
  await userEvent.keyboard('.example');
  await userEvent.type(page.getByLabelText('Message (optional)'), 'Look!');
  await userEvent.click(page.getByRole('button', { name: 'Send email' }));
  await page.findByText('Email sent');
  expect(told.mails).toEqual([{ receiverEmail: 'bo@friend.example', message: 'Look!' }]);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a refused email says why', async () => {
  const page = open(aServer(new ApiError('too_many_attempts', '', { status: 429 })).client, signedIn);
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  await userEvent.type(await page.findByLabelText('Recipient’s email'), 'bo@friend.example');
  await userEvent.click(page.getByRole('button', { name: 'Send email' }));
  await page.findByText('Email sending Error');
  page.getByText('You have sent many emails. Please try again tomorrow.');
  expect(page.getByLabelText<HTMLInputElement>('Recipient’s email').value).toBe('bo@friend.example');
});

test('a message stays when the session ends while it is sent', async () => {
  const { client } = aServer(new ApiError('sign_in_required', '', { status: 401 }));
  const app = signedInApp(client);
  const { account } = app;
  const page = open(client, app);
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  await userEvent.type(await page.findByLabelText('Recipient’s email'), 'bo@friend.example');
  await userEvent.type(page.getByLabelText('Message (optional)'), 'Look!');
  await userEvent.click(page.getByRole('button', { name: 'Send email' }));
  await expect.poll(() => account.state.isExpired).toBe(true);
  const message = () => page.queryByLabelText<HTMLTextAreaElement>('Message (optional)')?.value;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(message()).toBe('Look!');
  account.signedIn(ana);
  await expect.poll(() => page.getByRole('button', { name: 'Send email' }).ariaDisabled).toBe('false');
  expect(message()).toBe('Look!');
});

test('the figures of a home are a list with their names', () => {
  const usage = {
    listingId: 'L1',
    viewsCount: 1204,
    questionsCount: 3,
    scheduledToursCount: 2,
    savedToCollectionsCount: 2,
    dismissedCount: 1,
  };
  const page = mount(<UsageFigures usage={usage} />);
  expect([...page.container.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    'Views1,204',
    'Questions3',
    'Tours requested2',
    'Saved by2',
    'Hidden by1',
  ]);
});
