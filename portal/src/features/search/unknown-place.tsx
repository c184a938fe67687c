import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { joinKeywords } from '@hearth/domain/search/filters/rows/keyword.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { isTextTag } from '@hearth/domain/search/tags/tag-request.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';

interface UnknownPlaceProps {
  /** A text of the search that no place and no address has. */
  readonly text: string;
  readonly search: SearchState;
  readonly onSearch: (change: Partial<SearchState>) => void;
}

/** Most places that are offered for a misspelled one. */
const mostOffered = 3;

/** Next steps for a text that is no place: places with a similar name, or a search of descriptions. */
export function UnknownPlace({ text, search, onSearch }: UnknownPlaceProps): ReactNode {
  const { client } = useApp();
  const { data } = useQuery({
    queryKey: ['similar-places', text],
    queryFn: ({ signal }) => client.call(getSuggestions, { query: { query: text.slice(0, 100) }, signal }),
  });
  const others = search.tags.filter((tag) => !(isTextTag(tag) && tag.value === text));
  const places = (data?.hits ?? []).filter(({ url }) => url === null).slice(0, mostOffered);
  const { keyword } = search.filters;
  const filters = { ...search.filters, keyword: joinKeywords([keyword, text]) };
  return (
    <div className="empty__unknown">
      <p>No place or address here is called “{text}”.</p>
      <ul className="empty__ways">
        {places.map(({ category, name, tag }) => (
          <li key={`${category} ${name}`}>
            <Button onClick={() => onSearch({ tags: [...others, tag] })}>Search in {name}</Button>
          </li>
        ))}
        <li>
          <Button icon="search" onClick={() => onSearch({ tags: others, filters })}>
            Search descriptions for “{text}”
          </Button>
        </li>
      </ul>
    </div>
  );
}
