import type { SamplePictures } from '@hearth/sample/pictures/sample-pictures.ts';
import { projectRoot } from '@hearth/server/config.ts';
import type { Resource } from '@hearth/server/http/resource.ts';
import { foldersOf } from '@hearth/server/static/files.ts';

/** The last part of '/photos/portrait-07-320.webp?…'. */
const PORTRAIT = /^\/photos\/(portrait-\d+-\d+\.\w+)(?:\?|$)/;

/**
 * Pictures of sample listings and agents: `picturesIn` makes each when it is first requested. The server sends portraits as
 * public files, and scenes as photos of their listings.
 */
export const samplePhotos =
  (picturesIn: (folder: string) => SamplePictures): Resource =>
  (app, { config, photos }) => {
    const folders = foldersOf(projectRoot, config.dataFolder);
    const portraits = picturesIn(folders.photos);
    const scenes = picturesIn(folders.listingPhotos);
    photos.drawWith((file) => scenes.ensure(file));
    app.addHook('onRequest', async (request) => {
      const file = PORTRAIT.exec(request.url)?.[1];
      if (file !== undefined) await portraits.ensure(file);
    });
    app.addHook('onClose', async () => {
      await Promise.all([portraits.close(), scenes.close()]);
    });
  };
