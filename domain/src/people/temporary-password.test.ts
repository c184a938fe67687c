import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { passwordRule } from './password-rules.ts';
import { temporaryPassword } from './temporary-password.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

it.prop([fc.infiniteStream(fc.nat({ max: 2 ** 30 }))])('consists of 4 + 4 + 4 + 2 characters', (numbers) => {
  const password = temporaryPassword((below) => (numbers.next().value as number) % below);
  const kinds = [/[a-z]/g, /[A-Z]/g, /\d/g, /[^a-zA-Z\d]/g].map((kind) => count(password, kind));
  expect(kinds).toEqual([4, 4, 4, 2]);
  expect(passwordRule('Hearth Austin')(password)).toBeUndefined();
});
