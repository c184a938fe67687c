import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('elements below lang="es" are in Spanish, and English ones load none of it', async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  const spanishFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/es/')) spanishFiles.push(request.url());
  });
  const on = (address: string) => partnerSite.publicOrigin + new URL(address).pathname;
  const script = `<link rel="icon" href="data:,"><script async src="${hearth}/v1/hearth.js?key=${embedKey}"></script>`;
  const calculator = '<div data-hearth="mortgage-calculator"></div>';
  await page.goto(on(partnerSite.publish(`${script}<div lang="en">${calculator}</div>`)));
  await expect(page.getByText('Principal & interest').first()).toBeVisible();
  expect(spanishFiles).toEqual([]);

  const both = `${script}<div lang="es-MX">${calculator}</div><div lang="en">${calculator}</div>`;
  await page.goto(on(partnerSite.publish(both)));
  await expect(page.getByText('Capital e intereses').first()).toBeVisible();
  await expect(page.getByText('Principal & interest').first()).toBeVisible();
  expect(spanishFiles).not.toEqual([]);
});

test('a hosted page with lang=es is in Spanish, and the same page without it loads none of it', async ({
  page,
}) => {
  const spanishFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/es/')) spanishFiles.push(request.url());
  });
  await page.goto('/w/mortgage-calculator');
  await expect(page.getByText('Principal & interest').first()).toBeVisible();
  expect(spanishFiles).toEqual([]);
  await page.goto('/w/mortgage-calculator?lang=es');
  await expect(page.getByText('Capital e intereses').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('shows the first view of a hosted page with lang=es in Spanish before any script', async ({
  request,
}) => {
  const response = await request.get('/w/search?lang=es');
  const text = (await response.text()).replace(/<[^>]*>/g, ' ');
  expect(text).toMatch(/\d +recámaras/);
});

test.describe('with a file that fails', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });
  test('a Spanish element whose file fails once is fetched again, from an address that exists', async ({
    page,
    partnerSite,
    hearth,
    embedKey,
  }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    let failures = 0;
    await page.route(/\/v1\/es\/c\/[^/]+\/mortgage-calculator\.js$/, (route) => {
      failures += 1;
      return route.abort();
    });
    const script = `<link rel="icon" href="data:,"><script async src="${hearth}/v1/hearth.js?key=${embedKey}"></script>`;
    const address = partnerSite.publish(
      `${script}<div lang="es"><div data-hearth="mortgage-calculator"></div></div>`,
    );
    await page.goto(partnerSite.publicOrigin + new URL(address).pathname);
    await expect(page.getByText('Capital e intereses').first()).toBeVisible();
    expect(failures).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
