/**
 * Handles Rollup's warnings. An import without a target is an error: Rollup would leave it in the files, and a plugin that follows
 * imports would fail for a reason that hides it. React libraries mark modules by 'use client', and circles inside a library are
 * its own: both are left out.
 */
export function onWarning(warning, warn) {
  if (warning.code === 'UNRESOLVED_IMPORT') throw new Error(warning.message);
  const foreign = warning.ids?.every((id) => id.includes('node_modules'));
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && !(warning.code === 'CIRCULAR_DEPENDENCY' && foreign)) {
    warn(warning);
  }
}
