import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { position, show, status } from './testing/shown-drawing.tsx';

test('a circle is taken as an area of 64 corners, around the middle or an address', async () => {
  const map = show('circle');
  const radius = await map.findByLabelText('Radius in miles');
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--preview')).toBeTruthy();
  await userEvent.fill(radius, '2');
  await userEvent.selectOptions(map.getByLabelText('Around'), 'address');
  await userEvent.fill(map.getByLabelText('Area or address'), 'Nowhere');
  await userEvent.click(map.getByRole('button', { name: 'Find' }));
  await map.findByText("'Nowhere' was not found. Check the spelling, or enter a city or ZIP.", {
    selector: '[id]',
  });
  await userEvent.fill(map.getByLabelText('Area or address'), 'Zilker');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--preview')).toBeTruthy();
  await userEvent.click(map.getByRole('button', { name: 'Use this circle' }));
  await expect.poll(() => map.held.drawing.areas[0]?.length).toBe(64);
  expect(map.held.drawing.areas[0]![0]!.longitude).toBeCloseTo(position.longitude, 6);
});

test('an incomplete circle shows an error at its field, which gets the focus', async () => {
  const map = show('circle');
  const radius = await map.findByLabelText<HTMLInputElement>('Radius in miles');
  const take = map.getByRole<HTMLButtonElement>('button', { name: 'Use this circle' });
  await userEvent.fill(radius, '90');
  expect(take.disabled).toBe(false);
  await userEvent.click(take);
  const words = await map.findByText('Enter a radius of 0.1 to 50 miles.', { selector: '[id]' });
  expect(document.activeElement).toBe(radius);
  expect(radius.getAttribute('aria-describedby')).toBe(words.id);
  expect(radius.ariaInvalid).toBe('true');
  await userEvent.fill(radius, '2');
  await expect.poll(() => radius.getAttribute('aria-describedby')).toBeNull();
  await userEvent.selectOptions(map.getByLabelText('Around'), 'address');
  await userEvent.click(take);
  const missing = await map.findByText(/^Enter an area or an address/, { selector: '[id]' });
  expect(map.getByLabelText('Area or address').getAttribute('aria-describedby')).toBe(missing.id);
  expect(status(map)).toBe('Init');
  expect(await axeViolations(map.container)).toEqual([]);
});
