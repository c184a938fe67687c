import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBar, startFresh } from './testing/open-bar.tsx';

startFresh();

describe('tags', () => {
  const many = [
    'Austin',
    'Round Rock',
    'Cedar Park',
    'Georgetown',
    'Pflugerville',
    'Leander',
    'Dripping Springs',
  ]
    .map((name) => `tags=city:${name.replace(' ', '-').toLowerCase()}:${name}`)
    .join('&');
  const chips = (search: ReturnType<typeof openBar>) =>
    search
      .queryAllByRole('button', { name: /^Remove/ })
      .map((each) => each.textContent?.replace('Remove ', ''));

  test('counts tags that do not fit, and shows them in full on demand', async () => {
    await page.viewport(800, 700);
    const search = openBar({ at: `/listings?${many}` });
    const more = await search.findByRole('button', { name: /^\+\d more$/ });
    const hidden = Number(/\d/.exec(more.textContent ?? '')?.[0]);
    expect(chips(search)).toHaveLength(7 - hidden);
    await userEvent.click(more);
    await expect.poll(() => chips(search)).toHaveLength(7);
    await userEvent.click(search.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(() => chips(search)).toHaveLength(7 - hidden);
  });

  test('name the first place on a phone, cut where it has to be, and count the others', async () => {
    await page.viewport(390, 700);
    const search = openBar({ at: `/listings?tags=city:d:Dripping+Springs+and+far+beyond&${many}` });
    search.container.style.inlineSize = '158px';
    expect(await search.findByRole('button', { name: '+7' })).toBeTruthy();
    const [first] = search.getAllByText(/^Dripping Springs and/);
    expect(first?.clientWidth).toBeGreaterThan(30);
    expect(first?.scrollWidth).toBeGreaterThan(first?.clientWidth ?? 0);
    const { right } = search.container.getBoundingClientRect();
    expect(search.getByRole('button', { name: '+7' }).getBoundingClientRect().right).toBeLessThan(right);
    // The place is part of the field, which a press opens.
    await userEvent.click(search.container.querySelector('.search-bar__field') as Element, {
      position: { x: 20, y: 20 },
    });
    await search.findByRole('button', { name: 'Back' });
    expect(chips(search)).toHaveLength(8);
  });

  test('removes tags one by one, by Backspace from the end, and all by Clear', async () => {
    const search = openBar({
      at: '/listings?tags=city:a:Austin&tags=city:b:Buda&tags=city:k:Kyle&minPrice=300000',
    });
    await userEvent.click(search.getByRole('button', { name: 'Remove Austin' }));
    await expect.poll(search.said).toBe('Austin removed');
    expect(document.activeElement).toBe(search.input);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(search.said).toBe('Kyle removed');
    await expect.poll(search.address).toBe('/listings?tags=city:b:Buda&minPrice=300000');
    await expect.poll(() => document.activeElement).toBe(search.input);
    await userEvent.click(search.getByRole('button', { name: 'Clear' }));
    await expect.poll(search.address).toBe('/listings?minPrice=300000');
    await expect.poll(() => document.activeElement).toBe(search.input);
  });

  test('keeps tags while Clear removes the text', async () => {
    const search = openBar({ at: '/listings?tags=city:a:Austin' });
    await search.type('lak');
    await userEvent.click(search.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => search.input.value).toBe('');
    await expect.poll(() => chips(search)).toEqual(['Austin']);
  });

  test('shows and removes tags with their group', async () => {
    const search = openBar({
      at: '/listings?tags=group:g:Ours&tags=city:a:Austin:Austin:c&tags=city:b:Buda:Buda:c&tags=city:k:Kyle',
    });
    expect(chips(search)).toEqual(['Ours', 'Kyle']);
    await userEvent.click(search.getByRole('button', { name: 'Ours' }));
    await expect.poll(() => chips(search)).toEqual(['Ours', 'Austin', 'Buda', 'Kyle']);
    await userEvent.click(search.getByRole('button', { name: 'Remove Ours' }));
    await expect.poll(search.address).toBe('/listings?tags=city:k:Kyle');
  });
});
