import { expect, test } from 'vitest';
import { withoutPinText } from './without-pin.ts';

test.each([
  [0, false, ''],
  [0, true, ''],
  [1, false, '1 home with a hidden address has no pin'],
  [1_203, false, '1,203 homes with a hidden address have no pin'],
  [1, true, '1 home with a hidden address is left out. Remove the map area to see it.'],
  [3, true, '3 homes with a hidden address are left out. Remove the map area to see them.'],
])('%i homes without a pin, in a part of the map: %s', (withoutPin, isInPart, text) => {
  expect(withoutPinText({ withoutPin }, isInPart)).toBe(text);
});
