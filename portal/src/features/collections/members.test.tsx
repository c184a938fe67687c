import type { Collaborator } from '@hearth/domain/contract/membership.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollection, collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { button, closeToasts, lakes, open, page, path } from './testing/open-collections.tsx';

beforeEach(forget);

const kim = { firstname: 'Kim', picture: null };
const lee: Collaborator = {
  ...{ id: '3', status: 'joined', person: { firstname: 'Lee', picture: null }, isYou: false, email: null },
  ...{ createdAt: '2026-11-20T10:00:00Z', can: { remove: true, remind: false } },
};
const bo: Collaborator = {
  ...{ id: '4', status: 'pending', person: null, isYou: false, email: 'bo@friend.example' },
  ...{ createdAt: '2026-11-20T10:00:00Z', can: { remove: true, remind: true } },
};
const shared = aCollection({
  ...{ id: '7', name: 'Lakes', sharedBy: kim, collaboratorCount: 1 },
  can: { ...lakes.can, invite: false, rename: false, remove: false, leave: true },
});

const withMembers = (...collaborators: readonly Collaborator[]) => {
  const made = collectionServer([lakes]);
  made.server.members = { ...made.server.members, collaborators };
  return made;
};
const sendInvitations = async () =>
  userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Invite' }));
const openPeople = async () => userEvent.click(await page.findByRole('button', { name: /^(Invite|People)/ }));

test('addresses become chips and are invited together; a wrong one stays in the field', async () => {
  const { server, client } = withMembers();
  open('/collections/7', client);
  await openPeople();
  const field = await page.findByLabelText('Invite by email');
  await userEvent.type(field, 'lee@friend.example, bo@friend.example nobody');
  await sendInvitations();
  await page.findByText('Please enter a valid email');
  page.getByRole('button', { name: 'Remove lee@friend.example' });
  await userEvent.clear(field);
  await sendInvitations();
  await page.findByText('2 invitations sent');
  expect(server.told).toEqual(['POST collaborator lee@friend.example,bo@friend.example']);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a refused invitation keeps its addresses and shows the reason', async () => {
  const { server, client } = withMembers();
  open('/collections/7', client);
  await openPeople();
  await userEvent.type(await page.findByLabelText('Invite by email'), 'lee@friend.example');
  server.refusal = new ApiError('validation_failed', '', {
    validationErrors: [{ name: 'email', message: 'lee@friend.example is invited already' }],
  });
  await sendInvitations();
  await page.findByText('lee@friend.example is invited already');
  page.getByRole('button', { name: 'Remove lee@friend.example' });
});

test('a person is removed after the list of what stays, and an undo keeps them', async () => {
  const { server, client } = withMembers(lee, bo);
  server.departure = [
    { what: 'homes', fate: 'stays', count: 2 },
    { what: 'comments', fate: 'stays', count: 1 },
    { what: 'votes', fate: 'goes', count: 3 },
  ];
  open('/collections/7', client);
  await openPeople();
  await userEvent.click(await page.findByRole('button', { name: 'Remove Lee' }));
  await page.findByText(/^2 homes that Lee added stay in the collection/);
  page.getByText('Lee’s comment stays with their first name and “who left”.');
  page.getByText('Lee’s opened votes on 3 homes are deleted.');
  await userEvent.click(button('Remove'));
  await page.findByText('Lee removed');
  await userEvent.click(button('Undo'));
  await page.findByRole('button', { name: 'Remove Lee' });
  expect(server.told).toEqual([]);
  await userEvent.click(button('Remind bo@friend.example'));
  await page.findByText('Reminder sent to bo@friend.example');
  await userEvent.click(button('Remove bo@friend.example'));
  await page.findByText('Invitation for bo@friend.example removed');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['POST send-a-reminder', 'DELETE collaborator']);
});

test('a collaborator leaves for the list of collections', async () => {
  const { server, client } = collectionServer([shared]);
  server.members = {
    owner: { ...kim, isYou: false },
    collaborators: [{ ...lee, isYou: true, can: { remove: false, remind: false } }],
  };
  server.departure = [
    { what: 'homes', fate: 'stays', count: 1 },
    { what: 'hearts', fate: 'goes', count: 3 },
    { what: 'votes', fate: 'goes', count: 2 },
  ];
  open('/collections/7', client);
  await openPeople();
  await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
  await page.findByText(/^1 home that you added stays in the collection/);
  page.getByText('3 homes that are in none of your other collections won’t show as saved.');
  page.getByText('Your votes on 2 homes are deleted.');
  await userEvent.click(button('Leave'));
  await page.findByText('You left “Lakes”');
  await expect.poll(path).toBe('/menu/collections');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['POST leave']);
});

test('shows a left collection as left on Back, and opens it again after Undo', async () => {
  const { server, client } = collectionServer([{ ...shared, listingIds: ['L1'] }]);
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const call: typeof client.call = async (endpoint, ...given) => {
    const response = await client.call(endpoint, ...given);
    if (endpoint.path.endsWith('/leave')) await answered;
    return response;
  };
  const focused = () => document.activeElement?.textContent;
  server.members = {
    owner: { ...kim, isYou: false },
    collaborators: [{ ...lee, isYou: true, can: { remove: false, remind: false } }],
  };
  open('/collections/7', { ...client, call });
  const leave = async () => {
    await openPeople();
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await page.findByText(/^All homes stay/);
    await userEvent.click(button('Leave'));
    await expect.poll(path).toBe('/menu/collections');
    // The toast lies over it.
    button('Page before').click();
    await page.findByRole('heading', { name: 'You left “Lakes”' });
  };
  server.departure = [{ what: 'homes', fate: 'stays', count: 0 }];
  await leave();
  expect(page.queryByRole('heading', { name: 'Lakes' })).toBeNull();
  expect(await axeViolations(document.body)).toEqual([]);
  const main = within(document.querySelector('main')!);
  await userEvent.click(main.getByRole('button', { name: 'Undo' }));
  const opened = await page.findByRole('heading', { name: 'Lakes' });
  await expect.poll(() => document.activeElement).toBe(opened);
  expect(server.told).toEqual([]);
  await leave();
  main.getByRole('button', { name: 'Undo' }).focus();
  closeToasts();
  await expect.poll(() => server.told).toEqual(['POST leave']);
  await expect.poll(() => main.queryByRole('button', { name: 'Undo' })).toBeNull();
  await expect.poll(focused).toBe('You left “Lakes”');
  server.collections = [];
  answer();
  await page.findByRole('heading', { name: 'You can’t open this collection' });
  await expect.poll(focused).toBe('You can’t open this collection');
  expect(server.told).toEqual(['POST leave']);
});

test('the page of the people is loaded again after a failure of the server', async () => {
  const { server, client } = withMembers(lee);
  server.refusal = new ApiError('offline', '');
  open('/members?collection=7', client);
  await page.findByText(/^The people could not be loaded/);
  server.refusal = undefined;
  await userEvent.click(button('Try again'));
  await page.findByRole('button', { name: 'Remove Lee' });
});

test('an invitation declined on the page of its collection leads to the list of collections', async () => {
  const invited = { ...shared, can: { ...shared.can, leave: false, answer: true } };
  const { server, client } = collectionServer([invited]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Decline “Lakes”' }));
  await page.findByText('Invitation to “Lakes” declined');
  await expect.poll(path).toBe('/menu/collections');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['POST decline']);
});

test('loads the remaining homes again after a failure, and Cancel leads back to the people', async () => {
  const { server, client } = withMembers(lee);
  open('/collections/7', client);
  await openPeople();
  const remove = await page.findByRole('button', { name: 'Remove Lee' });
  server.refusal = new ApiError('offline', '');
  await userEvent.click(remove);
  await page.findByText(/^The list of what stays could not be loaded/);
  server.refusal = undefined;
  server.departure = [{ what: 'homes', fate: 'stays', count: 2 }];
  await userEvent.click(button('Try again'));
  await page.findByText(/^2 homes that Lee added stay .* with their first name/);
  await userEvent.click(button('Cancel'));
  await page.findByRole('button', { name: 'Remove Lee' });
  expect(page.getByRole('dialog').querySelector('.members')).toBe(document.activeElement);
});

test('invitations stand above the collections, and are joined or declined', async () => {
  const { server, client } = collectionServer([]);
  const createdAt = '2026-11-20T10:00:00Z';
  server.invitations = [
    { id: '7', name: 'Lakes', invitedBy: kim, createdAt },
    { id: '8', name: 'Hills', invitedBy: null, createdAt },
  ];
  open('/menu/collections', client);
  await userEvent.click(await page.findByRole('button', { name: 'Decline “Hills”' }));
  await page.findByText('Invitation to “Hills” declined');
  expect(document.activeElement).toBe(button('Decline “Lakes”'));
  await userEvent.click(button('Undo'));
  await userEvent.click(await page.findByRole('button', { name: 'Join “Lakes”' }));
  await page.findByText('You joined “Lakes”');
  expect(server.told).toEqual(['POST join']);
  expect(document.activeElement).toBe(button('Decline “Hills”'));
  expect(await axeViolations(document.body)).toEqual([]);
});

test('removing an invitation keeps the focus in the list, and Undo returns it to the row', async () => {
  const { client } = withMembers(bo, { ...bo, id: '5', email: 'cy@friend.example' });
  open('/collections/7', client);
  await openPeople();
  await userEvent.click(await page.findByRole('button', { name: 'Remove cy@friend.example' }));
  await page.findByText('Invitation for cy@friend.example removed');
  expect(document.activeElement).toBe(button('Remove bo@friend.example'));
  await userEvent.click(button('Remove bo@friend.example'));
  await page.findByText('Invitation for bo@friend.example removed');
  expect(document.activeElement).toBe(page.getByRole('dialog').querySelector('.members'));
  await userEvent.click(page.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await expect.poll(() => document.activeElement?.textContent?.trim()).toMatch(/^Remove /);
});

test('the address of an invitation joins nothing before the person presses Join', async () => {
  const { server, client } = collectionServer([]);
  server.linked = { name: 'Lakes', invitedBy: kim, email: 'ana@visitor.example', hasJoined: false };
  open(`/join/listing/collection/7?inviteCode=${'A'.repeat(22)}&join=true`, client);
  const join = await page.findByRole('button', { name: 'Join' });
  expect(server.told).toEqual([]);
  await userEvent.click(join);
  await page.findByText('You joined “Lakes”');
  expect(server.told).toEqual(['POST join']);
});

test('logs out for an invitation to another address, which the page goes on showing', async () => {
  const { server, client } = collectionServer([]);
  server.linked = { name: 'Lakes', invitedBy: kim, email: 'bo@friend.example', hasJoined: false };
  const link = `/join/listing/collection/7?inviteCode=${'A'.repeat(22)}`;
  const { account } = open(link, client);
  const logOut = async () =>
    userEvent.click(await page.findByRole('button', { name: 'Log out and continue' }));
  localStorage.setItem('uppyState:photos-1', JSON.stringify({ files: { roof: {} } }));
  await logOut();
  await expect.poll(() => account.state.dialog?.name).toBe('unsaved');
  account.close();
  localStorage.removeItem('uppyState:photos-1');

  server.refusal = new ApiError('offline', '');
  await logOut();
  await page.findByText('Unable to log out');
  expect(account.state.person?.username).toBe('ana');
  server.refusal = undefined;
  await logOut();
  await page.findByRole('button', { name: 'Sign up to join' });
  expect(account.state.person).toBeNull();
  expect(path()).toBe(link);
  expect(document.activeElement).toBe(document.getElementById('main'));
});

test('the invitation of a link is declined once its toast closes, and leads to the collections', async () => {
  const { server, client } = collectionServer([]);
  server.linked = { name: 'Lakes', invitedBy: kim, email: 'ana@visitor.example', hasJoined: false };
  open(`/join/listing/collection/7?inviteCode=${'A'.repeat(22)}`, client);
  await userEvent.click(await page.findByRole('button', { name: 'Decline' }));
  await page.findByText('Invitation to “Lakes” declined');
  await expect.poll(path).toBe('/menu/collections');
  expect(server.told).toEqual([]);
  closeToasts();
  await expect.poll(() => server.told).toEqual(['POST decline']);
});

test('moves the focus to the neighboring button once a reminder is sent', async () => {
  const { server, client } = withMembers(bo);
  open('/collections/7', client);
  await openPeople();
  const remind = await page.findByRole('button', { name: 'Remind bo@friend.example' });
  server.members = {
    ...server.members,
    collaborators: [{ ...bo, can: { remove: true, remind: false } }],
  };
  await userEvent.click(remind);
  await page.findByText('Reminder sent to bo@friend.example');
  await expect.poll(() => document.activeElement).toBe(button('Remove bo@friend.example'));
});
