import { expect, it } from 'vitest';
import { warmPages } from './warm-pages.ts';

it('the pages that are slow at first are requested ahead', async () => {
  const urls: string[] = [];
  await warmPages(async ({ url }) => urls.push(url), 'austin');
  expect(urls).toEqual(['/', '/listings', '/listings/market-overview/city/tx/austin']);
});
