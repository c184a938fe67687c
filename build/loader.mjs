import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { chunkTable } from './chunk-manifest.mjs';
import { minify } from './minify.mjs';

/**
 * Rollup options of the loader; its tests build it the same way with chunks of their own. `read` returns the widget
 * build's manifest, and `watch` is the path of its file. `language` are the plugins of another language than English, whose loader is a module
 * that the English one imports.
 * @returns {import('rollup').RollupOptions & { output: import('rollup').OutputOptions }}
 */
export function loaderBuild({
  input,
  file,
  read,
  watch = '',
  dev = false,
  format = 'iife',
  language = [],
  plugins = [],
}) {
  return {
    input,
    output: { file, format, generatedCode: 'es2015', strict: false },
    plugins: [
      chunkTable({ read, watch }),
      nodeResolve({ extensions: ['.ts'] }),
      esbuild({ target: 'es2022', tsconfig: false }),
      ...language,
      ...(dev ? [] : [minify({ module: format === 'es' })]),
      ...plugins,
    ],
  };
}
