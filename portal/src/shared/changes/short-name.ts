const longestInWords = 60;

/** A name within a sentence, shortened where it is long. */
export const shortName = (name: string): string =>
  name.length > longestInWords ? `${name.slice(0, longestInWords).trimEnd()}…` : name;
