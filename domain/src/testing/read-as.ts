import { guestViewer } from '../people/viewer.ts';
import { nameKey } from '../search/areas/name-key.ts';
import { emptySearch } from '../search/empty-search.ts';
import { defaultFiltersFor } from '../search/filters/default-filters.ts';
import { defaultSort } from '../search/sort/sort.ts';
import type { SearchDefaults } from '../search/url/read-search-url.ts';
import { encodeSearchUrl } from '../search/url/url-codec.ts';
import { applyUnderstood } from '../sentence/apply-understood.ts';
import { type KnownAreas, understand } from '../sentence/understand.ts';
import { testMoment } from './moment.ts';

const areas: KnownAreas = new Map(
  [
    ...[
      'Zilker',
      'Cedar Park',
      'Round Rock',
      'Austin',
      '78704',
      '78745',
      'Hyde Park',
      'Lakeway',
      'Travis County',
    ],
    ...['Leander ISD', 'Bowie High School', 'White Rock', 'Church Hill', 'The Hills', 'Kyle', 'Canyon Lake'],
    ...['Fair Oaks Ranch', 'Temple', 'East Austin', 'San Marcos', 'Pflugerville'],
  ].map((name) => [nameKey(name), { type: 'city', id: name, value: name, label: name }]),
);

/**
 * The reading of a guest's sentence in one line: the query of its search, its areas in brackets, the words that are shown
 * as not understood, and those that are declined.
 */
export const readAs = (text: string, lease = false): string => {
  const context = { lease, today: testMoment.today, viewer: guestViewer, agentMode: false };
  const { understood, unused, declined } = understand(text, areas, context);
  const defaults: SearchDefaults = {
    lease,
    filters: defaultFiltersFor({ lease, viewer: guestViewer }),
    sort: defaultSort,
    ourListingsFirst: false,
  };
  const search = applyUnderstood(emptySearch(defaults), understood, context);
  const query = encodeSearchUrl({ ...search, tags: [] }, defaults).map(([key, value]) => `${key}=${value}`);
  const parts = [
    ...query,
    ...search.tags.map(({ label }) => `[${label}]`),
    ...(unused.length > 0 ? [`?? ${unused.map((part) => part.text).join(' · ')}`] : []),
    ...(declined.length > 0 ? [`!! ${declined.map((part) => part.text).join(' · ')}`] : []),
  ];
  return parts.join(' ');
};
