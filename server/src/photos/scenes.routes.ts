import { type SceneSize, sceneSizes } from '@hearth/domain/edition/brand.ts';
import { AppError } from '../http/errors.ts';
import type { Resource } from '../http/resource.ts';
import { mailLogoPath, scenesPath } from './scenes.service.ts';

/** A name, and one of the sizes. */
const SCENE_FILE = /^([a-z0-9-]+)-([a-z0-9]+)\.webp$/;

/** A picture that the operator replaces is seen everywhere the next day. */
const CACHING = 'public, max-age=86400';

const isSize = (text: string): text is `${SceneSize}` => Object.hasOwn(sceneSizes, text);

/** The pictures of the region and the brokerage. */
export const sceneRoutes: Resource = (app, { scenes }) => {
  app.get(mailLogoPath, { schema: { hide: true } }, async (_request, reply) => {
    const logo = await scenes.mailLogo();
    if (logo === undefined) throw new AppError('not_found');
    return reply.header('cache-control', CACHING).type('image/png').send(logo);
  });
  app.get<{ Params: { file: string } }>(
    `${scenesPath}:file`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [, name = '', size = ''] = SCENE_FILE.exec(params.file) ?? [];
      const picture = isSize(size) ? await scenes.read(name, size as SceneSize) : undefined;
      if (picture === undefined) throw new AppError('not_found');
      return reply.header('cache-control', CACHING).type('image/webp').send(picture);
    },
  );
};
