import type { SearchQuery } from '@hearth/domain/search/api-query.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { LocationField } from './location-field.tsx';
import { countChoices, maxPriceChoices, minPriceChoices } from './search-choices.ts';
import { TypePicker } from './type-picker.tsx';

type GivenFilters = NonNullable<SearchQuery['filters']>;

interface SearchFormProps {
  readonly query: SearchQuery;
  readonly onChange: (part: SearchQuery) => void;
}

/** Where, how much, how large, what: all in one row where there is room, else behind one button. */
export function SearchForm({ query, onChange }: SearchFormProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const count = countGiven(query.filters ?? {});
  return (
    <search className="hearth-search__form" data-open={isOpen || undefined}>
      <LocationField
        location={query.address?.[0] ?? ''}
        // Another place is elsewhere: the map goes there and no longer holds the search.
        onLocation={(location) => onChange({ address: location ? [location] : [], bounds: null, zoom: null })}
      />
      <Button
        className="hearth-search__more"
        icon="filters"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div className="hearth-search__filters" id={panelId}>
        <FilterFields
          lease={query.lease ?? false}
          filters={query.filters ?? {}}
          onFilters={(filters) => onChange({ filters: { ...query.filters, ...filters } })}
        />
      </div>
    </search>
  );
}

interface FilterFieldsProps {
  readonly lease: boolean;
  readonly filters: GivenFilters;
  readonly onFilters: (filters: GivenFilters) => void;
}

function FilterFields({ lease, filters, onFilters }: FilterFieldsProps): ReactNode {
  const { minPrice = null, maxPrice = null, minBedrooms = null, minBathrooms = null } = filters;
  const fields = [
    { label: 'Min. price', name: 'minPrice', choices: minPriceChoices(lease, minPrice, maxPrice) },
    { label: 'Max. price', name: 'maxPrice', choices: maxPriceChoices(lease, maxPrice, minPrice) },
    { label: 'Beds', name: 'minBedrooms', choices: countChoices(minBedrooms) },
    { label: 'Baths', name: 'minBathrooms', choices: countChoices(minBathrooms) },
  ] as const;
  return (
    <>
      {fields.map(({ label, name, choices }) => (
        <SelectField
          key={name}
          label={label}
          value={String(filters[name] ?? '')}
          choices={choices}
          onChange={(text) => onFilters({ [name]: text === '' ? null : Number(text) })}
        />
      ))}
      <TypePicker lease={lease} flags={filters} onFlag={(key, on) => onFilters({ [key]: on })} />
    </>
  );
}

/** How many filters ask for something; the types are one of them. */
function countGiven({ minPrice, maxPrice, minBedrooms, minBathrooms, ...types }: GivenFilters): number {
  const figures = [minPrice, maxPrice, minBedrooms, minBathrooms].filter((figure) => figure).length;
  return figures + (Object.keys(types).length > 0 ? 1 : 0);
}
