import { describe, expect, it } from 'vitest';
import {
  emailRule,
  firstnameRule,
  lastnameRule,
  messageLimit,
  messageRule,
  phoneNumber,
  phoneRule,
} from './person-rules.ts';

describe('names', () => {
  it.each([
    ...[
      'Ana',
      'María José',
      'Müller-Lüdenscheidt',
      'Nguyễn',
      '李',
      'Zoe\u0308',
      'x'.repeat(256),
      '𠮷'.repeat(256),
    ],
    ...[
      "O'Brien",
      'O’Brien',
      'St. James Jr.',
      'J.',
      "D'Angelo-O’Neil",
      '‘t Hooft',
      'Kahaleʻa',
      'Smith‑Jones',
    ],
  ])('take %s', (name) => {
    expect(firstnameRule(name)).toBeUndefined();
    expect(lastnameRule(name)).toBeUndefined();
  });

  it.each(['R2D2', 'a@b', '<b>Ana</b>', 'Ana\nBcc: x', 'Ana "Nan"', 'Ana, Bo', '-', ' - ', "'.’"])(
    'refuse %j',
    (name) => {
      const characters = 'Use letters, spaces, hyphens, apostrophes and periods.';
      expect(firstnameRule(name)).toBe(`This first name is invalid. ${characters}`);
      expect(lastnameRule(name)).toBe(`This last name is invalid. ${characters}`);
    },
  );

  it('requires names of at most 256 characters', () => {
    expect(firstnameRule('')).toBe('Field is required');
    expect(lastnameRule('   ')).toBe('Field is required');
    expect(firstnameRule('x'.repeat(257))).toBe('Please enter less than 256 characters');
  });
});

describe('a phone number', () => {
  it.each([
    ['+15125550100', '+15125550100'],
    ['+1 (512) 555-0100', '+15125550100'],
    ['512.555.0100', '+15125550100'],
    ['1 512 555 0100', '+15125550100'],
    ['+49 30 901820', '+4930901820'],
    ['+1234567', undefined],
    ['+2345678', '+2345678'],
    ['+234567', undefined],
    ['+234567890123456', '+234567890123456'],
    ['+2345678901234567', undefined],
    ['+1512555010', undefined],
    ['+151255501000', undefined],
    ['5550100', undefined],
    ['call me', undefined],
    ['+1512555010a', undefined],
    ['+١٥١٢٥٥٥٠١٠٠', undefined],
    ['(512) 555-0111 x4', '+15125550111 x4'],
    ['512-555-0111 ext. 4', '+15125550111 x4'],
    ['5125550111x1234', '+15125550111 x1234'],
    ['+49 30 901820, Extension 07', '+4930901820 x07'],
    ['+15125550111 #12', '+15125550111 x12'],
    ['+15125550111;ext=12', '+15125550111 x12'],
    ['+15125550111 x4', '+15125550111 x4'],
    ['\u202a+1 (512)\u00a0555\u20110100\u202c', '+15125550100'],
    ['5125550111 x', undefined],
    ['5125550111 x12345678', undefined],
    ['5550111 x4', undefined],
    ['x4', undefined],
    ['5125550111 or x4', undefined],
  ])('%s is %s', (text, number) => {
    expect(phoneNumber(text)).toBe(number);
    expect(phoneRule(text)).toBe(number === undefined ? 'Please enter a valid phone number' : undefined);
  });

  it('requires a phone number', () => {
    expect(phoneRule(' ')).toBe('Field is required');
  });
});

describe('an e-mail address', () => {
  it.each(['ana@example.com', 'ana.maria+homes@mail.example.co.uk', "o'brien@example.com", 'A@B.CO'])(
    'may be %s',
    (email) => expect(emailRule(email)).toBeUndefined(),
  );

  it.each([
    'ana',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana @example.com',
    'Ana <ana@example.com>',
    'ana@example.com, evil@example.com',
    'ana@example.com\r\nBcc: evil@example.com',
    'ana@example.com\n',
    `${'x'.repeat(65)}@example.com`,
    `ana@${'x.'.repeat(130)}com`,
  ])('is not %j', (email) => expect(emailRule(email)).toBe('Please enter a valid email'));

  it('requires an email address', () => {
    expect(emailRule('')).toBe('Field is required');
  });
});

describe('a message', () => {
  it.each(['Hello', 'Ist das Haus noch frei?\nDanke', '多少钱', '👍', '2?'])(
    'accepts %j as a message',
    (text) => expect(messageRule(text)).toBeUndefined(),
  );

  it('requires a message with a word, up to its limit', () => {
    expect(messageRule(' \n ')).toBe('Field is required');
    expect(messageRule('...')).toBe('This message is invalid');
    expect(messageRule('x'.repeat(messageLimit))).toBeUndefined();
    expect(messageRule('x'.repeat(10_000))).toBe('Please enter less than 5000 characters');
  });
});
