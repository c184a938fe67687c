import { unmountAll } from '@hearth/widgets/testing/mount.tsx';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetUnsentOfOthers, mayHaveUnsaved } from '../../shared/account/kept-words.ts';
import { aCollection, collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { homes, open, page } from './testing/open-collections.tsx';

beforeEach(forget);

/** Opens the sheet, also after a reload. */
async function openSheet() {
  unmountAll();
  const lakes = aCollection({ id: '7', name: 'Lakes', listingIds: homes(3) });
  const app = open('/collections/7/sheet', collectionServer([lakes]).client);
  await page.findByRole('button', { name: /^Print/ });
  return app;
}
const fieldValue = (label: string) => page.getByLabelText<HTMLInputElement>(label).value;
const plan = () => [
  fieldValue('Tour date'),
  fieldValue('Time at L2 Oak'),
  page.getAllByRole('heading', { level: 2 }).map((street) => street.textContent),
  page.getByRole('button', { name: /^Print/ }).textContent?.trim(),
];
const empty = ['', '', ['L1 Oak', 'L2 Oak', 'L3 Oak'], 'Print 3 homes'];
const planned = ['2026-11-28', '10:30', ['L2 Oak', 'L1 Oak', 'L3 Oak'], 'Print 2 homes'];

async function planTour() {
  fireEvent.change(page.getByLabelText('Tour date'), { target: { value: '2026-11-28' } });
  fireEvent.change(page.getByLabelText('Time at L2 Oak'), { target: { value: '10:30' } });
  await userEvent.click(page.getByLabelText('Print L3 Oak'));
  expect(plan()).toEqual(planned);
}

test('keeps the plan of a tour over a reload until a log-out', async () => {
  await openSheet();
  page.getByRole('heading', { level: 1, name: /^Tour sheet/ });
  await planTour();
  const { account } = await openSheet();
  expect(plan()).toEqual(planned);
  expect(mayHaveUnsaved('ana')).toBe(false);
  account.signedOut();
  await openSheet();
  expect(plan()).toEqual(empty);
});

test('removes the plan of a tour with the unsent words of others', async () => {
  await openSheet();
  await planTour();
  forgetUnsentOfOthers('ben');
  await openSheet();
  expect(plan()).toEqual(empty);
});

test.each([
  '{',
  '[]',
  '{"day":"soon","stops":{"L1":{"isIn":true,"time":"late"}}}',
  '{"day":"","stops":{"L1":3}}',
])('opens the tour sheet without a plan where the stored one is %s', async (stored) => {
  await openSheet();
  await planTour();
  const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('tour/7/ana'));
  localStorage.setItem(key, stored);
  await openSheet();
  expect(plan()).toEqual(empty);
});
