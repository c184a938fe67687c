import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { PopupStack } from './popup-stack.tsx';

function show(dir: 'ltr' | 'rtl') {
  const popup = mount(
    <div dir={dir} role="dialog" aria-label="3 homes" tabIndex={-1}>
      <PopupStack listingids={['A', 'B', 'C']} renderCard={(id) => <p>Home {id}</p>} />
    </div>,
  );
  popup.getByRole('dialog').focus();
  return popup;
}

test.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const)('on a page of direction %s the key %s leads to the next home', async (dir, key) => {
  const popup = show(dir);
  await expect
    .poll(async () => {
      if (popup.queryByText('Home A')) await userEvent.keyboard(`{${key}}`);
      return popup.queryByText('Home B') !== null;
    })
    .toBe(true);
  expect(popup.getByRole('status').textContent).toBe('2 of 3');
});
