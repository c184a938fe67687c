import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { screenManifest } from './chunk-manifest.mjs';
import { onWarning } from './on-warning.mjs';

const built = async (code) => {
  const source = {
    name: 'source',
    resolveId: (id) => (id === 'missing-package' ? null : id),
    load: () => code,
  };
  const build = await rollup({ input: 'app.js', onwarn: onWarning, plugins: [source, screenManifest()] });
  return (await build.generate({ format: 'es' })).output.map(({ fileName }) => fileName);
};

it('names the missing package of a build that fails', async () => {
  await expect(built("import 'missing-package';")).rejects.toThrow(/missing-package.*app\.js/);
});

it('builds a module whose imports are found', async () => {
  expect(await built('export const found = 1;')).toEqual(['app.js', 'manifest.json']);
});
