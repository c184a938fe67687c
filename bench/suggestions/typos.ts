import type { Random } from '@hearth/sample/random.ts';

/** Each letter's neighbours on a US keyboard. */
const neighbours: Readonly<Record<string, string>> = {
  ...{ q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'ryg', y: 'tuh', u: 'yij', i: 'uok', o: 'ipl', p: 'ol' },
  ...{ a: 'qsz', s: 'awdx', d: 'sefc', f: 'drgv', g: 'fthb', h: 'gyjn', j: 'hukm', k: 'jil', l: 'kop' },
  ...{ z: 'asx', x: 'zsdc', c: 'xdfv', v: 'cfgb', b: 'vghn', n: 'bhjm', m: 'njk' },
};

/** Mistakes that people make in typing a name; a typo of a text returns null where it does not apply. */
const mistakes: readonly ((random: Random, text: string) => string | null)[] = [
  inWord((random, word) => {
    const at = random.int(1, word.length - 2);
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  }),
  inWord((random, word) => {
    const at = random.int(1, word.length - 1);
    return word.slice(0, at) + word.slice(at + 1);
  }),
  inWord((random, word) => {
    const at = random.int(1, word.length - 1);
    return word.slice(0, at) + word[at] + word.slice(at);
  }),
  inWord((random, word) => {
    const at = random.int(1, word.length - 1);
    return word.slice(0, at) + random.pick([...neighbours[word[at]!]!]) + word.slice(at + 1);
  }),
  (random, text) => {
    const spaces = [...text.matchAll(/(?<=[a-z]) (?=[a-z])/g)];
    if (spaces.length === 0) return null;
    const at = random.pick(spaces).index;
    return text.slice(0, at) + text.slice(at + 1);
  },
];

/** Changes one word of at least four letters. */
function inWord(change: (random: Random, word: string) => string) {
  return (random: Random, text: string): string | null => {
    const words = [...text.matchAll(/[a-z]{4,}/g)];
    if (words.length === 0) return null;
    const { index, 0: word } = random.pick(words);
    return text.slice(0, index) + change(random, word) + text.slice(index + word.length);
  };
}

const suffixes = ['dr', 'st', 'ln', 'rd', 'ave', 'ct', 'cv', 'way', 'trl', 'blvd'];

/** Mistakes in addresses alone: the number last, another suffix. */
const addressMistakes: typeof mistakes = [
  (_random, text) => text.replace(/^(\d+) (.+)$/, '$2 $1'),
  (random, text) => {
    const words = text.split(' ');
    if (!suffixes.includes(words.at(-1)!)) return null;
    const wrong = random.pick(suffixes.filter((suffix) => suffix !== words.at(-1)));
    return [...words.slice(0, -1), wrong].join(' ');
  },
];

/** A text with one mistake; a text of digits alone has two of them swapped. */
export function mistyped(random: Random, text: string, isAddress: boolean): string {
  const possible = (isAddress ? [...mistakes, ...addressMistakes] : mistakes)
    .map((mistake) => mistake(random, text))
    .filter((typo) => typo !== null && typo !== text);
  return possible.length === 0 ? `${text.slice(0, -2)}${text.at(-1)}${text.at(-2)}` : random.pick(possible)!;
}
