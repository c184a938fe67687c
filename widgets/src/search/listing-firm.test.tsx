import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardLayouts } from '../listing-card/card-appearance.ts';
import frame from '../listing-card/listing-card.css';
import sheet from '../listing-card/listing-card.element.css';
import { LoadedListingCard } from '../listing-card/loaded-listing-card.tsx';
import popup from '../map/popup.css';
import { aListingCard } from '../testing/a-listing-card.ts';
import { homeServer } from '../testing/home-server.ts';
import { expectInFull, sizeOf, textSpacing } from '../testing/in-full.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import { ResultTable } from './result-table.tsx';

const firm = 'Wildflower Limestone Porch Residential Property Group of the Texas Hill Country';
const contact = 'listings@wildflower-limestone-porch.example';
const listing = aListingCard({
  listofficename: firm,
  attributioncontact: contact,
  streetname: 'Old San Antonio Military Highway',
});
const words = [
  firm,
  contact,
  'MLS# 4821907',
  '2108 Old San Antonio Military Highway Ln',
  'Austin, TX 78704',
  '1,842 sq ft',
];
const sheets = [base, frame, sheet];

test.each([
  ['as it is', []],
  ['with text spacing', [textSpacing]],
])('every card names firm, contact and number in full at 320 px, %s', async (_, spacing) => {
  await page.viewport(320, 800);
  for (const layout of cardLayouts) {
    const { client } = homeServer({ listings: [listing] });
    const card = mount(<LoadedListingCard client={client} listingId="L1" layout={layout} />, {
      sheets: [...sheets, ...spacing],
    });
    await card.findByRole('article');
    expectInFull(card.container, words, sizeOf(card.container, '.hearth-card__facts'));
    card.unmount();
  }
});

test('a map popup names firm, contact and number in full', async () => {
  await page.viewport(320, 800);
  const { client } = homeServer({ listings: [listing] });
  const card = mount(
    <div className="hearth-map">
      <div className="hearth-map__popup" style={{ width: '264px' }}>
        <LoadedListingCard client={client} listingId="L1" photos="one" />
      </div>
    </div>,
    { sheets: [...sheets, popup, textSpacing] },
  );
  await card.findByRole('article');
  expectInFull(card.container, words, sizeOf(card.container, '.hearth-card__facts'));
});

test.each([320, 700, 900, 1200])('a table of %i px names firm, contact and number in full', async (width) => {
  await page.viewport(width, 800);
  const none = () => undefined;
  const table = mount(
    <ResultTable listings={[listing]} baseUrl="" isPointedAt={() => false} onPoint={none} />,
    {
      sheets: [base, textSpacing],
    },
  );
  expectInFull(
    table.container,
    [firm, contact, 'MLS# 4821907'],
    sizeOf(table.container, '[data-label="Beds"]'),
  );
  expect(table.container.scrollWidth).toBeLessThanOrEqual(width);
});

test('an exclusive listing has an EL number in tables', () => {
  const exclusive = aListingCard({ source: 'EX', sourcelistingid: null, listingid: '1001' });
  const none = () => undefined;
  const table = mount(
    <ResultTable listings={[exclusive]} baseUrl="" isPointedAt={() => false} onPoint={none} />,
  );
  table.getByText(/EL# 1001/);
});
