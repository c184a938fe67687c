import { expect, test } from 'vitest';
import { withoutPinText } from './without-pin.ts';

test.each([
  [0, false, ''],
  [0, true, ''],
  [1, false, '1 home isn’t on the map because its address is private'],
  [1_203, false, '1,203 homes aren’t on the map because their addresses are private'],
  [1, true, '1 more home has a private address and can’t be mapped.'],
  [3, true, '3 more homes have private addresses and can’t be mapped.'],
])('%i homes without a pin, in a part of the map: %s', (withoutPin, isInPart, text) => {
  expect(withoutPinText({ withoutPin }, isInPart)).toBe(text);
});
