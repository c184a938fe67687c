import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { expectInFull, sizeOf, textSpacing } from '@hearth/widgets/testing/in-full.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import compare from '../features/compare/compare.css';
import { CompareScreen } from '../features/compare/compare-screen.tsx';
import styles from '../features/listing/listing.css';
import listingBar from '../features/listing/listing-bar.css';
import { ListingScreen } from '../features/listing/listing-screen.tsx';
import summary from '../features/listing/listing-summary.css';
import market from '../features/listing/local-market.css';
import nearbyHomes from '../features/listing/nearby-homes.css';
import openHouses from '../features/listing/open-houses.css';
import printButton from '../features/listing/print-button.css';
import reportFact from '../features/listing/report-fact.css';
import resultSteps from '../features/listing/result-steps.css';
import schools from '../features/listing/schools.css';
import sectionTabs from '../features/listing/section-tabs.css';
import sinceLastLook from '../features/listing/since-last-look.css';
import streetView from '../features/listing/street-view.css';
import { AppProvider } from '../shared/app/app-context.tsx';
import portal from '../styles.css';
import { anApp } from '../testing/an-app.ts';

const firm = 'Wildflower Limestone Porch Residential Property Group of the Texas Hill Country';
const contact = 'listings@wildflower-limestone-porch.example';
const listing = listingDetails({ listingid: 'L1', listofficename: firm, attributioncontact: contact });
const words = [firm, contact, 'MLS# 1000001'];

function show(screen: ReactNode) {
  const { client } = homeServer({ listings: [listing] });
  return mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={['/compare?ids=L1']}>{screen}</MemoryRouter>
    </AppProvider>,
    {
      sheets: [
        portal,
        styles,
        summary,

        market,
        compare,
        listingBar,
        nearbyHomes,
        openHouses,
        printButton,
        reportFact,
        resultSteps,
        schools,
        sectionTabs,
        sinceLastLook,
        streetView,

        textSpacing,
      ],
    },
  );
}

function Comparison(): ReactNode {
  return <CompareScreen location={useLocation()} />;
}

test.each([320, 1280])(
  'the page of a listing names its firm, contact and number in full at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const { container, findByRole, findByLabelText } = show(
      <ListingScreen params={{ id: 'L1', address: '', contactId: null }} notFound={null} />,
    );
    await findByRole('heading', { level: 1 });
    // Widths count with the parts that load as they come near.
    (await findByRole('heading', { name: 'Monthly payment' })).scrollIntoView();
    await findByLabelText('Home price');
    expectInFull(container, words, sizeOf(container, '.summary__facts'));
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([320, 1280])('the comparison names firm, contact and number in full at %i px', async (width) => {
  await page.viewport(width, 800);
  const { container, findByRole } = show(<Comparison />);
  await findByRole('region', { name: 'Comparison' });
  expectInFull(container, words, sizeOf(container, 'tbody td'));
});
