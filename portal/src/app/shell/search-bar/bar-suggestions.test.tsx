import { json } from '@hearth/widgets/testing/answers.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lakeway, openBar, ranch, startFresh } from './testing/open-bar.tsx';

startFresh();

describe('suggestions', () => {
  test('announce none, one or many results', async () => {
    for (const [hits, words] of [
      [[], 'No results found'],
      [[lakeway], '1 result found'],
      [[lakeway, ranch], '2 results found'],
    ] as const) {
      const search = openBar({ answer: () => json({ hits }) });
      await userEvent.click(search.input);
      await userEvent.keyboard('lak');
      await expect.poll(search.said).toBe(words);
      search.unmount();
    }
  });

  test('disappear when the field is emptied, which is announced', async () => {
    const search = openBar();
    await search.type('l');
    await userEvent.keyboard('{Backspace}  ');
    await expect.poll(search.options).toEqual([]);
    await expect.poll(search.said).toBe('Suggestions cleared');
    expect(search.requested).toHaveLength(1);
  });

  test('keeps suggestions while newer ones load, and aborts the older request', async () => {
    let answered: (answer: Response) => void = () => undefined;
    const search = openBar({
      answer: (query) =>
        query === 'lak' ? json({ hits: [lakeway] }) : new Promise((resolve) => (answered = resolve)),
    });
    await search.type('lak');
    await userEvent.keyboard('e');
    await expect.poll(() => search.requested.length).toBe(2);
    expect(search.options()).toEqual(['Lakeway5 homes']);
    expect(search.input.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('x');
    await expect.poll(() => search.requested[1]?.signal.aborted).toBe(true);
    await expect.poll(() => search.requested.length).toBe(3);
    answered(json({ hits: [ranch] }));
    await expect.poll(search.options).toEqual(['Lake Ranch']);
  });

  test('suggests entries of the search on the page', async () => {
    const search = openBar({ at: '/listings/lease?mlsstatus=Active&source=mls' });
    await search.type('lak');
    expect(Object.fromEntries(search.requested[0]?.query ?? [])).toEqual({
      ...{ query: 'lak', lease: 'true', mlsStatus: 'Active' },
    });
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toMatch(/^\/listings\/lease\?tags=city:city-lakeway:Lakeway&/);
  });

  test('requests suggestions with at most 100 characters', async () => {
    const search = openBar();
    expect(search.input.maxLength).toBe(100);
  });
});

describe('the open suggestions', () => {
  test('close with Escape, a press outside and Tab, and leave the text', async () => {
    const search = openBar();
    await search.type('lak');
    await userEvent.keyboard('{Escape}');
    await expect.poll(search.options).toEqual([]);
    expect(search.input.value).toBe('lak');
    for (const leave of [
      () => userEvent.click(search.getByRole('button', { name: 'Elsewhere' })),
      () => userEvent.tab(),
    ]) {
      await userEvent.click(search.input);
      await userEvent.keyboard('e');
      await expect.poll(search.options).not.toEqual([]);
      await leave();
      if (document.activeElement?.closest('.search-bar'))
        search.getByRole('button', { name: 'Elsewhere' }).focus();
      await expect.poll(search.options).toEqual([]);
    }
  });

  test('return for the same text when the list opens again', async () => {
    const search = openBar();
    await search.type('lak');
    await userEvent.keyboard('{Escape}');
    await expect.poll(search.options).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(search.options).not.toEqual([]);
  });

  test('wait for letters that are being composed', async () => {
    const search = openBar();
    await search.type('lak');
    search.input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
    );
    search.input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true }),
    );
    expect(search.input.getAttribute('aria-activedescendant')).toBeNull();
    expect(search.address()).toBe('/listings');
  });
});
