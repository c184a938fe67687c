import { captchaHeaders, idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { inquiryTypes, publicInquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aRecipient } from '../testing/inquiry-server.ts';
import { writeInto } from '../testing/write-into.ts';
import { fill, problemOf, show, type View } from './testing/shown-form.tsx';

const theBrokerage = aRecipient({ agent: null, agentId: null, brokerage: 'Hearth' });

test.for(publicInquiryTypes)('%s asks for its fields', async (type) => {
  const view = show({ type, listingId: 'L1', agent: 'maria' });
  await view.findByRole('checkbox', { name: /^I agree/ });
  expect(view.getByRole('heading').textContent).toBe(inquiryTypes[type].title);
  const written = inquiryTypes[type].fields.filter((field) => !['tourDateTime', 'rating'].includes(field));
  expect(
    Array.from(view.container.querySelectorAll('[name]:not([type=radio])'), (field) =>
      field.getAttribute('name'),
    ),
  ).toEqual(written);
  expect(view.button()).toBeTruthy();
});

test('a complete inquiry is sent once, with its captcha and key, and gets a thank you', async () => {
  const view = show({ type: 'listing-question', listingId: 'L1', agent: 'maria' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts).toHaveLength(1);
  const [{ path, body, headers }] = view.posts as [View['posts'][0]];
  expect(path).toBe('/api/user/inquiry');
  expect(body).toEqual({
    type: 'listing-question',
    firstname: 'Ana María',
    lastname: 'Núñez-Ortiz',
    email: 'ana@example.com',
    phone: '(512) 555-0100',
    message: 'Is it still for sale? 🏡',
    agentId: 'maria',
    listingId: 'L1',
    landingPage: expect.stringMatching(/^http/),
    widgetVersion: process.env.HEARTH_VERSION,
    consent: { version: expect.any(String), accepted: ['contact'] },
  });
  expect(JSON.parse(atob(headers.get(captchaHeaders[0]) ?? ''))).toMatchObject({
    number: 41,
    signature: 'signed',
  });
  expect(headers.get(captchaHeaders[1])).toBe('inquiry');
  expect(headers.get(idempotencyHeader)).toMatch(/^[\w-]{8,128}$/);
  expect(view.onInquirySend).toHaveBeenCalledExactlyOnceWith({
    type: 'listing-question',
    listingid: 'L1',
    agent: 'ada.reyes',
  });
  expect(view.getAllByText('Message to the agent sent', { exact: false })).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Thank you');
});

test('what the page knows of the visitor fills the fields that they have not written in', async () => {
  const view = show({ type: 'contact-us' });
  const value = (label: RegExp) => view.getByLabelText<HTMLInputElement>(label).value;
  await view.findByRole('checkbox', { name: /^I agree/ });
  writeInto(view.getByLabelText(/^First name/), 'Anna');
  await userEvent.click(view.button());
  await expect.poll(() => problemOf(view, 'Email')).toBe('Field is required');
  view.store.fill({ firstname: 'Ana', email: 'ana@example.com' });
  await expect.poll(() => value(/^Email/)).toBe('ana@example.com');
  expect(value(/^First name/)).toBe('Anna');
  expect(problemOf(view, 'Email')).toBe('');
  expect(problemOf(view, 'Phone')).toBe('Field is required');
});

test('another message by the same visitor has unticked boxes and another key', async () => {
  const view = show({ type: 'contact-us', message: 'Hello' });
  await fill(view);
  await userEvent.click(view.button());
  await userEvent.click(await view.findByRole('button', { name: 'Send another' }));
  expect(document.activeElement?.getAttribute('name')).toBe('firstname');
  expect((view.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Ana María');
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('Hello');
  expect(view.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    false,
  ]);
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  const [first, second] = view.posts.map(({ headers }) => headers.get(idempotencyHeader));
  expect(second).not.toBe(first);
});

test('feedback has its own endpoint and captcha', async () => {
  const view = show({ type: 'feedback' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts[0]?.path).toBe('/api/v2/user/inquiry/feedback');
  expect(view.requested).toContain('/api/captcha/challenge?action=feedback');
});

test('a sent inquiry shows who got it and when, and the way to its copy', async () => {
  const view = show({ type: 'contact-us' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText(/^Sent to Ada Reyes at \d{1,2}:\d{2} [AP]M\.$/);
});

test('pressing twice sends once', async () => {
  const view = show();
  await fill(view);
  view.button().click();
  view.button().click();
  await view.findByText('Thank you');
  expect(view.posts).toHaveLength(1);
});

test('a form without its home shows the reason, and sends no request', async () => {
  const view = show({ type: 'schedule-a-tour' });
  await view.findByText(/listing-id is missing/);
  expect(view.requested).toEqual([]);
});

test('another subject does not take the focus from elsewhere on the page', async () => {
  const view = show({ type: 'listing-question', listingId: 'L1' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  (document.activeElement as HTMLElement).blur();
  view.about({ type: 'listing-question', listingId: 'L2' });
  await view.findByLabelText(/^First name/);
  expect(document.activeElement).toBe(document.body);
});

test('another subject leaves the written text, which wins over another prefill', async () => {
  const view = show({ type: 'listing-question', listingId: 'L1', message: 'About L1' });
  await userEvent.fill(view.getByLabelText(/^First name/), 'Ana');
  view.about({ type: 'listing-question', listingId: 'L2', message: 'About L2' });
  await expect.poll(() => (view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('About L2');
  await userEvent.fill(view.getByLabelText(/^Message/), 'My own');
  view.about({ type: 'listing-question', listingId: 'L3', message: 'About L3' });
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('My own');
  expect((view.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Ana');
});

const messageIn = (view: View) => (view.getByLabelText(/^Message/) as HTMLTextAreaElement).value;
const keptOf = (id: string) => sessionStorage.getItem(`hearth-inquiry:listing-question:${id}:`);
const home = (listingId?: string) => ({ type: 'listing-question', listingId }) as const;

test('the words of a sent message are not stored for the next home', async () => {
  const view = show(home('L1'));
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  view.about(home('L2'));
  await view.findByLabelText(/^First name/);
  expect([messageIn(view), sessionStorage.length]).toEqual(['', 0]);
});

test('a home that is named late brings its own stored words and leaves those of another form', async () => {
  sessionStorage.setItem('hearth-inquiry:listing-question::', '{"message":"Of another form"}');
  sessionStorage.setItem('hearth-inquiry:listing-question:L1:', '{"message":"About L1"}');
  const view = show(home());
  view.about(home('L1'));
  await expect.poll(() => messageIn(view)).toBe('About L1');
  expect([keptOf(''), keptOf('L1')]).toEqual(['{"message":"Of another form"}', '{"message":"About L1"}']);
});

test('a message moves to another home; a tour and a rating stay with theirs', () => {
  const { store } = show(home('L1'));
  store.write('message', 'My own');
  store.write('tourDay', '2026-12-01');
  store.about(home('L2'));
  expect(store.current().values).toEqual({ message: 'My own' });
  expect([keptOf('L1'), keptOf('L2')]).toEqual(['{"tourDay":"2026-12-01"}', '{"message":"My own"}']);
  store.about(home('L1'));
  expect(store.current().values).toEqual({ message: 'My own', tourDay: '2026-12-01' });
});

test('the time of a tour stays for a video tour of the same home, not for one of another', () => {
  const tour = (type: 'schedule-a-tour' | 'schedule-a-video-tour', listingId: string) => ({
    type,
    listingId,
  });
  const { store } = show(tour('schedule-a-tour', 'L1'));
  store.write('tourDay', '2026-12-01');
  store.write('tourTime', '10:30');
  store.about(tour('schedule-a-video-tour', 'L1'));
  expect(store.current().values).toMatchObject({ tourDay: '2026-12-01', tourTime: '10:30' });
  store.about(tour('schedule-a-video-tour', 'L2'));
  expect(store.current().values).toEqual({ message: '' });
});

test('a recipient is requested once for each complete subject, and again after a failure', async () => {
  const replies = [json({ code: 'internal_error' }, 500)];
  const view = show(home(), { recipient: () => replies.pop() ?? json(theBrokerage) });
  const requests = () => view.requested.filter((path) => path.includes('recipient'));
  view.about(home('L1'));
  await expect.poll(() => replies).toEqual([]);
  await view.findByRole('checkbox', { name: /^I agree/ });
  expect(requests()).toEqual(['/api/user/inquiry/recipient?type=listing-question&listingId=L1']);
  await expect.poll(() => view.store.load().then(() => requests().length)).toBe(2);
  await view.findByText('Hearth will reply to you.');
  await view.store.load();
  expect(requests()).toHaveLength(2);
});

test('the caret stays where the visitor types', async () => {
  const view = show();
  const field = view.getByLabelText(/^First name/) as HTMLInputElement;
  await userEvent.fill(field, 'abcd');
  field.setSelectionRange(4, 4);
  await userEvent.type(field, '{ArrowLeft}{ArrowLeft}XY', { skipClick: true } as never);
  expect(field.value).toBe('abXYcd');
});

test('a review asks for stars', async () => {
  const view = show({ type: 'review-me', agent: 'maria' });
  await view.findByRole('radio', { name: '4 stars' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Please choose 1 to 5 stars');
  await userEvent.click(view.getByRole('radio', { name: '4 stars' }));
  expect(await axeViolations(view.container)).toEqual([]);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts[0]?.body).toMatchObject({ type: 'review-me', rating: 4, agentId: 'maria' });
});

test('a tour has a day and a time', async () => {
  const view = show({ type: 'schedule-a-tour', listingId: 'L1' });
  const days = await view.findByRole('radiogroup', { name: /^Day/ });
  expect(days.querySelectorAll('input')).toHaveLength(14);
  await fill(view);
  await userEvent.click(view.button());
  await expect.poll(() => document.activeElement?.closest('[role="radiogroup"]')).toBe(days);
  expect(days.textContent).toContain('Field is required');
  expect(view.queryByRole('radiogroup', { name: /^Time/ })).toBeNull();
  await userEvent.click(days.querySelectorAll('input')[3] as HTMLInputElement);
  await userEvent.click(await view.findByRole('radio', { name: '10:30 AM' }));
  expect(await axeViolations(view.container)).toEqual([]);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts[0]?.body.tourDateTime).toMatch(/^\d{4}-\d\d-\d\dT10:30$/);
});

test.for([
  ['listing-question', aRecipient(), 'Ada Reyes of Hearth Realty will reply to you.'],
  ['contact-us', theBrokerage, 'Hearth will reply to you.'],
  ['feedback', aRecipient(), 'Ada Reyes of Hearth Realty will receive your message.'],
] as const)('%s names who gets it, before and after it is sent', async ([type, recipient, words]) => {
  const view = show({ type, listingId: 'L1' }, { recipient: () => json(recipient) });
  await view.findByText(words);
  expect(view.requested).toContain(`/api/user/inquiry/recipient?type=${type}&listingId=L1`);
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  view.getByText(words);
});

test('a form without an answer about its recipient names no one and works', async () => {
  const view = show({ type: 'contact-us' }, { recipient: () => json({ code: 'internal_error' }, 500) });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.queryByText(/will reply/)).toBeNull();
});

test('the words of a form outlast a reload until they are sent, and its person does not', async () => {
  const subject = { type: 'listing-question', listingId: 'L1', message: 'Hello' } as const;
  const before = show(subject);
  await fill(before, { Message: 'Is the roof new?' });
  before.unmount();
  const reloaded = show(subject);
  await reloaded.findByRole('checkbox', { name: /^I agree/ });
  const textIn = (view: View, label: RegExp) => (view.getByLabelText(label) as HTMLInputElement).value;
  expect([textIn(reloaded, /^Message/), textIn(reloaded, /^Email/)]).toEqual(['Is the roof new?', '']);
  reloaded.unmount();
  expect(textIn(show({ ...subject, listingId: 'L2' }), /^Message/)).toBe('Hello');
});

test('a form that was sent leaves nothing in the tab', async () => {
  const view = show({ type: 'contact-us' });
  await fill(view);
  expect(sessionStorage.length).toBe(1);
  expect(sessionStorage.getItem('hearth-inquiry:contact-us::')).not.toMatch(/Ana|555/);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(sessionStorage.length).toBe(0);
});
