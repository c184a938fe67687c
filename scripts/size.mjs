import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '../build/precompress.mjs';
import { pageFiles, partsOnDemand } from './lib/page-parts.mjs';

/**
 * Brotli-11 budgets in KB of 1000 bytes. `first` are the files that a page with one element needs before it is usable;
 * `itself` adds all files that it fetches without user action (docs/adr/0003). `file` is the loader with the element in one
 * file (docs/adr/0010). docs/adr/0005 explains those that differ from the design's.
 */
const BUDGETS = {
  loader: 1.5,
  runtime: 10.3,
  map: 51.5,
  mapFile: 79.7,
  ground: 34.5,
  part: 1.5,
  doctor: 9.4,
  portal: 150,
};
const CARD = 25;
const PAGES = {
  'agent-bio': { first: 26.7, itself: 36.2, file: 31.3 },
  'inquiry-form': { first: 29.8, itself: 31.3, file: 27.1 },
  legal: { first: CARD, itself: 25.6, file: 22.5 },
  listing: { first: 30, itself: 38.4, file: 33.2 },
  'listing-card': { first: 28.7, itself: 30.1, file: 27.1 },
  listings: { first: 33.4, itself: 37, file: 31.7 },
  'mortgage-calculator': { first: 16.3, itself: 21.6, file: 19.8 },
  search: { first: 32.7, itself: 43.5, file: 36 },
};
/**
 * Parts that bring a library along: ky and all that lies beside it with the first question to the server, DOMPurify for words with markup.
 * Those of a listing are whole widgets: its form, its payment and the photos over the window.
 */
const PART_BUDGETS = {
  'listing-figures': 11.4,
  'form-home': 6,
  purified: 11,
  'grouped-listings': 2.5,
  'result-table': 2.8,
  'validate-draft': 1.7,
  'home-dialog': 1.7,
  ...of('listing', { cards: 4.7, 'photo-dialog': 7.7, 'photo-steps': 5.8 }),
  ...of('listing', { 'listing-payment': 6.5, 'parts-after-render': 7.9, amortization: 5.5 }),
  ...of('listing', { 'listing-form': 7.8, 'inquiry-sender': 8.7, 'tour-picker': 8.3, 'validate-draft': 8.9 }),
};

/** Budgets that hold for the parts of one element. */
function of(element, budgets) {
  return Object.fromEntries(Object.entries(budgets).map(([part, budget]) => [`${element} ${part}`, budget]));
}

/** The screens whose first load is counted, by the address a visitor opens. */
const SCREENS = { '/': 'features/home/home-screen.tsx', 'a listing': 'features/listing/listing-screen.tsx' };

const dist = (path) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

/** Transfer size of a group of files, each compressed separately. */
async function weigh(files) {
  const bytes = await Promise.all(files.map((file) => readFile(dist(file))));
  const sum = (sizes) => sizes.reduce((total, { length }) => total + length, 0) / 1000;
  return {
    brotli: sum(await Promise.all(bytes.map(brotli))),
    gzip: sum(await Promise.all(bytes.map((content) => promisify(gzip)(content, { level: 9 })))),
  };
}

function widgetRows(manifest) {
  const { elements, own } = manifest;
  const runtime = Object.values(elements)
    .flatMap(({ files }) => files)
    .find((file) => file.startsWith('c/runtime-'));
  return [
    { what: 'loader', files: ['v1/hearth.js'], budget: BUDGETS.loader },
    { what: 'shared runtime', files: inWidgets([runtime]), budget: BUDGETS.runtime },
    { what: "the loader's own late part", files: inWidgets(own.late), budget: BUDGETS.part },
    { what: "the loader's doctor, when asked for", files: inWidgets(own.doctor), budget: BUDGETS.doctor },
    ...Object.keys(elements).flatMap((name) => elementRows(manifest, name)),
  ];
}

function elementRows(manifest, name) {
  const { first, itself, map, ground } = pageFiles(manifest, name);
  const budgets = PAGES[name] ?? { first: CARD, itself: 33.5, file: 33.5 };
  const page = (what, files, budget) => ({ what, files: ['v1/hearth.js', ...inWidgets(files)], budget });
  return [
    page(`page with ${name}`, first, budgets.first),
    page(`page with ${name}, all by itself`, itself, budgets.itself),
    { what: `${name} in one file`, files: [`v1/hearth-${name}.js`], budget: budgets.file },
    ...(map.length > 0
      ? [
          {
            what: `${name} in one file, with a map alone`,
            files: [`v1/hearth-${name}-map.js`],
            budget: BUDGETS.mapFile,
          },
          { what: '  where it shows a map', files: inWidgets(map), budget: BUDGETS.map },
          { what: '  its streets, after the pins', files: inWidgets(ground), budget: BUDGETS.ground },
        ]
      : []),
    ...partsOnDemand(manifest, name).map(([part, files]) => ({
      what: `  on demand, ${part}`,
      files: inWidgets(files),
      budget: PART_BUDGETS[`${name} ${part}`] ?? PART_BUDGETS[part] ?? BUDGETS.part,
    })),
  ];
}

const inWidgets = (files) => files.map((file) => `v1/${file}`);

function portalRows({ files, screens }) {
  return Object.entries(SCREENS)
    .filter(([, source]) => screens[source])
    .map(([address, source]) => ({
      what: `portal, first load of ${address}`,
      files: [...files, ...screens[source]].map((file) => `portal/${file}`),
      budget: BUDGETS.portal,
    }));
}

function readManifest(path) {
  try {
    return JSON.parse(readFileSync(dist(path), 'utf8'));
  } catch {
    console.error(`dist/${path} is missing: run "npm run build" first.`);
    process.exit(1);
  }
}

async function main() {
  const rows = [
    ...widgetRows(readManifest('v1/manifest.json')),
    ...portalRows(readManifest('portal/manifest.json')),
  ];
  console.log(`${'KB'.padEnd(48)}${'brotli'.padStart(8)}${'gzip'.padStart(8)}${'budget'.padStart(8)}`);
  let broken = 0;
  for (const { what, files, budget } of rows) {
    const size = await weigh(files);
    const over = size.brotli > budget;
    if (over) broken++;
    const figures = [size.brotli.toFixed(2), size.gzip.toFixed(2), budget.toFixed(1)];
    console.log(what.padEnd(48) + figures.map((text) => text.padStart(8)).join('') + (over ? '  over' : ''));
  }
  if (broken > 0) console.error(`${broken} of ${rows.length} budgets broken.`);
  process.exitCode = broken > 0 ? 1 : 0;
}

await main();
