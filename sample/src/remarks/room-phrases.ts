import type { Phrase } from './phrase.ts';
import { feature, has, isHouse, ofWorth, year } from './truths.ts';

export const openings: readonly Phrase[] = [
  {
    when: isHouse,
    says: [
      '{Place}, this {beds}-bedroom house puts {area} sq ft on {lot} along {street}.',
      'A {beds}-bedroom, {baths}-bath house {place} with {area} sq ft and room to breathe.',
      'Set on {lot} {place}, this house offers {bedrooms}, {bathrooms} and {area} sq ft.',
      'Welcome to {street}: {bedrooms}, {bathrooms} and an easy plan {place}.',
      'Come see what {area} well-used sq ft feel like {place}.',
      'Quiet street, good bones, {bedrooms}: this {neighborhood} house is ready for its next chapter.',
      'If you have been waiting for {bedrooms} {place}, here is one to see in person.',
      'There is an easy rhythm to this {beds}-bedroom house {place}.',
      'This {beds}-bedroom house on {street} was planned around daylight.',
      'The first thing you notice about this house {place} is how calm it is.',
    ],
  },
  {
    when: (listing) => isHouse(listing) && year(listing) >= 2023,
    says: [
      'Newly built {place}: {bedrooms}, {bathrooms} and {area} sq ft, with the first owners still to come.',
      'Completed in {year}, this {beds}-bedroom house {place} still has that new-house smell.',
    ],
  },
  {
    when: (listing) => isHouse(listing) && year(listing) < 1960,
    says: [
      'Built in {year}, this {neighborhood} house has kept its character through every decade since.',
      'A {decade} house with {bedrooms}, honest rooms and a porch-light kind of welcome.',
    ],
  },
  {
    when: (listing) => isHouse(listing) && ofWorth(listing),
    says: [
      'Generous in every direction, this {area} sq ft residence {place} was made for long weekends and full tables.',
      'Behind a quiet front on {street} lie {area} sq ft, {bedrooms} and {bathrooms}.',
    ],
  },
  {
    when: (listing) => listing.propertyfiltertype === 'Condominium',
    says: [
      'A {beds}-bedroom condo {place} that makes {area} sq ft feel like more.',
      'Lock the door and go: this {beds}-bedroom condo on {street} keeps life simple.',
      'Bright and well kept, this condo {place} has {bedrooms} and {bathrooms}.',
      'City life without the fuss: {area} sq ft, {bedrooms}, {bathrooms}.',
      'A smart plan, good light and an address on {street} make this condo easy to like.',
    ],
  },
  {
    when: (listing) => listing.propertyfiltertype === 'Townhouse',
    says: [
      'This {beds}-bedroom townhouse {place} lives like a house, with less to look after.',
      'Three things sell this townhouse: the plan, the light and the address on {street}.',
      'A townhouse {place} with {area} sq ft, {bedrooms} and {bathrooms}.',
      'Low upkeep and a front door of its own: a {beds}-bedroom townhouse on {street}.',
    ],
  },
];

export const livingRooms: readonly Phrase[] = [
  {
    says: [
      'The living room is wide enough for the big sofa and takes its light from two sides.',
      'Living and eating areas flow together, so nobody cooks alone.',
      'Tall windows keep the main rooms bright from breakfast to dusk.',
      'The main room has space for a long table and everyone who comes with it.',
      'Sight lines run straight from the front door to the back of the home.',
      'Rooms are well proportioned, with wall space for art and books.',
      'Furniture fits without a struggle, which cannot be said of every plan.',
      'Doors to the back stand open half the year, and the breeze finds its way through.',
      'The main room stays cool in the afternoon and warm in color.',
      'There is a place for the piano, the desk or the aquarium.',
      'The entry gives you somewhere to put down keys and kick off boots.',
      'Natural light reaches farther into the rooms than the plan suggests.',
    ],
  },
  {
    when: feature('fireplace'),
    says: [
      'The living room gathers around a fireplace.',
      'A fireplace anchors the living room on the few cold nights we get.',
      'There is a fireplace for January and shade for August.',
    ],
  },
  {
    when: has('High Ceilings'),
    says: ['High ceilings lift the main rooms and carry the light deep into the plan.'],
  },
  { when: has('Vaulted Ceiling(s)'), says: ['A vaulted ceiling gives the living room its lift.'] },
  { when: has('Beamed Ceilings'), says: ['Beamed ceilings add warmth to the main rooms.'] },
  {
    when: has('Open Floorplan'),
    says: ['The open floor plan ties kitchen, dining and living into one space.'],
  },
  {
    when: (listing) => listing.flooring[0] === 'Wood',
    says: ['Wood floors run through the main rooms.'],
  },
];

export const kitchens: readonly Phrase[] = [
  {
    says: [
      'The kitchen is laid out by somebody who cooks.',
      'Kitchen storage goes all the way up, and the sink looks out.',
      'The kitchen keeps everything within reach and still takes a second cook.',
      'Breakfast happens in the kitchen, dinner wherever you like.',
      'The kitchen opens to the table, so plates do not travel far.',
    ],
  },
  {
    when: (listing) => listing.interiorfeatures.some((name) => name.endsWith('Counters')),
    says: [
      'The kitchen has {counters}, good storage and a view of the action.',
      'In the kitchen you will find {counters} and more cabinets than most.',
      'Cooks will like the {counters} and the short walk from stove to table.',
    ],
  },
  {
    when: has('Kitchen Island'),
    says: [
      'The kitchen centers on an island where homework and appetizers both happen.',
      'An island keeps the kitchen sociable without getting in the cook’s way.',
    ],
  },
  { when: has('Breakfast Bar'), says: ['Pull a stool up to the breakfast bar and keep the cook company.'] },
  { when: has('Pantry'), says: ['The kitchen is backed by a pantry with room for the warehouse-club run.'] },
  {
    when: has('Stainless Steel Appliance(s)'),
    says: ['Stainless appliances and a clear run of counter make the kitchen a pleasure to use.'],
  },
  {
    when: has('Gas Cooktop'),
    says: ['The kitchen is fitted with a gas cooktop and plenty of landing space.'],
  },
];

export const bedrooms: readonly Phrase[] = [
  {
    when: (listing) => listing.abor_mastermain && (listing.stories ?? 1) > 1,
    says: [
      'The primary suite is on the main floor, with the other bedrooms upstairs.',
      'With the primary bedroom downstairs, the upper floor is free for guests and projects.',
    ],
  },
  {
    when: (listing) => listing.stories === 1 && isHouse(listing),
    says: [
      'Everything is on one level, and the bedrooms sit apart from the main rooms.',
      'One story, no stairs to climb, and a quiet bedroom wing.',
    ],
  },
  {
    when: has('Walk-In Closet(s)'),
    says: ['The primary bedroom comes with a walk-in closet that earns the name.'],
  },
  { when: has('Double Vanity'), says: ['A double vanity in the primary bath ends the morning queue.'] },
  { when: has('Soaking Tub'), says: ['The primary bath has a deep soaking tub for the end of the day.'] },
  {
    says: [
      'The primary bedroom is large enough for a reading chair by the window.',
      'Bedrooms are quiet, with closets that hold more than you expect.',
      'The bedrooms are well separated, so early risers wake nobody.',
      'Mornings in the primary bedroom begin with soft light and no traffic.',
      'Every bedroom takes a queen bed and leaves room to walk around it.',
      'Secondary bedrooms share a hall, away from the noise of the kitchen.',
      'Closets and linen storage are where you would want them.',
      'The primary bedroom looks to the back, away from the street.',
      'The smallest bedroom would suit a crib, a desk or a sewing table.',
      'Baths are simple, bright and easy to keep that way.',
    ],
  },
];

export const specialRooms: readonly Phrase[] = [
  {
    when: has('Office'),
    says: [
      'A separate office makes working from home civilized.',
      'The office has a door that closes, which matters.',
    ],
  },
  {
    when: has('Game Room'),
    says: [
      'Upstairs or down, rainy Saturdays belong to the game room.',
      'The game room takes a full-size table.',
    ],
  },
  { when: has('Media Room'), says: ['The media room is ready for movie night.'] },
  { when: has('Gym'), says: ['A home gym saves the drive.'] },
  { when: has('Wine Room'), says: ['Collectors get a wine room of their own.'] },
  { when: has('Workshop'), says: ['The workshop has space for a bench and the projects that come with it.'] },
  {
    when: (listing) => listing.abor_guestaccomodation === 'Guest House',
    says: ['A separate guest house gives visitors their own front door.'],
  },
  {
    when: (listing) => listing.abor_guestaccomodation === 'Garage Apartment',
    says: ['The garage apartment suits guests, a studio or a renter.'],
  },
  { when: has('Bonus Room'), says: ['A bonus room waits for whatever you need next.'] },
];
