import { getSite } from '@hearth/domain/contract/site.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { policyPaths } from '../legal/legal-links.ts';
import { siteOf } from './site.service.ts';

/** Describes this server to widgets and to developers who use the API. */
export const siteRoutes: Resource = (app, dependencies) => {
  const { privacyUrl, termsUrl } = dependencies.config.site;
  redirect(app, policyPaths.privacy, privacyUrl);
  redirect(app, policyPaths.terms, termsUrl);
  route(app, getSite, async ({ query }, _request, reply) => {
    const site = await siteOf(dependencies, query.lang);
    // Every page with widgets asks; it changes with the feed.
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    return site;
  });
};

/** The portal has its own page at this path, which a configured one replaces. */
function redirect(app: Parameters<Resource>[0], path: string, url: string | null): void {
  if (url === null) return;
  app.get(path, { schema: { hide: true } }, async (_request, reply) => reply.redirect(url));
}
