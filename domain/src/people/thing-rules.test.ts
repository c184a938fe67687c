import { expect, it } from 'vitest';
import { longestDescription, thingProblems } from './thing-rules.ts';

const cases = [
  [{ name: 'Lake homes', description: '' }, []],
  [{ name: ' \n' }, [{ name: 'name', message: 'Please enter a name' }]],
  [{ name: 'x'.repeat(256) }, []],
  [{ name: 'x'.repeat(257) }, [{ name: 'name', message: 'Please enter less than 256 characters' }]],
  [{}, []],
  [{ description: ` ${'x'.repeat(longestDescription)} ` }, []],
  [
    { description: 'x'.repeat(longestDescription + 1) },
    [{ name: 'description', message: 'Please enter at most 1000 characters' }],
  ],
] as const;

it.each(cases)('the problems of %j', (words, problems) => {
  expect(thingProblems(words)).toEqual(problems);
});
