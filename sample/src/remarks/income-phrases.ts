import type { Phrase } from './phrase.ts';

/** Buildings of several homes, then business premises; a sentence for each place in its order. */
export const multiFamilyPhrases: readonly (readonly Phrase[])[] = [
  [
    {
      when: (listing) => listing.propertytype === 'Residential Lease',
      says: [
        'One side of a well-kept {kind} {place}, with {bedrooms} and {area} sq ft.',
        'For lease in a {kind} on {street}: {bedrooms} and {bathrooms}.',
      ],
    },
    {
      when: (listing) => listing.propertytype !== 'Residential Lease',
      says: [
        'Income property {place}: a {kind} with {units} units and {area} sq ft in all.',
        'A well-placed {kind} on {street} with {units} units that rent themselves.',
        'Investors, take note: {units} units {place} under one roofline.',
      ],
    },
  ],
  [
    {
      when: (listing) =>
        listing.propertytype !== 'Residential Lease' && (listing.numberofunitstotal ?? 0) <= 4,
      says: [
        'Live in one unit and lease the rest.',
        'It works as an investment or as a home that pays its way.',
      ],
    },
  ],
  [
    {
      says: [
        'Each unit has its own entrance and its own meter.',
        'Units are separately metered for electricity.',
        'Floor plans are simple and easy to keep up.',
        'The units mirror each other, which keeps upkeep predictable.',
      ],
    },
  ],
  [
    {
      when: (listing) => (listing.garagespaces ?? 0) > 0,
      says: ['Garage parking is included, with more on the street.'],
    },
    {
      when: (listing) => listing.garagespaces === 0,
      says: ['Parking is off the street.', 'Parking is behind the building.'],
    },
  ],
  [{ when: (listing) => !listing.fencing.includes('None'), says: ['The yards behind are fenced.'] }],
  [
    {
      says: [
        'Renters like the quick way into {city} and the quiet of the block.',
        'Demand in {neighborhood} has been steady for years.',
        'It is near jobs, groceries and the main roads of {city}.',
        'The address is served by {district}.',
      ],
    },
  ],
];

export const multiFamilySaleEnd: readonly (readonly Phrase[])[] = [
  [
    {
      says: [
        'Rents are a little below the market, which leaves room to grow.',
        'All units are occupied; please do not disturb the tenants.',
        'One unit will be vacant at closing.',
        'Leases are in place through the coming season.',
      ],
    },
  ],
  [
    {
      says: [
        'Rent roll and expenses for the past two years on request.',
        'Ask the listing agent for the rent roll.',
      ],
    },
  ],
];

export const commercialPhrases: readonly (readonly Phrase[])[] = [
  [
    {
      when: (listing) => listing.propertytype === 'Commercial Sale',
      says: [
        '{area} sq ft of {kind} space on {street}, with visibility and parking.',
        'Owner-user or investor: a building of {area} sq ft {place}.',
        'A {kind} property on {street} that has served {city} businesses well since {year}.',
      ],
    },
    {
      when: (listing) => listing.propertytype === 'Commercial Lease',
      says: [
        '{area} sq ft of {kind} space for lease on {street}.',
        'Put your sign on {street}: {area} sq ft for {trade} use {place}.',
        'Flexible {kind} space of {area} sq ft, ready for a tenant’s finish.',
      ],
    },
  ],
  [
    {
      says: [
        'Traffic counts on the nearest arterial are strong through the day.',
        'The building shows well from the street and parks easily.',
        'Access is simple from either direction.',
      ],
    },
  ],
  [
    {
      when: (listing) => listing.exteriorfeatures.includes('Loading Dock'),
      says: ['A loading dock takes deliveries at truck height.'],
    },
    { when: (listing) => listing.exteriorfeatures.includes('Signage'), says: ['Signage faces the street.'] },
    { says: ['The layout can be divided or used whole.', 'Ceiling heights suit most uses.'] },
  ],
  [
    {
      says: [
        'Restrooms, central air and electric service were planned for daily business use.',
        'The interior is clean and efficient, with little to do before opening day.',
        'Fiber is available at the street, and the electric panel has capacity to spare.',
      ],
    },
  ],
  [
    {
      says: [
        'Zoning allows a range of uses; buyer or tenant to verify with {city}.',
        'Verify intended use with {city} before submitting terms.',
      ],
    },
  ],
  [
    {
      says: [
        'Neighboring businesses bring steady custom.',
        'Minutes from the main roads through {city}.',
        'The surrounding blocks of {neighborhood} keep adding rooftops.',
      ],
    },
  ],
  [
    {
      says: [
        'Call for a tour and a full package.',
        'Plans and operating costs on request.',
        'Please make an appointment; the business next door is open.',
      ],
    },
  ],
];
