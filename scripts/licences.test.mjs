import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licenceFaults } from './lib/licence-faults.mjs';
import { shippedPackages } from './lib/shipped-packages.mjs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

it('every package that ships has a license that is listed', () => {
  const shipped = shippedPackages(packages);
  expect(licenceFaults(shipped)).toEqual([]);
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react-leaflet', 'fastify', 'preact', 'dompurify']));
  expect(names).not.toContain('vitest');
});

it('packages are found where Node.js finds them, also those of packages and of workspaces', () => {
  const lock = {
    widgets: { dependencies: { ours: '1', near: '1' }, devDependencies: { tool: '1' } },
    domain: { dependencies: { deep: '1' } },
    'node_modules/ours': { link: true, resolved: 'domain' },
    'node_modules/tool': { version: '1' },
    'node_modules/near': { version: '1', license: 'MIT' },
    'widgets/node_modules/near': { version: '2', license: 'ISC', dependencies: { deep: '1' } },
    'widgets/node_modules/near/node_modules/deep': { version: '3' },
    'node_modules/deep': { version: '1', license: 'GPL-3.0-only' },
  };
  expect(shippedPackages(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'deep 1',
    'deep 3',
    'near 2',
  ]);
});

it.each([
  [null, 1],
  ['GPL-3.0-only', 1],
  ['(MIT OR GPL-3.0-only)', 0],
  ['MIT AND GPL-3.0-only', 1],
  ['Hippocratic-2.1', 0],
])('the license %s has %i problems', (license, count) => {
  expect(licenceFaults([{ name: 'a', version: '1', license }])).toHaveLength(count);
});
