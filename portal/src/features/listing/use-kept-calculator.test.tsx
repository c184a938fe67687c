import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { ListingCalculator } from './listing-calculator.tsx';

beforeEach(() => localStorage.clear());

/** @param isMoved whether the memory of the device is that of an account */
function show(listingid: string, isMoved = false) {
  const changes: unknown[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    if (request.method === 'PATCH') changes.push(await request.json());
    return json(request.method === 'PATCH' ? { done: true } : aSite());
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const app = anApp(client);
  if (isMoved) app.account.memoryMoved();
  const page = mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <ListingCalculator listing={listingDetails({ listingid })} />
      </MemoryRouter>
    </AppProvider>,
  );
  const field = (label: string) => page.getByLabelText<HTMLInputElement>(label);
  return { ...page, field, changes };
}

test('starts the next home with the chosen rate and down payment, and with its own price', async () => {
  const page = show('L1');
  const price = page.field('Home price').value;
  writeInto(page.field('Interest rate'), '5.25');
  writeInto(page.field('Down payment in percent'), '15');
  writeInto(page.field('Home price'), '1');
  await expect.poll(() => localStorage.getItem('hearth-calculator')).toContain('15');
  page.unmount();
  const next = show('L2');
  expect(next.field('Interest rate').value).toContain('5.25');
  expect(next.field('Down payment in percent').value).toContain('15');
  expect(next.field('Home price').value).toBe(price);
  expect(next.changes).toEqual([]);
});

test('those of a signed-in person are stored in the account, once they are typed to the end', async () => {
  const page = show('L1', true);
  writeInto(page.field('Interest rate'), '5');
  writeInto(page.field('Interest rate'), '5.5');
  await expect.poll(() => page.changes).toEqual([{ annualRatePercent: 5.5 }]);
});
