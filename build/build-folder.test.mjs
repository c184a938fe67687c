import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { BUILD_FOLDER, buildFolder } from './build-folder.mjs';

/** The files of a build with a page that imports a part at once and another later. */
async function built(words) {
  const modules = {
    page: "import { words } from 'part'; import('later'); console.log(words);",
    part: `export const words = '${words}';`,
    later: "import { words } from 'part'; console.log('later', words);",
  };
  const source = { name: 'source', resolveId: (id) => id, load: (id) => modules[id] };
  const bundle = await rollup({ input: 'page', plugins: [source, buildFolder()] });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: `c/${BUILD_FOLDER}/[name].js`,
    manualChunks: (id) => (id === 'part' ? id : null),
  });
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}

const folderOf = (files) =>
  Object.keys(files)
    .find((name) => name.endsWith('/part.js'))
    .split('/')[1];

test('names the folder alike for equal builds, and otherwise for another content', async () => {
  const [folder, again, other] = (await Promise.all(['one', 'one', 'two'].map(built))).map(folderOf);
  expect(folder).toMatch(/^[\w-]{8}$/);
  expect(again).toBe(folder);
  expect(other).not.toBe(folder);
});

test('imports files of a build by the name of its folder, and lists them by it', async () => {
  const files = await built('one');
  const folder = folderOf(files);
  const page = files['page.js'];
  expect([page.imports, page.dynamicImports]).toEqual([[`c/${folder}/part.js`], [`c/${folder}/later.js`]]);
  expect(page.code).toContain(`./c/${folder}/later.js`);
  expect(
    Object.values(files)
      .map(({ code }) => code)
      .join(),
  ).not.toContain(BUILD_FOLDER);
  expect(Object.entries(files).every(([name, { fileName }]) => name === fileName)).toBe(true);
});
