import { expect } from '@playwright/test';
import { pageScript } from '../loader/src/testing/frameworks.ts';
import { test } from './support/test.ts';

/** Pages with a search that follows the address and a link to another page, by routers as published. */
const routers = {
  'Vue Router 4': {
    packages: ['vue@3.5.22', 'vue-router@4.5.1'],
    module: `import { createApp, h } from 'vue';
      import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
      const Home = { render: () => h('main', [h(RouterLink, { to: '/about' }, () => 'About'),
        h('hearth-search', { 'sync-url': '', shape: 'results', limit: '2' })]) };
      const About = { render: () => h('h1', 'About us') };
      const routes = [{ path: '/about', component: About }, { path: '/:page', component: Home }];
      createApp({ render: () => h(RouterView) }).use(createRouter({ history: createWebHistory(), routes })).mount('#root');`,
  },
  'React Router 7': {
    packages: ['react@19.2.0', 'react-dom@19.2.0', 'react-router@7.9.4'],
    module: `import { createElement as h } from 'react';
      import { createRoot } from 'react-dom/client';
      import { createBrowserRouter, Link, RouterProvider } from 'react-router';
      const Home = () => h('main', null, h(Link, { to: '/about' }, 'About'),
        h('hearth-search', { 'sync-url': '', shape: 'results', limit: '2' }));
      const About = () => h('h1', null, 'About us');
      const routes = [{ path: '/about', Component: About }, { path: '/:page', Component: Home }];
      createRoot(document.getElementById('root')).render(h(RouterProvider, { router: createBrowserRouter(routes) }));`,
  },
};

for (const [name, { packages, module }] of Object.entries(routers)) {
  test(`a search in the address survives Back of ${name}`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const code = await pageScript(packages, module);
    test.skip(code === null, 'Its packages cannot be fetched on this machine.');
    const script = `<script>${code?.replaceAll('</script', '<\\/script')}</script>`;
    const head = `<link rel="icon" href="data:,"><script async src="${hearth}/v1/hearth.js"></script>`;
    const start = partnerSite.publish(`${head}<div id="root"> </div>${script}`);
    await page.goto(start);
    const sort = page.locator('hearth-search').getByLabel('Sort');
    await expect(page.locator('hearth-search').getByRole('article')).toHaveCount(2);
    const usual = await sort.inputValue();
    const state = await page.evaluate(() => JSON.stringify(history.state));
    await sort.selectOption('Price: low to high');
    await expect(page).toHaveURL(/hearth-sort/);
    const searched = page.url();
    expect(Object.keys(await page.evaluate(() => history.state))).toEqual(Object.keys(JSON.parse(state)));

    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(searched);
    await expect(sort).toHaveValue('price-low');
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(sort).toHaveValue(usual);
    await page.goForward();
    await expect(page).toHaveURL(searched);
    await expect(sort).toHaveValue('price-low');
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  });
}
