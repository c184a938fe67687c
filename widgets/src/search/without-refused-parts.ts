import type { ValidationError } from '@hearth/domain/contract/errors.ts';
import { attributeName } from '../element/prop-kinds.ts';
import { warnOnce } from '../element/warn.ts';
import type { WidgetQuery } from './widget-query.ts';

/** Names of parameters in the query that differ from their own. */
const parts: Readonly<Record<string, keyof WidgetQuery>> = {
  sortBy: 'sort',
  sortType: 'sort',
  minLatitude: 'bounds',
  maxLatitude: 'bounds',
  minLongitude: 'bounds',
  maxLongitude: 'bounds',
  latitude: 'userLocation',
  longitude: 'userLocation',
};

/**
 * The query without the parameters that the server refused, with one console warning for each. undefined where no
 * parameter can be left out: a search for one agent's listings must not become one for the listings of all agents.
 */
export function withoutRefusedParts(
  query: WidgetQuery,
  refused: readonly ValidationError[],
): WidgetQuery | undefined {
  const rest: Record<string, unknown> = {
    ...query,
    filters: { ...query.filters },
    extra: { ...query.extra },
  };
  const holders = [rest, rest.filters, rest.extra] as Record<string, unknown>[];
  let isChanged = false;
  for (const { name, message } of refused) {
    if (name === 'trecLicense') return undefined;
    for (const holder of holders) {
      const part = holder === rest ? (parts[name] ?? name) : name;
      if (holder[part] === undefined) continue;
      delete holder[part];
      isChanged = true;
      warnOnce(`<hearth-search> leaves out ${attributeName(name)}: it ${message}.`);
    }
  }
  return isChanged ? (rest as WidgetQuery) : undefined;
}
