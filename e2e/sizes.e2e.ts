import { expect, type Page } from '@playwright/test';
import { BY_ITSELF, pageFiles } from '../scripts/lib/page-parts.mjs';
import { test } from './support/test.ts';

/** Attributes that each element needs to show its content. */
const questions: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'agent-bio': async (page) => `?agent=${(await answer(page, '/api/agent/default')).agentId}`,
  listing: homeQuestion,
  'listing-card': homeQuestion,
  market: async () => '?area=Austin',
};

/** A sample home: one that a journey publishes meanwhile has other parts. */
async function homeQuestion(): Promise<string> {
  return '?listing-id=4000001';
}

async function answer(page: Page, path: string) {
  return (await page.request.get(path)).json();
}

/** The widgets' files that a page fetches without user action, sorted. */
async function fetchedBy(page: Page, address: string): Promise<() => string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/v1\/(c\/.+\.js)$/.exec(request.url()) ?? [];
    if (file) fetched.add(file);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return () => [...fetched].sort();
}

for (const name of Object.keys(BY_ITSELF)) {
  test(`a page with hearth-${name} fetches the files of the size report`, {
    tag: name === 'search' ? ['@phone', '@full'] : '@full',
  }, async ({ page, viewport }) => {
    const files = pageFiles(await answer(page, '/v1/manifest.json'), name);
    const isWide = (viewport?.width ?? 0) >= 900;
    const expected = (isWide ? [...files.itself, ...files.map, ...files.ground] : files.narrow).toSorted();
    const question = (await questions[name]?.(page)) ?? '';
    const fetched = await fetchedBy(page, `/w/${name}${question}`);
    await expect.poll(fetched).toEqual(expected);
    // Idle requests of the page have been sent by now.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(fetched()).toEqual(expected);
  });
}

test('the size report names every element', { tag: '@full' }, async ({ page }) => {
  const { elements } = await answer(page, '/v1/manifest.json');
  expect(Object.keys(BY_ITSELF)).toEqual(Object.keys(elements));
});
