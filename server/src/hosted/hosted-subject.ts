import { editionOf } from '@hearth/domain/edition/editions.ts';
import { listingHead } from '@hearth/domain/page/listing-head.ts';
import type { PageHead } from '@hearth/domain/page/page-head.ts';
import { findPublicAgent } from '../agents/agent.service.ts';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { AppError } from '../http/errors.ts';
import type { ResourceDependencies } from '../http/resource.ts';
import { publicVisit } from '../http/visit.ts';
import { searchPageHead } from '../pages/search-page-head.service.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

/** What a hosted page is about. */
export type HostedSubject = Pick<PageHead, 'title' | 'canonical'>;

interface Asked {
  /** The widget's name behind `hearth-`. */
  readonly name: string;
  readonly attributes: WidgetAttributes;
  /** The key that decides which listings the page shows. */
  readonly embed: EmbedKey | null;
}

/**
 * The title of a widget's page, and the portal's page that shows the same, where there is one.
 * @throws AppError for a listing or agent that the page cannot show
 */
export async function subjectOf(asked: Asked, dependencies: ResourceDependencies): Promise<HostedSubject> {
  const { name, attributes, embed } = asked;
  const { config, clock, db, listings, markets, search } = dependencies;
  const edition = editionOf(config.productName);
  const visit = publicVisit({ edition: edition.id, now: clock() }, embed);
  const listingId = attributes.get('listing-id');
  if (name === 'listing-card' && listingId)
    return listingHead(await listings.getListing(listingId, visit), edition);
  const agentName = attributes.get('agent');
  if (name === 'agent-bio' && agentName) {
    const agent = await findPublicAgent(db.kysely, edition.id, agentName);
    if (agent === undefined) throw new AppError('agent_not_found');
    return { title: `${agent.firstname} ${agent.lastname} | ${edition.name}`, canonical: null };
  }
  if (name === 'search' || name === 'listings') {
    const [path, query = ''] = hostedWidgets.get(name)!.portalPath(attributes).split('?');
    const lease = path === '/listings/lease';
    const unknownOf = async (texts: readonly string[]) => search.unknownPlaces(texts, lease, visit);
    return searchPageHead({ lease, query, edition, visit, directory: markets.directory, unknownOf });
  }
  return usualSubject(name, edition.name);
}

/** Of a widget that is about nothing in particular. */
export const usualSubject = (name: string, site: string): HostedSubject => ({
  title: `${hostedWidgets.get(name)?.title} | ${site}`,
  canonical: null,
});
