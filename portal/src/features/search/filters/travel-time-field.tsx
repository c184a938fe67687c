import { departures, mostPlaces, travelModes } from '@hearth/domain/commute/travel.ts';
import { readTravelLimit, type TravelLimit, travelLimitText } from '@hearth/domain/commute/travel-limit.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createCommutePlan, type FavoritePlace } from '../../../shared/travel/commute-plan.ts';
import { knownPlace, placesOf } from '../../../shared/travel/known-place.ts';
import { PlaceField } from '../../../shared/travel/place-field.tsx';
import { departureNames, modeNames } from '../../../shared/travel/travel-words.ts';
import { useAccountPlaces } from '../../../shared/travel/use-account-places.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import './travel-time-field.css';

const MINUTES = [10, 15, 20, 30, 45, 60, 90];
const USUAL_MINUTES = 30;

/** The values of the first list besides the places, which have their numbers. */
const ANY = 'any';
const OF_LINK = 'link';

/** Homes from which one of the visitor's favorite places is near enough: which one, how, when and in how many minutes. */
export function TravelTimeField({ value, onChange }: FilterFieldProps): ReactNode {
  const [plan] = useState(createCommutePlan);
  const { change } = useAccountPlaces(plan);
  const { departure, travelers } = useSnapshot(plan.state).plan;
  const places = placesOf(travelers);
  const limit = readTravelLimit(String(value));
  const ask = (next: TravelLimit | null) =>
    onChange((next === null ? '' : travelLimitText(next)) as typeof value);
  const askFor = (place: FavoritePlace) => {
    const mode = travelers.find((traveler) => traveler.places.includes(place))?.mode ?? 'DRIVING';
    ask({ ...(limit ?? { minutes: USUAL_MINUTES, mode, departure }), place });
  };
  const add = (place: FavoritePlace) => {
    const first = travelers[0]?.places ?? [];
    const others = first.filter(({ name }) => name !== place.name);
    change(() => plan.changeTraveler(0, { places: [...others, place] }));
    askFor(place);
  };
  const hasRoom = (travelers[0]?.places.length ?? 0) < mostPlaces;
  return (
    <div className="travel-time">
      {(places.length > 0 || limit) && (
        <PlaceChoice places={places} limit={limit} onChoose={askFor} onAny={() => ask(null)} />
      )}
      {limit && <TripChoices limit={limit} onChange={ask} />}
      {hasRoom && <PlaceField onAdd={add} />}
      <p className="travel-time__note">
        Estimated drive times without live traffic. Homes with private addresses aren’t included. If you share
        this search, your place is rounded to the nearest block.
      </p>
    </div>
  );
}

interface PlaceChoiceProps {
  readonly places: readonly FavoritePlace[];
  readonly limit: TravelLimit | null;
  readonly onChoose: (place: FavoritePlace) => void;
  readonly onAny: () => void;
}

/** The place; that of a link may be none of the visitor's. */
function PlaceChoice({ places, limit, onChoose, onAny }: PlaceChoiceProps): ReactNode {
  const chosen = limit && knownPlace(places, limit.place);
  const value = chosen ? String(places.indexOf(chosen)) : limit ? OF_LINK : ANY;
  return (
    <SelectField
      label="Travel to"
      value={value}
      choices={[
        { value: ANY, label: 'Any place' },
        ...places.map(({ name }, at) => ({ value: String(at), label: name })),
        ...(value === OF_LINK ? [{ value: OF_LINK, label: 'The place of the link' }] : []),
      ]}
      onChange={(name) => {
        const place = places[Number(name)];
        if (place) onChoose(place);
        else if (name === ANY) onAny();
      }}
    />
  );
}

interface TripChoicesProps {
  readonly limit: TravelLimit;
  readonly onChange: (limit: TravelLimit) => void;
}

function TripChoices({ limit, onChange }: TripChoicesProps): ReactNode {
  const { minutes, mode, departure } = limit;
  const offered = [...new Set([...MINUTES, minutes])].toSorted((a, b) => a - b);
  return (
    <div className="travel-time__choices">
      <SelectField
        label="Within"
        value={String(minutes)}
        choices={offered.map((each) => ({ value: String(each), label: `${each} minutes` }))}
        onChange={(chosen) => onChange({ ...limit, minutes: Number(chosen) })}
      />
      <SelectField
        label="Travel by"
        value={mode}
        choices={travelModes.map((each) => ({ value: each, label: modeNames[each] }))}
        onChange={(chosen) => onChange({ ...limit, mode: chosen })}
      />
      <SelectField
        label="Leave at"
        value={departure}
        choices={departures.map((each) => ({ value: each, label: departureNames[each] }))}
        onChange={(chosen) => onChange({ ...limit, departure: chosen })}
      />
    </div>
  );
}
