import type { WaterBodyName } from '../../listing/vocabulary.ts';
import { phrasesIn } from '../phrases-in.ts';
import { anyView, viewWords } from './view-words.ts';
import { type FilterWords, feature } from './word-kinds.ts';

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

/** 'Backs to the greenbelt', 'backing up onto a golf course'. */
const backingTo = (place: string): string =>
  ['backs', 'backing', 'backed', 'back']
    .flatMap((verb) => [verb, `${verb} up`])
    .flatMap((verb) => ['to', 'onto', 'on to', 'on'].map((link) => `${verb} ${link}`))
    .flatMap((verb) => ['', 'a ', 'the '].map((article) => `${verb} ${article}${place}`))
    .join(',');

/** Features outside of a home. */
export const propertyWords = {
  views: {
    kind: 'entries',
    entries: viewWords,
    any: anyView,
  },
  backsToGolfCourse: feature(`
    ${backingTo('golf course')}, ${backingTo('golf')}, on a golf course, on the golf course, on golf course, golf course lot, golf course home
  `),
  backsToGreenbelt: feature(`
    ${backingTo('greenbelt')}, on the greenbelt,
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
