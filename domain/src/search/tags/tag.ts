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

/** Types of tags that are an area by id. */
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

/** An entry of the location field; `id` is the area's id for polygon types, else the value itself. */
export interface SearchTag {
  readonly type: TagType;
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** True for a child of the group before it; both are removed together. */
  readonly isChild?: true;
  /** True for a drawn area whose search is not saved. */
  readonly isTemporary?: true;
  /** True for a group whose children are shown. */
  readonly open?: true;
}

/** Most tags without an area in a search, since each is searched in the text of all addresses. */
export const mostAddressTexts = 10;
/** Characters of a tag's id, value and label. */
export const longestTagText = 200;

/** Most areas of one search, and the longest id of an area. */
export const mostBoundaries = 30;
export const longestBoundaryId = 64;
