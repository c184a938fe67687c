import { expect, test } from 'vitest';
import { blockedRemarks } from './blocked-remarks.ts';

const fields = { publicRemarks: 'Bright home. No kids.', privateRemarks: 'Perfect for Christian couples.' };
const words = { fields, photos: [{ caption: 'The porch' }] };
const rule = (...blocks: Parameters<typeof blockedRemarks>[1]['blocks'][number][]) => ({
  blocks,
  setBy: 'Oak Realty',
});

test('block publishing by the kinds of findings that the brokerage chose, each at its field', () => {
  expect(blockedRemarks(words, rule())).toEqual([]);
  const [found, ...others] = blockedRemarks(words, rule('family'));
  expect(found).toMatchObject({ name: 'publicRemarks' });
  expect(found?.message).toMatch(/^“No kids” can’t be published: Oak Realty blocks such words/);
  expect(others).toEqual([]);
  expect(blockedRemarks(words, rule('family', 'religion')).map(({ name }) => name)).toContain(
    'privateRemarks',
  );
});

test('read captions of photos too', () => {
  const photos = [{ caption: 'The porch' }, { caption: 'Perfect for kids' }];
  const found = blockedRemarks({ fields: {}, photos }, rule('family'));
  expect(found).toEqual([
    { name: 'photos', message: expect.stringMatching(/^“for kids” can’t be published/) },
  ]);
});

test('block no text that the same people read already, and each that differs from it', () => {
  const other = { ...words, fields: { ...fields, publicRemarks: 'Bright home! No kids.' } };
  expect(blockedRemarks(words, rule('family'), words)).toEqual([]);
  expect(blockedRemarks(other, rule('family'), words)).toMatchObject([{ name: 'publicRemarks' }]);
  const caption = { fields: {}, photos: [{ caption: fields.publicRemarks }] };
  expect(blockedRemarks(caption, rule('family'), words)).toMatchObject([{ name: 'photos' }]);
});
