import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SmallDialog } from './small-dialog.tsx';

const page = within(document.body);

function show(isEager: boolean) {
  const close = vi.fn();
  mount(
    <MemoryRouter>
      <SmallDialog title="Note" onClose={close}>
        {/* biome-ignore lint/a11y/noAutofocus: the case under test */}
        <input aria-label="Text" autoFocus={isEager} />
      </SmallDialog>
    </MemoryRouter>,
  );
  return close;
}

test('takes the focus itself, so that a key pressed too early closes nothing', async () => {
  const close = show(false);
  await expect.poll(() => document.activeElement).toBe(page.getByRole('dialog', { name: 'Note' }));
  await userEvent.keyboard(' {Enter}');
  expect(close).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Close' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(page.getByLabelText('Text'));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('leaves the focus to a field that asks for it', async () => {
  show(true);
  await userEvent.keyboard('A word');
  expect(page.getByLabelText<HTMLInputElement>('Text').value).toBe('A word');
});
