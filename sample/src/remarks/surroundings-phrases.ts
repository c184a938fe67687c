import type { Phrase } from './phrase.ts';
import { feature, has, isAttached, isHouse } from './truths.ts';

export const outdoors: readonly Phrase[] = [
  {
    when: feature('swimmingPool'),
    says: [
      'Out back, a private pool is the answer to August.',
      'The pool gets sun all afternoon and shade by six.',
      'Step outside to a private pool and a deck made for long evenings.',
    ],
  },
  {
    when: (listing) => listing.waterfrontyn && listing.waterbodyname !== null,
    says: [
      '{water} is right there at the back of the property.',
      'Waterfront on {water}: mornings here start quietly.',
    ],
  },
  { when: has('Boat Dock'), says: ['The private dock means the boat is always ready.'] },
  { when: has('Outdoor Kitchen'), says: ['An outdoor kitchen takes dinner outside for most of the year.'] },
  {
    when: has('Covered Patio'),
    says: ['The covered patio works in sun and rain alike.', 'Evenings belong to the covered patio.'],
  },
  { when: has('Fire Pit'), says: ['A fire pit extends the evening.'] },
  { when: has('Balcony'), says: ['The balcony is the right size for two chairs and a plant or ten.'] },
  {
    when: (listing) => feature('fencedYard')(listing) && !isAttached(listing),
    says: [
      'The back yard is fenced, with room for a garden.',
      'A fenced yard gives dogs and tomatoes their space.',
      'The fenced back yard gets morning sun and evening shade.',
      'Out back the yard is fenced and flat enough for a game of catch.',
      'There is a fenced yard with room for a table under the trees.',
    ],
  },
  {
    when: (listing) => listing.lotfeatures.includes('Backs To Golf Course'),
    says: ['The lot backs to the golf course, so the view stays green.'],
  },
  {
    when: (listing) => listing.lotfeatures.includes('Backs to Greenbelt/Park'),
    says: ['Behind the fence line lies greenbelt, and no neighbors that way.'],
  },
  {
    when: (listing) => listing.lotfeatures.includes('Corner Lot'),
    says: ['The corner lot brings light from two streets.'],
  },
  {
    when: (listing) => listing.lotfeatures.includes('Cul-De-Sac'),
    says: ['The cul-de-sac keeps traffic to people who live here.'],
  },
  {
    when: (listing) => (listing.garagespaces ?? 0) >= 2,
    says: ['The garage takes {garage} cars and still leaves a wall for tools.'],
  },
];

export const views: readonly Phrase[] = [
  {
    when: (listing) => listing.View.includes('Hills'),
    says: ['Hill Country views roll away from the back windows.', 'Hills fill the horizon at sunset.'],
  },
  { when: (listing) => listing.View.includes('City'), says: ['After dark, the city lights put on a show.'] },
  {
    when: (listing) => listing.View.includes('Panoramic'),
    says: ['The view is panoramic and earns the word.'],
  },
  {
    when: (listing) => listing.View.includes('Lake') && !listing.waterfrontyn,
    says: ['You can see {water} from here.'],
  },
  { when: feature('energyEfficient'), says: ['Energy-saving upgrades keep the bills in check.'] },
  {
    when: (listing) => listing.greenenergyefficient.includes('Solar Electric System'),
    says: ['Solar panels take the edge off summer bills.'],
  },
  { when: feature('historicDesign'), says: ['Original details remain where it counts.'] },
  { when: feature('accessibilityFeatures'), says: ['Accessible details are built in rather than added on.'] },
];

export const communities: readonly Phrase[] = [
  {
    when: feature('communityPool'),
    says: ['Neighbors share a community pool.', 'The community pool is open all summer.'],
  },
  { when: feature('golfCourse'), says: ['{neighborhood} has its own golf course.'] },
  {
    when: feature('hikingTrails'),
    says: ['Trails start close by and go on for miles.', 'Neighborhood trails make the evening walk easy.'],
  },
  { when: feature('gatedCommunity'), says: ['The entrance is gated.'] },
  { when: feature('dogPark'), says: ['There is a dog park in the neighborhood.'] },
  { when: feature('tennisCourts'), says: ['Tennis courts are part of the neighborhood.'] },
  { when: feature('fitnessCenter'), says: ['Residents use the fitness center without another membership.'] },
  { when: feature('clubHouse'), says: ['The clubhouse keeps a busy calendar.'] },
  { when: feature('playground'), says: ['The playground is around the corner.'] },
  { when: feature('park'), says: ['A neighborhood park is close by.'] },
  { when: feature('lakeAccess'), says: ['Residents have access to the lake.'] },
  {
    when: (listing) => !listing.hasAssociation && isHouse(listing),
    says: ['No homeowners association here.', 'There is no HOA to answer to.'],
  },
];

export const locations: readonly Phrase[] = [
  {
    says: [
      'Zoned to {school} in {district}.',
      'Schools are {district}, including {highschool}.',
      'The address is served by {district}.',
      'Groceries, coffee and the main roads of {city} are minutes away.',
      'Morning coffee and the weekly groceries are both close by.',
      'From here the main roads lead anywhere in {city} without a detour.',
      '{city} keeps growing in this direction, and the address has kept its calm.',
      'Locals know {street} for its trees and its quiet.',
      'Ask anyone {place}: people come here and stay.',
      'It is an easy drive to everything in {city}.',
      'You are close to the {city} places people drive in for.',
    ],
  },
];

export const saleClosings: readonly Phrase[] = [
  {
    says: [
      'Come see it in daylight and again at dusk.',
      'Photos only tell part of it; see it in person.',
      'Floor plan and seller’s disclosure are available on request.',
      'Shown by appointment; call the listing agent for a time.',
      'A survey and recent utility bills are available.',
      'Ready to show most days with a little notice.',
      'Come by, take your time, and bring your questions.',
      'Offers are reviewed as they come.',
      'Seller can be flexible on the closing date.',
      'Measurements are approximate; buyer to verify.',
      'Ask for the list of improvements.',
      'Priced for today’s market.',
      '',
      '',
    ],
  },
];

export const leaseClosings: readonly Phrase[] = [
  {
    says: [
      'Twelve-month lease preferred.',
      'Available for a lease of twelve months or longer.',
      'Tenant pays utilities; landlord keeps up the grounds.',
      'Application and income verification required.',
      'Ready for move-in after a short application.',
    ],
  },
  {
    when: (listing) => listing.petsallowed === true,
    says: ['Pets are welcome with a deposit.', 'Pets considered case by case.'],
  },
  { when: (listing) => listing.petsallowed === false, says: ['Please note: no pets.'] },
];
