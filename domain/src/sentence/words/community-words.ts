import { phrasesIn } from '../phrases-in.ts';
import { type FilterWords, feature } from './word-kinds.ts';

/** Features of a neighborhood. */
export const communityWords = {
  homeownersAssoc: {
    kind: 'answer',
    words: phrasesIn(`
      hoa, hoas, homeowners association, home owners association, homeowner association, hoa fee, hoa fees,
      hoa dues, association fees
    `),
    yes: 'Yes',
    no: 'No',
    labels: ['HOA', 'No HOA'],
  },
  gatedCommunity: feature(
    'gated community, gated communities, gated, gated neighborhood, gated entry, gated subdivision',
  ),
  communityPool: feature('community pool, neighborhood pool, shared pool, amenity pool'),
  playground: feature('playground, playgrounds, playscape'),
  dogPark: feature('dog park, dog parks, dogpark'),
  fitnessCenter: feature('fitness center, fitness centre, gym, community gym, fitness room'),
  golfCourse: feature('golf course, golf courses, golf, golf community, golf course community, golfing'),
  sportCourt: feature(`
    sport court, sports court, sport courts, basketball court, basketball courts, pickleball, pickleball court,
    pickleball courts
  `),
  tennisCourts: feature('tennis courts, tennis court, tennis'),
  horsesAllowed: feature(`
    horses allowed, horses, horse property, equestrian, stables, horse friendly, room for horses, horses ok
  `),
  airplaneFacilities: feature(`
    airplane facilities, airstrip, air strip, runway, hangar, airpark, fly in community
  `),
  lakeAccess: feature('lake access, access to the lake, access to a lake, lake privileges, access to lake'),
  hikingTrails: feature(`
    hiking trails, hiking trail, trails, walking trails, bike trails, hike and bike trail, hike and bike trails,
    jogging trails, hiking
  `),
  clubHouse: feature('club house, clubhouse'),
  boatDock: feature('boat dock, community dock, boat ramp, marina, boat launch'),
  park: feature('park, parks, community park, neighborhood park'),
} as const satisfies Partial<FilterWords>;
