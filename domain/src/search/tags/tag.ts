/** Kinds of a search tag (specification section 3). */
export const tagTypes = [
  'address',
  'city',
  'county',
  'custom',
  'group',
  'mlsarea',
  'mlscode',
  'postalcode',
  'school',
  'schooldistrict',
  'street',
  'subdivision',
] as const;
export type TagType = (typeof tagTypes)[number];

export const isTagType = (text: string): text is TagType => (tagTypes as readonly string[]).includes(text);

/** Tags that stand for a stored boundary. */
export const polygonTypes = [
  'county',
  'city',
  'school',
  'schooldistrict',
  'subdivision',
  'postalcode',
  'mlsarea',
  'custom',
] as const;
export type PolygonType = (typeof polygonTypes)[number];

/** One chip of the search bar; `id` is a boundary's id for polygon kinds, else the value itself. */
export interface SearchTag {
  readonly type: TagType;
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** It belongs to the group before it, and goes with that. */
  readonly isChild?: true;
  /** It was drawn for this search alone and nobody has kept it. */
  readonly isTemporary?: true;
  /** A group whose children are shown. */
  readonly open?: true;
}

/** Tags that stand for no boundary are looked for in the text of every address; a search has no more of them. */
export const mostAddressTexts = 10;
/** Characters of a tag's id, value and label. */
export const longestTagText = 200;

/** Stored boundaries of one search, and the length of their ids. */
export const mostBoundaries = 30;
export const longestBoundaryId = 64;
