import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';

/** Reads packages that are no modules, and the versions that Uppy reads from its packages. */
export const packages = () => [commonjs(), json({ include: '**/@uppy/*/package.json' })];
