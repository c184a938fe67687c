import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceFaults, NOTED } from './lib/licence-faults.mjs';
import { root } from './lib/root.mjs';
import { shippedPackages } from './lib/shipped-packages.mjs';

/** `npm run licences`: the licenses of what ships in browsers and servers; ends with 1 at one that is not known or not listed. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const shipped = shippedPackages(packages);
for (const [license, group] of Object.entries(Object.groupBy(shipped, ({ license }) => license ?? 'none'))) {
  console.log(`\n${license} (${group.length})${license in NOTED ? `: ${NOTED[license]}` : ''}`);
  for (const { name, version, usedBy } of group) console.log(`  ${name} ${version} (${usedBy.join(', ')})`);
}
const faults = licenceFaults(shipped);
for (const fault of faults) console.error(fault);
console.log(`\nlicences: ${shipped.length} packages ship, ${faults.length} problems`);
process.exitCode = faults.length > 0 ? 1 : 0;
