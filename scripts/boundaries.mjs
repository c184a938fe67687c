import { registerHooks } from 'node:module';
import { root } from './lib/root.mjs';

/**
 * dependency-cruiser reads TypeScript with the compiler's JavaScript API. TypeScript 7 has none, so the import of
 * `typescript` is led to version 6, which is installed beside it for this.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-api'), context),
});
const { checkBoundaries } = await import('./lib/check-boundaries.mjs');

const { violations, moduleCount, unread } = await checkBoundaries(process.argv[2] ?? root);
for (const { rule, from, to, comment } of violations)
  console.log(`${rule}: ${from} -> ${to}\n    ${comment}`);
for (const file of unread)
  console.log(`unread: ${file}\n    The check did not read this file. Add its folder to the check.`);
console.log(`boundaries: ${moduleCount} modules read, ${violations.length + unread.length} violations`);
process.exitCode = violations.length + unread.length > 0 ? 1 : 0;
