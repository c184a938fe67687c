import type { SearchQuery } from '@hearth/domain/search/url/api-query.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { SelectField } from '../ui/field.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import { countChoices, maxPriceChoices, minPriceChoices } from './filter-choices.ts';
import sheet from './type-picker.css';
import { TypePicker } from './type-picker.tsx';

export type GivenFilters = NonNullable<SearchQuery['filters']>;

export interface FilterFieldsProps {
  readonly lease: boolean;
  readonly filters: GivenFilters;
  readonly onFilters: (filters: GivenFilters) => void;
}

/** How much, how large, what. */
export function FilterFields({ lease, filters, onFilters }: FilterFieldsProps): ReactNode {
  const types = useRef<HTMLDivElement>(null);
  useSheets(types, sheet);
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
      <div ref={types}>
        <TypePicker lease={lease} flags={filters} onFlag={(key, on) => onFilters({ [key]: on })} />
      </div>
    </>
  );
}
