import { expect, test } from 'vitest';
import { withoutPinText } from './without-pin.ts';

test.each([
  [0, false, ''],
  [0, true, ''],
  [1, false, '1 home without a public address has no pin'],
  [1_203, false, '1,203 homes without a public address have no pin'],
  [1, true, 'The map area hides 1 home without a public address. Remove “Map area” to see it.'],
  [3, true, 'The map area hides 3 homes without a public address. Remove “Map area” to see them.'],
])('%i homes without a pin, in a part of the map: %s', (withoutPin, isInPart, text) => {
  expect(withoutPinText({ withoutPin }, isInPart)).toBe(text);
});
