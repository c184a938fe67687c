import { expect, it } from 'vitest';
import { warmPages } from './warm-pages.ts';

it('the pages that are slow at first are requested ahead, until the server stops', async () => {
  const stopping = new AbortController();
  const urls: string[] = [];
  const request = async ({ url }: { readonly url: string }) => urls.push(url);
  await warmPages(request, 'austin', stopping.signal);
  expect(urls).toEqual(['/', '/listings', '/listings/market-overview/city/tx/austin']);
  stopping.abort();
  await warmPages(request, 'austin', stopping.signal);
  expect(urls).toHaveLength(3);
});
