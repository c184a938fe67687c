import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { type SearchAttributes, startingQuery } from '../search/starting-query.ts';
import type { WidgetQuery } from '../search/widget-query.ts';

/** The attributes that select the homes of a list. */
export interface ListingsAttributes extends SearchAttributes {
  /** Listing id or MLS number: homes of its kind near it, within a fifth of its price, without itself. */
  readonly similarTo?: string | undefined;
  /** Only homes that came on the market in the last seven days. */
  readonly newThisWeek?: boolean;
  /** Only homes with an open house in the next seven days, the soonest first. */
  readonly openHouses?: boolean;
}

/** The query of a list's attributes; the home for `similar-to` is loaded later. */
export function listingsQuery(attributes: ListingsAttributes): WidgetQuery {
  const { newThisWeek, openHouses } = attributes;
  const query = startingQuery(attributes);
  const filters: Partial<Filters> = {
    ...query.filters,
    ...(newThisWeek && { daysOnMarket: 7 }),
    ...(openHouses && { openHouseOnly: true }),
  };
  return { ...(openHouses && { sort: { sortBy: 'openHouseDate', sortType: 'ASC' } }), ...query, filters };
}
