import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { anAgent } from '@hearth/widgets/testing/an-agent.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { inquiryServer } from '@hearth/widgets/testing/inquiry-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { dialogKey } from '../../shared/listing/listing-modal.ts';
import { anApp } from '../../testing/an-app.ts';
import { PageAddress } from '../../testing/page-address.tsx';
import { ListingContact } from './listing-contact.tsx';
import { ListingPayment } from './listing-payment.tsx';
import sheet from './local-market.css';
import { LocalMarket } from './local-market.tsx';
import { ReportFact } from './report-fact.tsx';

const path = '/1-oak-st-austin-tx-78704-L1.html';

function show(section: ReactNode, at: Partial<Location> = { pathname: path }) {
  const { fetch: answer, posts } = inquiryServer();
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL((input as Request).url);
    if (pathname === '/api/agent/maria.delgado') return json(anAgent());
    if (pathname.startsWith('/api/agent/')) return json({ code: 'agent_not_found', message: '' }, 404);
    return answer(input);
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const page = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={[at]}>
        {section}
        <PageAddress />
        <DialogKey />
      </MemoryRouter>
    </AppProvider>,
  );
  return { ...page, posts };
}

/** Another key closes the dialog that a home is in, and opens it anew. */
const DialogKey = () => <p data-testid="dialog">{dialogKey(useLocation())}</p>;

test("the calculator has the listing's price, taxes and dues, and the server's rate", async () => {
  const listing = listingDetails({
    listprice: 500_000,
    taxannualamount: 9_100,
    associationfee: 120,
    associationfeefrequency: 'Quarterly',
  });
  const { findByLabelText, getByLabelText } = show(<ListingPayment listing={listing} />);
  const value = (label: string | RegExp) => (getByLabelText(label) as HTMLInputElement).value;
  await findByLabelText('Home price');
  await expect.poll(() => value('Interest rate')).toBe('6.25');
  expect(value('Home price')).toBe('500,000');
  expect(value('Property tax per year in dollars')).toBe('9,100');
  expect(value('HOA dues')).toBe('120');
  expect(value('HOA dues are paid')).toBe('Quarterly');
});

test('a home for lease has no calculator', () => {
  const { container } = show(
    <ListingPayment listing={listingDetails({ propertytype: 'Residential Lease' })} />,
  );
  expect(container.textContent).not.toContain('Monthly payment');
});

test('a tax with homestead is counted once it is chosen, and both are in the address', async () => {
  const listing = listingDetails({ listprice: 500_000, taxannualamount: 3_000, taxassessedvalue: null });
  const dialog = { state: { background: { pathname: '/listings' } }, key: 'opened' };
  const page = show(<ListingPayment listing={listing} />, {
    ...{ pathname: path, search: '?payment=rate-5_years-900&a=b' },
    ...dialog,
  });
  const value = (label: string) => (page.getByLabelText(label) as HTMLInputElement).value;
  await page.findByRole('radio', { name: 'Listed tax $3,000 a year', checked: true });
  page.getByRole('radio', { name: 'Tax without exemptions $10,000 a year' });
  expect([value('Interest rate'), value('Loan term')]).toEqual(['5', '40']);
  await userEvent.click(page.getByRole('radio', { name: 'Tax with homestead exemption $8,600 a year' }));
  await expect.poll(() => value('Property tax per year in dollars')).toBe('8,600');
  await expect
    .poll(() => page.getByTestId('address').textContent)
    .toBe(`${path}?payment=rate-5_years-40_tax-2h&a=b`);
  expect(page.getByTestId('dialog').textContent).toBe('opened');
});

const taxed = listingDetails({ listprice: 500_000, taxannualamount: 3_000, taxassessedvalue: null });
const taxField = 'Property tax per year in dollars';

test.each([
  ['?payment=tax-2h', 'Tax with homestead exemption $10,600 a year', '10,600'],
  ['?payment=tax-2p', 'Tax without exemptions $12,000 a year', '12,000'],
  ['', 'Listed tax $3,000 a year', '3,000'],
])('the tax that was chosen in an address of "%s" follows the price', async (search, name, amount) => {
  const page = show(<ListingPayment listing={taxed} />, { pathname: path, search });
  writeInto(await page.findByLabelText('Home price'), '6');
  writeInto(page.getByLabelText('Home price'), '600000');
  await page.findByRole('radio', { name, checked: true });
  expect(page.getByLabelText<HTMLInputElement>(taxField).value).toBe(amount);
  page.getByText('Included in your monthly total above.');
});

test('keeps a typed tax at another price, also from older links, and does not call it chosen', async () => {
  const page = show(<ListingPayment listing={taxed} />, {
    pathname: path,
    search: '?payment=price-400000_tax-8600',
  });
  writeInto(await page.findByLabelText('Home price'), '600000');
  await page.findByRole('radio', { name: 'Tax with homestead exemption $10,600 a year' });
  expect(page.getByLabelText<HTMLInputElement>(taxField).value).toBe('8,600');
  page.getByText('Your monthly total above includes a tax of $8,600 a year.');
  expect(page.queryByRole('radio', { checked: true })).toBeNull();
  writeInto(page.getByLabelText(taxField), '9000');
  await page.findByText('Your monthly total above includes a tax of $9,000 a year.');
});

test('a question is sent about the listing, and its agent links to the form', async () => {
  const listing = listingDetails({ listingid: 'L1', agentId: 'maria.delgado' });
  const page = show(<ListingContact listing={listing} />);
  await page.findByRole('heading', { name: 'Maria Delgado', level: 3 });
  await page.findByText(/I agree that/);
  expect(await axeViolations(page.container)).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'Contact Maria' }));
  const first = page.getByLabelText(/^First name/);
  expect(document.activeElement).toBe(first);
  const fields = { 'First name': 'Ana', 'Last name': 'Cole', Email: 'ana@example.com', Phone: '5125550123' };
  for (const [label, text] of Object.entries({ ...fields, Message: 'Is it still there?' }))
    await userEvent.fill(page.getByLabelText(new RegExp(`^${label}`)), text);
  await userEvent.click(page.getByRole('checkbox', { name: /I agree that/ }));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await page.findByText(/Thank you/);
  expect(page.posts).toMatchObject([
    { body: { type: 'listing-question', listingId: 'L1', firstname: 'Ana' } },
  ]);
});

test('a report of a wrong fact names one that the page shows', async () => {
  const page = show(<ReportFact listing={listingDetails({ listingid: 'L1', yearbuilt: 1999 })} />);
  await userEvent.click(page.getByRole('button', { name: 'Report a problem with this listing' }));
  const dialog = within(
    await within(document.body).findByRole('dialog', { name: 'Report a problem with this listing' }),
  );
  await dialog.findByText(/I agree that/);
  expect(await axeViolations(dialog.getByRole('form'))).toEqual([]);
  const choice = dialog.getByLabelText(/^Which fact is wrong/);
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await expect.poll(() => document.activeElement).toBe(choice);
  await userEvent.selectOptions(choice, 'Year built: 1999');
  const fields = {
    Message: 'It was 2004.',
    'First name': 'Ana',
    'Last name': 'Cole',
    Email: 'ana@example.com',
  };
  for (const [label, text] of Object.entries(fields))
    writeInto(dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)), text);
  await userEvent.click(dialog.getByRole('checkbox', { name: /I agree that/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await dialog.findByText(/Thank you/);
  expect(page.posts).toMatchObject([
    { body: { type: 'report-a-wrong-fact', listingId: 'L1', fact: 'Year built: 1999' } },
  ]);
});

test.each([null, 'unknown.agent'])('a listing of agent %s has the form alone', async (agentId) => {
  const page = show(<ListingContact listing={listingDetails({ agentId })} />);
  await page.findByLabelText(/^First name/);
  await expect.poll(() => page.container.querySelector('.listing-agent')).toBeNull();
});

const marketPlaces = { city: 'Georgetown', postalcode: '78626', subdivisionname: 'University Heights' };
const marketFigures = {
  forsale: 40,
  medianlistprice: 450_000,
  medianpricepersquarefoot: 250,
  mediandaysonmarket: 31,
  pricecuts: 0,
  sold: 90,
};

function showMarket(changes: Parameters<typeof listingDetails>[0], places = Object.values(marketPlaces)) {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const areas = places.map((place) => ({
    type: 'city',
    place,
    url: `/${place}`,
    figures: marketFigures,
  }));
  const client = createClient({
    baseUrl: 'https://homes.example/',
    fetch: () => answered.then(() => json({ areas })),
  });
  const page = mount(
    <AppProvider value={anApp(client)}>
      <div style={{ width: '358px' }}>
        <LocalMarket listing={listingDetails({ ...marketPlaces, ...changes })} />
      </div>
    </AppProvider>,
    { sheets: [sheet] },
  );
  return { page, answer: () => answer() };
}

test.each([
  ['a house', { listprice: 500_000, livingarea: 2270 }],
  ['a home for lease', { propertytype: 'Residential Lease' }],
  ['a lot', { propertyfiltertype: 'Lot' }],
] satisfies [string, Parameters<typeof listingDetails>[0]][])(
  'the local market of %s takes no more room once it is there',
  async (_what, changes) => {
    const { page, answer } = showMarket(changes);
    const height = () => page.container.getBoundingClientRect().height;
    const before = height();
    expect(page.queryAllByRole('link')).toEqual([]);
    answer();
    await expect.poll(() => page.queryAllByRole('link')).toHaveLength(3);
    expect(height()).toBe(before);
  },
);

test('compares a house for sale with its areas, and neither a lot nor a refused valuation', async () => {
  const changes = {
    listprice: 500_000,
    closeprice: 480_000,
    livingarea: 2_273,
    daysonmarket: 12,
  };
  const house = showMarket(changes);
  house.answer();
  const rows = () => house.page.queryAllByRole('row').map((row) => row.textContent);
  await expect
    .poll(() => rows().slice(1))
    .toEqual([
      expect.stringMatching(/^This home\$500,000\$220\d+$/),
      'Georgetown$450,000$25031',
      '78626$450,000$25031',
      'University Heights$450,000$25031',
    ]);
  house.page.getByText('Priced 12% below the University Heights median per sq ft.');
  house.page.unmount();
  for (const other of [
    { propertyfiltertype: 'Lot' },
    { internetautomatedvaluationdisplayyn: false },
  ] as const) {
    const { page, answer } = showMarket({ ...changes, ...other });
    answer();
    await page.findByRole('link', { name: 'Market overview of 78626' });
    expect(page.queryByRole('table')).toBeNull();
    expect(page.queryByText(/median/)).toBeNull();
    page.unmount();
  }
});

test('a house whose areas have no figures has a notice in the same room, since a tab leads there', async () => {
  const { page, answer } = showMarket({ listprice: 500_000 }, []);
  const before = page.container.getBoundingClientRect().height;
  answer();
  await page.findByText('There are no market figures for this area yet.');
  expect(page.container.getBoundingClientRect().height).toBe(before);
  expect(document.getElementById('listing-market')?.hasAttribute('data-waiting')).toBe(false);
  expect(page.queryAllByRole('link')).toEqual([]);
});
