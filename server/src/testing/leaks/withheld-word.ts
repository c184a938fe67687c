/** A word that only records bear which the source of a listing keeps to itself. */
export const withheldWord = (word: string): string => `${word}withheld`;
