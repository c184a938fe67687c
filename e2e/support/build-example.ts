import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchedPackage } from '../../build/fetched-package.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const elements = join(root, 'dist/elements');

/**
 * Builds an example by its `npm run build`, with the packages that its package.json names.
 *
 * @param name its folder in `examples`
 * @param files of `/elements/` that its README asks to copy, by the folder that they belong into
 * @param env what its code reads
 * @returns the folder of the example; null where its packages cannot be fetched
 */
export async function buildExample(
  name: string,
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Promise<string | null> {
  const source = join(root, 'examples', name);
  const { dependencies } = await readJson<{ dependencies: Record<string, string> }>(source, 'package.json');
  const packages = Object.entries(dependencies).map(([dependency, version]) => `${dependency}@${version}`);
  const folder = await fetchedPackage('npm with dependencies', ...packages);
  if (folder === null) return null;
  await cp(source, folder, { recursive: true });
  for (const [file, place] of Object.entries(files)) await install(file, join(folder, place));
  await run('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return folder;
}

/** A package is unpacked, any other file copied. */
async function install(file: string, place: string): Promise<void> {
  const { version } = await readJson<{ version: string }>(root, 'package.json');
  await mkdir(place, { recursive: true });
  if (file.endsWith('.d.ts')) await cp(join(elements, file), join(place, file));
  else
    await run('tar', ['-xzf', join(elements, `${file}-${version}.tgz`), '-C', place, '--strip-components=1']);
}

const readJson = async <Content>(...path: string[]): Promise<Content> =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Content;
