import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Client } from '../client/client.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { GivenFilters } from './filter-fields.tsx';
import { LocationField } from './location-field.tsx';
import type { WidgetQuery } from './widget-query.ts';

/** From this width on all fields are in one row, as in the CSS. */
const widthForAll = 700;

/** A phone shows them on demand; elsewhere they come beside the first results, into room that is kept for them. */
const fields = deferred(async () => (await import('./filter-fields.tsx')).FilterFields);

interface SearchFormProps {
  readonly client: Client;
  readonly query: WidgetQuery;
  /** Of the whole search, in px; null until it is measured. */
  readonly width: number | null;
  readonly onChange: (part: WidgetQuery) => void;
  readonly onListing: (selection: ListingSelection) => void;
  /** With this function the form has a button that calls it. */
  readonly onSubmit?: (() => void) | undefined;
}

/** Location, price, size and kind in one row where there is room, else behind one button. */
export function SearchForm(props: SearchFormProps): ReactNode {
  const { client, query, width, onChange, onListing, onSubmit } = props;
  const { lease = false, filters = {}, address = [] } = query;
  const [isOpen, setOpen] = useState(false);
  const Fields = useDeferred(fields, isOpen || (width ?? 0) >= widthForAll);
  const panelId = useId();
  const count = countGiven(filters);
  const location = address.length === 1 ? (address[0] as string) : '';
  // For another location the map moves there and no longer limits the search.
  const search = (text: string) =>
    onChange({ address: text ? [text] : [], polygon: [], bounds: null, zoom: null });
  return (
    <Form
      className="hearth-search__form"
      part="form"
      role="search"
      data-open={isOpen || undefined}
      data-submit={onSubmit ? true : undefined}
      onSubmit={(form) => {
        // The button does not wait for the pause after typing.
        const typed = form.querySelector('input')?.value.trim() ?? '';
        if (typed !== location) search(typed);
        onSubmit?.();
      }}
    >
      <LocationField
        client={client}
        lease={lease}
        location={location}
        onLocation={search}
        onListing={onListing}
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
        {Fields && (
          <Fields
            lease={lease}
            filters={filters}
            onFilters={(part) => onChange({ filters: { ...filters, ...part } })}
          />
        )}
      </div>
      {onSubmit && (
        <Button className="hearth-search__submit" look="primary" type="submit">
          Search
        </Button>
      )}
    </Form>
  );
}

/** How many filters ask for something; the types are one of them. */
function countGiven(filters: GivenFilters): number {
  const { minPrice, maxPrice, minBedrooms, minBathrooms, ourListingsOnly: _own, ...types } = filters;
  const figures = [minPrice, maxPrice, minBedrooms, minBathrooms].filter((figure) => figure).length;
  return figures + (Object.keys(types).length > 0 ? 1 : 0);
}
