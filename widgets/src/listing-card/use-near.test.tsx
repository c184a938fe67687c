import { expect, test } from 'vitest';
import { aListingCard, somePhotos } from '../testing/a-listing-card.ts';
import { mount } from '../testing/mount.tsx';
import cardSheet from './listing-card.css';
import { ListingCard } from './listing-card.tsx';
import carousel from './photo-carousel.css';

const sheets = [carousel, cardSheet];

test.each([
  ['it comes near', (card: Element) => card.scrollIntoView()],
  ['the page is printed', () => dispatchEvent(new Event('beforeprint'))],
])('a photo far below the window is fetched once %s', async (_when, act) => {
  scrollTo(0, 0);
  const { container } = mount(
    <div style={{ paddingBlockStart: '3000px' }}>
      <ListingCard listing={aListingCard({ images: somePhotos(1) })} baseUrl="" />
    </div>,
    { sheets },
  );
  const card = container.querySelector('article') as Element;
  // One whose file is missing leaves a drawing in its place.
  const photos = () => card.querySelectorAll('.hearth-photo').length;
  await new Promise(requestAnimationFrame);
  expect(photos()).toBe(0);
  const { height } = card.getBoundingClientRect();
  act(card);
  await expect.poll(photos).toBe(1);
  expect(card.getBoundingClientRect().height).toBe(height);
});
