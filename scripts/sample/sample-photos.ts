import type { SamplePictures } from '@hearth/sample/pictures/sample-pictures.ts';
import { projectRoot } from '@hearth/server/config.ts';
import type { Resource } from '@hearth/server/http/resource.ts';
import { foldersOf } from '@hearth/server/static/files.ts';

/** The last part of '/photos/house-07-640.webp?…'. */
const PHOTO = /^\/photos\/([a-z]+-\d+-\d+\.\w+)(?:\?|$)/;

/** Pictures of sample listings and agents: `picturesIn` makes each when it is first requested, and the server sends it. */
export const samplePhotos =
  (picturesIn: (folder: string) => SamplePictures): Resource =>
  (app, { config }) => {
    const pictures = picturesIn(foldersOf(projectRoot, config.dataFolder).photos);
    app.addHook('onRequest', async (request) => {
      const file = PHOTO.exec(request.url)?.[1];
      if (file !== undefined) await pictures.ensure(file);
    });
    app.addHook('onClose', () => pictures.close());
  };
