import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The content of a file; undefined where there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Under another name first, so that no reader meets half of a file. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * Deletes the files of a folder that were written before a time, drafts of a writer that died among them. A file that another
 * process deletes meanwhile is no failure.
 * @param isUsed whether a file stays all the same
 */
export async function removeFilesBefore(
  folder: string,
  time: Date,
  isUsed: (name: string) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for await (const { name } of await opendir(folder)) {
    if (isUsed(name)) continue;
    const file = path.join(folder, name);
    const modified = (await stat(file).catch(() => null))?.mtime;
    if (modified && modified < time) await rm(file, { force: true });
  }
}
