import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '../build/precompress.mjs';
import { pageFiles, partsOnDemand } from './lib/page-parts.mjs';

/**
 * Brotli-11 budgets in KB of 1000 bytes, whole but for the loader, a tenth above the figures of 28 November 2026 (docs/adr/0005). A feature may raise one
 * by a KB. `first` are the files that a page with one element needs before it is usable; `itself` adds all files that it fetches without
 * user action (docs/adr/0003). `file` is the loader with the element in one file (docs/adr/0010).
 */
const BUDGETS = {
  // On every page, and in series with all the rest: 2 KB of 1024 bytes.
  loader: 2.048,
  // It reads the languages of pages.
  runtime: 13,
  map: 57,
  mapFile: 89,
  ground: 38,
  part: 2,
  late: 3,
  popup: 3,
  // It reads languages with their regions.
  doctor: 12,
  portal: 170,
};
// The late part counts pages for the owner of their key, in each of them, also later ones of single-page apps; the texts in each of them can be replaced by Spanish ones.
const PAGES = {
  // Texts of an agent name their language.
  'agent-bio': { first: 31, itself: 42, file: 36 },
  'home-value': { first: 30, itself: 33, file: 27 },
  // A sent form names who got it and when.
  'inquiry-form': { first: 36, itself: 39, file: 32 },
  legal: { first: 28, itself: 31, file: 26 },
  'listing-card': { first: 33, itself: 36, file: 31 },
  // Hidden fields of a form.
  listing: { first: 33, itself: 44, file: 38, part: 11 },
  listings: { first: 38, itself: 43, file: 36 },
  market: { first: 30, itself: 33, file: 28 },
  'mortgage-calculator': { first: 20, itself: 27, file: 25 },
  search: { first: 37, itself: 50, file: 41 },
};
/** Parts that bring a library along or share much; those of a listing are whole widgets. */
const PART_BUDGETS = {
  'listing-figures': 13,
  'form-home': 7,
  purified: 12,
  // Rules of all forms.
  'validate-draft': 3,
  'grouped-listings': 4,
  'result-table': 4,
  // Fields, consent and thanks of a search that is saved by mail.
  'save-search': 4,
};

/** The screens whose first load is counted, by the address a visitor opens. */
const SCREENS = { '/': 'home', 'a listing': 'listing' };

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
    .find((file) => file.endsWith('/runtime.js'));
  return [
    { what: 'loader', files: ['v1/hearth.js'], budget: BUDGETS.loader },
    { what: 'shared runtime', files: inWidgets([runtime]), budget: BUDGETS.runtime },
    { what: "the loader's own late part", files: inWidgets(own.late), budget: BUDGETS.late },
    { what: "the loader's popup, at the first press", files: inWidgets(own.popup), budget: BUDGETS.popup },
    { what: "the loader's doctor, when asked for", files: inWidgets(own.doctor), budget: BUDGETS.doctor },
    ...Object.keys(elements).flatMap((name) => elementRows(manifest, name)),
  ];
}

function elementRows(manifest, name) {
  const { first, itself, map, ground } = pageFiles(manifest, name);
  const budgets = PAGES[name];
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
      budget: Math.max(PART_BUDGETS[part] ?? 0, budgets.part ?? BUDGETS.part),
    })),
  ];
}

const inWidgets = (files) => files.map((file) => `v1/${file}`);

function portalRows({ files, screens }) {
  return Object.entries(SCREENS)
    .filter(([, screen]) => screens[screen])
    .map(([address, screen]) => ({
      what: `portal, first load of ${address}`,
      files: [...files, ...screens[screen]].map((file) => `portal/${file}`),
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
    const figures = [size.brotli.toFixed(2), size.gzip.toFixed(2), String(budget)];
    console.log(what.padEnd(48) + figures.map((text) => text.padStart(8)).join('') + (over ? '  over' : ''));
  }
  if (broken > 0) console.error(`${broken} of ${rows.length} budgets broken.`);
  process.exitCode = broken > 0 ? 1 : 0;
}

await main();
