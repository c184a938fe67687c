import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { displayCategory } from '@hearth/domain/listing/property-type.ts';
import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { lotSizeWords } from '@hearth/domain/search/filters/lot-size-text.ts';
import type { ReactNode } from 'react';

type Value = string | number | boolean | null | readonly string[];
type Group = readonly [title: string, facts: readonly (readonly [label: string, value: Value])[]];

/** All known facts of a home in groups, without empty facts and groups. */
export function FactTables({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const groups = factGroups(listing)
    .map(([title, facts]) => [title, facts.filter(([, value]) => hasValue(value))] as const)
    .filter(([, facts]) => facts.length > 0);
  return (
    <section aria-labelledby="listing-facts" className="facts">
      <h2 id="listing-facts">Facts and features</h2>
      {groups.map(([title, facts]) => (
        <div key={title} className="facts__group">
          <h3>{title}</h3>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{valueText(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function factGroups(listing: ListingDetails): readonly Group[] {
  const sqft = listing.livingarea;
  return [
    [
      'Home',
      [
        ['Type', displayCategory[listing.propertyfiltertype]],
        ['Style', listing.propertysubtype],
        ['Living area', sqft === null ? null : `${withCommas(sqft)} sq ft`],
        ['Stories', listing.stories],
        ['Year built', listing.yearbuilt],
        ['Units', listing.numberofunitstotal],
        ['Primary bedroom on main floor', listing.abor_mastermain],
        ['Guest quarters', listing.abor_guestaccomodation],
        ['Rooms', listing.abor_rooms],
        ['Fireplace', listing.hasFireplace],
        ['Architecture', listing.architecturalstyle],
      ],
    ],
    [
      'Interior',
      [
        ['Features', listing.interiorfeatures],
        ['Appliances', listing.appliances],
        ['Flooring', listing.flooring],
        ['Heating', listing.heating],
        ['Cooling', listing.cooling],
        ['Accessibility', listing.accessibilityfeatures],
        ['Energy', listing.greenenergyefficient],
        ['Pets allowed', listing.petsallowed === null ? null : listing.petsallowed ? 'Yes' : 'No'],
      ],
    ],
    [
      'Exterior',
      [
        ['Lot', listing.lotsizearea === null ? null : lotSizeWords(listing.lotsizearea)],
        ['Lot features', listing.lotfeatures],
        ['Garage spaces', listing.garagespaces],
        ['Private pool', listing.poolprivateyn],
        ['Exterior features', listing.exteriorfeatures],
        ['Fencing', listing.fencing],
        ['Views', listing.View],
        ['Waterfront', listing.waterfrontyn],
        ['Water', listing.waterbodyname],
        ['Horses allowed', listing.horseyn],
      ],
    ],
    [
      'Community',
      [
        ['Subdivision', listing.subdivisionname],
        ['County', listing.countyorparish],
        ['MLS area', listing.mlsareamajor],
        ['Amenities', listing.communityfeatures],
        ['Association', listing.hasAssociation ? associationText(listing) : null],
        ['Annual taxes', listing.taxannualamount === null ? null : `$${withCommas(listing.taxannualamount)}`],
      ],
    ],
    [
      'Schools',
      [
        ['District', listing.schooldistrict],
        [
          'Elementary',
          school(listing.elementaryschool, listing.elementaryschoolrating, listing.schoolratings),
        ],
        ['Middle', school(listing.middleorjuniorschool, listing.middleschoolrating, listing.schoolratings)],
        ['High', school(listing.highschool, listing.highschoolrating, listing.schoolratings)],
      ],
    ],
  ];
}

/** A list of only 'None' is empty as well. */
const hasValue = (value: Value): boolean =>
  Array.isArray(value)
    ? value.some((word) => word !== 'None')
    : value !== null && value !== false && value !== '';

function valueText(value: Value): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === true ? 'Yes' : String(value);
}

function associationText(listing: ListingDetails): string {
  if (listing.associationfee === null) return 'Yes';
  return `$${withCommas(listing.associationfee)} ${(listing.associationfeefrequency ?? 'Monthly').toLowerCase()}`;
}

/** A rating stands with its source and year, or not at all. */
const school = (name: string | null, rating: number | null, ratings: SchoolRatings | null): string | null =>
  name === null || rating === null || ratings === null
    ? name
    : `${name}, rated ${rating} of 10 (${ratings.source}, ${ratings.year})`;
