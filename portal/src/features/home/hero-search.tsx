import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { placeSearchPath } from '../../ui/search-path.ts';

/** Buy or lease, and where. */
export function HeroSearch(): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [lease, setLease] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(placeSearchPath(text, lease));
  };
  return (
    <form className="hero-search" onSubmit={submit} aria-label="Find a home">
      <fieldset className="hero-search__kinds">
        <legend className="hearth-visually-hidden">Buy or lease</legend>
        {[false, true].map((value) => (
          <label key={String(value)} className="hero-search__kind">
            <input type="radio" name="kind" checked={lease === value} onChange={() => setLease(value)} />
            {value ? 'Lease' : 'Buy'}
          </label>
        ))}
      </fieldset>
      <div className="hero-search__box">
        <Icon name="search" />
        <input
          type="search"
          aria-label="City, neighborhood, ZIP, address or MLS number"
          placeholder="City, neighborhood, ZIP or address"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="hearth-button hearth-button--primary">
          Search
        </button>
      </div>
    </form>
  );
}
