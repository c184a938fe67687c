// @module-tag full
import { beforeAll, expect, test } from 'vitest';
import { fetchFrameworks, frameworks, hostScript, type StandIn } from './testing/frameworks.ts';
import { open, withLoaderPage } from './testing/loader-page.ts';
import { cdn, complaints, page, scriptTag, shadowText, site } from './testing/partner-page.ts';

withLoaderPage();
// Fetching and unpacking end after 30 seconds each.
beforeAll(() => fetchFrameworks(), 90_000);

const forms = {
  tag: () => ({ tag: 'hearth-probe', attributes: { 'listing-id': '5' } }),
  div: () => ({ tag: 'div', attributes: { 'data-hearth': 'probe', 'data-listing-id': '5' } }),
  link: () => ({ tag: 'a', attributes: { href: `${cdn.origin}/w/probe?listing-id=5` } }),
};
type Form = keyof typeof forms;
const cases = Object.keys(frameworks).flatMap((framework) =>
  Object.keys(forms).map((form) => [framework, form as Form] as const),
);

interface Page {
  render(state: { shown: boolean; count: number }): unknown;
  hydrate(state: { shown: boolean; count: number }): unknown;
}
declare global {
  interface Window {
    host?: Page;
  }
}

const script = async (framework: string, form: Form) => {
  const host = frameworks[framework];
  return host ? hostScript(host, forms[form]()) : null;
};
const render = (shown: boolean, count: number) =>
  page.evaluate(async (state) => void (await window.host?.render(state)), { shown, count });
const content = () => page.locator('#root').evaluate((root) => root.textContent);
const widgets = () => page.locator('hearth-probe').count();

test.for(cases)(
  'pages of %s show, change and remove a %s without an error',
  async ([framework, form], { skip }) => {
    const code = await script(framework, form);
    if (code === null) return skip('Its packages cannot be fetched on this machine.');
    site.answers.set('/host.js', { body: code });
    await open('<div id="root"></div>', { head: `${scriptTag()}<script defer src="/host.js"></script>` });
    for (let round = 1; round <= 3; round++) {
      await render(true, round);
      await expect.poll(() => shadowText('#root hearth-probe')).toBe('hearth-probe 5 is here');
      await render(true, round + 1);
      await expect.poll(widgets).toBe(1);
      await expect.poll(() => shadowText('#root hearth-probe')).toBe('hearth-probe 5 is here');
      expect(await content()).toContain(`${round + 1}`);
      await render(false, round);
      await expect.poll(widgets).toBe(0);
      expect(await content()).toMatch(/Homes[\s\S]*By us/);
    }
    expect(complaints).toEqual([]);
  },
);

const hydrating = cases.filter(([framework]) => frameworks[framework]?.hydrates);
test.for(hydrating)(
  'a page of %s that hydrates after the widget of its %s came keeps both',
  async ([framework, form], { skip }) => {
    const code = await script(framework, form);
    if (code === null) return skip('Its packages cannot be fetched on this machine.');
    const { tag, attributes }: StandIn = forms[form]();
    const written = Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ');
    site.answers.set('/host.js', { body: code });
    await open(
      `<div id="root"><main><h1>Homes</h1><${tag} ${written}>Loading</${tag}><footer>By us</footer></main></div>`,
      { head: `${scriptTag()}<script defer src="/host.js"></script>` },
    );
    await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 5 is here');
    await page.evaluate(() => window.host?.hydrate({ shown: true, count: 0 }));
    await render(true, 1);
    await expect.poll(content).toMatch(/Homes[\s\S]*1[\s\S]*By us/);
    await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 5 is here');
    await expect.poll(widgets).toBe(1);
    await render(false, 1);
    await expect.poll(widgets).toBe(0);
  },
);
