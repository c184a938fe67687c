import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placeSearchPath } from '../../ui/search-path.ts';

/** Finds listings by a place, an address or an MLS number; stays on lease where the visitor looks at leases. */
export function SearchBar(): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(placeSearchPath(text, pathname.startsWith('/listings/lease')));
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
