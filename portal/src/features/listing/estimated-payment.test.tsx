import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { EstimatedPayment } from './estimated-payment.tsx';

beforeEach(() => localStorage.clear());

const call = async ({ path }: { path: string }) => (path === getSite.path ? aSite() : null);
const client = { baseUrl: '', call } as unknown as Client;

function show(changes: Partial<ListingDetails>, address = '/', isHere = true) {
  const listing = listingDetails({ listingid: 'L1', ...changes });
  return mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={[address]}>
        <EstimatedPayment listing={listing} details={isHere ? listing : null} />
      </MemoryRouter>
    </AppProvider>,
  ).container;
}

const home = { listprice: 500_000, taxannualamount: 12_000, associationfee: null } as const;
const figure = async (container: HTMLElement) => {
  await expect.poll(() => container.textContent).toMatch(/^Est\. \$[\d,]+\/mo with insurance$/);
  return Number(container.textContent.replace(/\D/g, ''));
};

test('counts loan, tax, insurance and dues of the home, and follows the figures of the link', async () => {
  const plain = await figure(show(home));
  const withDues = await figure(show({ ...home, associationfee: 100, associationfeefrequency: 'Monthly' }));
  expect(withDues - plain).toBe(100);
  expect(plain - (await figure(show(home, '/?payment=ins-0')))).toBe(250);
  expect(await figure(show(home, '/?payment=rate-2'))).toBeLessThan(plain);
});

test.each([
  ['a lease', { propertytype: 'Residential Lease' }],
  ['a sold home', { mlsstatus: 'Sold' }],
] as const)('has no payment for %s', (_, changes) => {
  expect(show({ ...home, ...changes }).textContent).toBe('');
  expect(show({ ...home, ...changes }).querySelector('.summary__payment')).toBeNull();
  expect(show({ ...home, ...changes }, '/', false).querySelector('.summary__payment')).toBeNull();
});
