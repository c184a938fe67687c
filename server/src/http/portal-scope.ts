import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from './errors.ts';
import { refuseCrossSite } from './same-site.ts';

/** Serves routes to the portal alone: requests of other sites and those with an embed key are refused. */
export const serveToPortal = async (
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  serve: (scope: FastifyInstance) => void,
): Promise<void> =>
  void (await app.register(async (scope) => {
    scope.addHook('preParsing', async (request) => {
      refuseCrossSite(request, publicUrl);
      if (request.embed !== null) throw new AppError('forbidden');
    });
    serve(scope);
  }));
