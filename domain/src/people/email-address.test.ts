import { expect, it } from 'vitest';
import { emailAddress, isCompanyEmail } from './email-address.ts';

it.each([
  ['ana@example.com', 'ana@example.com'],
  [' Ana.Gomez@Example.COM ', 'ana.gomez@example.com'],
  ['ａｎａ＠example.com', 'ana@example.com'],
  ['an\u200Ba@example.com', 'ana@example.com'],
  ['ana+homes@example.com', 'ana+homes@example.com'],
])('reads the address %j as %s', (text, address) => expect(emailAddress(text)).toBe(address));

it.each(['', 'ana', '\u0430na@example.com', 'ana@exämple.com', 'ana@example.com\nBcc: b@example.com'])(
  'refuses %j',
  (text) => expect(emailAddress(text)).toBeUndefined(),
);

it('knows addresses of the brokerage by their domain, and those of domains below it', () => {
  const domains = ['brokerage.example'];
  expect(isCompanyEmail('Ada@Brokerage.example', domains)).toBe(true);
  expect(isCompanyEmail('ada@sub.brokerage.example', domains)).toBe(true);
  expect(isCompanyEmail('ada@evilbrokerage.example', domains)).toBe(false);
});
