import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { picturesFolder } from '@hearth/sample/pictures/pictures-folder.ts';
import { projectRoot } from '@hearth/server/config.ts';
import { writeWhole } from '@hearth/server/photos/stored-file.ts';
import { foldersOf } from '@hearth/server/static/files.ts';

/** Copies the pictures of sample homes and agents to the folders that the server reads photos and portraits from. */
export async function copyPictures(dataFolder: string): Promise<void> {
  const { listingPhotos, photos } = foldersOf(projectRoot, dataFolder);
  await copyFiles(path.join(picturesFolder, 'homes'), listingPhotos);
  await copyFiles(path.join(picturesFolder, 'portraits'), photos);
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    await writeWhole(path.join(to, name), await readFile(path.join(from, name)));
}
