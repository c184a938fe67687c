import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { marked } from '../widgets/spanish/marked.mjs';
import { chromiumLaunchOptions } from './chromium.mjs';
import { cssSheet } from './css-sheet.mjs';
import { inLanguage } from './in-language.mjs';
import { HANG_MS, WAIT_MS } from './patience.mjs';
import { leafletAsModule, preactForReact } from './runtime-alias.mjs';
import { AFTER_ALL } from './vitest-node.mjs';

const SHARED_DEPENDENCIES = [
  '@fast-check/vitest',
  'fast-check',
  '@r2wc/core',
  '@testing-library/dom',
  '@testing-library/user-event',
  'axe-core',
  'dompurify',
  '@hearth/widgets > ky',
  '@mapbox/point-geometry',
  'leaflet',
  'protomaps-leaflet',
  'react-leaflet',
  'valtio',
  'valtio/react',
  'valtio/utils',
  'valtio/vanilla',
  'zod/mini',
];
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Tests that run on Preact only: elements, and code that uses the DOM but no component. */
export const IN_BROWSER = ['src/**/*.{element,dom}.test.{ts,tsx}'];
/** Tests of the build in Spanish. */
export const IN_SPANISH = ['src/**/*.spanish.test.{ts,tsx}'];

/**
 * A vitest project that runs the widgets' tests in a real browser on one of the two runtimes: components on both,
 * elements on the runtime that they ship with.
 */
export const widgetsProject = ({ name, runtime }) =>
  browserProject({
    name,
    runtime,
    include: ['src/**/*.test.tsx', ...(runtime === 'preact' ? IN_BROWSER : [])],
    exclude: [...(runtime === 'preact' ? [] : IN_BROWSER), ...IN_SPANISH],
    setupFiles: ['src/testing/setup.ts', '../build/laws.mjs'],
  });

/** Elements in Spanish. Texts of the catalogue are marked, so that tests tell them from all others. */
export const spanishProject = ({ name }) =>
  browserProject({
    name,
    runtime: 'preact',
    include: IN_SPANISH,
    setupFiles: ['src/testing/setup.ts', '../build/laws.mjs'],
    plugins: [inLanguage('es', marked)],
  });

/** The same for the portal's components; tests that need no DOM run in Node.js. */
export const portalProject = ({ name }) =>
  browserProject({
    name,
    runtime: 'react',
    include: ['src/**/*.test.tsx'],
    alone: ['src/app/first-view.test.tsx', 'src/app/shell/shell-outage.test.tsx'],
    setupFiles: ['../widgets/src/testing/setup.ts', 'src/testing/modal-sheet.ts'],
    dependencies: [
      '@base-ui/react/popover',
      '@base-ui/react/tabs',
      '@tanstack/react-query',
      'photoswipe',
      'react-dom/server',
      'react-router',
      'sonner',
    ],
  });

/**
 * All files share a page, which widgets/src/testing/setup.ts returns to its first state. Those in `alone` have one each:
 * they need modules that no other file has loaded. Dependencies are listed by name: one that vite discovers later would
 * reload the page during a test.
 */
function browserProject({
  name,
  runtime,
  include,
  exclude = [],
  alone = [],
  setupFiles,
  dependencies = [],
  plugins = [],
}) {
  return defineConfig({
    plugins: [cssSheet(), ...plugins],
    resolve: {
      alias: [...(runtime === 'preact' ? preactForReact : []), leafletAsModule],
      dedupe: ['react', 'preact'],
    },
    define: {
      'process.env.HEARTH_VERSION': '"0.0.0-test"',
      'process.env.HEARTH_RUNTIME': JSON.stringify(runtime),
      'process.env.NODE_ENV': '"test"',
      'process.env.HEARTH_LANE': JSON.stringify(process.env.HEARTH_LANE ?? ''),
    },
    cacheDir: `../node_modules/.cache/vite-${name}`,
    optimizeDeps: { include: [...SHARED_DEPENDENCIES, ...REACT, ...dependencies] },
    test: {
      name,
      setupFiles: ['../build/bundled-font.mjs', ...setupFiles],
      isolate: false,
      sequence: { groupOrder: AFTER_ALL },
      testTimeout: HANG_MS,
      retry: 1,
      expect: { poll: { timeout: WAIT_MS } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [
          { browser: 'chromium', include, exclude: [...exclude, ...alone] },
          ...alone.map((file) => ({ browser: 'chromium', name: `${name} (${file})`, include: [file] })),
        ],
      },
    },
  });
}
