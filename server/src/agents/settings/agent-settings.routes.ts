import multipart from '@fastify/multipart';
import * as contract from '@hearth/domain/contract/agent-settings.ts';
import { mostPhotoBytes } from '@hearth/domain/people/photo-rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formPhoto } from '../../http/form-photo.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import { shareOf } from '../../http/rate-limit.ts';
import { refuse } from '../../http/refuse.ts';
import type { Resource, ResourceDependencies } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { createPeoplePhotos } from '../../photos/people-photos.service.ts';
import { type AgentPicture, removePicture, uploadPicture } from './agent-pictures.service.ts';
import { agentSettings, changeSettings } from './agent-settings.service.ts';

const done = { done: true } as const;

/** 12 of 600 a minute: decoding a picture takes a while. */
const SHARE = 0.02;
/** Texts of a page in any script. */
const settingsBytes = 131_072;

/** Settings of agents, which they change themselves. */
export const agentSettingsRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    const { kysely: db } = dependencies.db;
    route(scope, contract.getAgentSettings, ({ visit }) => agentSettings(db, visit));
    route(scope, contract.changeAgentSettings, ({ body, visit }) => changeSettings(db, visit, body), {
      bodyLimit: settingsBytes,
    });
    servePictures(scope, dependencies);
  });

function servePictures(
  app: FastifyInstance,
  { db: { kysely: db }, config, folders }: ResourceDependencies,
): void {
  const people = createPeoplePhotos(folders.peoplePhotos);
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE), bodyLimit: mostPhotoBytes };
  app.register(multipart);
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  const upload = async (
    kind: AgentPicture,
    request: FastifyRequest,
    visit: Parameters<typeof uploadPicture>[3],
  ) => uploadPicture({ db, people }, kind, await fileOf(request, kind), visit);
  route(app, contract.uploadAgentPhoto, ({ visit }, request) => upload('photo', request, visit), limits);
  route(app, contract.uploadAgentCover, ({ visit }, request) => upload('cover', request, visit), limits);
  route(app, contract.removeAgentPhoto, async ({ visit }) => {
    await removePicture({ db, people }, 'photo', visit);
    return done;
  });
  route(app, contract.removeAgentCover, async ({ visit }) => {
    await removePicture({ db, people }, 'cover', visit);
    return done;
  });
}

/** The file of a body: the body itself, or the first file of a form. */
async function fileOf(request: FastifyRequest, name: AgentPicture): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body;
  const part = await formPhoto(request, name);
  return part === undefined ? refuse(name, 'Choose a photo to upload') : part.read();
}
