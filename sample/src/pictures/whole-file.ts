import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two writers of the same scene write the same bytes, so the order of their renames does not matter. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${draftEnding}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

const draftEnding = '.part';
const draftMinutes = 10;

/** Removes incomplete files of killed processes; drafts of the last minutes may belong to a running one. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(draftEnding))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > draftMinutes * 60_000)
      await rm(join(folder, name), { force: true });
  }
}

export async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && found.size > 0;
}
