import { decodeSearchUrl } from '@hearth/domain/search/url-codec.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { placeSearchPath, searchDefaults, searchWithPlace } from '../../ui/search-path.ts';
import { backgroundOf } from '../listing-modal.ts';

/** Finds listings by a place, an address or an MLS number; stays on lease where the visitor looks at leases. */
export function SearchBar(): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(searchFrom(backgroundOf(location) ?? location, text));
    scrollTo({ top: 0 });
    setText('');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers that are two years old
    <form className="search-bar" role="search" onSubmit={submit}>
      <Icon name="search" />
      <input
        type="search"
        className="search-bar__input"
        aria-label="City, neighborhood, ZIP, address or MLS number"
        placeholder="City, neighborhood, ZIP, address or MLS#"
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="search-bar__submit">
        Search
      </button>
    </form>
  );
}

/** On a page of results the text becomes a tag of that search, whose filters stay; elsewhere a search of its own. */
function searchFrom({ pathname, search }: Location, text: string): string {
  const lease = pathname.startsWith('/listings/lease');
  if (!pathname.startsWith('/listings')) return placeSearchPath(text, lease);
  return searchWithPlace(decodeSearchUrl(new URLSearchParams(search), searchDefaults(lease)), text);
}
