import type { FilterKey, Filters } from '../../search/filters/filters.ts';
import { phrasesIn } from '../phrases-in.ts';
import type { UnitName } from '../unit.ts';

type Words = readonly string[];

/** A feature that a home may be asked to have; nobody can ask for homes without it. */
interface FeatureWords {
  readonly kind: 'feature';
  readonly words: Words;
}

/** A question with an answer: 'pool' is yes, 'no pool' is no. */
interface AnswerWords<V> {
  readonly kind: 'answer';
  readonly words: Words;
  readonly yes: V;
  readonly no: V;
  /** Words of the two chips. */
  readonly labels: readonly [yes: string, no: string];
}

/** A kind of property; the first that is named leaves out the others. */
interface TypeWords {
  readonly kind: 'type';
  readonly words: Words;
}

/** One end of a range: what is said with figures is in the table of units. */
interface EndWords {
  readonly kind: 'end';
  readonly unit: UnitName;
}

/** Several of a vocabulary, each with its words; `any` stands for all of them. */
interface EntriesWords<E extends string> {
  readonly kind: 'entries';
  readonly entries: Readonly<Record<E, Words>>;
  readonly any: Words;
}

/** Something that happened within so many days. */
interface DaysWords {
  readonly kind: 'days';
  /** Words that are enough, and the days they stand for where none are named. */
  readonly words: Words;
  readonly days: number;
  /** Words that say it only together with a time. */
  readonly timed: Words;
}

/** What stands in quotes. */
interface QuotedWords {
  readonly kind: 'quoted';
}

/** Nothing that is typed sets it, for the reason given; or another row's words do. */
interface NoWords {
  readonly kind: 'none';
  readonly because: string;
}

type WordsOf<V> =
  | NoWords
  | ([V] extends [boolean] ? FeatureWords | TypeWords : never)
  | ([V] extends [boolean | null] ? AnswerWords<V> : never)
  | ([V] extends [number | null] ? EndWords | DaysWords : never)
  | ([V] extends [readonly (infer E extends string)[]] ? EntriesWords<E> : never)
  | (string extends V ? QuotedWords : never)
  | ([V] extends ['Any' | 'Yes' | 'No'] ? AnswerWords<V> : never);

/** How people say each filter; a filter without its words does not compile. */
export type FilterWords = { readonly [K in FilterKey]: WordsOf<Filters[K]> };

/** Lists of words are in lower case and without apostrophes; '/' and '-' stand by themselves. */
export const feature = (list: string): FeatureWords => ({ kind: 'feature', words: phrasesIn(list) });
export const type = (list: string): TypeWords => ({ kind: 'type', words: phrasesIn(list) });
export const end = (unit: UnitName): EndWords => ({ kind: 'end', unit });
export const none = (because: string): NoWords => ({ kind: 'none', because });
