import { expect, it } from 'vitest';
import { consentOf, consentVersion } from './consent.ts';

const { version, boxes } = consentOf('Live Oak Realty');

it('names the brokerage in every text, and the texts by their version', () => {
  expect(version).toBe(consentVersion);
  expect(boxes.map(({ text }) => text.includes('Live Oak Realty'))).toEqual([true, true]);
});

it('lets nobody be made to agree to marketing', () => {
  expect(boxes.map(({ id, required }) => [id, required])).toEqual([
    ['contact', true],
    ['marketing', false],
  ]);
});
