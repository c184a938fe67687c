import { expect, it } from 'vitest';
import { isFlagOn } from './flag.ts';

it.each([
  ['', true],
  ['true', true],
  ['lease', true],
  ['1', true],
  ['false', false],
  ['False', false],
  [' no ', false],
  ['0', false],
  ['off', false],
  [null, false],
])('a flag with the text %j is %s', (text, isOn) => {
  expect(isFlagOn(text)).toBe(isOn);
});
