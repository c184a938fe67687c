/** The phrases of a list, separated by commas or lines, with single spaces between their words. */
export const phrasesIn = (list: string): readonly string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
