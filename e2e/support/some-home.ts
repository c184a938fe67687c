import type { Page } from '@playwright/test';

/** The path of the first home of the list that an MLS has. */
export async function someHome(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v2/listing/search?limit=20');
  const { listings } = (await answer.json()) as { listings: { url: string; source: string }[] };
  return listings.find(({ source }) => source !== 'EX')?.url ?? '';
}
