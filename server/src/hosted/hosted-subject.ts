import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { undisclosedAddress } from '@hearth/domain/listing/address.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { listingHead } from '@hearth/domain/page/listing-head.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { PageHead } from '@hearth/domain/page/page-head.ts';
import { spanishSearchTitle } from '@hearth/domain/page/spanish-search-title.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { findPublicAgent } from '../agents/agent.service.ts';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { AppError } from '../http/errors.ts';
import type { ResourceDependencies } from '../http/resource.ts';
import { publicVisit } from '../http/visit.ts';
import { searchPageHead } from '../pages/search-page-head.service.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { pageWords } from './page-words.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

/** Subject of a hosted page. */
export interface HostedSubject extends Pick<PageHead, 'title' | 'canonical'> {
  /** The title without the name of the site. */
  readonly heading: string;
  /** Set if the widget shows its name too. */
  readonly isShown: boolean;
  /** The attributes that name it, whichever of its names was asked for. */
  readonly attributes: WidgetAttributes;
  /** The id of the home that it names, and the firm that lists it, with its contact; null for everything else. */
  readonly listingid: string | null;
  readonly firm: string | null;
  /** 'MLS# 1000001' of that home, and when its data changed last, ISO 8601. */
  readonly listed: { readonly number: string; readonly changedat: string } | null;
}

interface Requested {
  /** The widget's name behind `hearth-`. */
  readonly name: string;
  readonly attributes: WidgetAttributes;
  readonly language: Language;
  /** The key that decides which listings the page shows. */
  readonly embed: EmbedKey | null;
}

/**
 * Reads the content of a widget, and the page of the portal with the same content, where there is one.
 * @throws AppError for a listing or agent that the page cannot show
 */
export async function subjectOf(
  requested: Requested,
  dependencies: ResourceDependencies,
): Promise<HostedSubject> {
  const { name, attributes, language, embed } = requested;
  const words = pageWords[language];
  const { config, clock, db, listings, markets, search } = dependencies;
  const edition = editionOf(config.productName);
  const visit = publicVisit({ edition: edition.id, now: clock() }, embed);
  const listingId = attributes.get('listing-id');
  if ((name === 'listing' || name === 'listing-card') && listingId) {
    const listing = await listings.getListing(listingId, visit);
    const { title, canonical } = listingHead(listing, edition);
    const shown = title.replace(undisclosedAddress, words.undisclosedAddress);
    const named = subject({ title: shown, canonical }, edition, attributes);
    const listed = { number: listingIdLabel(listing), changedat: listing.modificationtimestamp };
    return { ...named, isShown: true, listingid: listing.listingid, firm: firmOf(listing), listed };
  }
  const agentName = attributes.get('agent');
  if (name === 'agent-bio' && agentName) {
    const agent = await findPublicAgent(db.kysely, edition.id, agentName);
    if (agent === undefined) throw new AppError('agent_not_found');
    const title = `${agent.firstname} ${agent.lastname} | ${edition.name}`;
    const known = new Map([...attributes, ['agent', agent.agentId]]);
    return { ...subject({ title, canonical: null }, edition, known), isShown: true };
  }
  if (name === 'search' || name === 'listings') {
    const [path, query = ''] = hostedWidgets.get(name)!.portalPath(attributes).split('?');
    const { lease = false } = pageAt(path!).row;
    const unknownOf = async (texts: readonly string[]) => search.unknownPlaces(texts, lease, visit);
    const { directory } = markets;
    const page = { lease, query, edition, visit, directory, unknownOf };
    const head = await searchPageHead(page, language === 'es' ? spanishSearchTitle : undefined);
    return subject(head, edition, attributes);
  }
  const areaName = attributes.get('area');
  if (name === 'market' && areaName) {
    const { place, url } = await markets.areaNamed(areaName);
    const title = `${words.market(place)} | ${edition.name}`;
    return { ...subject({ title, canonical: url }, edition, attributes), isShown: true };
  }
  return usualSubject(requested, edition);
}

/** Of a widget that is about nothing in particular. */
export const usualSubject = (
  { name, attributes, language }: Pick<Requested, 'name' | 'attributes' | 'language'>,
  edition: Edition,
): HostedSubject =>
  subject(
    { title: `${embedWidget(name, language).title} | ${edition.name}`, canonical: null },
    edition,
    attributes,
  );

const subject = (
  { title, canonical }: Pick<PageHead, 'title' | 'canonical'>,
  { name: site }: Edition,
  attributes: WidgetAttributes,
): HostedSubject => ({
  ...{ title, canonical, attributes, isShown: false, listingid: null, firm: null, listed: null },
  heading: title.endsWith(` | ${site}`) ? title.slice(0, -` | ${site}`.length) : title,
});

/** 'Live Oak Realty, +1 (512) 555-0146'. */
function firmOf({ listofficename, attributioncontact }: ListingDetails): string | null {
  const contact = attributioncontact && phoneText(attributioncontact);
  return [listofficename, contact].filter(Boolean).join(', ') || null;
}
