import { describe, expect, it } from 'vitest';
import { recordReader } from './mapping-table.ts';
import { readMedia } from './read-media.ts';

const context = { timeZone: 'America/Chicago', now: new Date('2026-11-21T12:00:00Z') };

const photo = (number: number, fields: object = {}) => ({
  MediaKey: `m${number}`,
  MediaURL: `https://img.example.com/${number}.jpg`,
  Order: number,
  ...fields,
});

function reading(...media: readonly object[]) {
  const read = recordReader(new Map([['media', media]]), context);
  const { pictures, unbrandedTour } = readMedia(read, context);
  const keys = pictures.map(({ mediaobjectid }) => mediaobjectid);
  const dropped = read.dropped.map(({ field, value }) => `${field} "${value}"`);
  return { keys, pictures, unbrandedTour, dropped };
}

describe('media that the source does not open to the public', () => {
  it.each([
    [{ Permission: ['Private'] }],
    [{ Permission: 'OfficeOnly' }],
    [{ Permission: ['AgentOnly'] }],
    [{ Permission: 'FirmOnly' }],
    [{ Permission: 'Public,Private' }],
    [{ Permission: ['VOW'] }],
    [{ MediaStatus: 'Deleted' }],
    [{ MediaStatus: 'Incomplete' }],
    [{ MlgCanView: false }],
  ])('are left out: %o', (fields) => {
    expect(reading(photo(1, { Permission: ['Public'] }), photo(2, fields))).toMatchObject({
      keys: ['m1'],
      dropped: [],
    });
  });

  it.each([[{}], [{ Permission: [] }], [{ Permission: ['Public', 'IDX'] }], [{ MediaStatus: 'Active' }]])(
    'are not those that it opens, or of which it says nothing: %o',
    (fields) => {
      expect(reading(photo(1, fields)).keys).toEqual(['m1']);
    },
  );

  it('counts media with an unknown permission', () => {
    expect(
      reading(photo(1, { Permission: ['Neighbors'] }), photo(2, { MediaStatus: 'Zapped' })),
    ).toMatchObject({
      keys: [],
      dropped: ['Media.Permission "["Neighbors"]"', 'Media.MediaStatus "Zapped"'],
    });
  });
});

describe('media with a permission that cannot be read', () => {
  it.each([
    [{ MlgCanView: 'maybe' }, 'Media.MlgCanView "maybe"'],
    [{ Permission: 'Priv\uFFFDte' }, 'Media.Permission "Priv\uFFFDte"'],
    [{ Permission: { Name: 'Private' } }, 'Media.Permission "{"Name":"Private"}"'],
  ])('are left out and counted: %o', (fields, dropped) => {
    expect(reading(photo(1, fields))).toMatchObject({ keys: [], dropped: [dropped] });
  });
});

describe('media that are no pictures of the home', () => {
  it.each([
    [
      {
        MediaCategory: 'Document',
        MediaURL: 'https://img.example.com/survey.pdf',
        MimeType: 'application/pdf',
      },
    ],
    [{ MediaCategory: 'Video', MediaURL: 'https://img.example.com/tour.mp4', MimeType: 'video/mp4' }],
    [{ MediaCategory: 'BrandedVirtualTour', MediaURL: 'https://tour.example.com/abc' }],
    [{ MediaCategory: 'Agent Photo' }],
    [{ MediaCategory: 'Office Logo' }],
    [{ MediaCategory: 'Photo', MimeType: 'application/pdf' }],
    [{ MediaType: 'mov' }],
    [{ MediaURL: 'https://img.example.com/plan.DOCX?v=2' }],
    [{ MediaCategory: 'Miscellaneous', MediaURL: 'https://img.example.com/page' }],
  ])('are left out: %o', (fields) => {
    expect(reading(photo(1, { MediaCategory: 'Photo' }), photo(2, fields)).keys).toEqual(['m1']);
  });

  it.each([
    [{ MediaCategory: 'Floor Plan' }],
    [{ MediaCategory: 'Photo', MimeType: 'image/jpeg', MediaType: 'jpeg' }],
    [{ MediaURL: 'https://img.example.com/without-ending' }],
    [{ MediaCategory: 'Kitchen' }],
  ])('are not these: %o', (fields) => {
    expect(reading(photo(1, fields)).keys).toEqual(['m1']);
  });

  it('give the listing its virtual tour where it shows no broker', () => {
    const tour = { MediaCategory: 'UnbrandedVirtualTour', MediaURL: 'https://tour.example.com/plain' };
    expect(reading(photo(1), photo(2, tour))).toMatchObject({ keys: ['m1'], unbrandedTour: tour.MediaURL });
    expect(reading(photo(2, { ...tour, Permission: 'Private' })).unbrandedTour).toBeNull();
  });
});

describe('the pictures of a listing', () => {
  it('reads each picture once', () => {
    expect(reading(photo(1), photo(1), photo(2)).keys).toEqual(['m1', 'm2']);
    expect(reading(photo(1), photo(2, { MediaURL: photo(1).MediaURL })).keys).toEqual(['m1']);
  });

  it('begin with the preferred one', () => {
    const { keys, pictures } = reading(photo(1), photo(2, { PreferredPhotoYN: true }), photo(0));
    expect(keys).toEqual(['m2', 'm0', 'm1']);
    expect(pictures.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
  });
});
