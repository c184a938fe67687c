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
  it.each(['Ana', 'María José', 'Müller-Lüdenscheidt', 'Nguyễn', '李', 'Zoe\u0308', 'x'.repeat(256)])(
    'take %s',
    (name) => {
      expect(firstnameRule(name)).toBeUndefined();
      expect(lastnameRule(name)).toBeUndefined();
    },
  );

  it.each(['O’Brien', 'St. John', "O'Brien", 'R2D2', 'a@b', '<b>Ana</b>', 'Ana\nBcc: x', '-', ' - '])(
    'refuse %j',
    (name) => {
      expect(firstnameRule(name)).toBe('This first name is invalid. Use letters, spaces and hyphens.');
      expect(lastnameRule(name)).toBe('This last name is invalid. Use letters, spaces and hyphens.');
    },
  );

  it('are required and have at most 256 characters', () => {
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
  ])('%s is %s', (text, number) => {
    expect(phoneNumber(text)).toBe(number);
    expect(phoneRule(text)).toBe(number === undefined ? 'Please enter a valid phone number' : undefined);
  });

  it('is required', () => {
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

  it('is required', () => {
    expect(emailRule('')).toBe('Field is required');
  });
});

describe('a message', () => {
  it.each(['Hello', 'Ist das Haus noch frei?\nDanke', '多少钱', '👍', '2?'])('may be %j', (text) =>
    expect(messageRule(text)).toBeUndefined(),
  );

  it('is required, needs a word and has a limit', () => {
    expect(messageRule(' \n ')).toBe('Field is required');
    expect(messageRule('...')).toBe('This message is invalid');
    expect(messageRule('x'.repeat(messageLimit))).toBeUndefined();
    expect(messageRule('x'.repeat(10_000))).toBe('Please enter less than 5000 characters');
  });
});
