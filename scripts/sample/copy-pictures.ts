import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { editionIds } from '@hearth/domain/edition/edition.ts';
import { cityScenes } from '@hearth/sample/pictures/area-scenes.ts';
import { picturesFolder } from '@hearth/sample/pictures/pictures-folder.ts';
import { projectRoot } from '@hearth/server/config.ts';
import { writeWhole } from '@hearth/server/photos/stored-file.ts';
import { foldersOf } from '@hearth/server/static/files.ts';

/** Copies the sample pictures to the folders that the server reads photos, portraits and scenes of the region from. */
export async function copyPictures(dataFolder: string): Promise<void> {
  const { listingPhotos, photos, scenes } = foldersOf(projectRoot, dataFolder);
  await copyFiles(path.join(picturesFolder, 'homes'), listingPhotos);
  await copyFiles(path.join(picturesFolder, 'portraits'), photos);
  await copyFiles(path.join(picturesFolder, 'clips'), photos);
  for (const edition of editionIds)
    await copyScene(path.join('heads', edition), path.join(scenes, `hero-${edition}`));
  for (const [city, scene] of cityScenes)
    await copyScene(path.join('areas', scene), path.join(scenes, `city-tx-${city}`));
}

const copyScene = async (from: string, to: string): Promise<void> =>
  writeWhole(`${to}.webp`, await readFile(path.join(picturesFolder, `${from}.webp`)));

async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    await writeWhole(path.join(to, name), await readFile(path.join(from, name)));
}
