import { expect, it } from 'vitest';
import { namesOf } from './person-fields.ts';

const email = 'sean.o2brien@visitor.example';

it.each([
  ['Sean', "O'Brien", ['Sean', "O'Brien"]],
  ['Sean 🏡', 'St. James Jr.', ['Sean', 'St. James Jr.']],
  ['Ana Maria O’Neil', undefined, ['Ana', 'Maria O’Neil']],
  ['123', '456', ['sean o brien', '']],
])(
  'leaves out of the names %s and %s the characters that names may not have',
  (first, last, [firstname, lastname]) =>
    expect(namesOf({ firstname: first, lastname: last, email })).toEqual({ firstname, lastname }),
);
