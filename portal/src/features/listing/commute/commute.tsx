import { departures } from '@hearth/domain/commute/travel.ts';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createCommutePlan, type Traveler } from '../../../shared/travel/commute-plan.ts';
import { departureNames } from '../../../shared/travel/travel-words.ts';
import { useAccountPlaces } from '../../../shared/travel/use-account-places.ts';
import { TravelerTrips } from './traveler-trips.tsx';
import './commute.css';

/** How long one or two people travel from a home to the places that matter to them. */
export function Commute({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const [plan] = useState(createCommutePlan);
  const { isOfAccount, change } = useAccountPlaces(plan);
  const { departure, travelers } = useSnapshot(plan.state).plan;
  const isForTwo = travelers.length > 1;
  return (
    <div className="commute">
      <div className="commute__options">
        <SelectField
          label="Leave at"
          value={departure}
          choices={departures.map((each) => ({ value: each, label: departureNames[each] }))}
          onChange={plan.setDeparture}
        />
        <Button onClick={() => change(() => plan.setCount(isForTwo ? 1 : 2))}>
          {isForTwo ? 'Remove the second person' : 'Add a second person'}
        </Button>
      </div>
      <div className="commute__travelers">
        {travelers.map((traveler, at) => (
          <TravelerTrips
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is the first or the second one
            key={at}
            listing={listing}
            traveler={traveler}
            departure={departure}
            name={isForTwo ? `Person ${at + 1}` : undefined}
            onChange={(changes) => change(() => plan.changeTraveler(at, changes))}
          />
        ))}
      </div>
      <p className="commute__small">{isOfAccount ? accountText(travelers) : 'Saved on this device only.'}</p>
    </div>
  );
}

/** Store of the places of a signed-in person. */
function accountText(travelers: readonly Traveler[]): string {
  const unsaved = travelers.flatMap(({ places }) => places).filter(({ isUnsaved }) => isUnsaved);
  if (unsaved.length === 0) return 'Saved to your account.';
  const names = unsaved.map(({ name }) => name).join(', ');
  return `Saved on this device only: ${names}. Your other places are saved to your account.`;
}
