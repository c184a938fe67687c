/** The files that each element needs, from the widget build; inserted when the loader is built. */
declare module 'hearth:chunks' {
  /** The project's version. */
  export const version: string;
  /** By the element's name without `hearth-`: the hash of its entry, a space, and a digit (base 36) for each of `shared`. */
  export const chunks: Record<string, string>;
  /** Files that elements import, without folder and ending. */
  export const shared: readonly string[];
  /** The file of `late.ts`, likewise. */
  export const late: string;
}
