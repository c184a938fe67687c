import type { AccountKey } from '../account-scope.ts';
import type { ExclusiveScope } from '../search-request.ts';
import { sortDirections, sortKeys } from '../sort/sort.ts';
import { longestBoundaryId, longestTagText, mostAddressTexts, mostBoundaries } from '../tags/tag.ts';
import {
  booleanCodec,
  type CodecShape,
  choiceCodec,
  choicesCodec,
  numberCodec,
  optionalNumberCodec,
  textCodec,
  textsCodec,
} from './codec.ts';

const exclusiveScopes = [
  'public',
  'exclusive',
  'public_exclusive',
] as const satisfies readonly ExclusiveScope[];

/** A query parameter, as the API and the URL of a search page read it. */
export interface Parameter<C> {
  readonly codec: C;
  /** For the API's documentation. */
  readonly description: string;
}

/** A parameter that the URL of a search page also has, under its own name. */
export interface UrlParameter<C> extends Parameter<C> {
  readonly nameInUrl: string;
}

const inApi = <C>(codec: C, description: string): Parameter<C> => ({ codec, description });

const inBoth = <C>(nameInUrl: string, codec: C, description: string): UrlParameter<C> => ({
  ...inApi(codec, description),
  nameInUrl,
});

const latitude = optionalNumberCodec(-90, 90, false);
const longitude = optionalNumberCodec(-180, 180, false);
const edge = 'The box of the map, all four or none';

const longestName = 64;

/** Parameters that read an account, or tell it what not to remember. Guests get 401 for those that need a person. */
const accountParameters = {
  collection: inBoth(
    'collection',
    textCodec(longestName),
    'Only listings of this collection, or dismissed for the dismissed ones; signed in',
  ),
  dismissed: inBoth('dismissed', booleanCodec, 'With the listings that the person dismissed; signed in'),
  dismissedOnly: inBoth('dismissedOnly', booleanCodec, 'Only listings that the person dismissed; signed in'),
  proposedOnly: inBoth('proposedOnly', booleanCodec, 'Only listings that an agent recommended; signed in'),
  viewedBy: inBoth(
    'viewedBy',
    textCodec(longestName),
    'Only listings that the person of this username viewed; signed in',
  ),
  user: inBoth(
    'user',
    textCodec(longestName),
    "Username of an agent's contact for whom to search; signed in",
  ),
  dontSaveViewedSearch: inBoth(
    'dontSaveViewedSearch',
    booleanCodec,
    'Do not list this search among the viewed ones',
  ),
} satisfies Readonly<Record<AccountKey, UrlParameter<unknown>>>;

/** Parameters of a listing search besides its filters (specification sections 2 and 7). */
export const searchParameters = {
  lease: inBoth('lease', booleanCodec, 'For lease instead of for sale'),
  sortBy: inBoth('sortBy', choiceCodec(sortKeys), 'Sort key; date where absent'),
  sortType: inBoth(
    'sortType',
    choiceCodec(sortDirections),
    'Direction; the usual one of the key where absent',
  ),
  ourListingsFirst: inBoth(
    'ourListingsFirst',
    booleanCodec,
    "The brokerage's own listings before all others",
  ),
  page: inBoth('page', numberCodec(1, 10_000), 'From 1'),
  limit: inBoth('limit', numberCodec(1, 250), 'How many at most; over 50 for signed-in agents alone'),
  /** The URL of a search page has tags instead. */
  address: inApi(
    textsCodec(mostAddressTexts, longestTagText, false),
    'Text in address, city, zip, subdivision or MLS number; several are alternatives',
  ),
  polygon: inBoth(
    'locations',
    textsCodec(mostBoundaries, longestBoundaryId, true),
    'Ids of stored boundaries, comma-joined; inside any of them',
  ),
  minLatitude: inBoth('minlat', latitude, edge),
  maxLatitude: inBoth('maxlat', latitude, edge),
  minLongitude: inBoth('minlong', longitude, edge),
  maxLongitude: inBoth('maxlong', longitude, edge),
  /** Other maps have zooms up to 24; a link opens our map as near as that goes. */
  zoom: inBoth('z', optionalNumberCodec(0, 24, false), 'Zoom of the map'),
  latitude: inBoth('ulat', latitude, 'Where the person is, for the distance sort; with longitude'),
  longitude: inBoth('ulng', longitude, 'Where the person is, for the distance sort; with latitude'),
  privateExclusiveListing: inApi(
    choicesCodec(exclusiveScopes),
    "Which of the brokerage's own listings, comma-joined; agents, for sale",
  ),
  trecLicense: inBoth(
    'trecLicense',
    textsCodec(50, 32, false),
    'Licence numbers of listing agents; several are alternatives',
  ),
  showEnabledAgentListings: inBoth(
    'showEnabledAgentListings',
    booleanCodec,
    'Only listings shown on the bio page of their agent',
  ),
  ...accountParameters,
};

/** Parameters of the map's points besides the filters. */
export const mapPointsParameters = {
  ...searchParameters,
  limit: inApi(numberCodec(1, 500), 'How many at most'),
  mobile: inApi(booleanCodec, 'Larger clusters for phones'),
  listingIds: inApi(textsCodec(500, 64, true), 'Only these listings, comma-joined'),
};

/** JSON Schema of a parameter, for the API's documentation. */
export function parameterSchema(shape: CodecShape): Record<string, unknown> {
  switch (shape.kind) {
    case 'number':
      return {
        type: shape.integer ? 'integer' : 'number',
        minimum: shape.minimum,
        maximum: shape.maximum,
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: shape.values };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: shape.values } };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'text':
      return {
        type: 'string',
        maxLength: shape.maxLength,
        ...(shape.form && { pattern: shape.form.pattern }),
      };
    case 'texts':
      return {
        type: 'array',
        maxItems: shape.maxEntries,
        items: { type: 'string', maxLength: shape.maxLength },
      };
  }
}

/** The expected format of a value, for error messages. */
export function expectation(shape: CodecShape): string {
  switch (shape.kind) {
    case 'number': {
      const noun = shape.integer ? 'a whole number' : 'a number';
      return `must be ${noun} from ${shape.minimum} to ${shape.maximum}`;
    }
    case 'boolean':
      return 'must be true or false';
    case 'choice':
      return `must be one of ${shape.values.join(', ')}`;
    case 'choices':
      return `must be any of ${shape.values.join(', ')}`;
    case 'day':
      return 'must be a day like 2026-01-31';
    case 'text':
      if (shape.form) return `must be ${shape.form.words}`;
      return `must be text of at most ${shape.maxLength} characters${termsOf(shape)}`;
    case 'texts':
      return `must be at most ${shape.maxEntries} texts of at most ${shape.maxLength} characters`;
  }
}

const termsOf = ({ maxTerms }: { readonly maxTerms?: number }): string =>
  maxTerms === undefined ? '' : ` and ${maxTerms} comma-separated terms`;
