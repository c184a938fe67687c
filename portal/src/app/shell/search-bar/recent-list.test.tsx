import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openBar, startFresh } from './testing/open-bar.tsx';

startFresh();

/** A browser whose visitor forbids storage. */
function closeStorage(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
}

describe('recent searches', () => {
  const stored = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        query: `tags=city:c${at}:City ${at}`,
        searchCount: at + 1,
      })),
    );

  test('shows three recent searches until more are requested, and opens them', async () => {
    localStorage.setItem('hearth-recent-searches', stored(5));
    const search = openBar();
    await userEvent.click(search.input);
    const links = () => search.queryAllByRole('link', { name: /^City/ }).map((link) => link.textContent);
    await expect.poll(links).toEqual(['City 0', 'City 1', 'City 2']);
    expect(await axeViolations(search.container)).toEqual([]);
    await userEvent.click(search.getByRole('button', { name: 'Show more' }));
    await expect.poll(links).toHaveLength(5);
    await userEvent.click(search.getByRole('button', { name: 'Show less' }));
    await expect.poll(links).toHaveLength(3);
    expect(search.getByRole<HTMLAnchorElement>('link', { name: 'City 0' }).pathname).toBe('/listings');
  });

  test('reaches recent searches with arrows, and removes them one by one or all at once', async () => {
    localStorage.setItem('hearth-recent-searches', stored(2));
    const search = openBar();
    await userEvent.click(search.input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toBe('City 0');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.poll(() => document.activeElement).toBe(search.input);
    await userEvent.click(search.getByRole('button', { name: 'Remove City 0' }));
    await expect.poll(() => search.queryByRole('link', { name: 'City 0' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(search.input);
    await userEvent.click(search.getByRole('button', { name: 'Clear recent searches' }));
    await expect.poll(() => search.queryByText('Recent searches')).toBeNull();
    expect(localStorage.getItem('hearth-recent-searches')).toBeNull();
  });

  test('begin with a search that was shown for a while, also without storage', async () => {
    for (const isClosed of [false, true]) {
      if (isClosed) closeStorage();
      const search = openBar({ at: '/listings?tags=city:a:Austin&minBedrooms=3' });
      await expect.poll(() => search.app.session().recents.state.recents.length).toBe(1);
      await userEvent.click(search.input);
      expect((await search.findByRole('link', { name: /^Austin/ })).textContent).toBe('Austin · 3+ beds');
      search.unmount();
    }
  });
});
