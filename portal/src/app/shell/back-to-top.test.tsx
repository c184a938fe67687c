import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackToTop } from './back-to-top.tsx';

test('the button to the top appears after some scrolling and moves the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const view = mount(
    <>
      <main id="main" tabIndex={-1} style={{ blockSize: '5000px' }} />
      <BackToTop />
    </>,
  );
  expect(view.queryByRole('button')).toBeNull();
  await scrolled(700);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(view.queryByRole('button')).toBeNull();
  await scrolled(1200);
  for (let times = 0; times < 4; times++) dispatchEvent(new Event('scroll'));
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  const button = await view.findByRole('button', { name: 'Back to top' });
  await userEvent.click(button);
  expect([scrollY, document.activeElement?.id]).toEqual([0, 'main']);
  await expect.poll(() => view.queryByRole('button')).toBeNull();
});

/** Scrolls, and waits for the event: one that came after the timers are real again would find a timer that never ends. */
async function scrolled(to: number): Promise<void> {
  const event = new Promise((done) => addEventListener('scroll', done, { once: true }));
  scrollTo(0, to);
  await event;
}
