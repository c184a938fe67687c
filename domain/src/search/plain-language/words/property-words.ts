import type { ViewType, WaterBodyName } from '../../../listing/vocabulary.ts';
import { phrasesIn } from '../phrases-in.ts';
import { type FilterWords, feature } from './word-kinds.ts';

const viewWords: Readonly<Record<ViewType, readonly string[]>> = {
  City: phrasesIn(
    'city view, city views, downtown view, downtown views, skyline view, skyline views, city lights',
  ),
  'Golf Course': phrasesIn(
    'golf course view, golf course views, golf view, golf views, view of the golf course',
  ),
  Hills: phrasesIn(
    'hills view, hill view, hill views, hill country view, hill country views, view of the hills',
  ),
  Lake: phrasesIn('lake view, lake views, lakeview, view of the lake, view of a lake, views of the lake'),
  Panoramic: phrasesIn('panoramic view, panoramic views'),
  'Park/Greenbelt': phrasesIn(`
    park view, park views, greenbelt view, greenbelt views, view of the park, park / greenbelt view
  `),
  River: phrasesIn('river view, river views, view of the river, views of the river'),
};

const waterWords: Readonly<Record<WaterBodyName, readonly string[]>> = {
  'Blanco River': ['blanco river'],
  'Calaveras Lake': ['calaveras lake', 'lake calaveras'],
  'Canyon Lake': ['canyon lake'],
  'Colorado River': ['colorado river'],
  'Comal River': ['comal river'],
  'Guadalupe River': ['guadalupe river'],
  'Inks Lake': ['inks lake', 'lake inks'],
  'Lady Bird Lake': ['lady bird lake', 'ladybird lake', 'town lake'],
  'Lake Austin': ['lake austin'],
  'Lake Bastrop': ['lake bastrop'],
  'Lake Buchanan': ['lake buchanan'],
  'Lake Georgetown': ['lake georgetown'],
  'Lake LBJ': ['lake lbj'],
  'Lake Marble Falls': ['lake marble falls'],
  'Lake McQueeney': ['lake mcqueeney'],
  'Lake Travis': ['lake travis'],
  'Medina Lake': ['medina lake', 'lake medina'],
  'Pedernales River': ['pedernales river'],
  'San Marcos River': ['san marcos river'],
};

/** Praise that says nothing of what is seen. */
const praise = phrasesIn(`
  a, any, great, good, nice, stunning, amazing, beautiful, gorgeous, breathtaking, spectacular, scenic, pretty
`);

/** What a home has outside. */
export const propertyWords = {
  views: {
    kind: 'entries',
    entries: viewWords,
    any: ['view', 'views', ...praise.flatMap((word) => [`${word} view`, `${word} views`])],
  },
  backsToGolfCourse: feature(`
    backs to golf course, backs to a golf course, backs to the golf course, backing to golf course,
    on a golf course, on the golf course, on golf course, golf course lot, golf course home
  `),
  backsToGreenbelt: feature(`
    backs to greenbelt, backs to a greenbelt, backs to the greenbelt, backing to greenbelt, on the greenbelt,
    on a greenbelt, greenbelt lot, greenbelt
  `),
  swimmingPool: {
    kind: 'answer',
    words: phrasesIn(`
      pool, pools, swimming pool, swimming pools, private pool, own pool, heated pool, backyard pool,
      inground pool, in ground pool
    `),
    yes: true,
    no: false,
    labels: ['Pool', 'No pool'],
  },
  fencedYard: feature(`
    fenced yard, fenced, fenced backyard, fenced back yard, fenced in yard, fenced in backyard, fence,
    privacy fence, fenced in
  `),
  privateDock: feature('private dock, private boat dock, own dock, dock, boat slip'),
  waterfront: feature(`
    waterfront, water front, on the water, on water, lakefront, lake front, riverfront, river front, lakeside,
    on the lake, on a lake, on the river, on a river
  `),
  waterBodyName: { kind: 'entries', entries: waterWords, any: [] },
} as const satisfies Partial<FilterWords>;
