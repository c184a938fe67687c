import { expect, it } from 'vitest';
import { consentOf } from './consent.ts';

const { version, boxes } = consentOf('Live Oak Realty');

it('names the brokerage in every text', () => {
  expect(boxes.map(({ text }) => text.includes('Live Oak Realty'))).toEqual([true, true]);
});

it('goes by a version that follows from the very words, the brokerage among them', () => {
  expect(version).toMatch(/^[\da-f]{8}$/);
  expect(consentOf('Live Oak Realty').version).toBe(version);
  expect(consentOf('Live Oak Realtors').version).not.toBe(version);
});

it('lets nobody be made to agree to marketing', () => {
  expect(boxes.map(({ id, required }) => [id, required])).toEqual([
    ['contact', true],
    ['marketing', false],
  ]);
});
