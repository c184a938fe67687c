import type { ExclusiveScope } from '../search-request.ts';
import { sortDirections, sortKeys } from '../sort/sort.ts';
import { longestBoundaryId, mostAddressTexts, mostBoundaries } from '../tags/tag.ts';
import {
  booleanCodec,
  type CodecShape,
  choiceCodec,
  choicesCodec,
  numberCodec,
  optionalNumberCodec,
  textsCodec,
} from './codec.ts';

const exclusiveScopes = [
  'public',
  'exclusive',
  'public_exclusive',
] as const satisfies readonly ExclusiveScope[];

const latitude = optionalNumberCodec(-90, 90, false);
const longitude = optionalNumberCodec(-180, 180, false);

/** What a listing search takes besides its filters (specification section 7). */
export const searchParameters = {
  lease: booleanCodec,
  sortBy: choiceCodec(sortKeys),
  sortType: choiceCodec(sortDirections),
  ourListingsFirst: booleanCodec,
  page: numberCodec(1, 10_000),
  limit: numberCodec(1, 250),
  address: textsCodec(mostAddressTexts, 200, false),
  polygon: textsCodec(mostBoundaries, longestBoundaryId, true),
  minLatitude: latitude,
  maxLatitude: latitude,
  minLongitude: longitude,
  maxLongitude: longitude,
  zoom: optionalNumberCodec(0, 24, false),
  latitude,
  longitude,
  privateExclusiveListing: choicesCodec(exclusiveScopes),
  trecLicense: textsCodec(50, 32, false),
  showEnabledAgentListings: booleanCodec,
};

/** What the map's points take besides the filters. */
export const mapPointsParameters = {
  ...searchParameters,
  limit: numberCodec(1, 500),
  mobile: booleanCodec,
  listingIds: textsCodec(500, 64, true),
};

export const parameterDescriptions: Readonly<
  Record<keyof typeof searchParameters | keyof typeof mapPointsParameters, string>
> = {
  lease: 'For lease instead of for sale',
  sortBy: 'Sort key; date where absent',
  sortType: 'Direction; the usual one of the key where absent',
  ourListingsFirst: "The brokerage's own listings before all others",
  page: 'From 1',
  limit: 'How many at most',
  address: 'Text in address, city, zip, subdivision or MLS number; several are alternatives',
  polygon: 'Ids of stored boundaries, comma-joined; inside any of them',
  minLatitude: 'The box of the map, all four or none',
  maxLatitude: 'The box of the map, all four or none',
  minLongitude: 'The box of the map, all four or none',
  maxLongitude: 'The box of the map, all four or none',
  zoom: 'Zoom of the map',
  latitude: 'Where the person is, for the distance sort; with longitude',
  longitude: 'Where the person is, for the distance sort; with latitude',
  privateExclusiveListing: "Which of the brokerage's own listings, comma-joined",
  trecLicense: 'Licence numbers of listing agents; several are alternatives',
  showEnabledAgentListings: 'Only listings shown on the bio page of their agent',
  mobile: 'Larger clusters for phones',
  listingIds: 'Only these listings, comma-joined',
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
      return { type: 'string', maxLength: shape.maxLength };
    case 'texts':
      return {
        type: 'array',
        maxItems: shape.maxEntries,
        items: { type: 'string', maxLength: shape.maxLength },
      };
  }
}

/** What a malformed value should have been. */
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
      return `must be text of at most ${shape.maxLength} characters${termsOf(shape)}`;
    case 'texts':
      return `must be at most ${shape.maxEntries} texts of at most ${shape.maxLength} characters`;
  }
}

const termsOf = ({ maxTerms }: { readonly maxTerms?: number }): string =>
  maxTerms === undefined ? '' : ` and ${maxTerms} comma-separated terms`;
