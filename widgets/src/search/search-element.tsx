import type { SearchQuery } from '@hearth/domain/search/api-query.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { elementClient } from '../client/element-client.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { Search } from './search.tsx';
import { type SearchAttributes, startingQuery } from './starting-query.ts';

export interface SearchElementProps extends SearchAttributes {
  readonly heading?: string | undefined;
  readonly hideMap?: boolean;
  /** Tiles for the map, e.g. 'https://tiles.example/{z}/{x}/{y}.png'; without them the ground is plain paper. */
  readonly tileUrl?: string | undefined;
  readonly tileAttribution?: string | undefined;
  /** GeoJSON to draw under the pins. */
  readonly outlines?: SearchMapProps['outlines'];
  readonly onSearchChange?: (query: SearchQuery) => unknown;
  readonly onListingSelect?: (selection: ListingSelection) => unknown;
}

/** `<hearth-search>`: its attributes say where the search starts, and changing them starts it anew. */
export function SearchElement(props: SearchElementProps): ReactNode {
  const { heading, hideMap, tileUrl, tileAttribution, outlines, onSearchChange, onListingSelect, ...start } =
    props;
  const [client] = useState(() => elementClient());
  return (
    <Search
      client={client}
      query={startingQuery(start)}
      heading={heading}
      hideMap={hideMap ?? false}
      tileUrl={tileUrl}
      tileAttribution={tileAttribution}
      outlines={outlines}
      onSearchChange={onSearchChange}
      onListingSelect={onListingSelect}
    />
  );
}
