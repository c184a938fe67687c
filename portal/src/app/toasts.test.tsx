import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SmallDialog } from '../ui/small-dialog.tsx';
import sheet from './toasts.css';
import { Toasts } from './toasts.tsx';

function Page(): ReactNode {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen(open.filter((each) => each !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['Outer'])}>
        Open
      </button>
      {open.map((name) => (
        <SmallDialog key={name} title={name} onClose={() => close(name)}>
          <button type="button" onClick={() => setOpen(['Outer', 'Inner'])}>
            Open another
          </button>
        </SmallDialog>
      ))}
      <Toasts />
    </>
  );
}

const show = (content: ReactNode = <Page />) =>
  mount(<MemoryRouter>{content}</MemoryRouter>, { sheets: [sheet] });

/** Like a home over a list and a dialog that it opens: one dialog is part of the other and closes with it. */
function Nested(): ReactNode {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        Open
      </button>
      {depth > 0 && (
        <SmallDialog title="Outer" onClose={() => setDepth(0)}>
          <button type="button" onClick={() => setDepth(2)}>
            Open another
          </button>
          {depth > 1 && (
            <SmallDialog title="Inner" onClose={() => setDepth(1)}>
              <button type="button" onClick={() => setDepth(0)}>
                Leave
              </button>
            </SmallDialog>
          )}
        </SmallDialog>
      )}
      <Toasts />
    </>
  );
}

/** Returns whether screen readers skip an element. */
const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert]') !== null;

/** The topmost node at the center of an element. */
function onTop(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

beforeEach(async () => {
  toast.dismiss();
  await page.viewport(1024, 700);
});

test.each([1024, 390])(
  'a toast can be seen, heard and pressed over modal dialogs %i px wide',
  async (width) => {
    await page.viewport(width, 700);
    const view = show();
    await userEvent.click(view.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open another' }));
    await screen.findByRole('dialog', { name: 'Inner' });
    const undo = vi.fn();
    toast('Home removed', { action: { label: 'Undo', onClick: undo }, duration: Infinity });
    const words = await screen.findByText('Home removed');
    await expect.poll(() => words.contains(onTop(words))).toBe(true);
    expect(isHidden(words)).toBe(false);
    expect(words.closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
  },
);

test('toasts outlive the dialogs that they came in', async () => {
  const view = show();
  await userEvent.click(view.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open another' }));
  toast('Link kept', { duration: Infinity });
  const words = await screen.findByText('Link kept');
  for (const name of ['Inner', 'Outer']) {
    screen.getByRole('dialog', { name });
    expect(isHidden(words)).toBe(false);
    await expect.poll(() => words.contains(onTop(words))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog', { name })).toBeNull();
    expect(words.isConnected).toBe(true);
  }
  await expect.poll(() => words.contains(onTop(words))).toBe(true);
});

test('toasts outlive two dialogs that leave the page at once', async () => {
  const view = show(<Nested />);
  await userEvent.click(view.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open another' }));
  await screen.findByRole('dialog', { name: 'Inner' });
  toast('Link kept', { duration: Infinity });
  const words = await screen.findByText('Link kept');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await expect.poll(() => screen.queryAllByRole('dialog', { hidden: true })).toEqual([]);
  await expect.poll(() => words.isConnected).toBe(true);
  toast('And another');
  expect(isHidden(await screen.findByText('And another'))).toBe(false);
  view.unmount();
  expect(document.querySelector('[data-sonner-toaster]')).toBeNull();
});

test('Escape in a toast over a dialog dismisses the toast and leaves the dialog open', async () => {
  const view = show();
  await userEvent.click(view.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Outer' });
  toast('Home removed', { action: { label: 'Undo', onClick: () => undefined }, duration: Infinity });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  // A handled key is no close request: a browser asks the dialog before it closes only after a press in the page.
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  expect(undo.dispatchEvent(pressed)).toBe(false);
  await expect.poll(() => screen.queryByText('Home removed')).toBeNull();
  screen.getByRole('dialog', { name: 'Outer' });
});

test.each([
  ['the bar of filters below the header', 1024, 64, 133],
  ['a button at the foot of a phone', 390, 640, 700],
])('a toast does not cover %s, and closes with Escape', async (_what, width, from, to) => {
  await page.viewport(width, 700);
  show();
  toast('Link kept', { duration: Infinity });
  const item = (await screen.findByText('Link kept')).closest('li') as HTMLElement;
  await expect.poll(() => item.dataset.mounted).toBe('true');
  await expect.poll(() => item.getAnimations()).toEqual([]);
  const { top, bottom } = item.getBoundingClientRect();
  expect(bottom <= from || top >= to).toBe(true);
  // Top centre on desktop, bottom centre on phones.
  expect(top < 350).toBe(width >= 768);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByText('Link kept')).toBeNull();
});

test.each([
  ['success', '"Success! "'],
  ['error', '"Failed! "'],
] as const)('announces the outcome before the words of a toast of %s, unseen', async (kind, announced) => {
  show();
  toast[kind]('Link kept', { duration: Infinity });
  const { content, position, clipPath } = getComputedStyle(await screen.findByText('Link kept'), '::before');
  expect([content, position, clipPath]).toEqual([announced, 'absolute', 'inset(50%)']);
});

test('Ctrl+Z presses the Undo of the newest toast, except in a field', async () => {
  const undo = vi.fn();
  show(
    <>
      <input aria-label="Name" />
      <input aria-label="Garage" type="checkbox" />
      <Toasts />
    </>,
  );
  const action = (name: string) => ({ label: 'Undo', onClick: () => undo(name) });
  toast('First', { action: action('first') });
  toast('Second', { action: action('second') });
  toast('Third', { action: { label: 'View', onClick: () => undo('third') } });
  await screen.findByText('Third');
  screen.getByLabelText('Name').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo.mock.calls).toEqual([]);
  screen.getByLabelText('Garage').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo.mock.calls).toEqual([['second']]);
  expect(document.activeElement).toBe(screen.getByLabelText('Garage'));
});
