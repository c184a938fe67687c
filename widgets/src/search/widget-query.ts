import { encodeSearchQuery, type SearchQuery } from '@hearth/domain/search/url/api-query.ts';

/**
 * The search of a widget: besides the fields of its form, any other parameter of the search by its name and as
 * text. The server alone knows and checks those, so no widget carries the table of all filters.
 */
export interface WidgetQuery extends SearchQuery {
  /** E.g. `{ waterfront: 'true', minYearBuilt: '1990' }`. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Username of the one agent whose listings these are; becomes `trecLicense` before anything is searched. */
  readonly agent?: string;
}

/** Cards per page by default. */
export const usualLimit = 12;

/** The query of `GET /api/v2/listing/search`; the form wins over an extra of the same name. */
export function encodeWidgetQuery({ extra = {}, ...query }: WidgetQuery): [string, string][] {
  const pairs = encodeSearchQuery(query);
  const names = new Set(pairs.map(([name]) => name));
  return [...pairs, ...Object.entries(extra).filter(([name]) => !names.has(name))];
}
