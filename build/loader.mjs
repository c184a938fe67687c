import esbuild from 'rollup-plugin-esbuild';
import { chunkTable } from './chunk-manifest.mjs';
import { minify } from './minify.mjs';

/**
 * How the loader is built; its tests build it the same way against chunks of their own. `read` gives the widget
 * build's manifest, `watch` names its file.
 * @returns {import('rollup').RollupOptions & { output: import('rollup').OutputOptions }}
 */
export function loaderBuild({ input, file, read, watch = '', dev = false, plugins = [] }) {
  return {
    input,
    output: { file, format: 'iife', generatedCode: 'es2015', strict: false },
    plugins: [
      chunkTable({ read, watch }),
      esbuild({ target: 'es2022', tsconfig: false }),
      ...(dev ? [] : [minify({ module: false })]),
      ...plugins,
    ],
  };
}
