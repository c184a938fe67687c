import { findPhrase, phraseList, wordsOf } from './phrase-book.ts';
import type { Token } from './token.ts';
import type { DeclinedTopic } from './understood.ts';

/*
 * Words about who lives somewhere. The Fair Housing Act names race, colour, religion, sex, handicap, familial status and
 * national origin; agents' codes add orientation and identity, Austin's law age, students and marital status. A search
 * that took such words, or what stands for them ('safe', 'good neighborhood'), would steer people; so none of
 * them becomes a filter or a keyword, whichever way they are meant. What a home has for a person's own need ('wheelchair
 * accessible') is a feature, and a filter.
 */

/** Said of people whatever stands beside them. */
const people = phraseList([
  // religion
  ...[
    'christian',
    'christians',
    'catholic',
    'catholics',
    'protestant',
    'baptist',
    'evangelical',
    'mormon',
    'mormons',
  ],
  ...[
    'jewish',
    'jew',
    'jews',
    'muslim',
    'muslims',
    'islamic',
    'hindu',
    'hindus',
    'buddhist',
    'buddhists',
    'sikh',
  ],
  ...[
    'atheist',
    'religious',
    'religion',
    'kosher',
    'halal',
    'eruv',
    'synagogue',
    'synagogues',
    'shul',
    'mosque',
  ],
  ...['mosques', 'church', 'churches', 'a temple', 'the temple', 'temples', 'parish', 'god fearing'],
  // race, colour, national origin
  ...[
    'hispanic',
    'hispanics',
    'latino',
    'latinos',
    'latina',
    'latinx',
    'caucasian',
    'caucasians',
    'asian',
    'asians',
  ],
  ...[
    'african american',
    'african americans',
    'native american',
    'native americans',
    'arab',
    'arabs',
    'blacks',
  ],
  ...[
    'whites',
    'mexicans',
    'immigrant',
    'immigrants',
    'refugees',
    'foreigner',
    'foreigners',
    'illegals',
    'ethnic',
  ],
  ...['ethnicity', 'race', 'racial', 'diverse', 'diversity', 'minority', 'minorities', 'people of color'],
  ...['english speaking', 'spanish speaking', 'americans only', 'born here', 'multicultural'],
  // sex, orientation, marriage
  ...[
    'women',
    'woman',
    'men',
    'female',
    'females',
    'male',
    'males',
    'ladies',
    'gay',
    'gays',
    'lesbian',
    'lgbt',
  ],
  ...[
    'lgbtq',
    'transgender',
    'married',
    'unmarried',
    'couple',
    'couples',
    'bachelor',
    'bachelors',
    'bachelorette',
  ],
  // families
  ...[
    'family',
    'families',
    'family friendly',
    'family neighborhood',
    'kid',
    'kids',
    'no kids',
    'kid friendly',
    'child',
  ],
  ...[
    'children',
    'no children',
    'childless',
    'child free',
    'childfree',
    'toddlers',
    'teenagers',
    'adults',
    'adult',
  ],
  ...['adult only', 'adults only', 'singles', 'single people', 'single mom', 'single mother', 'single dad'],
  ...[
    'single parent',
    'single parents',
    'single woman',
    'single man',
    'single women',
    'single men',
    'empty nesters',
  ],
  ...['empty nester', 'young professionals', 'young professional', 'young people', 'old people', 'student'],
  ...['students', 'no students', 'pregnant', 'parents', 'newlyweds'],
  // handicap, as a quality of people
  ...[
    'disabled',
    'disabled people',
    'no disabled',
    'able bodied',
    'handicapped',
    'handicapped people',
    'mentally ill',
  ],
  ...['no wheelchairs', 'no wheelchair', 'group home', 'group homes', 'no group homes', 'no section 8'],
  // what stands for them
  ...[
    'safe',
    'safer',
    'safest',
    'safety',
    'crime',
    'no crime',
    'low crime',
    'crime free',
    'dangerous',
    'ghetto',
  ],
  ...['sketchy', 'gentrified', 'gentrifying', 'up and coming', 'gangs', 'low income', 'no low income'],
  ...['demographics', 'kind of people', 'type of people', 'our kind', 'like minded'],
]);

/** About people only beside such words. */
const beside = new Set([
  ...[
    'black',
    'white',
    'brown',
    'mexican',
    'chinese',
    'indian',
    'korean',
    'vietnamese',
    'japanese',
    'filipino',
  ],
  ...[
    'african',
    'middle',
    'russian',
    'irish',
    'italian',
    'polish',
    'german',
    'spanish',
    'american',
    'foreign',
    'colored',
  ],
  ...[
    'good',
    'nice',
    'bad',
    'better',
    'best',
    'rough',
    'right',
    'wrong',
    'decent',
    'desirable',
    'respectable',
    'clean',
  ],
  ...[
    'exclusive',
    'integrated',
    'traditional',
    'stable',
    'changing',
    'unsafe',
    'poor',
    'rich',
    'wealthy',
    'affluent',
  ],
]);
const quarters = new Set([
  ...[
    'neighborhood',
    'neighborhoods',
    'neighbourhood',
    'neighbourhoods',
    'neighbors',
    'neighbours',
    'area',
    'areas',
  ],
  ...[
    'community',
    'communities',
    'people',
    'residents',
    'folks',
    'owners',
    'tenants',
    'families',
    'family',
    'part',
  ],
  ...['parts', 'side', 'population', 'town', 'enclave', 'culture'],
]);
const amounts = new Set(['mostly', 'predominantly', 'mainly', 'majority', 'all', 'largely']);
/** 'The right part of town' and 'a mostly white area' end with these. */
const tails = phraseList(['of town', 'of the city', 'area', 'areas', 'neighborhood', 'people', 'community']);

const ages = new Set([50, 55, 60, 62, 65]);
const communities = phraseList([
  ...[
    'community',
    'communities',
    'neighborhood',
    'living',
    'housing',
    'only',
    'adult',
    'active adult',
    'and older community',
  ],
]);
const olderThan = phraseList(['+', 'plus', 'and over', 'and older', 'and up', 'or older', 'or over', 's']);
const ageWords = phraseList([
  ...[
    'age restricted',
    'age restricted community',
    'age qualified',
    'active adult',
    'active adult community',
    'senior',
  ],
  ...[
    'seniors',
    'senior living',
    'senior community',
    'senior housing',
    'retirement',
    'retirement community',
    'retiree',
  ],
  ...['retirees', 'elderly', 'over fifty five'],
]);

const leads = phraseList([
  ...[
    'walking distance to',
    'walking distance of',
    'walk to',
    'close to',
    'near',
    'next to',
    'mostly',
    'all',
    'no',
  ],
  ...[
    'predominantly',
    'mainly',
    'majority',
    'within walking distance of',
    'within walking distance to',
    'for',
    'without',
  ],
]);

/** Words about people are known words: no slip of the finger makes something else of them. */
export const protectedVocabulary: readonly string[] = [
  ...[people, communities, ageWords, leads].flatMap(wordsOf),
  ...beside,
  ...quarters,
  ...amounts,
];

export interface DeclinedFound {
  readonly topic: DeclinedTopic;
  readonly length: number;
}

/** Words about who lives somewhere that begin here. */
export const readProtected = (tokens: readonly Token[], at: number): DeclinedFound | undefined => {
  const length = Math.max(agedLength(tokens, at), findPhrase(ageWords, tokens, at)?.length ?? 0);
  if (length > 0) return { topic: 'age', length };
  const found = peopleLength(tokens, at);
  return found > 0 ? { topic: 'people', length: withTail(tokens, at, found) } : undefined;
};

/** With the words that lead to them, e.g. 'near a mosque', 'mostly Hispanic', 'no students'. */
const peopleLength = (tokens: readonly Token[], at: number): number => {
  const plain = findPhrase(people, tokens, at)?.length ?? quarterLength(tokens, at);
  const lead = plain > 0 ? 0 : (findPhrase(leads, tokens, at)?.length ?? 0);
  if (lead === 0) return plain;
  const article = ['a', 'an', 'the', 'any'].includes(tokens[at + lead]?.word ?? '') ? 1 : 0;
  const led =
    findPhrase(people, tokens, at + lead)?.length ?? findPhrase(people, tokens, at + lead + article)?.length;
  return led === undefined ? 0 : lead + article + led;
};

/** '55+', 'over 55 community', '62 and older'; and not '55+ acres'. */
const agedLength = (tokens: readonly Token[], at: number): number => {
  const over = tokens[at]?.word === 'over' ? 1 : 0;
  if (!ages.has(tokens[at + over]?.value ?? 0) || tokens[at + over]?.kind !== 'number') return 0;
  const older = findPhrase(olderThan, tokens, at + over + 1)?.length ?? 0;
  const end = at + over + 1 + older;
  const community = findPhrase(communities, tokens, end)?.length ?? 0;
  const isAge = community > 0 || (older > 0 && tokens[end]?.kind !== 'word');
  return isAge && over + older + community > 0 ? end + community - at : 0;
};

/** 'White area', 'mostly white', 'good part of town', 'the right neighborhood'. */
const quarterLength = (tokens: readonly Token[], at: number): number => {
  const lead = amounts.has(tokens[at]?.word ?? '') ? 1 : 0;
  if (!beside.has(tokens[at + lead]?.word ?? '')) return 0;
  for (const end of [at + lead + 1, at + lead + 2]) {
    if (quarters.has(tokens[end]?.word ?? '') && tokens[end - 1]?.kind === 'word') return end + 1 - at;
  }
  return lead > 0 ? lead + 1 : 0;
};

const withTail = (tokens: readonly Token[], at: number, length: number): number => {
  const next = at + length;
  const tail = findPhrase(tails, tokens, next) ?? findPhrase(people, tokens, next);
  return tail ? withTail(tokens, at, length + tail.length) : length;
};
