import { AppError } from '../http/errors.ts';
import type { Resource } from '../http/resource.ts';

/** The second digest, a width in px, and the format: JPEG is for mails. */
const PHOTO_FILE = /^([\w-]{10})-(\d{1,5})\.(webp|jpg)$/;

/** A browser or shared cache shows a photo that guests see at most so long after its listing is gone. */
const CACHING = 'public, max-age=3600';

/** A photo for signed-in viewers: its viewer may sign out meanwhile. */
const PRIVATE_CACHING = 'private, no-cache';

interface PhotoAddress {
  readonly photoKey: string;
  readonly file: string;
}

/** The photos of listings, each through the gate: who may not see a photo in a listing cannot load it by its address either. */
export const photoRoutes: Resource = (app, { listings, photos }) => {
  app.get<{ Params: PhotoAddress }>(
    // Other files of this folder are public.
    '/photos/:photoKey(^[\\w-]{16}$)/:file',
    { schema: { hide: true }, config: { hasVisit: true } },
    async ({ params: { photoKey, file }, visit }, reply) => {
      const [, id, width, format] = PHOTO_FILE.exec(file) ?? [];
      if (id === undefined) throw new AppError('not_found');
      const { source, isPublic } = await listings.shownPhoto(photoKey, id, visit);
      const isJpeg = format === 'jpg';
      const picture = await photos[isJpeg ? 'readJpeg' : 'read'](source, Number(width));
      if (picture === undefined) throw new AppError('not_found');
      return reply
        .header('cache-control', isPublic ? CACHING : PRIVATE_CACHING)
        .type(isJpeg ? 'image/jpeg' : 'image/webp')
        .send(picture);
    },
  );
};
