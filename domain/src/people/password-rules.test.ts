import { describe, expect, it } from 'vitest';
import { passwordRule, passwordTips } from './password-rules.ts';

const rule = passwordRule('Hearth Austin');

describe('a password', () => {
  it.each([
    'Tr4vis',
    'correct Horse 7 battery staple',
    'Über3Straße',
    'Пароль-дня-9',
    '🏡🏡🏡aB1',
    `aB1${'x'.repeat(125)}`,
    `aB1${'🏡'.repeat(125)}`,
    'Hearthstone42!',
    'Password of my 3 cats',
  ])('may be %j', (password) => expect(rule(password)).toBeUndefined());

  it.each(['aB1xx', 'lower-case-1', 'UPPER-CASE-1', 'No-digits', '🏡aB1', '      '])(
    'is too weak as %j',
    (password) => expect(rule(password)).toBe('Please enter stronger password'),
  );

  it.each([
    'Password1',
    'pAssword1',
    'Qwerty123',
    'Passw0rd',
    '1q2w3E4R',
    'Abc123',
    'Welcome2026!',
    '!Summer26',
  ])('is too common as %s', (password) => expect(rule(password)).toMatch(/most common/));

  it.each(['Hearth2026', 'HearthAustin1', 'hearth-Austin-2026', '1Hearth1', 'Hearth!!!!1'])(
    'is too near to the brokerage as %s',
    (password) => expect(rule(password)).toMatch(/our name/),
  );

  it('requires a password, and limits its characters', () => {
    expect(rule('')).toBe('Field is required');
    expect(rule(`aB1${'x'.repeat(126)}`)).toBe('Please enter less than 128 characters');
    expect(rule('aB1'.repeat(100_000))).toBe('Please enter less than 128 characters');
  });

  it('meets tips one by one', () => {
    const met = (password: string) => passwordTips.map(({ isMet }) => isMet(password));
    expect(met('')).toEqual([false, false, false, false]);
    expect(met('a')).toEqual([false, true, false, false]);
    expect(met('aB3456')).toEqual([true, true, true, true]);
  });
});
