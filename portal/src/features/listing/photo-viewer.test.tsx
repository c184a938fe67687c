import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhotoMosaic } from './photo-mosaic.tsx';

const listing = listingDetails({
  images: [0, 1, 2].map((sortOrder) => aMedia({ sortOrder })),
});

test('an open photo stays when the listing is fetched anew', async () => {
  const view = mount(<PhotoMosaic listing={listing} />);
  // Not by the mouse: pictures without a style sheet move while they load.
  view.getByRole('button', { name: /^Photo 1 of 3/ }).click();
  const counter = () => document.querySelector('.pswp__counter')?.textContent;
  await expect.poll(counter).toBe('1 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(counter).toBe('2 of 3');
  const viewer = document.querySelector('.pswp');
  view.update(<PhotoMosaic listing={{ ...listing, images: [...listing.images] }} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([counter(), document.querySelector('.pswp')]).toEqual(['2 of 3', viewer]);
  view.update(null);
  await expect.poll(() => document.querySelector('.pswp')).toBeNull();
});
