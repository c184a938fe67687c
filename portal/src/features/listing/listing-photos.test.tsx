import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import portal from '../../styles.css';
import { anApp } from '../../testing/an-app.ts';
import sheet from './listing.css';
import photos from './listing-photos.css';
import { ListingPhotos } from './listing-photos.tsx';

const image = (id: number) =>
  aMedia({ mediaobjectid: String(id), mediaurl: `https://cdn.example/${id}.jpg` });

test.each([1, 2, 3, 4, 5])('the ways to locked photos stay on the first of %i photos', async (count) => {
  const listing = listingDetails({
    images: Array.from({ length: count }, (_, at) => image(at)),
    locked: { images: 5, pricehistory: true, virtualtour: true },
  });
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }), { unlock: () => undefined });
  const view = mount(
    <AppProvider value={app}>
      <div className="listing-page">
        <article className="listing">
          <ListingPhotos listing={listing} details={listing} />
        </article>
      </div>
    </AppProvider>,
    { sheets: [portal, sheet, photos] },
  );
  const first = view.getByRole('button', { name: /^Photo 1 of/ });
  const chips = ['Unlock the virtual tour', 'Unlock 5 more photos'].map((name) =>
    view.getByRole('button', { name }),
  );
  for (let width = 320; width <= 1600; width += 20) {
    await page.viewport(width, 800);
    const photo = first.getBoundingClientRect();
    for (const chip of chips) {
      const { left, right, top } = chip.getBoundingClientRect();
      expect([left >= photo.left, right <= photo.right, top >= photo.top], `${width} px`).toEqual([
        true,
        true,
        true,
      ]);
    }
  }
});

test.each([390, 640])('the photo that the keyboard focuses is wholly in view at %i px', async (width) => {
  await page.viewport(width, 450);
  const listing = listingDetails({ images: [1, 2, 3, 4, 5].map(image) });
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }));
  const view = mount(
    <AppProvider value={app}>
      <div className="listing-page">
        <article className="listing">
          <ListingPhotos listing={listing} details={listing} />
        </article>
      </div>
    </AppProvider>,
    { sheets: [portal, sheet, photos] },
  );
  view.getByRole('button', { name: /^Photo 1 of/ }).focus();
  const keys = [...Array(4).fill('{Tab}'), ...Array(4).fill('{Shift>}{Tab}{/Shift}')];
  const seen: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    const photo = document.activeElement as HTMLElement;
    const strip = photo.parentElement?.getBoundingClientRect() as DOMRect;
    const edges = () => {
      const { left, right } = photo.getBoundingClientRect();
      return left >= strip.left - 1 && right <= strip.right + 1;
    };
    await expect.poll(edges).toBe(true);
    seen.push(/Photo \d/.exec(photo.ariaLabel ?? '')?.[0] ?? '');
  }
  expect(seen).toEqual([2, 3, 4, 5, 4, 3, 2, 1].map((at) => `Photo ${at}`));
});
