import { trimEnd } from '../text/trim-end.ts';

/**
 * The commonest passwords that have a letter and a digit, in lower case, and the words that most others consist of beside
 * digits and punctuation. Source: the lists of leaked passwords that are published each year.
 */
const wholes =
  '1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc 3edc4rfv a1b2c3 a1b2c3d4 a1s2d3f4 abcd1234 asd123asd azerty123 g_czechout jordan23 l1nk3d1n m1cha3l ncc1701 p455w0rd pa55w0rd pa55word passw0rd p4ssw0rd p4ssword q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz1wsx2 qwe123qwe qwer1234 qwerty12345 r2d2c3po s3cret s3cr3t t3st1ng trustno1 w3lcome zag12wsx zaq12wsx zaq1zaq1 zxc123zxc zxcv1234'.split(
    ' ',
  );

const words =
  'a aa aaa abc abcd abcde abcdef access admin administrator amanda andrew angel apple asd asdf asdfgh asdfghjkl ashley austin autumn azerty bailey banana baseball basketball batman buster changeme charlie cheese chelsea chocolate computer cookie daniel default diamond dragon family flower football freedom ginger google guest hannah hello hockey house hunter iloveyou jennifer jessica jesus jordan joshua justin killer letmein liverpool login london love lovely lucky maggie master matthew melissa michael michelle monkey mustang myhome mypassword nicole ninja nothing orange pass passwd password pepper princess purple q qaz qazwsx qwe qwer qwert qwerty qwertyu qwertyuiop qwertz root samantha samsung school secret shadow soccer sophie spring starwars summer sunshine superman temp test testing texas thomas tigger user welcome whatever winter x zxc zxcv zxcvbn zxcvbnm'.split(
    ' ',
  );

const common = { wholes: new Set(wholes), words: new Set(words) };

/** More digits and punctuation than that make a word a password. */
const longestRest = 5;

/** Returns whether a password is one of the commonest, or one of their words with a few digits and punctuation around it. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  if (common.wholes.has(folded)) return true;
  const word = trimEnd(folded.replace(/^[^\p{L}]+/u, ''), /[^\p{L}]/u);
  return folded.length - word.length <= longestRest && common.words.has(word);
}
