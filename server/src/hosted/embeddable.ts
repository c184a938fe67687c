import { type EmbedTheme, noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { type Language, languageOfTag } from '@hearth/domain/embed/language.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import { validEmbedKey } from '../embeds/embed-key.service.ts';
import { AppError } from '../http/errors.ts';
import type { ResourceDependencies } from '../http/resource.ts';
import { type HostedSubject, subjectOf } from './hosted-subject.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { pageTheme } from './page-theme.ts';
import { type WidgetAttributes, widgetAttributes } from './widget-attributes.ts';

/** A widget that shows what an address of this site shows. */
export interface Embeddable {
  readonly widget: string;
  readonly attributes: WidgetAttributes;
  readonly key: string | null;
  readonly theme: EmbedTheme;
  readonly language: Language;
  readonly title: string;
  /** The id of the home that it names, and the firm that lists it, with its contact; null for everything else. */
  readonly listingid: string | null;
  readonly firm: string | null;
  readonly listed: HostedSubject['listed'];
}

/**
 * The listing, agent or widget page at an address, for frames on host pages. null for all other addresses, and for listings
 * that a guest, or the pages of the address's key, may not see.
 * @throws AppError listing_gone for a listing that everybody could see until it was withdrawn, expired or removed
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
  const requested = widgetAt(url) ?? pageWidgetAt(url);
  if (requested === null) return null;
  try {
    const { title, listingid, firm, listed, attributes } = await subjectOf(
      { ...requested, embed: key },
      dependencies,
    );
    return {
      ...{ widget: requested.name, theme: requested.theme, language: requested.language },
      key: key?.key ?? null,
      ...{ title, listingid, firm, listed, attributes },
    };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'listing_gone') return null;
    throw error;
  }
}

/** A widget that an address asks for. */
interface Requested {
  /** Behind `hearth-`. */
  readonly name: string;
  readonly attributes: WidgetAttributes;
  readonly theme: EmbedTheme;
  readonly language: Language;
}

async function keyOf(url: URL, { db, clock }: ResourceDependencies) {
  const named = url.searchParams.get('key');
  if (named === null) return null;
  return (await validEmbedKey(db.kysely, named, clock())) ?? ('unknown' as const);
}

function widgetAt(url: URL): Requested | null {
  const name = /^\/w\/([a-z-]+)$/.exec(url.pathname)?.[1] ?? '';
  if (!hostedWidgets.has(name)) return null;
  const query = Object.fromEntries([...url.searchParams].toReversed());
  const language = languageOfTag(query.lang ?? '');
  return { name, attributes: widgetAttributes(query, null), theme: pageTheme(query), language };
}

/** The widget that shows the same as a page of the portal. */
function pageWidgetAt({ pathname, searchParams }: URL): Requested | null {
  const { row, params } = pageAt(pathname);
  if (row.embeds === undefined) return null;
  const { widget, attribute, parameter } = row.embeds;
  const value = (params as Readonly<Record<string, string>>)[parameter] ?? '';
  const language = languageOfTag(searchParams.get('lang') ?? '');
  return { name: widget, attributes: new Map([[attribute, value]]), theme: noTheme, language };
}
