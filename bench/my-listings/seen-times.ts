import { chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';
import { type PartnerPages, startPartnerPages } from '../widgets/partner-pages.ts';

/** A home that may be published. */
export interface HomeToPublish {
  /** Dollars; no other home has this price. */
  readonly price: number;
  publish(): Promise<unknown>;
}

interface Watched {
  readonly origin: string;
  /** Path of the page of its agent. */
  readonly bio: string;
  readonly nextHome: () => Promise<HomeToPublish>;
}

/** Milliseconds from each publication until a page of a guest shows the home. */
interface SeenTimes {
  readonly page: string;
  readonly times: readonly number[];
}

/** Publishes homes and opens the pages on which guests meet them, each after its publication and without files of the site. Needs a build. */
export async function seenTimes(watched: Watched, count: number): Promise<SeenTimes[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...quietBrowserArguments],
    ...(executablePath !== undefined && { executablePath }),
  });
  const partners = await startPartnerPages(watched.origin);
  try {
    const all: SeenTimes[] = [];
    for (const [page, show] of Object.entries(showing(watched, partners))) {
      const times: number[] = [];
      for (let nth = 0; nth < count; nth++) {
        const { price, publish } = await watched.nextHome();
        const guest = await browser.newPage();
        const started = performance.now();
        await publish();
        await show(guest, price);
        times.push(performance.now() - started);
        await guest.close();
      }
      all.push({ page, times });
    }
    return all;
  } finally {
    await partners.stop();
    await browser.close();
  }
}

/** By the name of a page, how a guest opens it until it shows the home with a price. */
const showing = (
  { origin, bio }: Watched,
  partners: PartnerPages,
): Readonly<Record<string, (guest: Page, price: number) => Promise<void>>> => ({
  async search(guest, price) {
    await guest.goto(`${origin}/listings?minPrice=${price}&maxPrice=${price}`);
    await cardIn(guest.getByRole('region', { name: 'Results', exact: true }), price);
  },
  async 'the map'(guest, price) {
    await guest.goto(`${origin}/listings?minPrice=${price}&maxPrice=${price}`);
    const map = guest.getByRole('region', { name: 'Map', exact: true });
    // The pin is a point; its face has a size.
    const pin = map.getByRole('button', { name: `home, ${dollars(price)}` });
    await pin.locator('.hearth-pin__face').waitFor();
  },
  async 'the page of its agent'(guest, price) {
    await guest.goto(origin + bio);
    const homes = guest.locator('.agent-homes');
    // They are loaded where they come into view.
    await homes.evaluate((element) => element.scrollIntoView());
    await cardIn(homes, price);
  },
  async 'the widget of a partner'(guest, price) {
    const [from, to] = [String(price), String(price)];
    await guest.goto(
      partners.addressOf({ widget: 'search', attributes: { 'min-price': from, 'max-price': to } }),
    );
    await cardIn(guest.locator('hearth-search'), price);
  },
});

/** Waits for the card of the home with a price. */
const cardIn = (part: Locator, price: number): Promise<void> =>
  part
    .getByRole('article')
    .filter({ hasText: dollars(price) })
    .first()
    .waitFor();

const dollars = (price: number): string => `$${price.toLocaleString('en-US')}`;
