import { expect, test } from 'vitest';
import { blockedRemarks } from './blocked-remarks.ts';

const fields = { publicRemarks: 'Bright home. No kids.', privateRemarks: 'Perfect for Christian couples.' };
const rule = (...blocks: Parameters<typeof blockedRemarks>[1]['blocks'][number][]) => ({
  blocks,
  setBy: 'Oak Realty',
});

test('block publishing by the kinds of findings that the brokerage chose, each at its field', () => {
  expect(blockedRemarks(fields, rule())).toEqual([]);
  const [found, ...others] = blockedRemarks(fields, rule('family'));
  expect(found).toMatchObject({ name: 'publicRemarks' });
  expect(found?.message).toMatch(/^“No kids” can’t be published: Oak Realty blocks such words/);
  expect(others).toEqual([]);
  expect(blockedRemarks(fields, rule('family', 'religion')).map(({ name }) => name)).toContain(
    'privateRemarks',
  );
});
