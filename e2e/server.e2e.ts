import { expect, test } from '@playwright/test';

test.describe('the server', () => {
  test('describes its API for people and for programs', async ({ request, page }) => {
    const document = await (await request.get('/api/docs/json')).json();
    expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/v2/listing/search', '/api/v2/listing/{id}', '/api/v2/map/points']),
    );
    await page.goto('/api/docs');
    await page.locator('#operations-tag-listing').getByRole('button', { name: 'Expand operation' }).click();
    await expect(page.getByText('/api/v2/listing/search').first()).toBeVisible();
  });
});
