import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '../build/precompress.mjs';

/** Brotli-11 budgets in KB of 1000 bytes (design, section 5). An element without a row of its own has the one of a card. */
const BUDGETS = { loader: 1, runtime: 10, map: 41, part: 1.5, doctor: 8, portal: 150 };
const ELEMENT_BUDGETS = { 'mortgage-calculator': 13.5, search: 25 };
const CARD_BUDGET = 22;
/** Parts that bring a library or a whole section along: the client, DOMPurify, the cards of homes, the pager. */
const PART_BUDGETS = {
  results: 7,
  'listing-figures': 5,
  purified: 11,
  'agent-listings': 10,
  'agent-reviews': 2.5,
};
/** The parts of an element that come together when a map is looked at. */
const MAP_PARTS = ['map-panel', 'search-map'];
/** A search's cards, which come while it asks; what comes after them is counted without them. */
const RESULTS = 'results';

/** The screens whose first load is counted, by the address a visitor opens. */
const SCREENS = { '/': 'features/home/home-screen.tsx', 'a listing': 'features/listing/listing-screen.tsx' };

const dist = (path) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

/** What a group of files weighs on the wire, each compressed by itself. */
async function weigh(files) {
  const bytes = await Promise.all(files.map((file) => readFile(dist(file))));
  const sum = (sizes) => sizes.reduce((total, { length }) => total + length, 0) / 1000;
  return {
    brotli: sum(await Promise.all(bytes.map(brotli))),
    gzip: sum(await Promise.all(bytes.map((content) => promisify(gzip)(content, { level: 9 })))),
  };
}

function widgetRows({ elements, late, doctor }) {
  const inWidgets = (files) => files.map((file) => `v1/${file}`);
  const all = Object.values(elements);
  const runtime = all.flatMap(({ files }) => files).find((file) => file.startsWith('c/runtime-'));
  const rows = [{ what: 'loader', files: ['v1/hearth.js'], budget: BUDGETS.loader }];
  if (runtime) rows.push({ what: 'shared runtime', files: inWidgets([runtime]), budget: BUDGETS.runtime });
  rows.push({ what: "  later, the loader's own", files: inWidgets([late]), budget: BUDGETS.part });
  rows.push({ what: '  when asked for, its doctor', files: inWidgets([doctor]), budget: BUDGETS.doctor });
  for (const [name, { files, later }] of Object.entries(elements)) {
    const budget = ELEMENT_BUDGETS[name] ?? CARD_BUDGET;
    rows.push({ what: `page with hearth-${name}`, files: ['v1/hearth.js', ...inWidgets(files)], budget });
    rows.push(...laterRows(later, inWidgets));
  }
  return rows;
}

/** What an element fetches when somebody uses it: its map, and small parts. */
function laterRows(later, inWidgets) {
  const cards = later[RESULTS] ?? [];
  const besides = (part, files) => (part === RESULTS ? files : files.filter((file) => !cards.includes(file)));
  const map = new Set(MAP_PARTS.flatMap((part) => besides(part, later[part] ?? [])));
  const small = Object.entries(later).filter(([part]) => !MAP_PARTS.includes(part));
  return [
    ...small.map(([part, files]) => ({
      what: `  later, ${part}`,
      files: inWidgets(besides(part, files)),
      budget: PART_BUDGETS[part] ?? BUDGETS.part,
    })),
    ...(map.size > 0 ? [{ what: '  later, its map', files: inWidgets([...map]), budget: BUDGETS.map }] : []),
  ];
}

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
  console.log(`${'KB'.padEnd(36)}${'brotli'.padStart(8)}${'gzip'.padStart(8)}${'budget'.padStart(8)}`);
  let broken = 0;
  for (const { what, files, budget } of rows) {
    const size = await weigh(files);
    const over = size.brotli > budget;
    if (over) broken++;
    const figures = [size.brotli.toFixed(2), size.gzip.toFixed(2), budget.toFixed(1)];
    console.log(what.padEnd(36) + figures.map((text) => text.padStart(8)).join('') + (over ? '  over' : ''));
  }
  if (broken > 0) console.error(`${broken} of ${rows.length} budgets broken.`);
  process.exitCode = broken > 0 ? 1 : 0;
}

await main();
