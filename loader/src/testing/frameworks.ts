import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { fetchedPackage } from '../../../build/fetched-package.mjs';

/** Packages that a page's framework consists of, and a module that makes `window.host` with it. */
interface Framework {
  readonly packages: readonly string[];
  /** Sets `host.render({ shown, count })`, which renders `STAND_IN` where it is shown, into `#root`. */
  readonly module: string;
  /** Renders the same into a page that has the markup already. */
  readonly hydrates?: boolean;
}

/** Stand-in of a page, as attributes and text of one tag. */
export interface StandIn {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const react = (version: string): Framework => ({
  packages: [`react@${version}`, `react-dom@${version}`],
  hydrates: true,
  module: `import { createElement as h } from 'react';
    import { flushSync } from 'react-dom';
    import { createRoot, hydrateRoot } from 'react-dom/client';
    const box = document.getElementById('root');
    const App = ({ shown, count }) => h('main', null, h('h1', null, 'Homes'),
      shown && h(STAND_IN.tag, STAND_IN.attributes, 'Loading'), count > 0 && h('b', null, count), h('footer', null, 'By us'));
    let root;
    window.host = {
      render: (state) => flushSync(() => (root ??= createRoot(box)).render(h(App, state))),
      hydrate: (state) => { root = hydrateRoot(box, h(App, state)); },
    };`,
});

/** Draws by a function that makes the page's markup, and `patch`, which brings the page to it. */
const morphing = (packages: readonly string[], imports: string, patch: string): Framework => ({
  packages,
  module: `${imports}
    const box = document.getElementById('root');
    const written = Object.entries(STAND_IN.attributes).map(([name, value]) => name + '="' + value + '"').join(' ');
    const standIn = '<' + STAND_IN.tag + ' ' + written + '>Loading</' + STAND_IN.tag + '>';
    const markup = ({ shown, count }) => '<main><h1>Homes</h1>' + (shown ? standIn : '') + (count > 0 ? '<b>' + count + '</b>' : '') + '<footer>By us</footer></main>';
    const patch = ${patch};
    window.host = { render: (state) => patch(box, markup(state)) };`,
});

/** The table of docs/embedding.md: by framework the cells of its row, and by 'framework' the elements of its columns. */
export function documentedFrameworks(): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8');
  const table = text.slice(text.indexOf('| framework'));
  const [head = '', , ...rows] = table.slice(0, table.indexOf('\n\n')).split('\n');
  return Object.fromEntries(
    [head, ...rows].map((row) => {
      const [name = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name, cells];
    }),
  );
}

/** The frameworks and libraries of docs/embedding.md's table. */
export const frameworks: Readonly<Record<string, Framework>> = {
  'React 18': react('18.3.1'),
  'React 19': react('19.2.0'),
  'Vue 3': {
    packages: ['vue@3.5.22'],
    module: `import { createApp, reactive, nextTick } from 'vue/dist/vue.esm-bundler.js';
      const state = reactive({ shown: false, count: 0, attributes: STAND_IN.attributes });
      const app = createApp({ setup: () => state, template: \`<main><h1>Homes</h1><\${STAND_IN.tag} v-if="shown" v-bind="attributes">Loading</\${STAND_IN.tag}><b v-if="count > 0">{{ count }}</b><footer>By us</footer></main>\` });
      app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('hearth-');
      app.mount('#root');
      window.host = { render: (next) => { Object.assign(state, next); return nextTick(); } };`,
  },
  'Svelte 5': {
    packages: ['svelte@5.41.0'],
    module: `import { mount, flushSync } from 'svelte';
      import App from './App.svelte';
      const app = mount(App, { target: document.getElementById('root') });
      window.host = { render: (next) => { app.set(next); flushSync(); } };`,
  },
  'Turbo 8': morphing(
    ['@hotwired/turbo@8.0.18'],
    `import * as Turbo from '@hotwired/turbo';`,
    `async (box, html) => {
      const stream = '<turbo-stream action="update" method="morph" target="root"><template>' + html + '</template></turbo-stream>';
      const rendered = new Promise((done) => addEventListener('turbo:before-stream-render', () => setTimeout(done, 50), { once: true }));
      Turbo.renderStreamMessage(stream);
      await rendered;
    }`,
  ),
  morphdom: morphing(
    ['morphdom@2.7.7'],
    `import morphdom from 'morphdom';`,
    `(box, html) => morphdom(box, '<div id="root">' + html + '</div>')`,
  ),
  idiomorph: morphing(
    ['idiomorph@0.7.4'],
    `import { Idiomorph } from 'idiomorph';`,
    `(box, html) => Idiomorph.morph(box, html, { morphStyle: 'innerHTML' })`,
  ),
  'htmx 2': morphing(
    ['htmx.org@2.0.7'],
    `import htmx from 'htmx.org';`,
    `(box, html) => htmx.swap(box, html, { swapStyle: 'innerHTML', swapDelay: 0, settleDelay: 0 })`,
  ),
  'jQuery 3': morphing(['jquery@3.7.1'], `import $ from 'jquery';`, `(box, html) => $(box).html(html)`),
};

/** Fetches the packages of all frameworks that are not there yet. */
export const fetchFrameworks = () =>
  Promise.all(Object.values(frameworks).map(({ packages }) => filesOf(packages)));

const filesOf = (packages: readonly string[]) => fetchedPackage('npm with dependencies', ...packages);

/** A script that makes `window.host` for this stand-in; null where the packages cannot be fetched. */
export const hostScript = ({ packages, module }: Framework, standIn: StandIn): Promise<string | null> =>
  pageScript(packages, module, standIn);

/** A module with its packages as one script of a page; null where they cannot be fetched. */
export async function pageScript(
  packages: readonly string[],
  module: string,
  standIn: StandIn = { tag: 'div', attributes: {} },
): Promise<string | null> {
  const folder = await filesOf(packages);
  if (folder === null) return null;
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['browser'],
    plugins: [svelte(folder, standIn)],
    define: {
      'process.env.NODE_ENV': '"production"',
      STAND_IN: JSON.stringify(standIn),
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0]?.text ?? null;
}

/** Compiles the component of Svelte's page by the compiler of the fetched package. */
const svelte = (folder: string, { tag, attributes }: StandIn): Plugin => ({
  name: 'svelte-page',
  setup(build) {
    build.onResolve({ filter: /\.svelte$/ }, ({ path }) => ({ path, namespace: 'svelte-page' }));
    build.onLoad({ filter: /.*/, namespace: 'svelte-page' }, async () => {
      const compiler = pathToFileURL(join(folder, 'node_modules/svelte/src/compiler/index.js')).href;
      const { compile } = await import(compiler);
      const source = `<script>
          let state = $state({ shown: false, count: 0 });
          export const set = (next) => Object.assign(state, next);
        </script>
        <main><h1>Homes</h1>{#if state.shown}<${tag} {...${JSON.stringify(attributes)}}>Loading</${tag}>{/if}{#if state.count > 0}<b>{state.count}</b>{/if}<footer>By us</footer></main>`;
      return { contents: compile(source, { generate: 'client' }).js.code, resolveDir: folder };
    });
  },
});
