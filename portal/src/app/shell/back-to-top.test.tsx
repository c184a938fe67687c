import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BackToTop } from './back-to-top.tsx';

test('the button to the top appears after some scrolling and moves the focus', async () => {
  const view = mount(
    <>
      <main id="main" tabIndex={-1} style={{ blockSize: '5000px' }} />
      <BackToTop />
    </>,
  );
  expect(view.queryByRole('button')).toBeNull();
  scrollTo(0, 700);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(view.queryByRole('button')).toBeNull();
  const waited = vi.spyOn(globalThis, 'setTimeout');
  scrollTo(0, 1200);
  for (let times = 0; times < 4; times++) dispatchEvent(new Event('scroll'));
  const button = await view.findByRole('button', { name: 'Back to top' });
  expect(waited.mock.calls.filter(([, pause]) => pause === 300)).toHaveLength(1);
  waited.mockRestore();
  await userEvent.click(button);
  expect([scrollY, document.activeElement?.id]).toEqual([0, 'main']);
  await expect.poll(() => view.queryByRole('button')).toBeNull();
});
