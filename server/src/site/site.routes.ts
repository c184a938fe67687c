import { getSite } from '@hearth/domain/contract/site.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { siteOf } from './site.service.ts';

/** Describes this server to widgets and to developers who use the API. */
export const siteRoutes: Resource = (app, dependencies) => {
  route(app, getSite, async (_input, _request, reply) => {
    const site = await siteOf(dependencies);
    // Every page with widgets asks; it changes with the feed and at midnight.
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    return site;
  });
};
