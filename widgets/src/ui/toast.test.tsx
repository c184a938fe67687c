import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

const sent = { kind: 'success', text: 'Changes saved' } as const;

async function show(onClose = vi.fn()) {
  const view = mount(<Toaster toast={null} onClose={onClose} />);
  expect(view.getByRole('status').textContent).toBe('');
  view.update(<Toaster toast={sent} onClose={onClose} />);
  await view.findByText(/Changes saved/);
  return { ...view, onClose };
}

test('a toast is announced with its outcome', async () => {
  const view = await show();
  expect(view.getByRole('status').textContent).toBe('Success! Changes saved');
  view.update(<Toaster toast={{ kind: 'failure', text: 'Something went wrong' }} onClose={() => {}} />);
  expect(view.getByRole('status').textContent).toBe('Failed! Something went wrong');
});

test('it is over everything, at least 375 and at most 440 px wide where there is room', async () => {
  const view = await show();
  const toast = view.container.querySelector('.hearth-toast') as HTMLElement;
  expect(toast.matches(':popover-open')).toBe(true);
  const { minWidth, maxWidth, position } = getComputedStyle(toast);
  const room = innerWidth - 16;
  expect([minWidth, maxWidth].map(Number.parseFloat)).toEqual([Math.min(375, room), Math.min(440, room)]);
  expect(position).toBe('fixed');
});

/** Two frames: what changed is rendered, and its effects have run. */
const rendered = async (): Promise<void> => {
  for (const _ of [1, 2]) await new Promise((resume) => requestAnimationFrame(resume));
};

test('it closes after five seconds, but not while it has the focus', async () => {
  const elsewhere = mount(<p style={{ margin: '200px 0 0', width: '20px' }}>elsewhere</p>);
  await userEvent.hover(elsewhere.getByText('elsewhere'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onClose = vi.fn();
  const view = mount(<Toast toast={sent} onClose={onClose} />);
  const close = view.getByRole('button', { name: 'Close' });
  vi.advanceTimersByTime(4_900);
  // A window that is not in front gives no focus.
  close.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await rendered();
  vi.advanceTimersByTime(60_000);
  expect(onClose).not.toHaveBeenCalled();
  close.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await rendered();
  vi.advanceTimersByTime(5_000);
  expect(onClose).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('it can be closed', async () => {
  const view = await show();
  await userEvent.click(view.getByRole('button', { name: 'Close' }));
  expect(view.onClose).toHaveBeenCalledOnce();
});
