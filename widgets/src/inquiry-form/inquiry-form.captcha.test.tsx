import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { aChallenge, aRecipient, aSiteWithConsent } from '../testing/inquiry-server.ts';
import { fill, show } from './testing/shown-form.tsx';

test('a proof that the server refuses is computed again once', async () => {
  const answers = [json({ code: 'captcha_failed', message: '' }, 403), new Response('OK')];
  const view = show({ type: 'contact-us' }, { inquiry: () => answers.shift() as Response });
  await fill(view);
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  const [first, second] = view.posts.map(({ headers }) => headers.get(idempotencyHeader));
  expect(second).toBe(first);
});

test('the captcha is requested when the visitor starts to type', async () => {
  const view = show();
  await view.findByRole('checkbox', { name: /^I agree/ });
  expect(view.requested).not.toContain('/api/captcha/challenge?action=inquiry');
  await userEvent.fill(view.getByLabelText(/^First name/), 'A');
  await expect.poll(() => view.requested).toContain('/api/captcha/challenge?action=inquiry');
  await userEvent.fill(view.getByLabelText(/^First name/), 'Ana');
  expect(view.requested.filter((path) => path.includes('challenge'))).toHaveLength(1);
});

test('a captcha that fails is requested once while writing and again when sending', async () => {
  let isBroken = true;
  const challenge = async () => (isBroken ? json({}, 500) : json(await aChallenge()));
  const view = show({ type: 'contact-us' }, { challenge });
  const challenges = () => view.requested.filter((path) => path.includes('challenge')).length;
  await fill(view);
  await expect.poll(challenges).toBe(1);
  await userEvent.type(view.getByLabelText(/^First name/), 'María');
  expect(challenges()).toBe(1);
  isBroken = false;
  await userEvent.click(view.button());
  await view.findByText('Thank you');
  expect(challenges()).toBe(2);
});

test('a captcha that cannot be reached leaves phone and email of the brokerage', async () => {
  const view = show({ type: 'contact-us' }, { challenge: () => Promise.reject(new TypeError('no network')) });
  await fill(view);
  await userEvent.click(view.button());
  await view.findAllByText(/You can also call \+1 \(512\) 555-0100 or write to hello@homes.example/);
  expect(view.posts).toEqual([]);
});

test('a form whose mails reach no reader names the phone', async () => {
  const recipient = () => json(aRecipient({ agent: null, agentId: null, phone: '512-555-0101' }));
  const view = show({ type: 'contact-us' }, { recipient });
  await view.findByText(/^Please also call \+1 \(512\) 555-0101/);
});

test('a site with reCAPTCHA sends its token and computes no other proof', async () => {
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
  expect(view.requested.some((path) => path.includes('challenge'))).toBe(false);
});

test("Google's script is added once while it loads, and again after it failed", async () => {
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
  await view.findAllByText(/confirm that you are a person/);
  append.mockRestore();
});
