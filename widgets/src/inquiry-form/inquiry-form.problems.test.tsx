import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { fill, problemOf, show } from './testing/shown-form.tsx';

test('a field shows an error once it is left, and clears it as soon as it is valid', async () => {
  const view = show();
  const email = view.getByLabelText(/^Email/);
  await userEvent.fill(email, 'ana@');
  expect(problemOf(view, 'Email')).toBe('');
  await userEvent.tab();
  await expect.poll(() => problemOf(view, 'Email')).toBe('Please enter a valid email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(email, 'ana@example.com');
  expect(problemOf(view, 'Email')).toBe('');
});

test('an empty form names and counts missing fields, and focuses the first', async () => {
  const view = show();
  await view.findByRole('checkbox', { name: /^I agree/ });
  await userEvent.click(view.button());
  await expect.poll(() => problemOf(view, 'First name')).toBe('Field is required');
  expect(problemOf(view, 'Message')).toBe('Field is required');
  const heard = [...view.container.querySelectorAll('[part=error]')].map(({ textContent }) => textContent);
  expect(heard).toEqual(
    expect.arrayContaining(['Field is required: First name', 'Field is required: Message']),
  );
  expect(view.getByText('Check this box to continue')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('firstname');
  expect(view.getByText('6 fields need your attention')).toBeTruthy();
  expect(view.posts).toHaveLength(0);
  expect(await axeViolations(view.container)).toEqual([]);
});

test('invalid values are reported in the words of the rules', async () => {
  const view = show();
  await fill(view, {
    'First name': 'R2D2',
    'Last name': 'x'.repeat(10_000),
    Email: '<script>alert(1)</script>',
    Phone: '+1 512',
    Message: 'm'.repeat(10_000),
  });
  await userEvent.click(view.button());
  await expect
    .poll(() => problemOf(view, 'First name'))
    .toBe('This first name is invalid. Use letters, spaces, hyphens, apostrophes and periods.');
  expect(problemOf(view, 'Last name')).toBe('Please enter less than 256 characters');
  expect(problemOf(view, 'Email')).toBe('Please enter a valid email');
  expect(problemOf(view, 'Phone')).toBe('Please enter a valid phone number');
  expect(problemOf(view, 'Message')).toBe('Please enter less than 5000 characters');
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toHaveLength(10_000);
});

test('an error of the server is shown at its field', async () => {
  const validationErrors = [{ name: 'phone', message: 'Please enter a valid phone number' }];
  const view = show(
    { type: 'contact-us' },
    { inquiry: () => json({ code: 'validation_failed', message: 'x', validationErrors }, 400) },
  );
  await fill(view);
  await userEvent.click(view.button());
  await expect.poll(() => problemOf(view, 'Phone')).toBe('Please enter a valid phone number');
  expect(document.activeElement?.getAttribute('name')).toBe('phone');
  expect(view.container.querySelector('.hearth-toast')).toBeNull();
});

const failures = [
  [
    'contact-us',
    json({ code: 'internal_error', message: 'request 7' }, 500),
    'Something went wrong',
    /could not be sent/,
  ],
  [
    'contact-us',
    json({ code: 'bad_request', message: 'No such thing' }, 400),
    'Something went wrong: No such thing',
    /No such thing/,
  ],
  [
    'ask-a-question',
    json({ code: 'too_many_requests', message: '' }, 429),
    'Message to the agent sent Error',
    /Please wait a moment/,
  ],
  [
    'listing-question',
    json({ code: 'listing_not_found', message: '' }, 404),
    'Message to the agent sent Error',
    /This listing is not available/,
  ],
  [
    'contact-us',
    json({ code: 'agent_inquiry_refused', message: '' }, 403),
    'Form submissions are not allowed from Agent accounts',
    /not allowed/,
  ],
  [
    'request-free-whitepaper',
    json({ code: 'agent_inquiry_refused', message: '' }, 403),
    'Requests for Free Whitepaper are not allowed from Agent accounts',
    /not allowed/,
  ],
  ['contact-us', new Response('<html>', { status: 502 }), 'Something went wrong', /could not be sent/],
] as const;

test.for(failures)('%s: a failure is toasted, and nothing is lost', async ([type, answer, words, line]) => {
  const view = show({ type, listingId: 'L1' }, { inquiry: () => answer.clone() });
  await fill(view);
  await userEvent.click(view.button());
  const toast = await view.findByText((_, element) => element?.className === 'hearth-toast__text');
  expect(toast.textContent).toBe(`Failed! ${words}`);
  expect(view.container.querySelector('.hearth-inquiry__notice')?.textContent).toMatch(line);
  expect((view.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Ana María');
  expect(await axeViolations(view.container)).toEqual([]);
});

test('trying again sends the same key, and another once a word is changed', async () => {
  const view = show(
    { type: 'contact-us' },
    { inquiry: () => json({ code: 'internal_error', message: '' }, 500) },
  );
  await fill(view);
  for (const posts of [1, 2]) {
    await userEvent.click(view.button());
    await expect.poll(() => view.posts.length).toBe(posts);
    await expect.poll(() => view.store.current().status).toBe('writing');
  }
  await userEvent.fill(view.getByLabelText(/^Message/), 'Another word');
  await userEvent.click(view.button());
  await expect.poll(() => view.posts.length).toBe(3);
  const [first, again, changed] = view.posts.map(({ headers }) => headers.get(idempotencyHeader));
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('offline is reported, and the draft stays', async () => {
  const view = show();
  await fill(view);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(view.button());
  await view.findByText('You are not connected to the Internet.', {
    exact: false,
    selector: '.hearth-inquiry__notice',
  });
  vi.restoreAllMocks();
  await userEvent.click(view.button());
  await view.findByText('Thank you');
});

test('a time past by the server’s clock is a problem at the times, by any visitor’s clock', async () => {
  const message = 'Choose a time in the future';
  const answer = {
    code: 'validation_failed',
    message: '',
    validationErrors: [{ name: 'tourDateTime', message }],
  };
  const view = show({ type: 'schedule-a-video-tour', listingId: 'L1' }, { inquiry: () => json(answer, 400) });
  await userEvent.click((await view.findAllByRole('radio'))[1] as HTMLElement);
  await userEvent.click(await view.findByRole('radio', { name: '9:00 AM' }));
  await fill(view);
  await userEvent.click(view.button());
  const times = view.getByRole('radiogroup', { name: /^Time/ });
  await expect.poll(() => times.textContent).toContain(message);
  await expect.poll(() => document.activeElement?.closest('[role="radiogroup"]')).toBe(times);
});
