import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';

const run = promisify(execFile);
const integrations = join(import.meta.dirname, '../../integrations');

/**
 * Packs `integrations/NAME` with generated files as `hearth-NAME-VERSION.tgz`, as npm installs it by its address.
 *
 * @param folder receives the file
 * @param files text by name
 */
export async function packPackage(
  folder: string,
  name: string,
  version: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const source = join(integrations, name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as object;
  const assembled = mkdtempSync(join(tmpdir(), `hearth-${name}-`));
  try {
    writeFileSync(join(assembled, 'package.json'), JSON.stringify({ ...manifest, version }, null, 2));
    copyFileSync(join(source, 'README.md'), join(assembled, 'README.md'));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(assembled, file), text);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await run(npm, ['pack', assembled, '--silent', '--pack-destination', resolve(folder)], {
      cwd: assembled,
    });
  } finally {
    rmSync(assembled, { recursive: true });
  }
}

/** The plugin for WordPress, as its page "Add plugins" takes it. Equal sources give equal bytes. */
export function packPlugin(folder: string, version: string, widgets: object): void {
  const source = join(integrations, 'wordpress');
  const files = globSync('**/*.{php,js,txt}', { cwd: source }).sort();
  const texts = files.map((file) => {
    const text = readFileSync(join(source, file), 'utf8').replace('HEARTH_VERSION', version);
    return [`hearth/${file.replaceAll('\\', '/')}`, strToU8(text)] as const;
  });
  const zipped = zipSync(
    { ...Object.fromEntries(texts), 'hearth/elements.json': strToU8(JSON.stringify(widgets)) },
    { mtime: new Date(2000, 0, 1) },
  );
  writeFileSync(join(folder, 'hearth-wordpress.zip'), zipped);
}
