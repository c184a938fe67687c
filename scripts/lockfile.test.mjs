import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

it('names no download addresses in the lockfile, so that any registry serves it', () => {
  const addresses = Object.values(packages).map(({ resolved = '' }) => resolved);
  expect(addresses.filter((address) => /^[a-z+]+:/.test(address))).toEqual([]);
});

it('pins every dependency exactly', () => {
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const wanted = folders.flatMap((folder) =>
    Object.entries({ ...packages[folder].dependencies, ...packages[folder].devDependencies }),
  );
  expect(wanted.filter(([, version]) => !/^(npm:.+@)?\d/.test(version))).toEqual([]);
});
