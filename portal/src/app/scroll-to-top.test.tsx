import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useScrollToTop } from './scroll-to-top.ts';

const home = '/1-oak-st-austin-tx-78704-1234567.html';
const nextHome = '/3-oak-st-austin-tx-78704-1234568.html';

let go: ReturnType<typeof useNavigate>;

function Screens({ sections }: { readonly sections: boolean }): ReactNode {
  const location = useLocation();
  go = useNavigate();
  useScrollToTop(location);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" id="next">
        Next home
      </button>
      <div style={{ blockSize: '2000px' }}>{location.pathname}</div>
      {sections && <h2 id="home prices">Home prices</h2>}
      <div style={{ blockSize: '2000px' }} />
    </main>
  );
}

const show = (at: string, sections = true) => {
  const screens = (there: boolean) => (
    <MemoryRouter initialEntries={[at]}>
      <Screens sections={there} />
    </MemoryRouter>
  );
  const view = mount(screens(sections));
  return { ...view, drawSections: () => view.update(screens(true)) };
};

const atTheSection = (): boolean =>
  Math.abs(document.querySelector('h2')?.getBoundingClientRect().top ?? Number.NaN) < 2;

beforeEach(() => scrollTo(0, 0));

test('a new page starts at its top and receives the focus', async () => {
  await page.viewport(800, 600);
  show('/listings');
  scrollTo(0, 1500);
  await go('/compare');
  await expect.poll(() => scrollY).toBe(0);
  expect(document.activeElement?.id).toBe('main');
});

test('a home over the list, a filter and Back leave the scroll position of the list', async () => {
  show('/listings');
  await go('/listings?page=2');
  scrollTo(0, 1500);
  const overList = { state: { background: { pathname: '/listings' } } };
  for (const step of [
    () => go('/listings?minPrice=5'),
    () => go(home, overList),
    () => go(nextHome, { ...overList, replace: true }),
    () => go(-1),
  ]) {
    await step();
    await new Promise(requestAnimationFrame);
    expect(scrollY, String(step)).toBe(1500);
  }
});

test('scrolls to the top for a home after another page, and keeps the focus for the next home', async () => {
  const view = show('/listings');
  for (const { to, replace, focused } of [
    { to: home, replace: false, focused: 'main' },
    { to: nextHome, replace: true, focused: 'next' },
  ]) {
    scrollTo(0, 1500);
    view.getByRole('button').focus({ preventScroll: true });
    await go(to, { replace });
    await expect.poll(() => scrollY).toBe(0);
    expect(document.activeElement?.id).toBe(focused);
  }
});

test('keeps focus and position when a dialog with a path below the page opens and closes', async () => {
  const view = show('/agents/dana-reyes');
  scrollTo(0, 1500);
  view.getByRole('button').focus({ preventScroll: true });
  for (const step of ['/agents/dana-reyes/contact', '/agents/dana-reyes']) {
    await go(step);
    await new Promise(requestAnimationFrame);
    expect([scrollY, document.activeElement?.id], step).toEqual([1500, 'next']);
  }
  await go('/agents/dan');
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('a hash scrolls to the element it names', async () => {
  show('/listings');
  await go('/market#home%20prices');
  await expect.poll(atTheSection).toBe(true);
  await go('/market#nothing%');
  await go('/compare');
  await expect.poll(() => scrollY).toBe(0);
});

test('a hash of the first page scrolls once its element is rendered', async () => {
  const view = show('/market#home%20prices', false);
  await new Promise(requestAnimationFrame);
  expect(scrollY).toBe(0);
  view.drawSections();
  await expect.poll(atTheSection).toBe(true);
});

test('a late element does not move a visitor who has scrolled on', async () => {
  const view = show('/market#home%20prices', false);
  await new Promise(requestAnimationFrame);
  dispatchEvent(new WheelEvent('wheel'));
  scrollTo(0, 300);
  view.drawSections();
  await idlePage();
  expect(scrollY).toBe(300);
});
