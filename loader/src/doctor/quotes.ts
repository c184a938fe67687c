/** Typographic quotes, the same read in a wrong encoding, and entities that were escaped once too often. */
export const QUOTES =
  /[\u2018-\u201f\u2032\u2033\u00ab\u00bb]|â€|&(quot|#34|#39|apos|ldquo|rdquo|#8220|#8221|#8243);?/;
