import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { BREACHES, OTHER_HALF_OF_THE_CYCLE } from './testing/boundary-breaches.mjs';
import { PACKAGES, SOUND } from './testing/sound-project.mjs';

const check = fileURLToPath(new URL('./boundaries.mjs', import.meta.url));
const houses = [];

function aHouse(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hearth house ')));
  houses.push(folder);
  for (const [path, text] of Object.entries({ ...PACKAGES, ...SOUND, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@hearth'));
  for (const name of ['domain', 'widgets', 'sample'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@hearth', name));
  return folder;
}

function reportOn(folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
  return { status, lines: stdout.split('\n'), stderr };
}

afterAll(() => {
  for (const folder of houses) rmSync(folder, { recursive: true, force: true });
});

describe('the boundary check', () => {
  it('passes a project in which imports go down only', () => {
    const { status, lines } = reportOn(aHouse({}));
    expect(lines.filter((line) => line.includes(' -> '))).toEqual([]);
    expect(status).toBe(0);
  });

  describe('in a project with one violation of every rule', () => {
    const breaches = Object.fromEntries(BREACHES.map(([, file, text]) => [file, text]));
    const { status, lines } = reportOn(aHouse({ ...breaches, ...OTHER_HALF_OF_THE_CYCLE }));

    it('fails', () => expect(status).toBe(1));

    it.each(BREACHES)('reports %s in %s', (rule, file, _text, target) => {
      expect(lines).toContain(`${rule}: ${file} -> ${target}`);
    });

    it('knows each folder of the server that its rules name', async () => {
      const { default: configuration } = await import('../.dependency-cruiser.mjs');
      const named = configuration.forbidden
        .filter(({ from }) => from.path?.startsWith('^server/src/('))
        .flatMap(({ from, to }) => [from.path, to.path])
        .flatMap((pattern) => /^\^server\/src\/\(([\w|-]+)\)/.exec(pattern)?.[1].split('|') ?? []);
      expect(named).toContain('suggestions');
      const stored = readdirSync(fileURLToPath(new URL('../server/src', import.meta.url)));
      expect(named.filter((folder) => !stored.includes(folder))).toEqual([]);
    });

    it('violates every rule', async () => {
      const { default: configuration } = await import('../.dependency-cruiser.mjs');
      const broken = new Set(BREACHES.map(([rule]) => rule));
      expect(configuration.forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
    });

    it('reports nothing besides', () => {
      const expected = BREACHES.map(([rule, file, , target]) => `${rule}: ${file} -> ${target}`);
      expect(
        lines.filter((line) => line.includes(' -> ')).filter((line) => !expected.includes(line)),
      ).toEqual([]);
    });
  });
});
