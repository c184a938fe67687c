import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { type EmbedTheme, noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { cityLine, fullAddress } from '@hearth/domain/listing/address.ts';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { findPublicAgent } from '../agents/agent.service.ts';
import { validEmbedKey } from '../embeds/embed-key.service.ts';
import { AppError } from '../http/errors.ts';
import type { ResourceDependencies } from '../http/resource.ts';
import { publicVisit } from '../http/visit.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { pageTheme } from './page-theme.ts';
import { widgetAttributes } from './widget-attributes.ts';

/** A widget that shows what an address of this site shows. */
export interface Embeddable {
  readonly widget: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly key: string | null;
  readonly theme: EmbedTheme;
  readonly title: string;
  /** The firm that lists the home, with its contact; null for everything else. */
  readonly firm: string | null;
}

/**
 * The listing, agent or widget page at an address, for frames on host pages. null for all other addresses, and for listings
 * that a guest, or the pages of the address's key, may not see.
 */
export async function embeddableAt(
  address: string,
  dependencies: ResourceDependencies,
): Promise<Embeddable | null> {
  const { config } = dependencies;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.host !== new URL(config.publicUrl).host || !/^https?:$/.test(url.protocol))
    return null;
  const key = await keyOf(url, dependencies);
  if (key === 'unknown') return null;
  const edition = editionOf(config.productName);
  const found =
    (await widgetAt(url, edition)) ??
    (await agentAt(url, edition, dependencies)) ??
    (await listingAt(url, edition, key, dependencies));
  return found && { theme: noTheme, firm: null, ...found, key: key?.key ?? null };
}

type Found = Omit<Embeddable, 'key' | 'theme' | 'firm'> & Partial<Pick<Embeddable, 'theme' | 'firm'>>;

async function keyOf(url: URL, { db }: ResourceDependencies) {
  const named = url.searchParams.get('key');
  if (named === null) return null;
  return (await validEmbedKey(db.kysely, named)) ?? ('unknown' as const);
}

function widgetAt(url: URL, { name: site }: Edition): Found | null {
  const name = /^\/w\/([a-z-]+)$/.exec(url.pathname)?.[1] ?? '';
  const widget = hostedWidgets.get(name);
  if (widget === undefined) return null;
  const query = Object.fromEntries([...url.searchParams].toReversed());
  return {
    widget: name,
    attributes: widgetAttributes(query, null),
    theme: pageTheme(query),
    title: `${widget.title} | ${site}`,
  };
}

async function agentAt(
  url: URL,
  { id, name: site }: Edition,
  { db }: ResourceDependencies,
): Promise<Found | null> {
  const named = decoded(/^\/agents\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? '');
  if (named === '') return null;
  const agent = await findPublicAgent(db.kysely, id, named);
  if (agent === undefined) return null;
  return {
    widget: 'agent-bio',
    attributes: new Map([['agent', agent.agentId]]),
    title: `${agent.firstname} ${agent.lastname} | ${site}`,
  };
}

async function listingAt(
  url: URL,
  edition: Edition,
  embed: Awaited<ReturnType<typeof keyOf>>,
  { listings, clock }: ResourceDependencies,
): Promise<Found | null> {
  const id = /^\/[^/]+$/.test(url.pathname) ? parseListingPath(url.pathname)?.id : undefined;
  if (id === undefined || isNoText(id) || embed === 'unknown') return null;
  try {
    const visit = publicVisit({ edition: edition.id, now: clock() }, embed);
    const listing = await listings.getListing(id, visit);
    const heading = listing.streetname
      ? fullAddress(listing)
      : `Home in ${cityLine(listing) || edition.city}`;
    return {
      widget: 'listing-card',
      attributes: new Map([['listing-id', id]]),
      title: `${heading} | ${edition.name}`,
      firm: firmOf(listing),
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** 'Live Oak Realty, +1 (512) 555-0146'. */
function firmOf({ listofficename, attributioncontact }: ListingDetails): string | null {
  const contact = attributioncontact && phoneText(attributioncontact);
  return [listofficename, contact].filter(Boolean).join(', ') || null;
}

function decoded(text: string): string {
  try {
    const name = decodeURIComponent(text);
    return isNoText(name) ? '' : name;
  } catch {
    return '';
  }
}

/** Databases refuse the character NUL. */
const isNoText = (text: string): boolean => text.includes('\0');
