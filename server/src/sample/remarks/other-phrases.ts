import type { Phrase } from './phrase.ts';

/** Land, ranches, income property and business premises. */
export const lotPhrases: readonly (readonly Phrase[])[] = [
  [
    {
      says: [
        '{Lot} {place}, ready for the house you have been sketching.',
        'Build on {lot} along {street} {place}.',
        'Here is {lot} with an address in {city} and options wide open.',
        'Buildable and quiet: {lot} on {street}.',
        'A homesite with {acres} acres {place}, and space to place the house where it belongs.',
      ],
    },
  ],
  [
    {
      when: (listing) => listing.waterfrontyn && listing.waterbodyname !== null,
      says: ['The land runs down to {water}.', 'Waterfront on {water} is hard to come by, and here it is.'],
    },
    {
      when: (listing) => listing.View.includes('Hills'),
      says: ['From the high point the hills open up to the horizon.'],
    },
    {
      when: (listing) => listing.lotfeatures.includes('Backs to Greenbelt/Park'),
      says: ['The back line borders greenbelt that stays as it is.'],
    },
    {
      when: (listing) => listing.lotfeatures.includes('Backs To Golf Course'),
      says: ['The back line borders the golf course.'],
    },
    {
      says: [
        'The ground slopes gently, with several good places to build.',
        'A mix of open ground and native trees leaves you a choice of sites.',
        'Live oaks and cedar give shade without crowding the building site.',
      ],
    },
  ],
  [
    {
      says: [
        'Electricity is at the road; check with the county on water and septic.',
        'Utilities are available at the street; buyer to verify.',
        'Bring your own builder, or ask for names of people who know the area.',
        'There is no timeframe to build.',
        'Soil test and survey from the seller on request.',
      ],
    },
  ],
  [
    {
      when: (listing) => !listing.hasAssociation,
      says: ['No homeowners association and light restrictions.', 'There is no HOA.'],
    },
    {
      when: (listing) => listing.hasAssociation,
      says: [
        'A homeowners association looks after the common ground.',
        'Deed restrictions protect the look of the place.',
      ],
    },
  ],
  [{ when: (listing) => listing.horseyn, says: ['Horses are allowed.'] }],
  [
    {
      says: [
        'Schools are {district}.',
        'In {county} County, an easy drive from {city}.',
        'Close enough to {city} for groceries, far enough for stars.',
      ],
    },
  ],
  [
    {
      says: [
        'Walk it with an appointment, please.',
        'Please call before you drive out; the corners are marked with flags.',
        'Ask for the plat and the topographic map before you walk the property.',
        'Owner may consider terms for a well-prepared buyer.',
      ],
    },
  ],
];

export const farmPhrases: readonly (readonly Phrase[])[] = [
  [
    {
      says: [
        '{acres} acres of {county} County ranch land, held and cared for over many years.',
        'A working piece of country: {acres} acres {place}, fenced and ready.',
        'Drive through the gate and {acres} acres open up ahead of you.',
        '{acres} acres with good grass, good fences and good neighbors.',
      ],
    },
  ],
  [
    {
      when: (listing) => listing.livingarea !== null,
      says: [
        'The ranch house has {bedrooms}, {bathrooms} and {area} square feet.',
        'A {beds}-bedroom house of {area} square feet sits back from the road among oaks.',
      ],
    },
    {
      when: (listing) => listing.livingarea === null,
      says: [
        'No house yet, and several sites that ask for one.',
        'The land is unimproved, so the homestead is yours to plan.',
      ],
    },
  ],
  [
    {
      when: (listing) => listing.poolprivateyn,
      says: ['Behind the house, a private pool looks over the pasture.'],
    },
    {
      when: (listing) => listing.hasFireplace,
      says: ['The fireplace in the living room earns its keep in January.'],
    },
  ],
  [
    {
      when: (listing) => listing.lotfeatures.includes('Pasture'),
      says: [
        'Improved pasture gives way to oak cover and draws.',
        'Open pasture carries cattle in an ordinary year.',
      ],
    },
    {
      says: [
        'Native grass, oak mottes and a seasonal draw bring in deer and turkey.',
        'Ridges and bottomland make for varied country in a compact tract.',
        'The tree cover is a mix of live oak, elm and cedar.',
      ],
    },
  ],
  [
    {
      when: (listing) => listing.waterfrontyn && listing.waterbodyname !== null,
      says: ['The property has frontage on {water}.'],
    },
    {
      when: (listing) => listing.horseyn,
      says: ['Pens and a run-in shed make it ready for horses.', 'Set up for horses, with room to ride.'],
    },
    {
      says: [
        'Cross fencing divides the land into working traps.',
        'A caliche road reaches most of the property in dry weather.',
      ],
    },
  ],
  [
    {
      says: [
        'An agricultural valuation is in place; buyer to verify.',
        'Taxed under an agricultural valuation at present.',
      ],
    },
  ],
  [
    {
      says: [
        'School district is {district}; {city} is the nearest town.',
        'The county road out front is paved all the way to {city}.',
        '{city} has the feed store, the hardware store and the coffee.',
      ],
    },
  ],
  [
    {
      says: [
        'Shown by appointment with the listing agent; please do not enter alone.',
        'Some minerals may convey; ask for details.',
        'Bring boots.',
      ],
    },
  ],
];

export const multiFamilyPhrases: readonly (readonly Phrase[])[] = [
  [
    {
      when: (listing) => listing.propertytype === 'Residential Lease',
      says: [
        'One side of a well-kept {kind} {place}, with {bedrooms} and {area} square feet.',
        'For lease in a {kind} on {street}: {bedrooms} and {bathrooms}.',
      ],
    },
    {
      when: (listing) => listing.propertytype !== 'Residential Lease',
      says: [
        'Income property {place}: a {kind} with {units} units and {area} square feet in all.',
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
        '{area} square feet of {kind} space on {street}, with visibility and parking.',
        'Owner-user or investor: a building of {area} square feet {place}.',
        'A {kind} property on {street} that has served {city} businesses well since {year}.',
      ],
    },
    {
      when: (listing) => listing.propertytype === 'Commercial Lease',
      says: [
        '{area} square feet of {kind} space for lease on {street}.',
        'Put your sign on {street}: {area} square feet for {trade} use {place}.',
        'Flexible {kind} space of {area} square feet, ready for a tenant’s finish.',
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
