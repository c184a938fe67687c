import { captchaHeaders, idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { inquiryTypes, publicInquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import {
  aChallenge,
  aSiteWithConsent,
  type InquiryServer,
  inquiryServer,
} from '../testing/inquiry-server.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import type { InquirySubject } from './inquiry-draft.ts';
import sheet from './inquiry-form.element.css';
import { InquiryForm } from './inquiry-form.tsx';
import { createInquiryStore } from './inquiry-store.ts';

const plain = new CSSStyleSheet();
plain.replaceSync('* { box-sizing: border-box }');

function show(subject: InquirySubject = { type: 'contact-us' }, server: InquiryServer = {}) {
  const { client, posts, asked } = inquiryServer(server);
  const store = createInquiryStore(client, subject);
  const onInquirySend = vi.fn();
  const form = (given: InquirySubject) => (
    <InquiryForm store={store} subject={given} onInquirySend={onInquirySend} />
  );
  const view = mount(form(subject), { sheets: [plain, base, sheet] });
  const button = () => view.getByRole('button', { name: inquiryTypes[subject.type].action });
  const about = (next: InquirySubject) => view.update(form(next));
  return { ...view, store, posts, asked, onInquirySend, button, about };
}

type View = ReturnType<typeof show>;

async function fill(view: View, given: Partial<Record<string, string>> = {}): Promise<void> {
  const answers = {
    'First name': 'Ana María',
    'Last name': 'Núñez-Ortiz',
    Email: 'ana@example.com',
    Phone: '(512) 555-0100',
    Message: 'Is it still for sale? 🏡',
    ...given,
  };
  for (const [label, text] of Object.entries(answers)) {
    const field = view.queryByLabelText(new RegExp(`^${label}`)) as HTMLInputElement | null;
    if (field && text !== undefined) await userEvent.fill(field, text);
  }
  await userEvent.click(await view.findByRole('checkbox', { name: /^I agree/ }));
}

const problemOf = (view: View, label: string): string | null => {
  const id = view.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-describedby');
  return view.container.querySelector(`[id="${id}"]`)?.textContent ?? null;
};

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

test('a whole inquiry goes out once, with its captcha and key, and is thanked for', async () => {
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
    agent: 'maria',
  });
  const toast = await view.findByText((_, element) => element?.className === 'hearth-toast__text');
  expect(toast.textContent).toBe('Success! Message to the agent sent');
  expect(toast.closest('[role="status"]')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Thank you');
});

test('another can be sent by the same person, with boxes that nobody has ticked and another key', async () => {
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

test('feedback has a door and a captcha of its own', async () => {
  const view = show({ type: 'feedback' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts[0]?.path).toBe('/api/v2/user/inquiry/feedback');
  expect(view.asked).toContain('/api/captcha/challenge?action=feedback');
});

test('a field complains when it is left, not while it is first written, and forgives at once', async () => {
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

test('an empty form says what is missing, counts it, and leads to the first of it', async () => {
  const view = show();
  await view.findByRole('checkbox', { name: /^I agree/ });
  await userEvent.click(view.button());
  await expect.poll(() => problemOf(view, 'First name')).toBe('Field is required');
  expect(problemOf(view, 'Message')).toBe('Field is required');
  expect(view.getByText('Please tick this box to go on')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('firstname');
  expect(view.getByText('6 fields need your attention')).toBeTruthy();
  expect(view.posts).toHaveLength(0);
  expect(await axeViolations(view.container)).toEqual([]);
});

test('values that are wrong are told of in the words of the rules', async () => {
  const view = show();
  await fill(view, {
    'First name': 'R2D2',
    'Last name': 'x'.repeat(10_000),
    Email: '<script>alert(1)</script>',
    Phone: '+1 512',
    Message: 'm'.repeat(10_000),
  });
  await userEvent.click(view.button());
  await expect.poll(() => problemOf(view, 'First name')).toBe('This first name is invalid');
  expect(problemOf(view, 'Last name')).toBe('Please enter less than 256 characters');
  expect(problemOf(view, 'Email')).toBe('Please enter a valid email');
  expect(problemOf(view, 'Phone')).toBe('Please enter a valid phone number');
  expect(problemOf(view, 'Message')).toBe('Please enter less than 5000 characters');
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toHaveLength(10_000);
});

test('what the server finds wrong stands at its field', async () => {
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

test('pressing twice sends once', async () => {
  const view = show();
  await fill(view);
  view.button().click();
  view.button().click();
  await view.findByText('Thank you');
  expect(view.posts).toHaveLength(1);
});

test('nothing can be sent before the consent texts are there', async () => {
  const view = show({ type: 'contact-us' }, { site: () => json({}, 500) });
  await view.findByText(/The consent text could not be loaded/);
  await userEvent.click(view.button());
  await view.findAllByText('Please wait until the consent text is there.');
  expect(view.posts).toHaveLength(0);
});

test('a form without its home says so, and asks the server nothing', async () => {
  const view = show({ type: 'schedule-a-tour' });
  await view.findByText(/listing-id is missing/);
  expect(view.asked).toEqual([]);
});

test('offline is said, and the draft is kept', async () => {
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

test('a proof that the server does not like is made anew once', async () => {
  const answers = [json({ code: 'captcha_failed', message: '' }, 403), new Response('OK')];
  const view = show({ type: 'contact-us' }, { inquiry: () => answers.shift() as Response });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  const [first, second] = view.posts.map(({ headers }) => headers.get(idempotencyHeader));
  expect(second).toBe(first);
});

test('texts that have changed are fetched and have to be ticked again', async () => {
  const validationErrors = [
    { name: 'consent.version', message: 'These texts have changed. Please load the page again' },
  ];
  const view = show(
    { type: 'contact-us' },
    { inquiry: () => json({ code: 'validation_failed', message: '', validationErrors }, 400) },
  );
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText(/These texts have changed/);
  expect(view.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
  expect(view.asked.filter((path) => path === '/api/site')).toHaveLength(2);
});

test('the captcha is asked for when somebody writes, and not before', async () => {
  const view = show();
  await view.findByRole('checkbox', { name: /^I agree/ });
  expect(view.asked).toEqual(['/api/site']);
  await userEvent.fill(view.getByLabelText(/^First name/), 'A');
  await expect.poll(() => view.asked).toContain('/api/captcha/challenge?action=inquiry');
  await userEvent.fill(view.getByLabelText(/^First name/), 'Ana');
  expect(view.asked).toHaveLength(2);
});

test('a captcha that cannot be had is asked for once while somebody writes, and again when they send', async () => {
  let isBroken = true;
  const challenge = async () => (isBroken ? json({}, 500) : json(await aChallenge()));
  const view = show({ type: 'contact-us' }, { challenge });
  const challenges = () => view.asked.filter((path) => path.includes('challenge')).length;
  await fill(view);
  await expect.poll(challenges).toBe(1);
  await userEvent.type(view.getByLabelText(/^First name/), 'María');
  expect(challenges()).toBe(1);
  isBroken = false;
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(challenges()).toBe(2);
});

test('another subject does not take the focus of somebody who is elsewhere by then', async () => {
  const view = show({ type: 'listing-question', listingId: 'L1' });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  (document.activeElement as HTMLElement).blur();
  view.about({ type: 'listing-question', listingId: 'L2' });
  await view.findByLabelText(/^First name/);
  expect(document.activeElement).toBe(document.body);
});

test('another subject keeps what was written, and a written message beats another prefill', async () => {
  const view = show({ type: 'listing-question', listingId: 'L1', message: 'About L1' });
  await userEvent.fill(view.getByLabelText(/^First name/), 'Ana');
  view.about({ type: 'listing-question', listingId: 'L2', message: 'About L2' });
  await expect.poll(() => (view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('About L2');
  await userEvent.fill(view.getByLabelText(/^Message/), 'My own');
  view.about({ type: 'listing-question', listingId: 'L3', message: 'About L3' });
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('My own');
  expect((view.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Ana');
});

test('the caret stays where somebody writes', async () => {
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
  await userEvent.click(days.querySelectorAll('input')[3] as HTMLInputElement);
  await userEvent.click(view.getByRole('radio', { name: '10:30 AM' }));
  expect(await axeViolations(view.container)).toEqual([]);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(view.posts[0]?.body.tourDateTime).toMatch(/^\d{4}-\d\d-\d\dT10:30$/);
});

test('a time that has passed by the server’s clock is said at the times, whatever the visitor’s clock says', async () => {
  const message = 'Please choose a time that is still to come';
  const answer = {
    code: 'validation_failed',
    message: '',
    validationErrors: [{ name: 'tourDateTime', message }],
  };
  const view = show({ type: 'schedule-a-video-tour', listingId: 'L1' }, { inquiry: () => json(answer, 400) });
  await userEvent.click((await view.findAllByRole('radio'))[1] as HTMLElement);
  await userEvent.click(view.getByRole('radio', { name: '9:00 AM' }));
  await fill(view);
  await userEvent.click(view.button());
  const times = view.getByRole('radiogroup', { name: /^Time/ });
  await expect.poll(() => times.textContent).toContain(message);
  await expect.poll(() => document.activeElement?.closest('[role="radiogroup"]')).toBe(times);
});

test('where the site asks reCAPTCHA, its token goes along, and no other work is done', async () => {
  const execute = vi.fn(async () => 'from-google');
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
  const site = aSiteWithConsent({ captcha: 'recaptcha', captchaSiteKey: 'site-key' });
  const view = show({ type: 'contact-us' }, { site: () => json(site) });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  vi.unstubAllGlobals();
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'inquiry' });
  expect(view.posts[0]?.headers.get('x-captcha-token')).toBe('from-google');
  expect(view.asked.some((path) => path.includes('challenge'))).toBe(false);
});

test("Google's script is put into the page once while it is on its way, and anew after it failed", async () => {
  const scripts: HTMLScriptElement[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
  const site = aSiteWithConsent({ captcha: 'recaptcha', captchaSiteKey: 'site-key' });
  const view = show({ type: 'contact-us' }, { site: () => json(site) });
  await fill(view);
  await expect.poll(() => scripts.length).toBe(1);
  await userEvent.type(view.getByLabelText(/^First name/), 'María');
  expect(scripts).toHaveLength(1);
  scripts[0]?.dispatchEvent(new Event('error'));
  await userEvent.type(view.getByLabelText(/^First name/), 'José');
  expect(scripts).toHaveLength(1);
  await userEvent.click(view.button());
  await expect.poll(() => scripts.length).toBe(2);
  scripts[1]?.dispatchEvent(new Event('error'));
  await view.findAllByText(/make sure that you are a person/);
  append.mockRestore();
});

test('a page whose embed key is not valid hears so, without a retry that could not help', async () => {
  const view = show(
    { type: 'contact-us' },
    { site: () => json({ code: 'embed_key_required', message: '' }, 403) },
  );
  await view.findByText(/not set up for this page/);
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await axeViolations(view.container)).toEqual([]);
});

test('consent texts that come late are asked for again and then shown', async () => {
  let isBroken = true;
  const view = show(
    { type: 'contact-us' },
    { site: () => (isBroken ? json({}, 500) : json(aSiteWithConsent())) },
  );
  const retry = await view.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  const boxes = await view.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
});
