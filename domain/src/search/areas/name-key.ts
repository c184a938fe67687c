/** The form in which names of areas are compared: lower case, single spaces, only letters and digits. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
