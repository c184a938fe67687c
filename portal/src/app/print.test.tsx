import { iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen, waitFor, within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import collections from '../features/collections/collections.css';
import { CollectionsScreen } from '../features/collections/collections-screen.tsx';
import { lakes } from '../features/collections/testing/open-collections.tsx';
import listingSheet from '../features/listing/listing.css';
import { ListingDetailsView } from '../features/listing/listing-details-view.tsx';
import { ListingDialog } from '../features/listing/listing-dialog.tsx';
import summary from '../features/listing/listing-summary.css';
import { ListingSummary } from '../features/listing/listing-summary.tsx';
import nearby from '../features/listing/nearby-homes.css';
import { NearbyHomes } from '../features/listing/nearby-homes.tsx';
import { sheetReady } from '../features/listing/sheet-ready.ts';
import print from '../print.css';
import printListing from '../print-listing.css';
import { AppProvider } from '../shared/app/app-context.tsx';
import { collectionServer } from '../shared/saving/testing/collection-server.ts';
import portal from '../styles.css';
import { anApp } from '../testing/an-app.ts';
import { signedInApp } from '../testing/signed-in.ts';
import { Shell } from './shell/shell.tsx';

/** Applies the print styles to the screen. */
function onPaper(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const rules = [print, printListing].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  sheet.replaceSync(rules.join('\n').replaceAll('@media print', '@media all'));
  return sheet;
}

function show(dialog: boolean) {
  const client = createClient({
    baseUrl: 'https://homes.example/',
    fetch: () => new Promise<Response>(() => undefined),
  });
  return mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter>
        <Shell>
          <div className="compare">The comparison</div>
          {dialog && (
            <ListingDialog dialog="d" id="a" address="" onClose={() => undefined} onStep={() => undefined} />
          )}
        </Shell>
      </MemoryRouter>
    </AppProvider>,
    { sheets: [onPaper()] },
  );
}

test('a home open over a page is printed without the page, above the notices of the commission', async () => {
  const view = show(true);
  const dialog = await screen.findByRole('dialog', { name: 'Listing' });
  await waitFor(() => expect(view.getByText('The comparison').checkVisibility()).toBe(false));
  expect(dialog.checkVisibility()).toBe(true);
  const notice = within(view.getByRole('contentinfo')).getByText(iabsWords);
  expect(notice.checkVisibility()).toBe(true);
  expect(notice.getBoundingClientRect().top).toBeGreaterThan(dialog.getBoundingClientRect().bottom);
});

test('a home is printed with the number and the mailbox of its agent as text', () => {
  const listing = listingDetails({
    listagentdirectphone: '5125550142',
    listagentemail: 'ada@homes.example',
  });
  const view = mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/' }))}>
      <MemoryRouter>
        <ListingSummary listing={listing} details={listing} />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [portal, summary, onPaper()] },
  );
  const [call, email] = [/^Call .* \+1 \(512\) 555-0142$/, 'Email'].map((name) =>
    view.getByRole('link', { name }),
  );
  for (const link of [call!, email!])
    expect(getComputedStyle(link)).toMatchObject({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      borderStyle: 'none',
    });
  expect(getComputedStyle(email!, '::after').content).toContain('ada@homes.example');
  for (const button of view.getAllByRole('button', { hidden: true }))
    expect(button.checkVisibility(), button.textContent).toBe(false);
});

test('a home is printed without ways into an account', () => {
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }), { unlock: () => undefined });
  const listed = { listingkey: 'k1', mlsstatus: 'Active', event: 'listed', price: null } as const;
  const listing = listingDetails({ history: [{ ...listed, changedat: '2026-11-12T04:00:00.000Z' }] });
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <Shell>
          <ListingDetailsView listing={listing} details={listing} />
        </Shell>
      </MemoryRouter>
    </AppProvider>,
    { sheets: [onPaper()] },
  );
  for (const name of ['Log in', 'Sign Up', 'Sign up or log in'])
    for (const shown of view.getAllByText(name)) expect(shown.checkVisibility(), name).toBe(false);
});

test('the facts of a home are as wide as the paper', async () => {
  await page.viewport(1000, 800);
  const listing = listingDetails();
  const view = mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/' }))}>
      <MemoryRouter>
        <ListingDetailsView listing={listing} details={listing} />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [portal, listingSheet, onPaper()] },
  );
  const widthOf = (selector: string) => view.container.querySelector(selector)?.clientWidth;
  expect(widthOf('.hearth-facts')).toBe(widthOf('.listing__columns'));
});

test('prints a home with its words, facts and payment, and without controls of the screen', () => {
  const listed = { listingkey: 'k1', mlsstatus: 'Active', event: 'listed', price: 1 } as const;
  const listing = listingDetails({ history: [{ ...listed, changedat: '2026-11-12T04:00:00.000Z' }] });
  const view = mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/' }))}>
      <MemoryRouter>
        <ListingDetailsView listing={listing} details={listing} />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [portal, listingSheet, summary, onPaper()] },
  );
  expect(view.container.querySelector('.hearth-history')?.checkVisibility()).toBe(false);
  const facts = getComputedStyle(view.container.querySelector('.hearth-facts')!);
  expect([facts.columnCount, Number.parseFloat(facts.fontSize) < 12]).toEqual(['4', true]);
});

test('a press on Print asks for the parts of the sheet that come near the view', async () => {
  const requested = vi.fn();
  addEventListener('beforeprint', requested, { once: true });
  await sheetReady();
  expect(requested).toHaveBeenCalledOnce();
});

test('a page with no home over it is printed', () => {
  expect(show(false).getByText('The comparison').checkVisibility()).toBe(true);
});

test('a home is printed without the room of the homes around it', () => {
  const heightWith = (sheets: readonly CSSStyleSheet[]) =>
    mount(
      <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/' }))}>
        <NearbyHomes listing={listingDetails()} />
      </AppProvider>,
      { sheets },
    ).container.clientHeight;
  expect(heightWith([nearby])).toBeGreaterThan(500);
  expect(heightWith([nearby, onPaper()])).toBe(0);
});

const Collections = () => <CollectionsScreen location={useLocation()} searchBar={() => null} />;

test('collections are printed without their buttons and no higher than they are', async () => {
  const view = mount(
    <AppProvider value={signedInApp(collectionServer([lakes]).client)}>
      <MemoryRouter>
        <Collections />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [collections, onPaper()] },
  );
  await view.findByRole('link', { name: 'Lakes' });
  for (const button of view.getAllByRole('button', { hidden: true }))
    expect(button.checkVisibility(), button.textContent).toBe(false);
  expect(getComputedStyle(view.container.querySelector('.collections')!).minBlockSize).toBe('0px');
});
