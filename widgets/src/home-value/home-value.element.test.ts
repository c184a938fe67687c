import type { HomePriceEstimate } from '@hearth/domain/contract/home-price-estimate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { inside, place } from '../testing/mount.tsx';
import './home-value.element.ts';

const estimated: HomePriceEstimate = {
  ...{ status: 'estimated', address: '600 S Oak Ln', price: 500_000, low: 430_000, high: 580_000 },
  ...{ homes: 40, sold: 31, comparables: [], rightOf100: 81, medianError: 7.9, sales: 150 },
};

const requested: URL[] = [];
let answer: () => Response = () => json(estimated);
beforeEach(() => {
  window.__hearth = { version: '1', api: `https://${crypto.randomUUID()}.example/` };
  requested.length = 0;
  answer = () => json(estimated);
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(new URL(request.url));
    return answer();
  });
  return () => {
    vi.unstubAllGlobals();
    delete window.__hearth;
  };
});

async function estimateOf(address: string, zip: string) {
  const element = place('<hearth-home-value></hearth-home-value>');
  const page = inside(element);
  await userEvent.fill(await page.findByLabelText('Street address'), address);
  await userEvent.fill(page.getByLabelText('ZIP code'), zip);
  await userEvent.click(page.getByRole('button', { name: 'Estimate' }));
  return page;
}

test('an estimate has its range, its homes and its accuracy', async () => {
  const page = await estimateOf(' 600 s. oak ', '78704');
  await page.findByText('$430,000 to $580,000');
  page.getByText(/From 40 similar homes nearby \(31 sold\)/);
  page.getByText(/Of 100 estimates like this, 81 were right/);
  expect(requested.at(-1)?.pathname).toBe('/api/home-price-estimates');
  expect(requested.at(-1)?.searchParams.get('address')).toBe('600 s. oak');
  expect(await axeViolations(page.getByRole('region'))).toEqual([]);
});

test.for([
  ['unknown', /no public record of this address/],
  ['kind', /only estimate houses/],
  ['few', /Too few similar homes/],
  ['withheld', /asked us not to show an estimate/],
] as const)('an address without an estimate shows the reason: %s', async ([reason, words]) => {
  answer = () => json({ status: 'none', reason });
  const page = await estimateOf('1 Main St', '78704');
  await page.findByText(words);
});

test('a failure is shown, and the next try replaces it', async () => {
  answer = () => json({ code: 'internal_error' }, 500);
  const page = await estimateOf('600 S Oak Ln', '78704');
  await page.findByText('We couldn’t estimate this home. Please try again.');
  answer = () => json(estimated);
  await userEvent.click(page.getByRole('button', { name: 'Estimate' }));
  await page.findByText('Most likely about $500,000.');
});

test.for([
  ['', '', 'Street address', 'Enter your home’s street address and ZIP code.'],
  ['  ', '78704', 'Street address', 'Enter your home’s street address.'],
  ['600 S Oak Ln', '', 'ZIP code', 'Enter your home’s ZIP code.'],
] as const)(
  'an address that lacks a part asks the visitor for it: "%s", "%s"',
  async ([address, zip, label, words]) => {
    const page = await estimateOf(address, zip);
    const problem = await page.findByText(words);
    const field = page.getByLabelText(label);
    await expect.poll(() => field.matches(':focus')).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(problem.id);
    expect(requested.filter(({ pathname }) => pathname.includes('estimates'))).toEqual([]);
    expect(await axeViolations(page.getByRole('region'))).toEqual([]);
  },
);
