import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aSiteWithConsent } from '../testing/inquiry-server.ts';
import { fill, show } from './testing/shown-form.tsx';

test('nothing can be sent before the consent texts have loaded', async () => {
  const view = show({ type: 'contact-us' }, { site: () => json({}, 500) });
  await view.findByText(/The consent text could not be loaded/);
  await userEvent.click(view.button());
  await view.findAllByText('Please wait for the consent text to load.');
  expect(view.posts).toHaveLength(0);
});

test('changed texts are fetched and have to be checked again', async () => {
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
  expect(view.requested.filter((path) => path === '/api/site')).toHaveLength(2);
});

test('an invalid embed key is reported, without a retry', async () => {
  const view = show(
    { type: 'contact-us' },
    { site: () => json({ code: 'embed_key_required', message: '' }, 403) },
  );
  await view.findByText(/not set up for this page/);
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await axeViolations(view.container)).toEqual([]);
});

test('late consent texts are requested again and then shown', async () => {
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

test('consent to text messages is its own box, and nothing depends on it', async () => {
  const view = show({ type: 'contact-us' });
  await fill(view);
  const [contact, texts] = view.getAllByRole<HTMLInputElement>('checkbox');
  expect([contact?.checked, texts?.checked]).toEqual([true, false]);
  expect([contact?.required, texts?.required]).toEqual([true, false]);
  await userEvent.click(view.button());
  await expect.poll(() => view.posts.length).toBe(1);
  expect(view.posts[0]?.body.consent).toEqual({ version: expect.any(String), accepted: ['contact'] });
});

test('the policies open beside the form', async () => {
  const view = show({ type: 'contact-us' });
  const privacy = await view.findByRole<HTMLAnchorElement>('link', { name: 'Privacy Policy' });
  expect([privacy.href, privacy.target]).toEqual(['https://homes.example/privacy', '_blank']);
});
