import type { Page } from '@playwright/test';

/** The path of the first home of the list. */
export async function someHome(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v2/listing/search?limit=1');
  const { listings } = (await answer.json()) as { listings: { url: string }[] };
  return listings[0]?.url ?? '';
}
