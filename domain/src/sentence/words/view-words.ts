import type { ViewType } from '../../listing/vocabulary.ts';
import { phrasesIn } from '../phrases-in.ts';

/** Praise without a kind of view. */
const praise = phrasesIn(`
  a, any, great, good, nice, stunning, amazing, beautiful, gorgeous, breathtaking, spectacular, scenic, pretty
`);

const nouns = ['view', 'views'];
const praised = praise.flatMap((word) => nouns.map((noun) => `${word} ${noun}`));

/** Views without a kind. */
export const anyView: readonly string[] = [...nouns, ...praised];

const leads: readonly string[] = [
  ...nouns.flatMap((noun) => ['of', 'over', 'onto', 'across'].map((joint) => `${noun} ${joint}`)),
  ...praised.flatMap((noun) => ['of', 'over'].map((joint) => `${noun} ${joint}`)),
  ...phrasesIn('overlooking, overlooks, looking over, looking out over, looks over'),
];

/** 'A view of the lake', 'beautiful views over the lake', 'overlooking the lake'. */
const seen = (list: string): readonly string[] =>
  phrasesIn(list).flatMap((what) => leads.map((lead) => `${lead} ${what}`));

/** A lake or river without an article begins a name: 'view of Lake Travis'. */
export const viewWords: Readonly<Record<ViewType, readonly string[]>> = {
  City: [
    ...phrasesIn(
      'city view, city views, downtown view, downtown views, skyline view, skyline views, city lights',
    ),
    ...seen('the city, city lights, the city lights, downtown, the skyline, the city skyline'),
    ...seen('the downtown skyline, downtown skyline'),
  ],
  'Golf Course': [
    ...phrasesIn('golf course view, golf course views, golf view, golf views'),
    ...seen('the golf course, a golf course, golf course'),
  ],
  Hills: [
    ...phrasesIn('hills view, hill view, hill views, hill country view, hill country views'),
    ...seen('the hills, hills, the hill country, hill country'),
  ],
  Lake: [...phrasesIn('lake view, lake views, lakeview'), ...seen('the lake, a lake')],
  Panoramic: phrasesIn('panoramic view, panoramic views'),
  'Park/Greenbelt': [
    ...phrasesIn('park view, park views, greenbelt view, greenbelt views, park / greenbelt view'),
    ...seen('the park, a park, the greenbelt, a greenbelt, greenbelt'),
  ],
  River: [...phrasesIn('river view, river views'), ...seen('the river, a river')],
};

/** Words for a lake or a river. */
export const waterViews: readonly string[] = [
  ...phrasesIn('water view, water views, lake or river view, lake or river views'),
  ...seen('the water, water'),
];
