/** The files that each element needs, from the widget build; inserted when the loader is built. */
declare module 'hearth:chunks' {
  /** The project's version. */
  export const version: string;
  /**
   * By the element's name without `hearth-`: the hash of its entry and, behind spaces, a digit (base 36) of `shared` for each file that it
   * imports, that its deferred parts need at once, and that these need where it is a map alone.
   */
  export const chunks: Record<string, string>;
  /** Files that elements import, without folder and ending. */
  export const shared: readonly string[];
  /** The file of `late.ts`, likewise. */
  export const late: string;
}
