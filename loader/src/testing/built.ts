import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { doctorStub } from '../../../build/chunk-manifest.mjs';
import { contractRoutes } from '../../../build/contract-routes.mjs';
import { cssSheet } from '../../../build/css-sheet.mjs';
import { loaderBuild } from '../../../build/loader.mjs';

/** Elements as the widget build would list them: two share a chunk, one has parts that follow. */
const elements = {
  search: {
    files: ['c/1/search.js', 'c/1/shared.js'],
    later: {
      results: ['c/1/results.js', 'c/1/shared.js'],
      'map-panel': ['c/1/map-panel.js'],
      'search-map': ['c/1/search-map.js'],
    },
  },
  probe: { files: ['c/1/probe.js', 'c/1/shared.js'] },
  other: { files: ['c/1/other.js', 'c/1/shared.js'] },
};

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The loader of a version, built as for a release, against `elements`; once for all files of a run. */
export const builtLoader = once(buildLoader);

/** One of the loader's own files that come later, as a module; once for all files of a run. */
export const builtPart = once(buildPart);

function once<Name extends string>(build: (name: Name) => Promise<string>): (name: Name) => Promise<string> {
  const built = new Map<Name, Promise<string>>();
  return (name) => {
    const code = built.get(name) ?? build(name);
    built.set(name, code);
    return code;
  };
}

async function buildLoader(version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-loader-'));
  const file = join(folder, 'hearth.js');
  const read = () => ({ version, elements });
  const { output, ...config } = loaderBuild({ input: source('hearth.ts'), file, read });
  const bundle = await rollup(config);
  await bundle.write(output);
  const code = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  return code;
}

async function buildPart(path: 'late.ts' | 'doctor/doctor.ts'): Promise<string> {
  const plugins = [
    cssSheet({ minify: false }),
    nodeResolve({ extensions: ['.ts'] }),
    contractRoutes(),
    esbuild({ target: 'es2022', tsconfig: false }),
  ];
  const bundle = await rollup({ input: source(path), plugins });
  return (await bundle.generate({ format: 'es', inlineDynamicImports: true })).output[0].code;
}

/** `doctor.js`, which leads to the doctor at `c/1/doctor.js`. */
export const doctorScript = (version: string): string =>
  doctorStub({ version, names: Object.keys(elements), file: 'c/1/doctor.js' });
