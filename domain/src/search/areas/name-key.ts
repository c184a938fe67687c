/** A name as places are compared: lower case, single spaces, nothing but letters and digits. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
