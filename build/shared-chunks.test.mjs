import { expect, test } from 'vitest';
import { partChunk, screenChunks, sharedChunks } from './shared-chunks.mjs';

/** A graph of modules: what each imports, and what it imports later. */
const graph = {
  card: { now: ['react', 'photo', 'price', 'skeleton', 'legend'], later: ['steps'] },
  list: {
    now: ['react', 'photo', 'grid', 'skeleton', 'border', '/widgets/src/ui/button'],
    later: ['legend'],
  },
  form: { now: ['react', 'field', 'border', '/widgets/src/ui/button'], later: ['toast'] },
  notes: { now: ['react', 'skeleton'], later: [] },
  steps: { now: ['grid'], later: [] },
  toast: { now: ['field'], later: [] },
  react: { now: [], later: [] },
  skeleton: { now: [], later: [] },
  photo: { now: ['frame'], later: [] },
  frame: { now: [], later: [] },
  price: { now: [], later: ['/widgets/src/ui/button'] },
  grid: { now: [], later: [] },
  border: { now: [], later: [] },
  legend: { now: [], later: [] },
  field: { now: [], later: [] },
  '/widgets/src/ui/button': { now: [], later: [] },
};
const getModuleInfo = (id) => ({ importedIds: graph[id].now, dynamicallyImportedIds: graph[id].later });
const nameOf = (id) =>
  sharedChunks(['card', 'list', 'form', 'notes'], { both: ['form', 'list'] })(id, { getModuleInfo });

test.each([
  ['what four elements import is the base', 'react', 'base'],
  ['what three import is theirs', 'skeleton', 'shared-0-1-3'],
  ['what two import, and all they import with it, is theirs', 'frame', 'shared-0-1'],
  ['a button that two import and parts of a third is of the base', '/widgets/src/ui/button', 'base'],
  ["what one imports and another's later part is a chunk", 'legend', 'shared-0'],
  ['the same is the chunk of its family where it has one', 'grid', 'both'],
  ['what two of a family import is theirs', 'border', 'both'],
  ['what one imports and its own later part stays with it', 'field', null],
  ['what one imports alone stays with it', 'price', null],
  ['what comes later alone is left to rollup', 'toast', null],
])('%s', (_, id, name) => {
  expect(nameOf(id)).toBe(name);
});

const screenGraph = {
  main: ['react'],
  'home.tsx': ['react', 'card', 'strip'],
  'list.tsx': ['card', 'filters', 'share', 'strip'],
  'page.tsx': ['card'],
  'dialog.tsx': ['share', 'modal'],
  card: ['photo'],
  ...{ react: [], photo: [], strip: [], filters: [], share: [], modal: [] },
};
const lists = ['home.tsx', 'list.tsx'];
const screenInfo = (id) => ({ importedIds: screenGraph[id] });

test.each([
  ['what every page needs is one chunk', 'react', 'app'],
  ['what two screens import, and all they import with it, is common', 'photo', 'common'],
  ['what lists alone import is a chunk for them', 'strip', 'cards'],
  ['what one shares with a screen of less importance is a chunk for it', 'share', 'with-list'],
  ['what one imports alone stays with it', 'filters', null],
  ['what other screens import alone stays with them', 'modal', null],
])('of the portal, %s', (_, id, name) => {
  const nameOf = screenChunks('main', [...lists, 'page.tsx'], ['dialog.tsx'], lists);
  expect(nameOf(id, { getModuleInfo: screenInfo })).toBe(name);
});

const partGraph = {
  'list.tsx': ['card', 'area', 'photo'],
  'map.tsx': ['pins', 'card', 'area', 'photo'],
  'drawing.tsx': ['pins', 'pen'],
  ...{ card: [], area: [], photo: [], pins: ['icons'], icons: [], pen: [] },
};
const otherChunks = { card: 'with-page', photo: 'cards' };

test.each([
  ['a module of the part is in its chunk', 'map.tsx', 'map'],
  ['a module that the part imports is in its chunk, also where another part imports it', 'icons', 'map'],
  ['a module of the part and of one screen is common', 'area', 'common'],
  ['a module of the part, of a screen and of its dialog is common', 'card', 'common'],
  ['a module of the part and of several screens stays in their chunk', 'photo', 'cards'],
  ['a module of another part stays with that part', 'pen', null],
])('%s', (_, id, name) => {
  const graphOf = { getModuleInfo: (each) => ({ importedIds: partGraph[each] }) };
  const others = (each) => otherChunks[each] ?? null;
  expect(partChunk('map', ['map.tsx'], ['list.tsx'], others)(id, graphOf)).toBe(name);
});
