import { expect, it } from 'vitest';
import { trimEnd, withoutEndSlashes } from './trim-end.ts';

it.each([
  ['bees', /s/, 'bee'],
  ['boss', /s/, 'bo'],
  ['sss', /s/, ''],
  ['', /s/, ''],
  ['see', /s/, 'see'],
  ['Oak St.),', /[.,)]/, 'Oak St'],
])('%j without %s at its end is %j', (text, character, trimmed) => {
  expect(trimEnd(text, character)).toBe(trimmed);
});

it('removes the slashes at the end of an address alone', () => {
  expect(withoutEndSlashes('https://maps.example/osrm//')).toBe('https://maps.example/osrm');
  expect(withoutEndSlashes('https://maps.example')).toBe('https://maps.example');
});
