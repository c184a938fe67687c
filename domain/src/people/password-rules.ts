import type { Rule } from '../inquiry/person-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

const least = 6;
/** Longest password, in characters as people count them. */
export const longestPassword = 128;

interface Tip {
  readonly words: string;
  readonly isMet: (password: string) => boolean;
}

/** The heading of the tips below a password field (specification section 5). */
export const passwordTipsHeading = 'Password must contain:';

export const commonPasswordMessage =
  'This password is one of the most common ones. Choose one that is harder to guess.';

/** Required parts of a password, in the order of the tips. */
export const passwordTips: readonly Tip[] = [
  { words: 'at least 6 characters', isMet: (password) => [...password].length >= least },
  { words: 'one lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { words: 'one uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { words: 'one digit', isMet: (password) => /\p{Nd}/u.test(password) },
];

/**
 * The rule for new passwords; the tips first, then passwords that are easily guessed. Spaces and letters of any script are
 * part of a password, so callers must not trim it.
 * @param brokerageName a password that is little more than this name is refused
 */
export const passwordRule =
  (brokerageName: string): Rule =>
  (password) => {
    if (password === '') return 'Field is required';
    if ([...password].length > longestPassword) return `Please enter less than ${longestPassword} characters`;
    if (!passwordTips.every(({ isMet }) => isMet(password))) return 'Please enter stronger password';
    if (isCommonPassword(password)) return commonPasswordMessage;
    return isLittleMoreThan(brokerageName, password)
      ? 'This password is little more than our name. Choose one that is harder to guess.'
      : undefined;
  };

/** Minimum length of a password without the words of a name: that of a password. */
function isLittleMoreThan(name: string, password: string): boolean {
  const words = wordsOf(name);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lettersOf(password));
  return rest !== lettersOf(password) && rest.length < least;
}

/** Shorter words, such as 'of', are part of too many passwords. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);

const lettersOf = (password: string): string => password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
