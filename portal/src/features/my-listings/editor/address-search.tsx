import { getListing } from '@hearth/domain/contract/listing.ts';
import { getSuggestions, type Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { shownValue } from '@hearth/domain/exclusive/edit-payload.ts';
import { type FieldName, fieldNames, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { SuggestionField } from '../../../ui/suggestion-field.tsx';
import { useEditing } from './editing.ts';

/** Categories that fill one field of the address. */
const fieldOfCategory: Readonly<Partial<Record<Suggestion['category'], FieldName>>> = {
  city: 'city',
  zipCode: 'postalCode',
  neighborhood: 'subdivisionName',
};

/** Fields that a home with this address has in common with the new listing. */
const isOfPlace = (name: FieldName): boolean =>
  rowOf(name).section === 'address' || /School|county/i.test(name);

/** Finds an address that the site knows, and fills the fields below with it. They can be typed as well. */
export function AddressSearch(): ReactNode {
  const { client } = useSession();
  const { fill } = useEditing();
  const id = useId();
  const [text, write] = useState('');
  const [news, announce] = useState('');
  const words = text.trim();
  const { data } = useQuery({
    queryKey: ['addresses', words],
    queryFn: ({ signal }) => client.call(getSuggestions, { query: { query: words }, signal }),
    placeholderData: keepPreviousData,
    enabled: words.length > 1,
  });
  const hits = words.length < 2 ? [] : (data?.hits ?? []).filter(isUsable).slice(0, 10);

  async function choose(hit: Suggestion): Promise<void> {
    write('');
    const name = fieldOfCategory[hit.category];
    if (name) fill(name, hit.name);
    else if (hit.url !== null) await fillFrom(hit.url);
    announce(`${hit.tag.label} filled in`);
  }

  /** The address, position and schools of a home that is known. */
  async function fillFrom(url: string): Promise<void> {
    const { id: listingId = '' } = parseListingPath(url) ?? {};
    const home = await client.call(getListing, { params: { id: listingId } });
    for (const name of fieldNames.filter(isOfPlace)) {
      const { listing } = rowOf(name);
      const value = listing !== null && listing in home ? home[listing as keyof typeof home] : undefined;
      if (typeof value === 'string' || typeof value === 'number') fill(name, shownValue(name, value));
    }
  }

  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        Find the address, city or ZIP code
      </label>
      <SuggestionField
        id={id}
        type="search"
        maxLength={100}
        placeholder="Start typing, or fill in the fields below"
        text={text}
        entries={hits.map((hit) => ({ key: `${hit.tag.type} ${hit.tag.id}`, label: hit.tag.label, hit }))}
        listLabel="Addresses"
        announcement={hits.length > 0 ? `${hits.length} to choose from` : ''}
        onType={write}
        onChoose={({ hit }) => void choose(hit).catch(() => announce('Fill in the address below'))}
      />
      <LiveRegion message={news} />
    </div>
  );
}

const isUsable = ({ category, url }: Suggestion): boolean =>
  category in fieldOfCategory || (category === 'address' && url !== null);
