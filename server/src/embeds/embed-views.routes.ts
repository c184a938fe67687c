import { countEmbeddedView } from '@hearth/domain/contract/embed.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** Homes that visitors open in widgets. */
export const embedViewRoutes: Resource = (app, { listings, embedCounts }) =>
  route(app, countEmbeddedView, async ({ params }, { visit, embed }) => {
    await listings.requiredListing(params.id, visit);
    if (embed !== null) embedCounts.count(embed.key, 'views');
    return { done: true } as const;
  });
