import { expect, it } from 'vitest';
import { decodeTag, encodeTag } from '../url/url-tags.ts';
import { type SearchTag, tagTypes } from './tag.ts';
import { requestOfTags } from './tag-request.ts';

const tag = (type: SearchTag['type']): SearchTag => ({
  type,
  id: `${type}-1`,
  value: 'Zilker',
  label: 'In Zilker',
});

const requested: Readonly<Record<SearchTag['type'], ReturnType<typeof requestOfTags>>> = {
  address: { address: ['Zilker'], polygon: [] },
  street: { address: ['Zilker'], polygon: [] },
  mlscode: { address: ['Zilker'], polygon: [] },
  city: { address: [], polygon: ['city-1'] },
  county: { address: [], polygon: ['county-1'] },
  custom: { address: [], polygon: ['custom-1'] },
  mlsarea: { address: [], polygon: ['mlsarea-1'] },
  postalcode: { address: [], polygon: ['postalcode-1'] },
  school: { address: [], polygon: ['school-1'] },
  schooldistrict: { address: [], polygon: ['schooldistrict-1'] },
  subdivision: { address: [], polygon: ['subdivision-1'] },
  // Its children have the conditions.
  group: { address: [], polygon: [] },
};

it.each(tagTypes)('a tag of type %s is in the request and survives the URL', (type) => {
  expect(requestOfTags([tag(type)])).toEqual(requested[type]);
  expect(decodeTag(...encodeTag(tag(type)))).toEqual(tag(type));
});

it('several tags are ORed', () => {
  expect(requestOfTags(tagTypes.map(tag))).toEqual({
    address: ['Zilker', 'Zilker', 'Zilker'],
    polygon: [
      ...['city-1', 'county-1', 'custom-1', 'mlsarea-1', 'postalcode-1', 'school-1'],
      ...['schooldistrict-1', 'subdivision-1'],
    ],
  });
});

it.each([
  ['the child of a group', { isChild: true }, 'tags=city:12:austin:Austin:c'],
  ['a drawn area', { isTemporary: true }, 'tags=city:12:austin:Austin:t'],
  ['an open group', { open: true }, 'tags=city:12:austin:Austin:o'],
  ['all at once', { isChild: true, isTemporary: true, open: true }, 'tags=city:12:austin:Austin:cto'],
] as const)('the URL says what is %s', (_what, flags, pair) => {
  const said: SearchTag = { type: 'city', id: '12', value: 'austin', label: 'Austin', ...flags };
  expect(encodeTag(said).join('=')).toBe(pair);
  expect(decodeTag(...encodeTag(said))).toEqual(said);
});

it.each(['city:12:austin:Austin:x', 'city:12:austin:Austin:tc', 'city:12:austin:Austin:c:c'])(
  'the URL knows no %s',
  (text) => expect(decodeTag('tags', text)).toBeUndefined(),
);
