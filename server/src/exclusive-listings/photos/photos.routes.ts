import multipart from '@fastify/multipart';
import * as contract from '@hearth/domain/contract/exclusive-photos.ts';
import { mostPhotoBytes } from '@hearth/domain/people/photo-rules.ts';
import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import { AppError } from '../../http/errors.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { createListingUploads } from '../../photos/listing-uploads.service.ts';
import {
  addPhoto,
  arrangePhotos,
  describePhoto,
  draftPhotoSource,
  draftPhotosPath,
  photoListOf,
  removePhotos,
} from './photos.service.ts';
import { readUploadForm } from './upload-form.ts';

/** Id of a picture and a width in px. */
const PHOTO_FILE = /^([0-9a-f-]{36})-(\d{1,5})\.webp$/;

interface DraftPhotoAddress {
  readonly draftId: string;
  readonly file: string;
}

/** The pictures of exclusive listings in their drafts, which only the agent of the listing and admins may load. */
export const exclusivePhotoRoutes: Resource = async (
  app,
  { db: { kysely: db }, config, folders, photos },
) => {
  const uploads = createListingUploads(folders.listingPhotos);
  await serveToPortal(app, config, (scope) => {
    scope.register(multipart);
    route(scope, contract.getExclusivePhotos, ({ params, visit }) => photoListOf(db, params.id, visit));
    route(
      scope,
      contract.uploadExclusivePhoto,
      async ({ params: { id }, visit }, request) => {
        const form = await readUploadForm(request);
        return addPhoto({ db, uploads }, { id, form }, visit);
      },
      { bodyLimit: mostPhotoBytes },
    );
    route(scope, contract.removeExclusivePhotos, ({ params: { id }, query, visit }) =>
      removePhotos(db, { id, ids: query.mediaObjectIds }, visit),
    );
    route(scope, contract.arrangeExclusivePhotos, ({ params: { id }, body, visit }) =>
      arrangePhotos(db, { id, ids: body.mediaObjectIds }, visit),
    );
    route(scope, contract.describeExclusivePhoto, ({ params, body: words, visit }) =>
      describePhoto(db, { ...params, words }, visit),
    );
  });
  app.get<{ Params: DraftPhotoAddress }>(
    `${draftPhotosPath}:draftId/:file`,
    { schema: { hide: true }, config: { hasVisit: true } },
    async ({ params: { draftId, file }, visit }, reply) => {
      const [, mediaObjectId, width] = PHOTO_FILE.exec(file) ?? [];
      if (mediaObjectId === undefined || !uuidPattern.test(draftId)) throw new AppError('not_found');
      const source = await draftPhotoSource(db, { draftId, mediaObjectId }, visit);
      const picture = await photos.read(source, Number(width));
      if (picture === undefined) throw new AppError('not_found');
      // Its viewer may sign out meanwhile.
      return reply.header('cache-control', 'private, no-cache').type('image/webp').send(picture);
    },
  );
};
