import type { FilterKey, Filters } from '../../search/filters/filters.ts';
import { phrasesIn } from '../phrases-in.ts';
import type { UnitName } from './unit-table.ts';

type Words = readonly string[];

/** A feature that a search can require, but not exclude. */
interface FeatureWords {
  readonly kind: 'feature';
  readonly words: Words;
}

/** A filter with the values Yes and No: 'pool' is yes, 'no pool' is no. */
interface AnswerWords<V> {
  readonly kind: 'answer';
  readonly words: Words;
  readonly yes: V;
  readonly no: V;
  /** Words of the two chips. */
  readonly labels: readonly [yes: string, no: string];
}

/** A kind of property; named kinds exclude the others. */
interface TypeWords {
  readonly kind: 'type';
  readonly words: Words;
}

/** One end of a range; the table of units has its words. */
export interface EndWords {
  readonly kind: 'end';
  readonly unit: UnitName;
}

/** A list of words of a vocabulary, each with its phrases; `any` is all of them. */
interface EntriesWords<E extends string> {
  readonly kind: 'entries';
  readonly entries: Readonly<Record<E, Words>>;
  readonly any: Words;
}

/** An event within a number of days. */
interface DaysWords {
  readonly kind: 'days';
  /** Phrases that need no period, with the default number of days. */
  readonly words: Words;
  readonly days: number;
  /** Phrases that need a period. */
  readonly timed: Words;
}

/** A quoted keyword. */
interface QuotedWords {
  readonly kind: 'quoted';
}

/** A filter without words, with the reason; another row's words may set it. */
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

/** The words for each filter; a filter without an entry does not compile. */
export type FilterWords = { readonly [K in FilterKey]: WordsOf<Filters[K]> };

/** Lists of words are in lower case and without apostrophes; '/' and '-' stand by themselves. */
export const feature = (list: string): FeatureWords => ({ kind: 'feature', words: phrasesIn(list) });
export const type = (list: string): TypeWords => ({ kind: 'type', words: phrasesIn(list) });
export const end = (unit: UnitName): EndWords => ({ kind: 'end', unit });
export const none = (because: string): NoWords => ({ kind: 'none', because });
