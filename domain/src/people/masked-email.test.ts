import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['ana.gomez@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['nothing', '…'],
])('masks %s as %s', (address, masked) => expect(maskedEmail(address)).toBe(masked));
