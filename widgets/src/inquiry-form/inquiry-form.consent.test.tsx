import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aSiteWithConsent } from '../testing/inquiry-server.ts';
import { fill, show } from './testing/shown-form.tsx';

test('nothing can be sent before the consent texts are there', async () => {
  const view = show({ type: 'contact-us' }, { site: () => json({}, 500) });
  await view.findByText(/The consent text could not be loaded/);
  await userEvent.click(view.button());
  await view.findAllByText('Please wait until the consent text is there.');
  expect(view.posts).toHaveLength(0);
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
