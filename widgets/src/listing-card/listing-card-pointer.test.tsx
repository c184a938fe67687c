import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { mount } from '../testing/mount.tsx';
import { pointAt, pointAway } from '../testing/point-at.ts';
import { ListingCard } from './listing-card.tsx';

function show() {
  const hover = vi.fn();
  return { hover, card: mount(<ListingCard listing={aListingCard()} onHover={hover} />) };
}

test('a finger points at no card', () => {
  const { hover, card } = show();
  const over = (pointerType: string) =>
    card.getByRole('article').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  over('touch');
  card.getByRole('link').focus();
  expect(hover).not.toHaveBeenCalled();
  over('mouse');
  expect(hover).toHaveBeenLastCalledWith('L1');
});

test('pointing at or focusing a card reports it, and leaving reports that', async () => {
  const { hover, card } = show();
  await userEvent.tab();
  expect(hover).toHaveBeenLastCalledWith('L1');
  await userEvent.tab({ shift: true });
  expect(hover).toHaveBeenLastCalledWith(null);
  pointAt(card.getByRole('article'));
  expect(hover).toHaveBeenLastCalledWith('L1');
  pointAway(card.getByRole('article'));
  expect(hover).toHaveBeenLastCalledWith(null);
  // Drawn under a resting pointer, the card gets an "over" from a neighbor that is gone.
  pointAt(card.getByRole('heading'), card.container);
  expect(hover).toHaveBeenLastCalledWith('L1');
});
