import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useRestoredScroll } from './use-restored-scroll.ts';

function Page({ height }: { readonly height: string }): ReactNode {
  useRestoredScroll(useLocation(), true);
  return <div style={{ blockSize: height }} />;
}

const pageOf = (height: string) => (
  <MemoryRouter>
    <Page height={height} />
  </MemoryRouter>
);

afterEach(() => history.replaceState(null, ''));

test('a page that was scrolled returns there after Back, once it is long enough', async () => {
  await page.viewport(800, 600);
  history.replaceState({ scroll: 1_500 }, '');
  const view = mount(pageOf('700px'));
  expect(scrollY).toBeLessThan(200);
  view.update(pageOf('4000px'));
  await expect.poll(() => scrollY).toBe(1_500);
});

test('a page that is still too short stays where the visitor drags its scroll bar', async () => {
  await page.viewport(800, 600);
  history.replaceState({ scroll: 1_500 }, '');
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] });
  mount(pageOf('1200px'));
  const end = document.documentElement.scrollHeight - 600;
  vi.advanceTimersByTime(1_000);
  expect(scrollY).toBe(end);
  scrollTo(0, 100);
  vi.advanceTimersByTime(1_000);
  expect(scrollY).toBe(100);
  vi.useRealTimers();
});

test('a page that was never scrolled is at its top again after Back', async () => {
  await page.viewport(800, 600);
  mount(pageOf('4000px'));
  dispatchEvent(new PointerEvent('pointerdown'));
  expect(history.state).toMatchObject({ scroll: 0 });
});
