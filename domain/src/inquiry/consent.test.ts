import { expect, it } from 'vitest';
import { consentOf } from './consent.ts';

const { version, boxes } = consentOf('Live Oak Realty');

it('names the brokerage in every text', () => {
  expect(boxes.map(({ text }) => text.includes('Live Oak Realty'))).toEqual([true, true]);
});

it('derives the version of a consent from its exact texts and the brokerage’s name', () => {
  expect(version).toMatch(/^[\da-f]{8}$/);
  expect(consentOf('Live Oak Realty').version).toBe(version);
  expect(consentOf('Live Oak Realtors').version).not.toBe(version);
});

it('asks for text messages in a box of their own, which is never required', () => {
  const [contact, texts] = boxes.map(({ text }) => text);
  expect(contact).not.toMatch(/\btext/);
  expect(texts).toMatch(/text messages.*not a condition.*STOP/);
  expect(boxes.map(({ id, required }) => [id, required])).toEqual([
    ['contact', true],
    ['texts', false],
  ]);
});
