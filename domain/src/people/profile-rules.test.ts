import { expect, it } from 'vitest';
import { profileProblems } from './profile-rules.ts';

it('reports the problem of each field that is given, in the words of the specification', () => {
  expect(
    profileProblems({ firstname: 'R2D2', lastname: '', phone: '555', location: 'x'.repeat(257), name: ' ' }),
  ).toEqual([
    {
      name: 'firstname',
      message: 'This first name is invalid. Use letters, spaces, hyphens, apostrophes and periods.',
    },
    { name: 'lastname', message: 'Field is required' },
    { name: 'phone', message: 'Please enter a valid phone number' },
    { name: 'location', message: 'Please enter less than 256 characters' },
    { name: 'name', message: 'Field is required' },
  ]);
});

it('accepts fields that are left out or removed', () => {
  expect(profileProblems({})).toEqual([]);
  expect(profileProblems({ firstname: 'Ana', location: null })).toEqual([]);
});
