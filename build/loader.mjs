import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { chunkTable } from './chunk-manifest.mjs';
import { minify } from './minify.mjs';

/**
 * Rollup options of the loader; its tests build it the same way with chunks of their own. `read` returns the widget
 * build's manifest, and `watch` is the path of its file.
 * @returns {import('rollup').RollupOptions & { output: import('rollup').OutputOptions }}
 */
export function loaderBuild({ input, file, read, watch = '', dev = false, plugins = [] }) {
  return {
    input,
    output: { file, format: 'iife', generatedCode: 'es2015', strict: false },
    plugins: [
      chunkTable({ read, watch }),
      nodeResolve({ extensions: ['.ts'] }),
      esbuild({ target: 'es2022', tsconfig: false }),
      ...(dev ? [] : [minify({ module: false })]),
      ...plugins,
    ],
  };
}
