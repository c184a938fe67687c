import { expect, test } from '@playwright/test';

test.describe('the server', () => {
  test('reports that it is healthy and ready', async ({ request }) => {
    for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status()).toBe(200);
  });

  test('describes its API for people and for programs', async ({ request, page }) => {
    const document = await (await request.get('/api/docs/json')).json();
    expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/v2/listing/search', '/api/v2/listing/{id}', '/api/v2/map/points']),
    );
    await page.goto('/api/docs');
    await expect(page.getByText('/api/v2/listing/search').first()).toBeVisible();
  });

  test('names every invalid parameter of a request', async ({ request }) => {
    const answer = await request.get('/api/v2/listing/search?minPrice=cheap&bedz=3&page=0');
    expect(answer.status()).toBe(400);
    const { code, validationErrors } = await answer.json();
    expect(code).toBe('validation_failed');
    const names = (validationErrors as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['bedz', 'minPrice', 'page']);
  });

  test('returns 404 for an unknown listing', async ({ request }) => {
    const answer = await request.get('/api/v2/listing/no-such-home');
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'listing_not_found' });
  });

  test('returns 404 for an unknown path of the API', async ({ request }) => {
    const answer = await request.get('/api/v2/no/such/path');
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });
});
