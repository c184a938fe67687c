import { beforeAll, beforeEach } from 'vitest';
import { builtLoader, builtPart } from './built.ts';
import { cdn, page, scriptTag, site, withPartnerPage } from './partner-page.ts';

const SHARED = `window.sharedRuns = (window.sharedRuns ?? 0) + 1;
export const define = (tag) => customElements.define(tag, class extends HTMLElement {
  static accepts(name) {
    return ['listing-id', 'hide-map', 'onclick', 'style'].includes(name);
  }
  static events = ['hearth-probe-pick'];
  connectedCallback() {
    if (this.shadowRoot) return;
    this.attachShadow({ mode: 'open' }).textContent = tag + ' ' + this.getAttribute('listing-id') + ' is here';
  }
});`;
const entry = (tag: string) => `import { define } from './shared.js'; define('${tag}');`;

/** The file with all of an element. */
export const whole = (tag: string) =>
  `${SHARED.replace('export const define', 'const defineAs')} export const define = () => defineAs('${tag}');`;

const built = { loader: '', newer: '', late: '' };
/** The loader of version 2.0.0, where the page has 1.0.0. */
export const newerLoader = (): string => built.newer;

/** A server with the loader and two elements that share a chunk, and a page of a partner. */
export function withLoaderPage(): void {
  beforeAll(async () => {
    built.loader = await builtLoader('1.0.0');
    built.newer = await builtLoader('2.0.0');
    built.late = await builtPart('late.ts');
  });
  withPartnerPage();
  beforeEach(() => {
    cdn.answers.set('/v1/hearth.js', { body: built.loader });
    cdn.answers.set('/v1/c/1/late.js', { body: built.late });
    cdn.answers.set('/v1/c/1/probe.js', { body: entry('hearth-probe') });
    cdn.answers.set('/v1/c/1/other.js', { body: entry('hearth-other') });
    cdn.answers.set('/v1/hearth-probe.js', { body: whole('hearth-probe') });
    cdn.answers.set('/v1/c/1/shared.js', { body: SHARED });
    cdn.answers.set('/v1/c/1/search.js', { body: entry('hearth-search') });
    for (const part of ['results', 'map-panel', 'search-map'])
      cdn.answers.set(`/v1/c/1/${part}.js`, { body: 'export {};' });
  });
}

/** Opens a page of the partner's with this body. */
export async function open(body: string, { headers = {}, head = scriptTag() } = {}): Promise<void> {
  const html = `<!doctype html><html><head><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  site.answers.set('/', { body: html, headers });
  await page.goto(site.origin);
}

/** Neither the files of `<hearth-probe>` nor the file with all of it can be had. */
export function withoutProbe(): void {
  cdn.answers.delete('/v1/c/1/probe.js');
  cdn.answers.delete('/v1/hearth-probe.js');
}

export const settle = () => page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
export const chunksRequested = () => cdn.requested.filter((path) => /\/c\/1\/(?!late)/.test(path)).sort();
