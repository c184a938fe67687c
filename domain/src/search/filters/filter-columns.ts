import { editions } from '../../edition/editions.ts';
import { bathroomsOf } from '../../listing/bathrooms.ts';
import { type Feature, featureNames, hasFeature, viewsOf, waterBodyOf } from '../../listing/features.ts';
import type { Listing, ListingSource } from '../../listing/listing.ts';
import type { PropertyFilterType } from '../../listing/property-type.ts';
import type { MlsStatus } from '../../listing/status.ts';
import type { ViewType, WaterBodyName } from '../../listing/vocabulary.ts';
import type { MatchContext } from '../match-context.ts';

/** The numeric fields of a listing that filters compare. The search row of the server has a column for each. */
export const figureFields = [
  'listprice',
  'bedroomstotal',
  'livingarea',
  'lotsizearea',
  'yearbuilt',
  'stories',
  'garagespaces',
  'elementaryschoolrating',
  'middleschoolrating',
  'highschoolrating',
] as const satisfies readonly (keyof Listing)[];
export type FigureField = (typeof figureFields)[number];

/** A number that filters compare: a field, or one that is derived from several. */
export type Figure = FigureField | 'bathrooms';

/** null where the listing does not have the figure. */
export const figureOf = (listing: Listing, figure: Figure): number | null =>
  figure === 'bathrooms' ? bathroomsOf(listing) : listing[figure];

/** Facts that are not features. */
const otherFacts = {
  ours: (listing: Listing, context: MatchContext) => isOfBrokerage(listing, context),
  hasPhoto: (listing: Listing) => listing.media.length > 0,
  petsallowed: (listing: Listing) => listing.petsallowed,
};
export type OtherFact = keyof typeof otherFacts;

/** A fact of a listing: true, false or unknown. */
export type Fact = Feature | OtherFact;

export const isFeature = (fact: Fact): fact is Feature => (featureNames as readonly string[]).includes(fact);

/** null where the fact is unknown. */
export const factOf = (listing: Listing, fact: Fact, context: MatchContext): boolean | null =>
  isFeature(fact) ? hasFeature(listing, fact) : otherFacts[fact](listing, context);

/** The brokerage's own: its office's listings in the MLS, and its exclusive ones. */
export const isOfBrokerage = (
  listing: Pick<Listing, 'source' | 'listofficemlsid'>,
  context: Pick<MatchContext, 'edition'>,
): boolean => listing.source === 'EX' || listing.listofficemlsid === editions[context.edition].officeCode;

/** The fields that filters choose words of, with the vocabulary of each. */
export interface WordColumns {
  readonly mlsstatus: MlsStatus;
  readonly source: ListingSource;
  readonly propertyfiltertype: PropertyFilterType;
  readonly waterbodyname: WaterBodyName;
  readonly View: ViewType;
}
export type WordColumn = keyof WordColumns;

const sets = new Map<string, ReadonlySet<string>>();

/** The set of one word of a vocabulary, made once: digests test searches and homes by the million. */
function only<Word extends string>(word: Word): ReadonlySet<Word> {
  const known = sets.get(word);
  if (known) return known as ReadonlySet<Word>;
  const made = new Set([word]);
  sets.set(word, made);
  return made;
}

/** The words of a listing in the vocabulary of the search, without unknown words of feeds. */
export const wordsOf: {
  readonly [C in WordColumn]: (listing: Listing) => ReadonlySet<WordColumns[C]>;
} = {
  mlsstatus: (listing) => only(listing.mlsstatus),
  source: (listing) => only(listing.source),
  propertyfiltertype: (listing) => only(listing.propertyfiltertype),
  waterbodyname: (listing) => {
    const name = waterBodyOf(listing);
    return new Set(name === null ? [] : [name]);
  },
  View: viewsOf,
};
