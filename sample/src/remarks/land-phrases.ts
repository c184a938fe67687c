import type { Phrase } from './phrase.ts';

/** Building land, then ranches; a sentence for each place in its order. */
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
        'The ranch house has {bedrooms}, {bathrooms} and {area} sq ft.',
        'A {beds}-bedroom house of {area} sq ft sits back from the road among oaks.',
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
