import { describe, expect, it } from 'vitest';
import { isAddress } from './address-text.ts';

describe('an address', () => {
  it.each([
    ...['100 Loop 360', '1204 S Lamar Blvd', '12 Apt 3 Main St', '1204A Main St', '123 1/2 Main St'],
    ...['100 Block House Dr', '12 Bay Ct', '9 Mile Rd', 'MLS 1234567', '1234567'],
  ])('“%s” is', (text) => expect(isAddress(text)).toBe(true));

  it.each([
    ...['3 bed 2 bath 1500 sq ft house in Kyle', '2000 sq ft house under 400k', '2 bed apt for rent'],
    ...['500k house with circle drive', '3/2 house with circle drive', '10 min drive to downtown'],
    ...['2,000 sq ft', '2 story house with circle drive', '$500 house on a path', 'Zilker'],
  ])('“%s” is not', (text) => expect(isAddress(text)).toBe(false));

  it('reads an address with any number of digits in one pass', () => {
    expect(isAddress('9'.repeat(50_000))).toBe(true);
  });
});
