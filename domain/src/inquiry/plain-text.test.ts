import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['\u202Eexe.fdp', 'exe.fdp'],
    ['zero\u200Bwidth\u200Dspace\uFEFF', 'zerowidthspace'],
    ['\u2066isolated\u2069', 'isolated'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['bell\u0007 escape\u001B[31m', 'bell escape[31m'],
    ['hidden\u{E0041}\u{E0042}tags', 'hiddentags'],
    ['  María 李 👍 ', 'María 李 👍'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'a family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    [
      '\u{1F3F3}\uFE0F\u200D\u{1F308} \u{1F469}\u{1F3FD}\u200D\u{1F4BB}\u200D',
      '\u{1F3F3}\uFE0F\u200D\u{1F308} \u{1F469}\u{1F3FD}\u200D\u{1F4BB}',
    ],
    ['one\vtwo\ffour', 'one\ntwo\nfour'],
    ['half \uD83D pair', 'half  pair'],
  ])('%j reads %j', (given, shown) => expect(plainText(given)).toBe(shown));

  it('writes one line where one is requested', () => {
    expect(plainLine('Ana\r\nBcc: evil@example.com\t!')).toBe('Ana Bcc: evil@example.com !');
  });
});
