import { root } from './lib/root.mjs';
import { slowPatterns } from './lib/slow-patterns.mjs';

/** Patterns that take quadratic time, of texts that are short. */
const BOUNDED = {
  'domain/src/search/url/query-value.ts: \\.?0+$': 'decimals of a number',
  'server/src/db/column-name.ts: _+([a-z0-9])': 'names of our own columns',
  'widgets/src/mortgage-calculator/number-text.ts: 0+$': 'decimals of a number',
};

const { patternCount, slow, unused } = slowPatterns(process.argv[2] ?? root, BOUNDED);
for (const { place, source, why } of slow)
  console.log(
    `${place}: /${source}/\n    ${why}. Rewrite it, or bound its texts and say so in scripts/patterns.mjs.`,
  );
for (const key of unused) console.log(`unused: ${key}\n    Remove this entry from scripts/patterns.mjs.`);
console.log(`patterns: ${patternCount} read, ${slow.length + unused.length} problems`);
process.exitCode = slow.length + unused.length > 0 ? 1 : 0;
