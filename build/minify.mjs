import { minify as swc } from '@swc/core';

/** Minifies each chunk with swc, the fastest and smallest of the minifiers measured. */
export function minify({ module = true } = {}) {
  return {
    name: 'hearth-minify',
    async renderChunk(code) {
      const result = await swc(code, {
        module,
        ecma: 2022,
        // No unsafe options: with `unsafe_arrows` react-router's components rendered nothing, and no bytes were saved.
        compress: { passes: 3, ecma: 2022 },
        mangle: { toplevel: true },
        format: { comments: false },
        sourceMap: false,
      });
      return { code: result.code, map: null };
    },
  };
}
