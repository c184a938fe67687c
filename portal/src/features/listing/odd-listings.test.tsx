import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { noAddress } from '@hearth/domain/listing/address.ts';
import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp, type Given } from '../../testing/an-app.ts';
import { anAgent, ana } from '../../testing/signed-in.ts';
import { ListingDetailsView } from './listing-details-view.tsx';

function show(listing: ListingDetails, app: Given = {}) {
  return mount(
    <AppProvider value={anApp(homeServer({}).client, app)}>
      <MemoryRouter>
        <ListingDetailsView listing={listing} details={listing} />
      </MemoryRouter>
    </AppProvider>,
  );
}
afterEach(() => localStorage.clear());

const photos = (count: number) => Array.from({ length: count }, (_, sortOrder) => aMedia({ sortOrder }));
const unknownFacts = Object.fromEntries(
  Object.entries(listingDetails()).map(([name, value]) => [
    name,
    Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null,
  ]),
) as Partial<ListingDetails>;
const {
  listingid,
  listingkey,
  source,
  edition,
  mlsstatus,
  propertytype,
  propertyfiltertype,
  url,
  modificationtimestamp,
} = listingDetails();
const onlyAddress: Partial<ListingDetails> = {
  ...unknownFacts,
  ...{
    listingid,
    listingkey,
    source,
    edition,
    mlsstatus,
    propertytype,
    propertyfiltertype,
    url,
    modificationtimestamp,
  },
  ...{ ...noAddress, streetnumber: '9', streetname: 'Elm' },
  ...{ listprice: 0, photoscount: 0, locked: { images: 0, pricehistory: true, virtualtour: false } },
};

describe('a page stays whole and shows the known facts of', () => {
  test.each<[string, Partial<ListingDetails>, readonly (string | RegExp)[], RegExp]>([
    [
      'nothing but an address',
      onlyAddress,
      ['9 Elm', 'Price not stated', 'Facts and features'],
      /null|undefined|NaN|\$0/,
    ],
    [
      'remarks of 10,000 characters with HTML',
      { publicremarks: `<b>Big</b><script>document.title='hacked'</script>${'long '.repeat(2_000)}` },
      [/<b>Big<\/b>/],
      /undefined/,
    ],
    ['no photos', { images: [], photoscount: 0 }, ['Facts and features'], /undefined|NaN/],
    ['120 photos', { images: photos(120), photoscount: 120 }, [/120/], /undefined|NaN/],
    ['a price of 0', { listprice: 0, priceperarea: null }, ['Price not stated'], /\$0\b|Infinity/],
    [
      'a lot of 1.5 billion square feet',
      { lotsizearea: 34_435.26171 },
      ['34,435 acres (1,500,000,000 sq ft)', '34,435 acres'],
      /NaN/,
    ],
    ['a missing position', { latitude: null, longitude: null }, ['Facts and features'], /\bLocation\b/],
    [
      'dates in the future',
      { onmarketdate: '2031-01-01', daysonmarket: null, yearbuilt: 2031 },
      ['01 Jan 2031', '2031 (planned)'],
      /listed today|Days on market: /,
    ],
    [
      'unknown values of a feed',
      {
        propertysubtype: 'TinyHouse_OnWheels',
        heating: ['HeatPumpX9'],
        associationfeefrequency: 'PerMoon',
        associationfee: 5,
      },
      ['Tiny House On Wheels', '$5 (Per Moon)'],
      /undefined|PerMoon/,
    ],
  ])('%s', (_, changes, texts, never) => {
    const page = show({ ...listingDetails(), ...changes });
    for (const text of texts) expect(page.getAllByText(text).length).toBeGreaterThan(0);
    expect(page.container.textContent).not.toMatch(never);
    expect(page.container.querySelector('script')).toBeNull();
    expect(document.title).not.toBe('hacked');
  });
});

test('long remarks are folded until a reader wants them whole', async () => {
  const page = show(listingDetails({ publicremarks: 'long '.repeat(2_000) }));
  const isFolded = () => page.getByText(/^long long/).hasAttribute('data-folded');
  expect(isFolded()).toBe(true);
  page.getByRole('button', { name: 'Show the whole description' }).click();
  await expect.poll(isFolded).toBe(false);
  page.getByRole('button', { name: 'Show less', expanded: true }).click();
  await expect.poll(isFolded).toBe(true);
});

test('agents unlock showing details, others have none', async () => {
  expect(show(listingDetails()).queryByText('Showing details')).toBeNull();
  const showing = { accesscode: '4711', privateremarks: null };
  let unlocks = 0;
  const client = createClient({
    baseUrl: 'https://homes.example/',
    fetch: async (url) =>
      String(new Request(url).url).endsWith('/showing-details')
        ? json({ ...showing, accesscode: `471${++unlocks}` })
        : json({}, 404),
  });
  const page = show(listingDetails(), { client, person: anAgent });
  expect(page.queryByText('4711')).toBeNull();
  (await page.findByRole('button', { name: 'Unlock showing details' })).click();
  await page.findByText('4711');
  expect(page.queryByText('Agent remarks')).toBeNull();
  page.getByRole('button', { name: 'Hide showing details' }).click();
  await expect.poll(() => page.queryByText('4711')).toBeNull();
  // Each unlock is a request, which the audit log names: no stored answer is shown meanwhile.
  page.getByRole('button', { name: 'Unlock showing details' }).click();
  await page.findByText('4712');
  expect([page.queryByText('4711'), unlocks]).toEqual([null, 2]);
});

test('a returning visitor reads what changed since the last look', () => {
  const listing = listingDetails({ listprice: 500_000 });
  const first = show(listing);
  expect(first.container.textContent).not.toContain('Since you last looked');
  first.unmount();
  const again = show({ ...listing, listprice: 480_000, mlsstatus: 'Pending' });
  again.getByRole('heading', { name: 'Since you last looked on 21 Nov 2026' });
  again.getByText('The price is $20,000 lower: $480,000.');
  again.unmount();
  expect(show({ ...listing, listprice: 480_000, mlsstatus: 'Pending' }).container.textContent).not.toContain(
    'Since',
  );
});

test('the history joins another listing of the home, without prices where they are locked', () => {
  const entry = { mlsstatus: 'Active', event: 'listed', price: null } as const;
  const other = {
    ...listingDetails({
      listingid: 'L2',
      sourcelistingid: '77',
      mlsstatus: 'Expired',
      onmarketdate: '2025-03-01',
    }),
    ...{ listprice: null, url: '/old-L2.html' },
    history: [{ ...entry, listingkey: 'k2', changedat: '2025-03-01T16:00:00.000Z' }],
  };
  const page = show(
    listingDetails({
      history: [{ ...entry, listingkey: 'k1', changedat: '2026-11-12T04:00:00.000Z' }],
      otherlistings: [other],
    }),
  );
  const rows = [...page.container.querySelectorAll('.hearth-history__table tr')].map(
    (row) => row.textContent,
  );
  expect(rows).toEqual(['DateEvent', '11 Nov 2026Listed', '01 Mar 2025Listed (MLS# 77)']);
  expect(page.getByRole('link', { name: 'MLS# 77, Expired' }).getAttribute('href')).toBe('/old-L2.html');
});

test('open houses to come are offered as calendar files to signed-in visitors', async () => {
  const times = { openhousestarttime: '13:00', openhouseendtime: '15:00' };
  const listing = listingDetails({
    openhouse: [
      { openhousekey: 'b', openhousedate: '2026-11-28', ...times },
      { openhousekey: 'a', openhousedate: '2026-11-22', ...times },
      { openhousekey: 'p', openhousedate: '2026-11-20', ...times },
    ],
  });
  const guest = show(listing);
  const houses = [...guest.container.querySelectorAll('.open-houses li')].map(
    ({ textContent }) => textContent,
  );
  expect(houses).toEqual(['NextSun, Nov 221:00 PM - 3:00 PM', 'Sat, Nov 281:00 PM - 3:00 PM']);
  guest.getByText('Times are in Central Time.');
  guest.unmount();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const client = show(listing, { person: ana });
  client.getByRole('button', { name: 'Add the open house of Sun, Nov 22 to your calendar' }).click();
  await expect.poll(() => files[0]?.text()).toContain('DTSTART:20261122T190000Z');
  vi.restoreAllMocks();
});
