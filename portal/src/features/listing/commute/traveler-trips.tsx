import { type Departure, mostPlaces, travelModes } from '@hearth/domain/commute/travel.ts';
import type { Commute } from '@hearth/domain/contract/commute.ts';
import { getCommute } from '@hearth/domain/contract/commute.ts';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import type { FavoritePlace, Traveler } from '../../../shared/travel/commute-plan.ts';
import { PlaceField } from '../../../shared/travel/place-field.tsx';
import { modeNames } from '../../../shared/travel/travel-words.ts';
import { methodText, milesText, minutesText, startText } from './trip-text.ts';

interface TravelerTripsProps {
  readonly listing: Pick<ListingDetails, 'listingid' | 'postalcode'>;
  readonly traveler: Traveler;
  readonly departure: Departure;
  /** 'Person 2'; undefined for one alone. */
  readonly name: string | undefined;
  readonly onChange: (changes: Partial<Traveler>) => void;
}

/** The places of one person, with the way and the time to each. */
export function TravelerTrips(props: TravelerTripsProps): ReactNode {
  const { listing, traveler, departure, name, onChange } = props;
  const { places, mode } = traveler;
  const { data, error, refetch } = useTrips(listing.listingid, traveler, departure);
  const remove = (place: FavoritePlace) => onChange({ places: places.filter((each) => each !== place) });
  return (
    <section className="traveler" aria-label={name ?? 'Your places'}>
      {name && <h3>{name}</h3>}
      <SelectField
        label="Travel by"
        value={mode}
        choices={travelModes.map((each) => ({ value: each, label: modeNames[each] }))}
        onChange={(next) => onChange({ mode: next })}
      />
      {places.length > 0 && (
        <ul className="traveler__places" aria-live="polite">
          {places.map((place, at) => (
            <li key={`${place.name} ${place.latitude} ${place.longitude}`}>
              <Trip name={place.name} trip={data?.trips[at]} />
              <IconButton icon="close" label={`Remove ${place.name}`} onClick={() => remove(place)} />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
          {failureText(error, 'The travel times could not be loaded.')}
        </Notice>
      )}
      {places.length < mostPlaces ? (
        <PlaceField onAdd={(place) => onChange({ places: withPlace(places, place) })} />
      ) : (
        <p className="commute__small">Remove a place to add another one. There is room for {mostPlaces}.</p>
      )}
      {data && <p className="commute__small">{sourceText(data, listing.postalcode)}</p>}
    </section>
  );
}

function useTrips(id: string, { mode, places }: Traveler, departure: Departure) {
  const { client } = useApp();
  const positions = places.map(({ latitude, longitude }) => ({ latitude, longitude }));
  return useQuery({
    queryKey: ['commute', id, mode, departure, positions],
    queryFn: ({ signal }) =>
      client.call(getCommute, { params: { id }, body: { mode, departure, places: positions }, signal }),
    enabled: places.length > 0,
  });
}

/** The same place again takes no room. */
const withPlace = (places: readonly FavoritePlace[], place: FavoritePlace): readonly FavoritePlace[] => [
  ...places.filter(({ name }) => name !== place.name),
  place,
];

interface TripProps {
  readonly name: string;
  /** undefined until it is known. */
  readonly trip: Commute['trips'][number] | undefined;
}

const Trip = ({ name, trip }: TripProps): ReactNode => (
  <p className="trip">
    <span className="trip__name">{name}</span>
    <strong className="trip__minutes">
      {trip ? minutesText(trip) : trip === null ? 'No time known' : '…'}
    </strong>
    <span className="trip__miles">{trip && milesText(trip)}</span>
  </p>
);

const sourceText = ({ from, method }: Commute, postalcode: string | null): string =>
  [startText(from, postalcode), from && methodText(method)].filter(Boolean).join(' ');
